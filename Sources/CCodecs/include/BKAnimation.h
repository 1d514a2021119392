// An animation, composed frame after frame on a canvas: GIF or WebP.
#ifndef BANNERKIT_ANIMATION_H
#define BANNERKIT_ANIMATION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "BKFailure.h"

typedef struct bk_animation bk_animation;

// What a WebP's header says, before memory is taken for its canvas.
typedef struct {
  int width, height;
  bool has_alpha, is_animated;
} bk_webp_info;

bool bk_webp_read_info(const uint8_t *bytes, size_t count, bk_webp_info *info, bk_failure *failure);

// The bytes stay the caller's and must stay until the animation is closed. The canvas of a GIF has the given size.
// NULL on failure.
bk_animation *bk_animation_open_gif(const uint8_t *bytes, size_t count, int width, int height, bk_failure *failure);
bk_animation *bk_animation_open_webp(const uint8_t *bytes, size_t count, bk_failure *failure);

// For WebP only: the number of frames, how often they are played (0: for ever), how long frame `index` is shown.
int bk_animation_frame_count(const bk_animation *animation);
int bk_animation_play_count(const bk_animation *animation);
int bk_animation_milliseconds(const bk_animation *animation, int index);

// The colour profile of a WebP, or NULL; valid until the animation is closed.
const uint8_t *bk_animation_icc(const bk_animation *animation, size_t *count);

// Composes the next frame. The canvas, premultiplied red, green, blue, alpha, is valid until the next call; NULL on
// failure, also after the last frame.
const uint8_t *bk_animation_next(bk_animation *animation, bk_failure *failure);

// Begins again with the first frame.
bool bk_animation_rewind(bk_animation *animation, bk_failure *failure);

void bk_animation_close(bk_animation *animation);

#endif
