#include "bands.h"

#include <string.h>

#include "vectors.h"

// JFIF 1.02: red = Y + 1.402 Cr, green = Y - 0.344136 Cb - 0.714136 Cr, blue = Y + 1.772 Cb, in steps of 1 / 16384.
enum { bits = 14, red_of_red = 22970, green_of_blue = -5638, green_of_red = -11700, blue_of_blue = 29032 };

// Pairs of weights for chroma: blue, then red.
static inline four_pairs pair_of(int16_t blue, int16_t red) {
  return (four_pairs){blue, red, blue, red, blue, red, blue, red};
}

// Four pixels of these colours, bounded to 0…255, opaque.
static inline four_sums pixels_of(four_sums red, four_sums green, four_sums blue) {
#if defined(__x86_64__)
  __m128i shorts = _mm_packs_epi32((__m128i)red, (__m128i)green);
  __m128i others = _mm_packs_epi32((__m128i)blue, _mm_set1_epi32(255));
  __m128i bytes = _mm_packus_epi16(shorts, others);
  __m128i red_green = _mm_unpacklo_epi8(bytes, _mm_srli_si128(bytes, 4));
  __m128i blue_alpha = _mm_unpacklo_epi8(_mm_srli_si128(bytes, 8), _mm_srli_si128(bytes, 12));
  return (four_sums)_mm_unpacklo_epi16(red_green, blue_alpha);
#else
  four_sums pixels;
  for (int i = 0; i < 4; i++) {
    const int colors[3] = {red[i], green[i], blue[i]};
    uint8_t pixel[4] = {0, 0, 0, 255};
    for (int c = 0; c < 3; c++) pixel[c] = (uint8_t)(colors[c] < 0 ? 0 : colors[c] > 255 ? 255 : colors[c]);
    int32_t whole;
    memcpy(&whole, pixel, 4);
    pixels[i] = whole;
  }
  return pixels;
#endif
}

// The bytes of one of the four rows.
static inline four_sums row_of(four_sums columns, int row) {
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  return (columns >> (8 * row)) & 255;
#else
  return (columns >> (24 - 8 * row)) & 255;
#endif
}

// The first `count` of four columns, from one on.
static inline void join_columns(uint8_t *band, size_t row_bytes, size_t count) {
  four_sums planes[3] = {{0}};
  for (size_t i = 0; i < 3; i++) memcpy(&planes[i], band + i * row_bytes, 4 * count);
  for (int row = 0; row < 4; row++) {
    four_sums luma = (row_of(planes[0], row) << bits) + (1 << (bits - 1));
    four_sums blue = row_of(planes[1], row) - 128, red = row_of(planes[2], row) - 128;
    four_pairs chroma = (four_pairs)((blue & 0xFFFF) | (red << 16));
    four_sums pixels = pixels_of((luma + multiply(chroma, pair_of(0, red_of_red))) >> bits,
                                 (luma + multiply(chroma, pair_of(green_of_blue, green_of_red))) >> bits,
                                 (luma + multiply(chroma, pair_of(blue_of_blue, 0))) >> bits);
    memcpy(band + (size_t)row * row_bytes, &pixels, 4 * count);
  }
}

void bk_band_join(uint8_t *band, int width) {
  size_t row_bytes = (size_t)width * 4;
  int x = 0;
  for (; x + 4 <= width; x += 4) join_columns(band + 4 * (size_t)x, row_bytes, 4);
  if (x < width) join_columns(band + 4 * (size_t)x, row_bytes, (size_t)(width - x));
}

void bk_band_spread(uint8_t *band, int width) {
  for (int x = 0; x < width; x++) {
    uint8_t column[4];
    memcpy(column, band + 4 * (size_t)x, 4);
    for (int row = 0; row < 4; row++) {
      const uint8_t pixel[4] = {column[row], column[row], column[row], 255};
      memcpy(band + ((size_t)row * (size_t)width + (size_t)x) * 4, pixel, 4);
    }
  }
}
