#include <stdlib.h>
#include <string.h>

#include <webp/decode.h>
#include <webp/demux.h>

#include "reader.h"

typedef struct {
  bk_reader reader;
  const uint8_t *bytes;
  size_t count;
  WebPDemuxer *demuxer;
  WebPChunkIterator icc, exif;
  // libwebp gives out whole pictures only.
  uint8_t *whole;
  int next_row;
} webp_reader;

static bool fail(VP8StatusCode status, bk_failure *failure) {
  switch (status) {
  case VP8_STATUS_OUT_OF_MEMORY: return bk_fail(failure, BK_FAILURE_MEMORY, "no memory");
  case VP8_STATUS_NOT_ENOUGH_DATA:
  case VP8_STATUS_SUSPENDED: return bk_fail(failure, BK_FAILURE_TRUNCATED, "");
  case VP8_STATUS_UNSUPPORTED_FEATURE: return bk_fail(failure, BK_FAILURE_MALFORMED, "unsupported feature");
  default: return bk_fail(failure, BK_FAILURE_MALFORMED, "damaged WebP data");
  }
}

static bool start(bk_reader *reader, int denominator, int *width, int *height, bk_failure *failure) {
  (void)denominator;
  webp_reader *self = (webp_reader *)reader;
  *width = reader->header.width;
  *height = reader->header.height;
  size_t row_bytes = (size_t)*width * 4;
  WebPDecoderConfig config;
  if (!WebPInitDecoderConfig(&config)) return bk_fail(failure, BK_FAILURE_MALFORMED, "another version of libwebp");
  self->whole = malloc(row_bytes * (size_t)*height);
  if (!self->whole) return bk_fail(failure, BK_FAILURE_MEMORY, "no memory");
  config.output.colorspace = MODE_RGBA;
  config.output.is_external_memory = 1;
  config.output.u.RGBA = (WebPRGBABuffer){self->whole, (int)row_bytes, row_bytes * (size_t)*height};
  VP8StatusCode status = WebPDecode(self->bytes, self->count, &config);
  WebPFreeDecBuffer(&config.output);
  return status == VP8_STATUS_OK || fail(status, failure);
}

static bool read(bk_reader *reader, uint8_t *row, bk_failure *failure) {
  webp_reader *self = (webp_reader *)reader;
  if (self->next_row >= reader->header.height) return bk_fail(failure, BK_FAILURE_MALFORMED, "no more rows");
  size_t row_bytes = (size_t)reader->header.width * 4;
  memcpy(row, self->whole + (size_t)self->next_row++ * row_bytes, row_bytes);
  return true;
}

static bool finish(bk_reader *reader, bk_failure *failure) {
  (void)reader, (void)failure;
  return true;
}

static void close(bk_reader *reader) {
  webp_reader *self = (webp_reader *)reader;
  WebPDemuxReleaseChunkIterator(&self->icc);
  WebPDemuxReleaseChunkIterator(&self->exif);
  WebPDemuxDelete(self->demuxer);
  free(self->whole);
  free(self);
}

bk_reader *bk_reader_open_webp(const uint8_t *bytes, size_t count, bk_failure *failure) {
  WebPBitstreamFeatures features;
  VP8StatusCode status = WebPGetFeatures(bytes, count, &features);
  if (status != VP8_STATUS_OK) return fail(status, failure), NULL;
  webp_reader *self = calloc(1, sizeof *self);
  if (!self) return bk_fail(failure, BK_FAILURE_MEMORY, "no memory"), NULL;
  self->reader = (bk_reader){.start = start, .read = read, .finish = finish, .close = close};
  self->bytes = bytes;
  self->count = count;
  self->reader.header = (bk_header){
      .width = features.width, .height = features.height, .has_alpha = features.has_alpha, .holds_whole = true};

  // Only the extended layout has room for a profile or for Exif; where the demuxer finds damage, decoding will too.
  self->demuxer = WebPDemux(&(WebPData){bytes, count});
  if (self->demuxer && WebPDemuxGetChunk(self->demuxer, "ICCP", 1, &self->icc)) {
    self->reader.header.icc = self->icc.chunk.bytes;
    self->reader.header.icc_count = self->icc.chunk.size;
  }
  if (self->demuxer && WebPDemuxGetChunk(self->demuxer, "EXIF", 1, &self->exif)) {
    self->reader.header.exif = self->exif.chunk.bytes;
    self->reader.header.exif_count = self->exif.chunk.size;
  }
  return &self->reader;
}
