// Which samples of a line a filtered sample is made of, and how much of each.
#ifndef BANNERKIT_WINDOWS_H
#define BANNERKIT_WINDOWS_H

#include <stdbool.h>
#include <stdint.h>

// Weights are whole numbers of which this many make 1, and fit into 16 bits.
enum { weight_bits = 14 };

// For each target: the first pair of samples in its window, how many pairs there are, and their weights, two to a number
// of 32 bits: pairs are what processors multiply and add in one step.
typedef struct {
  int *first, *count;
  int32_t *weights;
  int most;
} windows;

// Lanczos windows that bring `source` samples, of which the first `extent` are covered by the picture, to `target`.
bool bk_windows_open(windows *self, int source, double extent, int target);

// Gives all windows as many pairs as the largest has, and an even number if the line is so long: a loop that takes equally
// long for each of many short windows needs no guess about its end.
void bk_windows_level(windows *self, int source, int target);

void bk_windows_close(windows *self);

static inline const int32_t *weights_of(const windows *self, int target) {
  return self->weights + (int64_t)target * self->most;
}

#endif
