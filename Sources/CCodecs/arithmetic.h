#ifndef BANNERKIT_ARITHMETIC_H
#define BANNERKIT_ARITHMETIC_H

#include <stdint.h>

// value / 255, rounded; exact for 0…65025.
static inline uint8_t by_255(unsigned value) {
  value += 128;
  return (uint8_t)((value + (value >> 8)) >> 8);
}

#endif
