// Registers of numbers of 16 and 32 bits, and the one step that all loops are made of.
#ifndef BANNERKIT_VECTORS_H
#define BANNERKIT_VECTORS_H

#include <stdint.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// Pairs of numbers of 16 bits, and what becomes of them: four at a time everywhere, eight where the machine can.
typedef int16_t four_pairs __attribute__((vector_size(16), aligned(2)));
typedef int32_t four_sums __attribute__((vector_size(16), aligned(4)));
typedef uint32_t four_pixels __attribute__((vector_size(16), aligned(4)));
typedef uint8_t sixteen_bytes __attribute__((vector_size(16)));
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

#endif
