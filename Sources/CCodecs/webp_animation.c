#include <stdlib.h>

#include <webp/decode.h>
#include <webp/demux.h>

#include "animation.h"

typedef struct {
  bk_animation animation;
  WebPAnimDecoder *codec;
  WebPChunkIterator icc;
} webp_animation;

bool bk_webp_read_info(const uint8_t *bytes, size_t count, bk_webp_info *info, bk_failure *failure) {
  WebPBitstreamFeatures features;
  VP8StatusCode status = WebPGetFeatures(bytes, count, &features);
  if (status == VP8_STATUS_NOT_ENOUGH_DATA) return bk_fail(failure, BK_FAILURE_TRUNCATED, "");
  if (status != VP8_STATUS_OK) return bk_fail(failure, BK_FAILURE_MALFORMED, "damaged WebP header");
  *info = (bk_webp_info){features.width, features.height, features.has_alpha, features.has_animation};
  return true;
}

static int milliseconds(const bk_animation *animation, int index) {
  const webp_animation *self = (const webp_animation *)animation;
  WebPIterator frame;
  // Frames are numbered from 1; 0 would be the last.
  if (!WebPDemuxGetFrame(WebPAnimDecoderGetDemuxer(self->codec), index + 1, &frame)) return 0;
  int duration = frame.duration;
  WebPDemuxReleaseIterator(&frame);
  return duration;
}

static const uint8_t *next(bk_animation *animation, bk_failure *failure) {
  webp_animation *self = (webp_animation *)animation;
  uint8_t *canvas;
  int end;
  if (WebPAnimDecoderGetNext(self->codec, &canvas, &end)) return canvas;
  return bk_fail(failure, BK_FAILURE_MALFORMED, "damaged WebP frame"), NULL;
}

static bool rewind_(bk_animation *animation, bk_failure *failure) {
  (void)failure;
  WebPAnimDecoderReset(((webp_animation *)animation)->codec);
  return true;
}

static void close(bk_animation *animation) {
  webp_animation *self = (webp_animation *)animation;
  WebPDemuxReleaseChunkIterator(&self->icc);
  WebPAnimDecoderDelete(self->codec);
  free(self);
}

bk_animation *bk_animation_open_webp(const uint8_t *bytes, size_t count, bk_failure *failure) {
  webp_animation *self = calloc(1, sizeof *self);
  if (!self) return bk_fail(failure, BK_FAILURE_MEMORY, "no memory"), NULL;
  self->animation =
      (bk_animation){.milliseconds = milliseconds, .next = next, .rewind = rewind_, .close = close};
  WebPAnimDecoderOptions options;
  WebPAnimInfo info;
  if (WebPAnimDecoderOptionsInit(&options)) {
    options.color_mode = MODE_rgbA;
    self->codec = WebPAnimDecoderNew(&(WebPData){bytes, count}, &options);
  }
  if (!self->codec || !WebPAnimDecoderGetInfo(self->codec, &info)) {
    bk_fail(failure, BK_FAILURE_MALFORMED, "damaged WebP animation");
    return close(&self->animation), NULL;
  }
  self->animation.frame_count = (int)info.frame_count;
  self->animation.play_count = (int)info.loop_count;
  if (WebPDemuxGetChunk(WebPAnimDecoderGetDemuxer(self->codec), "ICCP", 1, &self->icc)) {
    self->animation.icc = self->icc.chunk.bytes;
    self->animation.icc_count = self->icc.chunk.size;
  }
  return &self->animation;
}
