// What the animations of both formats share: each begins with this.
#ifndef BANNERKIT_ANIMATION_PARTS_H
#define BANNERKIT_ANIMATION_PARTS_H

#include "BKAnimation.h"

struct bk_animation {
  int frame_count, play_count;
  const uint8_t *icc;
  size_t icc_count;
  int (*milliseconds)(const bk_animation *, int index);
  const uint8_t *(*next)(bk_animation *, bk_failure *);
  bool (*rewind)(bk_animation *, bk_failure *);
  void (*close)(bk_animation *);
};

#endif
