#include "BKPixels.h"

#include <string.h>

#include "arithmetic.h"

void bk_premultiply(uint8_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++, pixels += 4) {
    unsigned alpha = pixels[3];
    if (alpha == 255) continue;
    for (int c = 0; c < 3; c++) pixels[c] = by_255(pixels[c] * alpha);
  }
}

void bk_cmyk_to_rgb(uint8_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++, pixels += 4) {
    unsigned light = 255 - pixels[3];
    for (int c = 0; c < 3; c++) pixels[c] = by_255((255 - pixels[c]) * light);
    pixels[3] = 255;
  }
}

void bk_orient(const uint8_t *source, int width, int height, int orientation, uint8_t *target) {
  // Where the pixel at (0, 0) goes, and how far apart in the target two neighbours of a row and of a column are.
  ptrdiff_t w = width, h = height, start = 0, across = 1, down = w;
  switch (orientation) {
  case 2: start = w - 1, across = -1, down = w; break;
  case 3: start = w * h - 1, across = -1, down = -w; break;
  case 4: start = w * (h - 1), across = 1, down = -w; break;
  case 5: start = 0, across = h, down = 1; break;
  case 6: start = h - 1, across = h, down = -1; break;
  case 7: start = w * h - 1, across = -h, down = -1; break;
  case 8: start = h * (w - 1), across = -h, down = 1; break;
  default: break;
  }
  for (ptrdiff_t y = 0; y < h; y++) {
    for (ptrdiff_t x = 0; x < w; x++) {
      memcpy(target + 4 * (start + x * across + y * down), source + 4 * (y * w + x), 4);
    }
  }
}
