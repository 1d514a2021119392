// libwebp and its muxer for Swift.
#include <webp/encode.h>
#include <webp/mux.h>
