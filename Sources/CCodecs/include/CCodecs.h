// The picture codecs for Swift: libjpeg-turbo, libpng, libwebp and giflib behind plain functions, and what is done with
// their pixels. Nothing here is shared between two objects: each may be used on any thread, by one at a time.
#ifndef BANNERKIT_CCODECS_H
#define BANNERKIT_CCODECS_H

#include "BKAnimation.h"
#include "BKColor.h"
#include "BKFailure.h"
#include "BKPixels.h"
#include "BKReader.h"
#include "BKResampler.h"

#endif
