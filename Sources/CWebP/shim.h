// libwebp, its muxer and its demuxer for Swift.
#include <webp/demux.h>
#include <webp/encode.h>
#include <webp/mux.h>
