// The picture codecs for Swift: libjpeg-turbo, libpng, libwebp and giflib behind plain functions.
#ifndef BANNERKIT_CCODECS_H
#define BANNERKIT_CCODECS_H

#endif
