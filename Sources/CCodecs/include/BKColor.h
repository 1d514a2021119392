// Colours of a profile turned into sRGB, by Little CMS.
#ifndef BANNERKIT_COLOR_H
#define BANNERKIT_COLOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "BKReader.h"

typedef struct bk_color bk_color;

// NULL if the profile is broken, is of another colour model, or is sRGB: then the pixels are as good as they are.
bk_color *bk_color_open(const uint8_t *icc, size_t count, bk_model model);

// Turns `count` pixels into premultiplied sRGB: colours are premultiplied, or amounts of ink.
void bk_color_apply(const bk_color *color, uint8_t *pixels, size_t count);

void bk_color_close(bk_color *color);

#endif
