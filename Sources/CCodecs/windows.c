#include "windows.h"

#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// The filter is 0 from here on.
enum { lobes = 3 };

// The filter at so many places between two whole numbers; linear between them it is off by less than 0.00001.
enum { steps = 256 };

static float kernel[lobes * steps + 2];
static pthread_once_t kernel_once = PTHREAD_ONCE_INIT;

// sinc(x) · sinc(x / 3) for |x| < 3. It takes two sines, and a picture has tens of thousands of weights.
static void fill_kernel(void) {
  for (int i = 0; i < lobes * steps + 2; i++) {
    double angle = 3.14159265358979323846 * i / steps;
    bool is_nothing = i >= lobes * steps || (i > 0 && i % steps == 0);
    kernel[i] = (float)(i == 0 ? 1 : is_nothing ? 0 : lobes * sin(angle) * sin(angle / lobes) / (angle * angle));
  }
}

static inline float weight_at(float distance) {
  float place = fabsf(distance) * steps;
  if (place >= lobes * steps) return 0;
  int index = (int)place;
  float part = place - (float)index;
  return kernel[index] + part * (kernel[index + 1] - kernel[index]);
}

// Without a call, unlike lrintf.
static inline int16_t rounded(float value) { return (int16_t)(value < 0 ? value - 0.5F : value + 0.5F); }

// Writes the weights of `count` samples, of which the first is at a distance from the centre; their sum is exactly 1.
static void weigh(int16_t *weights, float *line, int count, double distance, double spread) {
  float sum = 0, step = (float)(1 / spread), start = (float)distance * step;
  for (int i = 0; i < count; i++) sum += line[i] = weight_at(start + (float)i * step);
  int rest = 1 << weight_bits, largest = 0;
  float scale = (float)(1 << weight_bits) / sum;
  for (int i = 0; i < count; i++) {
    weights[i] = rounded(line[i] * scale);
    rest -= weights[i];
    if (weights[i] > weights[largest]) largest = i;
  }
  weights[largest] = (int16_t)(weights[largest] + rest);
}

bool bk_windows_open(windows *self, int source, double extent, int target) {
  double scale = extent / target, spread = scale > 1 ? scale : 1, support = lobes * spread;
  // A window of ceil(2 · support) + 1 samples can begin and end in the middle of a pair.
  self->most = (int)ceil(support) + 3;
  if (self->most > source / 2 + 1) self->most = source / 2 + 1;
  self->first = calloc((size_t)target, sizeof *self->first);
  self->count = calloc((size_t)target, sizeof *self->count);
  self->weights = calloc((size_t)target * (size_t)self->most, sizeof *self->weights);
  float *line = calloc((size_t)self->most * 2, sizeof *line);
  bool is_open = self->first && self->count && self->weights && line;
  pthread_once(&kernel_once, fill_kernel);
  for (int i = 0; is_open && i < target; i++) {
    double centre = (i + 0.5) * scale;
    int low = (int)floor(centre - support), high = (int)ceil(centre + support);
    if (low < 0) low = 0;
    if (high > source) high = source;
    int32_t *pairs = self->weights + (size_t)i * (size_t)self->most;
    weigh((int16_t *)pairs + low % 2, line, high - low, low + 0.5 - centre, spread);
    // Pairs of no weight at the ends are left out: at the same size one sample is left.
    int begin = 0, end = (high + 1) / 2 - low / 2;
    while (begin < end - 1 && pairs[begin] == 0) begin++;
    while (end > begin + 1 && pairs[end - 1] == 0) end--;
    if (begin > 0) memmove(pairs, pairs + begin, (size_t)(end - begin) * sizeof *pairs);
    self->first[i] = low / 2 + begin;
    self->count[i] = end - begin;
  }
  free(line);
  return is_open;
}

void bk_windows_level(windows *self, int source, int target) {
  int pairs = (source + 1) / 2, level = 1;
  for (int i = 0; i < target; i++) level = self->count[i] > level ? self->count[i] : level;
  if (level % 2 == 1 && level < pairs && level < self->most) level++;
  for (int i = 0; i < target; i++) {
    int32_t *weights = self->weights + (size_t)i * (size_t)self->most;
    // What is added stands behind; at the end of the line, before.
    int back = self->first[i] + level > pairs ? self->first[i] + level - pairs : 0;
    if (back > 0) {
      memmove(weights + back, weights, (size_t)self->count[i] * sizeof *weights);
      memset(weights, 0, (size_t)back * sizeof *weights);
    }
    int end = back + self->count[i];
    memset(weights + end, 0, (size_t)(level - end) * sizeof *weights);
    self->first[i] -= back;
    self->count[i] = level;
  }
}

void bk_windows_close(windows *self) {
  free(self->first);
  free(self->count);
  free(self->weights);
}
