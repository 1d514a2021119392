// Four rows of a target, which planes are filtered into together: a band.
//
// Until it is whole, its first three rows hold luma and the two of chroma: for each column, a byte for each of the four
// rows. Pixels then take their place.
#ifndef BANNERKIT_BANDS_H
#define BANNERKIT_BANDS_H

#include <stdint.h>

void bk_band_join(uint8_t *band, int width);

// The same for luma alone.
void bk_band_spread(uint8_t *band, int width);

#endif
