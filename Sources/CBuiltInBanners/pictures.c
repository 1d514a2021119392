#include "CBuiltInBanners.h"

// Pictures inside the program cannot go missing when it is copied elsewhere, as a resource bundle beside it can. This
// file is C because `#embed` costs the compiler nothing, where a Swift array of the same bytes takes it many seconds.
// The compilers that build Swift 6.2 have it: clang since 19, Apple's since Xcode 16.3.
#if !defined(__has_embed)
#error "BannerKit needs a C compiler with #embed: clang 19 or later, Xcode 16.3 or later"
#endif
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char dawnRidges[] = {
#embed "dawn-ridges.jpg"
};

static const unsigned char dunes[] = {
#embed "dunes.jpg"
};

static const unsigned char silk[] = {
#embed "silk.jpg"
};

static const BuiltInPicture pictures[] = {
    {"dawn-ridges.jpg", dawnRidges, sizeof dawnRidges},
    {"dunes.jpg", dunes, sizeof dunes},
    {"silk.jpg", silk, sizeof silk},
};

const BuiltInPicture *builtInPicture(size_t index) {
  return index < sizeof pictures / sizeof pictures[0] ? &pictures[index] : NULL;
}
