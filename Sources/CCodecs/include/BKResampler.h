// One Lanczos pass over a picture of which only a few rows are in memory at a time.
#ifndef BANNERKIT_RESAMPLER_H
#define BANNERKIT_RESAMPLER_H

#include <stdbool.h>
#include <stdint.h>

typedef struct bk_resampler bk_resampler;

typedef enum {
  // One channel, one byte a pixel.
  BK_SAMPLES_PLANE,
  // Four channels that are like each other.
  BK_SAMPLES_FOUR,
  // Three channels into which the fourth, alpha, is multiplied: none is larger than alpha.
  BK_SAMPLES_PREMULTIPLIED,
} bk_samples;

bk_resampler *bk_resampler_open(bk_samples samples, int source_width, int source_height, int target_width,
                                int target_height);

// For a source whose last column or row the picture covers in part only: it is so many samples wide and high.
bk_resampler *bk_resampler_open_partial(bk_samples samples, int source_width, int source_height, double width,
                                        double height, int target_width, int target_height);

// Begins a picture of four channels that is written to `target`, row after row without gaps.
void bk_resampler_begin(bk_resampler *resampler, uint8_t *target);

// Begins a plane. Four rows of it are written together, column by column, so that four bytes stand where a row of the
// target has a pixel: to `target` and, from there, to each fourth row. What is left in the end, fewer rows than four, is
// written to `rest`, as long as a row of the target.
void bk_resampler_begin_plane(bk_resampler *resampler, uint8_t *target, uint8_t *rest);

// Room for the next row of the source, for whoever has no row of its own to push.
uint8_t *bk_resampler_room(bk_resampler *resampler);

// Takes the next row of the source: the room, or a row that stays until the picture is finished. With the last row the
// target is whole.
void bk_resampler_push(bk_resampler *resampler, const uint8_t *row);

void bk_resampler_close(bk_resampler *resampler);

#endif
