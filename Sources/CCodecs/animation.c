#include "animation.h"

int bk_animation_frame_count(const bk_animation *animation) { return animation->frame_count; }

int bk_animation_play_count(const bk_animation *animation) { return animation->play_count; }

int bk_animation_milliseconds(const bk_animation *animation, int index) {
  return animation->milliseconds ? animation->milliseconds(animation, index) : 0;
}

const uint8_t *bk_animation_icc(const bk_animation *animation, size_t *count) {
  *count = animation->icc_count;
  return animation->icc;
}

const uint8_t *bk_animation_next(bk_animation *animation, bk_failure *failure) {
  return animation->next(animation, failure);
}

bool bk_animation_rewind(bk_animation *animation, bk_failure *failure) {
  return animation->rewind(animation, failure);
}

void bk_animation_close(bk_animation *animation) {
  if (animation) animation->close(animation);
}
