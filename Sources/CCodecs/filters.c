#include "filters.h"

#include <string.h>

#include "vectors.h"

// Sums of rows keep this many bits after the point, so that four more and a sign fit into 16.
enum { kept_bits = 6, dropped_bits = weight_bits - kept_bits };

// The loop of both kinds of machines, over registers of `SUMS` and `PAIRS`.
#define ADD_PAIRS(SUMS, PAIRS, MULTIPLY)                                                                              \
  const int step = (int)(4 * sizeof(SUMS) / sizeof(int32_t));                                                         \
  int i = 0;                                                                                                          \
  for (; i + step <= count; i += step) {                                                                              \
    SUMS *place = (SUMS *)(sums + i);                                                                                 \
    SUMS a = {0}, b = {0}, c = {0}, d = {0};                                                                          \
    if (!begins) a = place[0], b = place[1], c = place[2], d = place[3];                                              \
    for (int pair = 0; pair < pair_count; pair++) {                                                                   \
      const PAIRS *source = (const PAIRS *)(pairs + pair * 2 * chunk + 2 * i);                                        \
      PAIRS weight = (PAIRS)((SUMS){0} + weights[pair]);                                                              \
      a += MULTIPLY(source[0], weight), b += MULTIPLY(source[1], weight);                                             \
      c += MULTIPLY(source[2], weight), d += MULTIPLY(source[3], weight);                                             \
    }                                                                                                                 \
    place[0] = a, place[1] = b, place[2] = c, place[3] = d;                                                           \
  }                                                                                                                   \
  for (; i < count; i++) {                                                                                            \
    int32_t sum = begins ? 0 : sums[i];                                                                               \
    for (int pair = 0; pair < pair_count; pair++) {                                                                   \
      const int16_t *source = pairs + pair * 2 * chunk + 2 * i, *weight = (const int16_t *)(weights + pair);          \
      sum += source[0] * weight[0] + source[1] * weight[1];                                                           \
    }                                                                                                                 \
    sums[i] = sum;                                                                                                    \
  }

static void add_by_four(int32_t *sums, const int16_t *pairs, const int32_t *weights, int pair_count, int count,
                        bool begins) {
  ADD_PAIRS(four_sums, four_pairs, multiply)
}

#if defined(__x86_64__)
#define MULTIPLY_EIGHT(A, B) ((eight_sums)_mm256_madd_epi16((__m256i)(A), (__m256i)(B)))

__attribute__((target("avx2"))) static void add_by_eight(int32_t *sums, const int16_t *pairs, const int32_t *weights,
                                                         int pair_count, int count, bool begins) {
  ADD_PAIRS(eight_sums, eight_pairs, MULTIPLY_EIGHT)
}
#endif

add_pairs *bk_add_pairs(void) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) return add_by_eight;
#endif
  return add_by_four;
}

void bk_pair_rows(const uint8_t *restrict even, const uint8_t *restrict odd, int16_t *restrict pairs, int count) {
  for (int i = 0; i < count; i++) {
    pairs[2 * i] = even[i];
    pairs[2 * i + 1] = odd[i];
  }
}

static inline int16_t kept(int32_t sum) { return (int16_t)((sum + (1 << (dropped_bits - 1))) >> dropped_bits); }

void bk_quads_of_pixels(const int32_t *restrict sums, int16_t *restrict quads, int width) {
  int x = 0;
  for (; x + 2 <= width; x += 2) {
    for (int c = 0; c < 4; c++) {
      quads[4 * x + 2 * c] = kept(sums[4 * x + c]);
      quads[4 * x + 2 * c + 1] = kept(sums[4 * x + 4 + c]);
    }
  }
  for (int c = 0; x < width && c < 4; c++) {
    quads[4 * x + 2 * c] = kept(sums[4 * x + c]);
    quads[4 * x + 2 * c + 1] = 0;
  }
}

void bk_quads_of_rows(const int32_t *const sums[4], int16_t *restrict quads, int width) {
  int x = 0;
#if defined(__x86_64__)
  const four_sums half = (four_sums){0} + (1 << (dropped_bits - 1));
  for (; x + 4 <= width; x += 4) {
    __m128i rows[4];
    for (int i = 0; i < 4; i++) rows[i] = (__m128i)((*(const four_sums *)(sums[i] + x) + half) >> dropped_bits);
    __m128i ab = _mm_packs_epi32(rows[0], rows[1]), cd = _mm_packs_epi32(rows[2], rows[3]);
    __m128i ac = _mm_unpacklo_epi32(ab, cd), bd = _mm_unpackhi_epi32(ab, cd);
    _mm_storeu_si128((__m128i *)(quads + 4 * x), _mm_unpacklo_epi32(ac, bd));
    _mm_storeu_si128((__m128i *)(quads + 4 * x + 8), _mm_unpackhi_epi32(ac, bd));
  }
#endif
  for (; x < width; x += 2) {
    for (int row = 0; row < 4; row++) {
      quads[4 * x + 2 * row] = kept(sums[row][x]);
      quads[4 * x + 2 * row + 1] = x + 1 < width ? kept(sums[row][x + 1]) : 0;
    }
  }
}

// Four numbers as bytes, bounded to 0…255.
static inline void store_bytes(four_sums sums, uint8_t target[4]) {
#if defined(__x86_64__)
  __m128i shorts = _mm_packs_epi32((__m128i)sums, (__m128i)sums);
  int32_t bytes = _mm_cvtsi128_si32(_mm_packus_epi16(shorts, shorts));
  memcpy(target, &bytes, 4);
#else
  for (int i = 0; i < 4; i++) target[i] = (uint8_t)(sums[i] < 0 ? 0 : sums[i] > 255 ? 255 : sums[i]);
#endif
}

enum { all_bits = weight_bits + kept_bits };

static inline four_sums weigh(const int16_t *source, int32_t weights) {
  return multiply(*(const four_pairs *)source, (four_pairs)((four_sums){0} + weights));
}

static void across_by_one(const int16_t *quads, const windows *across, int width, uint8_t (*results)[4]) {
  const int count = across->count[0];
  for (int x = 0; x < width; x++) {
    const int16_t *source = quads + 8 * across->first[x];
    const int32_t *weights = weights_of(across, x);
    int i = 0;
    // Two chains of sums, so that one need not wait for the other.
    four_sums even = {0}, odd = {0};
    for (; i + 1 < count; i += 2) {
      even += weigh(source + 8 * i, weights[i]);
      odd += weigh(source + 8 * i + 8, weights[i + 1]);
    }
    if (i < count) even += weigh(source + 8 * i, weights[i]);
    store_bytes((even + odd + (1 << (all_bits - 1))) >> all_bits, results[x]);
  }
}

#if defined(__x86_64__)
// Two pairs of samples in one register.
__attribute__((target("avx2"))) static inline eight_sums weigh_two(const int16_t *source, const int32_t *weights) {
  const __m256i spread = _mm256_setr_epi32(0, 0, 0, 0, 1, 1, 1, 1);
  __m256i both = _mm256_castsi128_si256(_mm_loadl_epi64((const __m128i *)weights));
  __m256i weight = _mm256_permutevar8x32_epi32(both, spread);
  return (eight_sums)_mm256_madd_epi16(_mm256_loadu_si256((const __m256i *)source), weight);
}

__attribute__((target("avx2"))) static void across_by_two(const int16_t *quads, const windows *across, int width,
                                                          uint8_t (*results)[4]) {
  const int count = across->count[0];
  for (int x = 0; x < width; x++) {
    const int16_t *source = quads + 8 * across->first[x];
    const int32_t *weights = weights_of(across, x);
    int i = 0;
    eight_sums even = {0}, odd = {0};
    for (; i + 3 < count; i += 4) {
      even += weigh_two(source + 8 * i, weights + i);
      odd += weigh_two(source + 8 * i + 16, weights + i + 2);
    }
    if (i + 1 < count) {
      even += weigh_two(source + 8 * i, weights + i);
      i += 2;
    }
    __m256i all = (__m256i)(even + odd);
    four_sums sums = (four_sums)_mm256_castsi256_si128(all) + (four_sums)_mm256_extracti128_si256(all, 1);
    if (i < count) sums += weigh(source + 8 * i, weights[i]);
    store_bytes((sums + (1 << (all_bits - 1))) >> all_bits, results[x]);
  }
}
#endif

filter_across *bk_filter_across(void) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) return across_by_two;
#endif
  return across_by_one;
}

static inline four_pixels limited(four_pixels pixels) {
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  four_pixels alpha = pixels >> 24;
#else
  four_pixels alpha = pixels & 255;
#endif
  alpha |= alpha << 8;
  alpha |= alpha << 16;
  sixteen_bytes is_less = (sixteen_bytes)((sixteen_bytes)pixels < (sixteen_bytes)alpha);
  return (pixels & (four_pixels)is_less) | (alpha & ~(four_pixels)is_less);
}

void bk_limit_to_alpha(uint8_t (*pixels)[4], int width) {
  int x = 0;
  for (; x + 4 <= width; x += 4) *(four_pixels *)(pixels + x) = limited(*(four_pixels *)(pixels + x));
  if (x == width) return;
  four_pixels rest = {0};
  size_t count = (size_t)(width - x) * 4;
  memcpy(&rest, pixels + x, count);
  rest = limited(rest);
  memcpy(pixels + x, &rest, count);
}
