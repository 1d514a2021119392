#include "BKResampler.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "filters.h"

// Rows of the source that are filtered together: the more, the fewer times a sum is loaded and stored. Even.
enum { group = 16 };

struct bk_resampler {
  bk_samples samples;
  int channels;
  int source_width, source_height, target_width, target_height;
  windows across, down;
  add_pairs *add_pairs;
  filter_across *filter_across;
  uint8_t *rooms;
  const uint8_t *rows[group];
  int row_count, first_row; // of the group
  // Sums of weighted rows, for the targets `first_target ..< next_target`, each in the place `target % sum_count`.
  int32_t *sums;
  int sum_count, first_target, next_target;
  // The group's rows in pairs, a chunk of them; a finished sum or four.
  int16_t *pairs, *quads;
  uint8_t *target, *rest;
};

// A register's load that crosses a line of the cache takes twice as long.
enum { line_bytes = 64 };

static void *open_lines(size_t bytes) {
  return aligned_alloc(line_bytes, (bytes + line_bytes - 1) / line_bytes * line_bytes);
}

// The sums of a row, with what fills its last line.
static size_t sums_of_row(const bk_resampler *self) {
  size_t sums = (size_t)self->source_width * (size_t)self->channels, sums_of_line = line_bytes / sizeof *self->sums;
  return (sums + sums_of_line - 1) / sums_of_line * sums_of_line;
}

static int32_t *sum_of(const bk_resampler *self, int target) {
  return self->sums + (size_t)(target % self->sum_count) * sums_of_row(self);
}

// Where the window of a target ends, in rows.
static int end_of(const bk_resampler *self, int target) {
  int end = (self->down.first[target] + self->down.count[target]) * 2;
  return end < self->source_height ? end : self->source_height;
}

static void finish_pixels(bk_resampler *self) {
  uint8_t(*pixels)[4] = (uint8_t(*)[4])(self->target + (size_t)self->first_target * (size_t)self->target_width * 4);
  bk_quads_of_pixels(sum_of(self, self->first_target), self->quads, self->source_width);
  self->filter_across(self->quads, &self->across, self->target_width, pixels);
  self->first_target++;
  if (self->samples == BK_SAMPLES_PREMULTIPLIED) bk_limit_to_alpha(pixels, self->target_width);
}

static void finish_rows(bk_resampler *self, int count) {
  const int32_t *sums[4];
  for (int i = 0; i < 4; i++) sums[i] = sum_of(self, self->first_target + (i < count ? i : 0));
  bk_quads_of_rows(sums, self->quads, self->source_width);
  uint8_t *columns = count < 4 ? self->rest : self->target + (size_t)self->first_target * (size_t)self->target_width * 4;
  self->filter_across(self->quads, &self->across, self->target_width, (uint8_t(*)[4])columns);
  self->first_target += count;
}

// Finishes the targets that need no row from `end_row` on.
static void finish_targets(bk_resampler *self, int end_row) {
  int end = self->first_target;
  while (end < self->next_target && end_of(self, end) <= end_row) end++;
  if (self->channels == 4) {
    while (self->first_target < end) finish_pixels(self);
    return;
  }
  while (end - self->first_target >= 4) finish_rows(self, 4);
  if (end == self->target_height && end > self->first_target) finish_rows(self, end - self->first_target);
}

// Adds the group's rows to the targets whose windows they are in.
static void filter_group(bk_resampler *self) {
  int width = self->source_width * self->channels;
  int first_pair = self->first_row / 2, pair_count = (self->row_count + 1) / 2, end_pair = first_pair + pair_count;
  int next_target = self->next_target;
  for (int x = 0; x < width; x += chunk) {
    int count = width - x < chunk ? width - x : chunk;
    for (int pair = 0; pair < pair_count; pair++) {
      const uint8_t *even = self->rows[2 * pair];
      // The last row may have no partner; its weight is 0.
      const uint8_t *odd = 2 * pair + 1 < self->row_count ? self->rows[2 * pair + 1] : even;
      bk_pair_rows(even + x, odd + x, self->pairs + pair * 2 * chunk, count);
    }
    int y = self->first_target;
    for (; y < self->target_height && self->down.first[y] < end_pair; y++) {
      int first = self->down.first[y], end = first + self->down.count[y];
      int low = first > first_pair ? first : first_pair, high = end < end_pair ? end : end_pair;
      // A finished plane row may wait for three others.
      if (low >= high) continue;
      self->add_pairs(sum_of(self, y) + x, self->pairs + (low - first_pair) * 2 * chunk,
                      weights_of(&self->down, y) + (low - first), high - low, count, y >= self->next_target);
    }
    next_target = y;
  }
  self->next_target = next_target;
  self->first_row += self->row_count;
  self->row_count = 0;
  finish_targets(self, self->first_row);
}

bk_resampler *bk_resampler_open(bk_samples samples, int source_width, int source_height, int target_width,
                                int target_height) {
  return bk_resampler_open_partial(samples, source_width, source_height, source_width, source_height, target_width,
                                   target_height);
}

bk_resampler *bk_resampler_open_partial(bk_samples samples, int source_width, int source_height, double width,
                                        double height, int target_width, int target_height) {
  bk_resampler *self = calloc(1, sizeof *self);
  if (!self) return NULL;
  self->samples = samples;
  self->channels = samples == BK_SAMPLES_PLANE ? 1 : 4;
  self->source_width = source_width;
  self->source_height = source_height;
  self->target_width = target_width;
  self->target_height = target_height;
  self->add_pairs = bk_add_pairs();
  self->filter_across = bk_filter_across();
  bool has_windows = bk_windows_open(&self->across, source_width, width, target_width) &&
                     bk_windows_open(&self->down, source_height, height, target_height);
  if (has_windows) bk_windows_level(&self->across, source_width, target_width);
  // The targets with a window that a group can touch while none of them is finished, and those that wait.
  double scale = height / target_height;
  self->sum_count = (int)ceil((group + 2 * self->down.most + 2) / scale) + 6;
  if (self->sum_count > target_height) self->sum_count = target_height;
  size_t samples_of_row = (size_t)source_width * (size_t)self->channels;
  self->sums = open_lines((size_t)self->sum_count * sums_of_row(self) * sizeof *self->sums);
  self->rooms = malloc((size_t)group * samples_of_row);
  self->pairs = open_lines((size_t)group * chunk * sizeof *self->pairs);
  self->quads = open_lines(((size_t)source_width + 1) * 4 * sizeof *self->quads);
  if (!has_windows || !self->sums || !self->rooms || !self->pairs || !self->quads) {
    bk_resampler_close(self);
    return NULL;
  }
  return self;
}

void bk_resampler_begin(bk_resampler *self, uint8_t *target) {
  self->row_count = self->first_row = self->first_target = self->next_target = 0;
  self->target = target;
}

void bk_resampler_begin_plane(bk_resampler *self, uint8_t *target, uint8_t *rest) {
  bk_resampler_begin(self, target);
  self->rest = rest;
}

uint8_t *bk_resampler_room(bk_resampler *self) {
  return self->rooms + (size_t)self->row_count * (size_t)self->source_width * (size_t)self->channels;
}

void bk_resampler_push(bk_resampler *self, const uint8_t *row) {
  if (self->first_row + self->row_count >= self->source_height) return;
  self->rows[self->row_count++] = row;
  if (self->row_count == group || self->first_row + self->row_count == self->source_height) filter_group(self);
}

void bk_resampler_close(bk_resampler *self) {
  if (!self) return;
  bk_windows_close(&self->across);
  bk_windows_close(&self->down);
  free(self->sums);
  free(self->rooms);
  free(self->pairs);
  free(self->quads);
  free(self);
}
