#include "filters.h"

#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// Sums of rows keep this many bits after the point, so that four more and a sign fit into 16.
enum { kept_bits = 6, dropped_bits = weight_bits - kept_bits };

// Pairs of numbers of 16 bits, and what becomes of them: four at a time everywhere, eight where the machine can.
typedef int16_t four_pairs __attribute__((vector_size(16), aligned(2)));
typedef int32_t four_sums __attribute__((vector_size(16), aligned(4)));
typedef int16_t eight_pairs __attribute__((vector_size(32), aligned(2)));
typedef int32_t eight_sums __attribute__((vector_size(32), aligned(4)));

// The sum of the products of each pair.
static inline four_sums multiply(four_pairs a, four_pairs b) {
#if defined(__x86_64__)
  return (four_sums)_mm_madd_epi16((__m128i)a, (__m128i)b);
#else
  four_sums products;
  for (int i = 0; i < 4; i++) products[i] = a[2 * i] * b[2 * i] + a[2 * i + 1] * b[2 * i + 1];
  return products;
#endif
}

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
  for (int row = 0; row < 4; row++) {
    const int32_t *restrict sum = sums[row];
    int x = 0;
    for (; x + 2 <= width; x += 2) {
      quads[4 * x + 2 * row] = kept(sum[x]);
      quads[4 * x + 2 * row + 1] = kept(sum[x + 1]);
    }
    if (x < width) {
      quads[4 * x + 2 * row] = kept(sum[x]);
      quads[4 * x + 2 * row + 1] = 0;
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

void bk_filter_across(const int16_t *quads, const windows *across, int width, uint8_t (*results)[4]) {
  for (int x = 0; x < width; x++) {
    const four_pairs *source = (const four_pairs *)(quads + 8 * across->first[x]);
    const int32_t *weights = weights_of(across, x);
    int count = across->count[x], i = 0;
    // Two chains of sums, so that one need not wait for the other.
    four_sums even = {0}, odd = {0};
    for (; i + 1 < count; i += 2) {
      even += multiply(source[i], (four_pairs)((four_sums){0} + weights[i]));
      odd += multiply(source[i + 1], (four_pairs)((four_sums){0} + weights[i + 1]));
    }
    if (i < count) even += multiply(source[i], (four_pairs)((four_sums){0} + weights[i]));
    const int all_bits = weight_bits + kept_bits;
    store_bytes((even + odd + (1 << (all_bits - 1))) >> all_bits, results[x]);
  }
}
