#include <stdlib.h>
#include <string.h>

#include "bands.h"
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
    bk_resampler_close(self->planes[i].resampler);
  }
  free(self->rest);
}

static bool open_plane(jpeg_reader *self, int index, int width, int height, uint8_t *target) {
  const jpeg_component_info *component = &self->codec.comp_info[index];
  jpeg_plane *plane = &self->planes[index];
  size_t across = (size_t)component->width_in_blocks * (size_t)SCALED_ACROSS(component);
  int down = component->v_samp_factor * SCALED_DOWN(component);
  plane->rows = malloc(across * (size_t)down);
  plane->starts = malloc((size_t)down * sizeof *plane->starts);
  if (!plane->rows || !plane->starts) return false;
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
  size_t place = (size_t)index * (size_t)width * 4;
  bk_resampler_begin_plane(plane->resampler, target + place, self->rest + place);
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

// Makes pixels of the planes, in their place.
static void join(jpeg_reader *self, int width, int height, uint8_t *target) {
  void (*join_band)(uint8_t *, int) = self->codec.num_components == 1 ? bk_band_spread : bk_band_join;
  size_t row = (size_t)width * 4;
  int y = 0;
  for (; y + 4 <= height; y += 4) join_band(target + (size_t)y * row, width);
  if (y == height) return;
  join_band(self->rest, width);
  memcpy(target + (size_t)y * row, self->rest, (size_t)(height - y) * row);
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
  self->rest = malloc((size_t)width * 4 * 4);
  if (!self->rest) return bk_fail(failure, BK_FAILURE_MEMORY, "no memory");
  JSAMPARRAY starts[most_planes];
  for (int i = 0; i < planes; i++) {
    if (!open_plane(self, i, width, height, target)) return bk_fail(failure, BK_FAILURE_MEMORY, "no memory");
    starts[i] = self->planes[i].starts;
  }
  JDIMENSION lines = (JDIMENSION)(codec->max_v_samp_factor * LEAST_SCALED_DOWN(codec));
  while (codec->output_scanline < codec->output_height) {
    if (jpeg_read_raw_data(codec, starts, lines) == 0) return bk_fail(failure, BK_FAILURE_MALFORMED, "no more rows");
    if (self->damage.kind != BK_FAILURE_NONE) return bk_fail(failure, self->damage.kind, self->damage.text);
    for (int i = 0; i < planes; i++) push_rows(self, i);
  }
  join(self, width, height, target);
  return true;
}
