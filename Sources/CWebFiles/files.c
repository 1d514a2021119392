#include "CWebFiles.h"

// What `scripts/web` makes, inside the program, so that a site can be written wherever the program is. A build before
// `scripts/web` has run lacks it, and works. The compiler tracks no file that was not there: `scripts/web` sees to it that
// this one is never older than what it makes.
#if !defined(__has_embed)
#error "BannerKit needs a C compiler with #embed: clang 19 or later"
#endif
#pragma clang diagnostic ignored "-Wc23-extensions"

#if __has_embed("../../.build-web/files/banner-carousel.js") && \
    __has_embed("../../.build-web/files/banner-carousel.css") && \
    __has_embed("../../.build-web/files/banner-carousel.wasm") && \
    __has_embed("../../.build-web/files/banner-carousel.d.ts")

static const unsigned char script[] = {
#embed "../../.build-web/files/banner-carousel.js"
};

static const unsigned char style[] = {
#embed "../../.build-web/files/banner-carousel.css"
};

static const unsigned char engine[] = {
#embed "../../.build-web/files/banner-carousel.wasm"
};

static const unsigned char declarations[] = {
#embed "../../.build-web/files/banner-carousel.d.ts"
};

static const WebFile files[] = {
    {"banner-carousel.js", script, sizeof script},
    {"banner-carousel.css", style, sizeof style},
    {"banner-carousel.wasm", engine, sizeof engine},
    {"banner-carousel.d.ts", declarations, sizeof declarations},
};

const WebFile *webFile(size_t index) { return index < sizeof files / sizeof files[0] ? &files[index] : NULL; }

#else

const WebFile *webFile(size_t index) {
  (void)index;
  return NULL;
}

#endif
