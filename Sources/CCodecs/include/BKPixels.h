// What is done to pixels one by one.
#ifndef BANNERKIT_PIXELS_H
#define BANNERKIT_PIXELS_H

#include <stddef.h>
#include <stdint.h>

// Multiplies alpha into the colours of `count` pixels.
void bk_premultiply(uint8_t *pixels, size_t count);

// Turns amounts of ink into opaque colours, where no profile tells more: (1 - ink) · (1 - black).
void bk_cmyk_to_rgb(uint8_t *pixels, size_t count);

// Turns a picture as Exif's orientation (1…8) says. The target has the width and height exchanged from 5 on.
void bk_orient(const uint8_t *source, int width, int height, int orientation, uint8_t *target);

#endif
