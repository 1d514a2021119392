// The loops of the resampler: sums of products of numbers of 16 bits.
#ifndef BANNERKIT_FILTERS_H
#define BANNERKIT_FILTERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "windows.h"

// Samples that are filtered at a time: those of a group of rows then stay in the nearest cache.
enum { chunk = 256 };

// Adds to `sums`, or begins them with, weighted pairs of rows: pair `p` of sample `i` stands at pairs[p * 2 * chunk + 2 i].
typedef void add_pairs(int32_t *sums, const int16_t *pairs, const int32_t *weights, int pair_count, int count,
                       bool begins);

// The fastest that this machine has.
add_pairs *bk_add_pairs(void);

// Puts two rows of samples side by side.
void bk_pair_rows(const uint8_t *even, const uint8_t *odd, int16_t *pairs, int count);

// Turns the sums of `width` pixels of four channels into what bk_filter_across reads.
void bk_quads_of_pixels(const int32_t *sums, int16_t *quads, int width);

// The same for four rows of one channel, which are filtered together.
void bk_quads_of_rows(const int32_t *const sums[4], int16_t *quads, int width);

// Filters across, by windows that are level; four results for each target.
typedef void filter_across(const int16_t *quads, const windows *across, int width, uint8_t (*results)[4]);

// The fastest that this machine has.
filter_across *bk_filter_across(void);

// Brings colours down to their alpha: the filter overshoots at edges.
void bk_limit_to_alpha(uint8_t (*pixels)[4], int width);

#endif
