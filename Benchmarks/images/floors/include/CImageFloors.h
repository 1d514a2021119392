// The codecs alone, as little around them as may be: what decoding cannot be faster than. For good files only.
#ifndef BANNERKIT_IMAGE_FLOORS_H
#define BANNERKIT_IMAGE_FLOORS_H

#include <stddef.h>
#include <stdint.h>

#include "CLoadFloors.h"

// Decodes at 1/8 of the size and averages boxes into width × height pixels of RGBA. Where 1/8 is smaller than that, it
// only decodes. Each floor returns the pixels that the codec gave out, or 0.
long floor_jpeg_eighth(const uint8_t *bytes, size_t count, int width, int height, uint8_t *target);

// Decodes every row to RGBA and keeps none.
long floor_png(const uint8_t *bytes, size_t count);

long floor_webp(const uint8_t *bytes, size_t count);

// Decodes the indices of every frame and draws nothing.
long floor_gif(const uint8_t *bytes, size_t count);

// Composes every frame.
long floor_animated_webp(const uint8_t *bytes, size_t count);

// Lets the system have what was freed, so that the next measurement begins at the bottom.
void give_back_memory(void);

#endif
