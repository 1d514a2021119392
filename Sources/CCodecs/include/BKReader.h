// A still picture, read row by row: JPEG, PNG or WebP.
#ifndef BANNERKIT_READER_H
#define BANNERKIT_READER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "BKFailure.h"

// What the four bytes of a pixel are: red, green, blue, alpha; the same with three equal colours; or the amounts of ink.
typedef enum { BK_MODEL_RGB, BK_MODEL_GREY, BK_MODEL_CMYK } bk_model;

// What is known before any pixel is decoded. The pointers are valid until the reader is closed.
typedef struct {
  int width, height;
  bk_model model;
  // Whether some pixel may be other than opaque. Alpha is not yet multiplied into the colours.
  bool has_alpha;
  // Whether the codec has to hold the whole picture in memory before the first row comes.
  bool holds_whole;
  // Whether bk_reader_scale may be called.
  bool scales_itself;
  const uint8_t *icc, *exif;
  size_t icc_count, exif_count;
} bk_header;

typedef struct bk_reader bk_reader;

// Reads the header. The bytes stay the caller's and must stay until the reader is closed. NULL on failure.
bk_reader *bk_reader_open_jpeg(const uint8_t *bytes, size_t count, bk_failure *failure);
bk_reader *bk_reader_open_png(const uint8_t *bytes, size_t count, bk_failure *failure);
bk_reader *bk_reader_open_webp(const uint8_t *bytes, size_t count, bk_failure *failure);

const bk_header *bk_reader_header(const bk_reader *reader);

// Begins to decode. Where the format can (JPEG), rows come at 1/denominator of the size: 1, 2, 4 or 8; `width` and
// `height` tell the size of what comes.
bool bk_reader_start(bk_reader *reader, int denominator, int *width, int *height, bk_failure *failure);

// Writes the next row, four bytes a pixel.
bool bk_reader_read(bk_reader *reader, uint8_t *row, bk_failure *failure);

// In place of starting and reading: decodes everything into a picture of another size, four bytes a pixel. What a format
// keeps apart (JPEG: luma and chroma) is filtered apart, before there are pixels.
bool bk_reader_scale(bk_reader *reader, int denominator, int width, int height, uint8_t *target, bk_failure *failure);

// After the last row: sees that the file is whole.
bool bk_reader_finish(bk_reader *reader, bk_failure *failure);

void bk_reader_close(bk_reader *reader);

#endif
