#include "BKResampler.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// The same loops, compiled also for wider registers; the machine takes what it has.
#if defined(__x86_64__) && defined(__linux__) && !defined(__SANITIZE_ADDRESS__) && defined(__OPTIMIZE__)
#define FOR_EACH_MACHINE __attribute__((target_clones("arch=x86-64-v3", "default")))
#else
#define FOR_EACH_MACHINE
#endif

// Rows of the source that are filtered together: the more, the fewer times a sum is loaded and stored.
enum { group = 8 };

static const double lobes = 3;

// For each target: the first source of its window, how many there are, and their weights.
typedef struct {
  int *first, *count;
  float *weights;
  int most;
} windows;

struct bk_resampler {
  int source_width, source_height, target_width, target_height;
  bool is_premultiplied;
  windows across, down;
  uint8_t *rooms;
  const uint8_t *rows[group];
  int row_count, first_row; // of the group
  // Sums of weighted rows, for the targets `first_target ..< next_target`, each in the place `target % sum_count`.
  float *sums;
  int sum_count, first_target, next_target;
  uint8_t *target;
};

// sinc(x) · sinc(x / 3) for |x| < 3.
static double lanczos(double x) {
  if (x == 0) return 1;
  if (fabs(x) >= lobes) return 0;
  double angle = 3.14159265358979323846 * x;
  return lobes * sin(angle) * sin(angle / lobes) / (angle * angle);
}

static bool open_windows(windows *self, int source, int target) {
  double scale = (double)source / target, support = lobes * scale;
  self->most = (int)ceil(support) * 2 + 2;
  if (self->most > source) self->most = source;
  self->first = calloc((size_t)target, sizeof *self->first);
  self->count = calloc((size_t)target, sizeof *self->count);
  self->weights = calloc((size_t)target * (size_t)self->most, sizeof *self->weights);
  if (!self->first || !self->count || !self->weights) return false;
  for (int i = 0; i < target; i++) {
    double centre = (i + 0.5) * scale;
    int low = (int)floor(centre - support), high = (int)ceil(centre + support);
    if (low < 0) low = 0;
    if (high > source) high = source;
    // Weights of nothing at the edges of the window are left out: at the same size one source is left.
    while (low < high - 1 && fabs(lanczos((low + 0.5 - centre) / scale)) < 1e-9) low++;
    while (high > low + 1 && fabs(lanczos((high - 0.5 - centre) / scale)) < 1e-9) high--;
    if (high - low > self->most) high = low + self->most;
    float *weights = self->weights + (size_t)i * (size_t)self->most;
    double sum = 0;
    for (int j = low; j < high; j++) sum += lanczos((j + 0.5 - centre) / scale);
    for (int j = low; j < high; j++) weights[j - low] = (float)(lanczos((j + 0.5 - centre) / scale) / sum);
    self->first[i] = low;
    self->count[i] = high - low;
  }
  return true;
}

static void close_windows(windows *self) {
  free(self->first);
  free(self->count);
  free(self->weights);
}

// Eight numbers at a time: registers of that width where the machine has them, two of four elsewhere.
typedef float vector __attribute__((vector_size(32), aligned(4)));
typedef uint8_t bytes __attribute__((vector_size(8), aligned(1)));

// Channels that are filtered at a time: the group's, as numbers, then fit into the nearest cache.
enum { chunk = 256 };

// Turns a piece of a row into numbers, once for all targets whose windows it is in.
FOR_EACH_MACHINE
static void convert(const uint8_t *restrict source, float *restrict target, size_t count) {
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    *(vector *)(target + i) = __builtin_convertvector(*(const bytes *)(source + i), vector);
  }
  for (; i < count; i++) target[i] = source[i];
}

// Adds weighted pieces of rows to a piece of a sum, or begins it with them.
FOR_EACH_MACHINE
static void add_rows(float *restrict sum, const float *restrict rows, const float *restrict weights, int row_count,
                     size_t count, bool begins) {
  size_t i = 0;
  for (; i + 32 <= count; i += 32) {
    vector *place = (vector *)(sum + i);
    vector a = {0}, b = {0}, c = {0}, d = {0};
    if (!begins) a = place[0], b = place[1], c = place[2], d = place[3];
    for (int row = 0; row < row_count; row++) {
      const vector *source = (const vector *)(rows + row * chunk + i);
      float weight = weights[row];
      a += weight * source[0], b += weight * source[1], c += weight * source[2], d += weight * source[3];
    }
    place[0] = a, place[1] = b, place[2] = c, place[3] = d;
  }
  for (; i < count; i++) {
    float part = begins ? 0 : sum[i];
    for (int row = 0; row < row_count; row++) part += weights[row] * rows[row * chunk + (int)i];
    sum[i] = part;
  }
}

static inline uint8_t rounded(float value, float high) {
  value = value < 0 ? 0 : value > high ? high : value;
  return (uint8_t)(value + 0.5f);
}

// Filters a sum of rows across, into a row of the target.
FOR_EACH_MACHINE
static void filter_across(const float *restrict sum, const windows *across, int width, bool is_premultiplied,
                          uint8_t *restrict target) {
  for (int x = 0; x < width; x++) {
    const float *weights = across->weights + (size_t)x * (size_t)across->most;
    const float *source = sum + (size_t)across->first[x] * 4;
    int count = across->count[x], i = 0;
    // Two chains of sums, so that one need not wait for the other.
    float even[4] = {0}, odd[4] = {0};
    for (; i + 1 < count; i += 2, source += 8) {
      for (int c = 0; c < 4; c++) even[c] += weights[i] * source[c];
      for (int c = 0; c < 4; c++) odd[c] += weights[i + 1] * source[4 + c];
    }
    if (i < count) {
      for (int c = 0; c < 4; c++) even[c] += weights[i] * source[c];
    }
    uint8_t last = rounded(even[3] + odd[3], 255);
    float high = is_premultiplied ? last : 255;
    for (int c = 0; c < 3; c++) target[4 * x + c] = rounded(even[c] + odd[c], high);
    target[4 * x + 3] = last;
  }
}

// Where the sum of a target row is.
static float *sum_of(bk_resampler *self, int target) {
  return self->sums + (size_t)(target % self->sum_count) * (size_t)self->source_width * 4;
}

// Adds the group's rows to the targets whose windows they are in, and finishes those that need no more.
static void filter_group(bk_resampler *self) {
  const windows *down = &self->down;
  size_t width = (size_t)self->source_width * 4;
  int end_row = self->first_row + self->row_count, next_target = self->next_target;
  float rows[group * chunk];
  for (size_t x = 0; x < width; x += chunk) {
    size_t count = width - x < chunk ? width - x : chunk;
    for (int row = 0; row < self->row_count; row++) convert(self->rows[row] + x, rows + row * chunk, count);
    next_target = self->first_target;
    for (int y = next_target; y < self->target_height && down->first[y] < end_row; y++, next_target++) {
      int first = down->first[y], end = first + down->count[y];
      int low = first > self->first_row ? first : self->first_row, high = end < end_row ? end : end_row;
      const float *weights = down->weights + (size_t)y * (size_t)down->most + (low - first);
      add_rows(sum_of(self, y) + x, rows + (low - self->first_row) * chunk, weights, high - low, count,
               y >= self->next_target);
    }
  }
  self->next_target = next_target;
  while (self->first_target < self->next_target &&
         down->first[self->first_target] + down->count[self->first_target] <= end_row) {
    filter_across(sum_of(self, self->first_target), &self->across, self->target_width, self->is_premultiplied,
                  self->target + (size_t)self->first_target * (size_t)self->target_width * 4);
    self->first_target++;
  }
  self->first_row = end_row;
  self->row_count = 0;
}

bk_resampler *bk_resampler_open(int source_width, int source_height, int target_width, int target_height,
                                bool is_premultiplied) {
  bk_resampler *self = calloc(1, sizeof *self);
  if (!self) return NULL;
  self->source_width = source_width;
  self->source_height = source_height;
  self->target_width = target_width;
  self->target_height = target_height;
  self->is_premultiplied = is_premultiplied;
  // The targets with a window that a group can touch while none of them is finished.
  double scale = (double)source_height / target_height;
  self->sum_count = (int)ceil((group + 2 * lobes * scale + 2) / scale) + 2;
  if (self->sum_count > target_height) self->sum_count = target_height;
  self->sums = malloc((size_t)self->sum_count * (size_t)source_width * 4 * sizeof *self->sums);
  self->rooms = malloc((size_t)group * (size_t)source_width * 4);
  if (!open_windows(&self->across, source_width, target_width) ||
      !open_windows(&self->down, source_height, target_height) || !self->sums || !self->rooms) {
    bk_resampler_close(self);
    return NULL;
  }
  return self;
}

void bk_resampler_begin(bk_resampler *self, uint8_t *target) {
  self->row_count = self->first_row = self->first_target = self->next_target = 0;
  self->target = target;
}

uint8_t *bk_resampler_room(bk_resampler *self) {
  return self->rooms + (size_t)self->row_count * (size_t)self->source_width * 4;
}

void bk_resampler_push(bk_resampler *self, const uint8_t *row) {
  if (self->first_row + self->row_count >= self->source_height) return;
  self->rows[self->row_count++] = row;
  if (self->row_count == group || self->first_row + self->row_count == self->source_height) filter_group(self);
}

void bk_resampler_close(bk_resampler *self) {
  if (!self) return;
  close_windows(&self->across);
  close_windows(&self->down);
  free(self->sums);
  free(self->rooms);
  free(self);
}
