#include <stdlib.h>
#include <string.h>

#include "jpeg_reader.h"

#if JPEG_LIB_VERSION >= 70
#define SCALED_ACROSS(COMPONENT) (COMPONENT)->DCT_h_scaled_size
#define SCALED_DOWN(COMPONENT) (COMPONENT)->DCT_v_scaled_size
#define LEAST_SCALED_DOWN(CODEC) (CODEC)->min_DCT_v_scaled_size
#else
#define SCALED_ACROSS(COMPONENT) (COMPONENT)->DCT_scaled_size
#define SCALED_DOWN(COMPONENT) (COMPONENT)->DCT_scaled_size
#define LEAST_SCALED_DOWN(CODEC) (CODEC)->min_DCT_scaled_size
#endif

void bk_jpeg_close_planes(jpeg_reader *self) {
  for (int i = 0; i < most_planes; i++) {
    free(self->planes[i].rows);
    free(self->planes[i].starts);
    free(self->planes[i].scaled);
    bk_resampler_close(self->planes[i].resampler);
  }
}

static bool open_plane(jpeg_reader *self, int index, int width, int height) {
  const jpeg_component_info *component = &self->codec.comp_info[index];
  jpeg_plane *plane = &self->planes[index];
  size_t across = (size_t)component->width_in_blocks * (size_t)SCALED_ACROSS(component);
  int down = component->v_samp_factor * SCALED_DOWN(component);
  plane->rows = malloc(across * (size_t)down);
  plane->starts = malloc((size_t)down * sizeof *plane->starts);
  plane->scaled = malloc((size_t)width * (size_t)height);
  if (!plane->rows || !plane->starts || !plane->scaled) return false;
  for (int y = 0; y < down; y++) plane->starts[y] = plane->rows + (size_t)y * across;
  // A plane of fewer samples than pixels reaches past the picture by part of a sample.
  double wide = (double)self->codec.image_width * component->h_samp_factor * SCALED_ACROSS(component) /
                (self->codec.max_h_samp_factor * DCTSIZE);
  double high = (double)self->codec.image_height * component->v_samp_factor * SCALED_DOWN(component) /
                (self->codec.max_v_samp_factor * DCTSIZE);
  plane->resampler =
      bk_resampler_open_partial(BK_SAMPLES_PLANE, (int)component->downsampled_width,
                                (int)component->downsampled_height, wide, high, width, height);
  if (!plane->resampler) return false;
  bk_resampler_begin(plane->resampler, plane->scaled);
  return true;
}

static void push_rows(jpeg_reader *self, int index) {
  const jpeg_component_info *component = &self->codec.comp_info[index];
  jpeg_plane *plane = &self->planes[index];
  // Past the last row the resampler takes no more.
  for (int y = 0; y < component->v_samp_factor * SCALED_DOWN(component); y++) {
    uint8_t *room = bk_resampler_room(plane->resampler);
    memcpy(room, plane->starts[y], component->downsampled_width);
    bk_resampler_push(plane->resampler, room);
  }
}

static inline uint8_t bounded(int value) { return (uint8_t)(value < 0 ? 0 : value > 255 ? 255 : value); }

// JFIF 1.02: red, green and blue from luma and chroma, in steps of 1 / 65536.
static void join(const uint8_t *restrict luma, const uint8_t *restrict blue, const uint8_t *restrict red, size_t count,
                 uint8_t *restrict target) {
  for (size_t i = 0; i < count; i++) {
    int y = luma[i] * 65536 + 32768, b = blue[i] - 128, r = red[i] - 128;
    target[4 * i] = bounded((y + 91881 * r) >> 16);
    target[4 * i + 1] = bounded((y - 22554 * b - 46802 * r) >> 16);
    target[4 * i + 2] = bounded((y + 116130 * b) >> 16);
    target[4 * i + 3] = 255;
  }
}

static void spread_grey(const uint8_t *restrict grey, size_t count, uint8_t *restrict target) {
  for (size_t i = 0; i < count; i++) {
    target[4 * i] = target[4 * i + 1] = target[4 * i + 2] = grey[i];
    target[4 * i + 3] = 255;
  }
}

bool bk_jpeg_scale(bk_reader *reader, int denominator, int width, int height, uint8_t *target, bk_failure *failure) {
  jpeg_reader *self = (jpeg_reader *)reader;
  self->failure = failure;
  if (setjmp(self->exit)) return false;
  struct jpeg_decompress_struct *codec = &self->codec;
  codec->scale_denom = (unsigned)denominator;
  codec->raw_data_out = TRUE;
  jpeg_start_decompress(codec);
  int planes = codec->num_components;
  JSAMPARRAY starts[most_planes];
  for (int i = 0; i < planes; i++) {
    if (!open_plane(self, i, width, height)) return bk_fail(failure, BK_FAILURE_MEMORY, "no memory");
    starts[i] = self->planes[i].starts;
  }
  JDIMENSION lines = (JDIMENSION)(codec->max_v_samp_factor * LEAST_SCALED_DOWN(codec));
  while (codec->output_scanline < codec->output_height) {
    if (jpeg_read_raw_data(codec, starts, lines) == 0) return bk_fail(failure, BK_FAILURE_MALFORMED, "no more rows");
    if (self->damage.kind != BK_FAILURE_NONE) return bk_fail(failure, self->damage.kind, self->damage.text);
    for (int i = 0; i < planes; i++) push_rows(self, i);
  }
  size_t count = (size_t)width * (size_t)height;
  if (planes == 1) {
    spread_grey(self->planes[0].scaled, count, target);
  } else {
    join(self->planes[0].scaled, self->planes[1].scaled, self->planes[2].scaled, count, target);
  }
  return true;
}
