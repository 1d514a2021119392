// What the two ways of reading a JPEG share: as rows of pixels, and as planes.
#ifndef BANNERKIT_JPEG_READER_H
#define BANNERKIT_JPEG_READER_H

#include <setjmp.h>
#include <stdio.h>

#include <jpeglib.h>

#include "BKResampler.h"
#include "reader.h"

// Luma and two of chroma.
enum { most_planes = 3 };

// The rows of a plane that libjpeg gives out at a time, and what becomes of them.
typedef struct {
  JSAMPLE *rows;
  JSAMPROW *starts;
  bk_resampler *resampler;
} jpeg_plane;

typedef struct {
  bk_reader reader;
  struct jpeg_decompress_struct codec;
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  // libjpeg leaves by longjmp; each function that calls it lands here, in C, with no frame of Swift in between.
  jmp_buf exit;
  bk_failure *failure;
  // Damage about which libjpeg only warns, while it makes up the pixels that are missing.
  bk_failure damage;
  JOCTET *icc;
  jpeg_plane planes[most_planes];
  // Room for four rows of the target, for the last of them.
  uint8_t *rest;
} jpeg_reader;

// Decodes into a smaller picture, plane by plane; see bk_reader_scale.
bool bk_jpeg_scale(bk_reader *reader, int denominator, int width, int height, uint8_t *target, bk_failure *failure);

void bk_jpeg_close_planes(jpeg_reader *self);

#endif
