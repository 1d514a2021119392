// What the readers of the formats share: each begins with this.
#ifndef BANNERKIT_READER_PARTS_H
#define BANNERKIT_READER_PARTS_H

#include "BKReader.h"

struct bk_reader {
  bk_header header;
  bool (*start)(bk_reader *, int denominator, int *width, int *height, bk_failure *);
  bool (*read)(bk_reader *, uint8_t *row, bk_failure *);
  bool (*scale)(bk_reader *, int denominator, int width, int height, uint8_t *target, bk_failure *);
  bool (*finish)(bk_reader *, bk_failure *);
  void (*close)(bk_reader *);
};

#endif
