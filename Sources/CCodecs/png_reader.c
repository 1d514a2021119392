#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include <png.h>

#include "reader.h"

// The most that one chunk other than the pixels may unpack to: a colour profile of a few megabytes is usual at most.
static const png_alloc_size_t most_chunk_bytes = 8 << 20;

typedef struct {
  bk_reader reader;
  png_structp codec;
  png_infop info;
  const uint8_t *bytes;
  size_t count, position;
  bk_failure *failure;
  // An interlaced picture, whole; and how many of its rows were given out.
  uint8_t *whole;
  int next_row;
} png_reader;

static void leave(png_structp codec, png_const_charp text) {
  png_reader *self = png_get_error_ptr(codec);
  bk_fail(self->failure, BK_FAILURE_MALFORMED, text);
  png_longjmp(codec, 1);
}

static void ignore(png_structp codec, png_const_charp text) { (void)codec, (void)text; }

static void take(png_structp codec, png_bytep target, size_t count) {
  png_reader *self = png_get_io_ptr(codec);
  if (count > self->count - self->position) {
    bk_fail(self->failure, BK_FAILURE_TRUNCATED, "");
    png_longjmp(codec, 1);
  }
  memcpy(target, self->bytes + self->position, count);
  self->position += count;
}

static bool start(bk_reader *reader, int denominator, int *width, int *height, bk_failure *failure) {
  (void)denominator;
  png_reader *self = (png_reader *)reader;
  self->failure = failure;
  if (setjmp(png_jmpbuf(self->codec))) return false;
  png_set_scale_16(self->codec);
  png_set_expand(self->codec);
  png_set_gray_to_rgb(self->codec);
  png_set_add_alpha(self->codec, 0xFF, PNG_FILLER_AFTER);
  int passes = png_set_interlace_handling(self->codec);
  png_read_update_info(self->codec, self->info);
  *width = reader->header.width;
  *height = reader->header.height;
  size_t row_bytes = png_get_rowbytes(self->codec, self->info);
  if (row_bytes != (size_t)*width * 4) return bk_fail(failure, BK_FAILURE_MALFORMED, "rows of another length");
  if (passes == 1) return true;

  self->whole = calloc((size_t)*height, row_bytes);
  if (!self->whole) return bk_fail(failure, BK_FAILURE_MEMORY, "no memory");
  for (int pass = 0; pass < passes; pass++) {
    for (int y = 0; y < *height; y++) {
      png_read_row(self->codec, self->whole + (size_t)y * row_bytes, NULL);
    }
  }
  return true;
}

static bool read(bk_reader *reader, uint8_t *row, bk_failure *failure) {
  png_reader *self = (png_reader *)reader;
  self->failure = failure;
  if (self->next_row >= reader->header.height) return bk_fail(failure, BK_FAILURE_MALFORMED, "no more rows");
  if (self->whole) {
    size_t row_bytes = (size_t)reader->header.width * 4;
    memcpy(row, self->whole + (size_t)self->next_row * row_bytes, row_bytes);
  } else {
    if (setjmp(png_jmpbuf(self->codec))) return false;
    png_read_row(self->codec, row, NULL);
  }
  self->next_row++;
  return true;
}

static bool finish(bk_reader *reader, bk_failure *failure) {
  png_reader *self = (png_reader *)reader;
  self->failure = failure;
  if (setjmp(png_jmpbuf(self->codec))) return false;
  png_read_end(self->codec, NULL);
  return true;
}

static void close(bk_reader *reader) {
  png_reader *self = (png_reader *)reader;
  png_destroy_read_struct(&self->codec, &self->info, NULL);
  free(self->whole);
  free(self);
}

bk_reader *bk_reader_open_png(const uint8_t *bytes, size_t count, bk_failure *failure) {
  png_reader *self = calloc(1, sizeof *self);
  if (!self) return bk_fail(failure, BK_FAILURE_MEMORY, "no memory"), NULL;
  self->reader = (bk_reader){.start = start, .read = read, .finish = finish, .close = close};
  self->bytes = bytes;
  self->count = count;
  self->failure = failure;
  self->codec = png_create_read_struct(PNG_LIBPNG_VER_STRING, self, leave, ignore);
  if (self->codec) self->info = png_create_info_struct(self->codec);
  if (!self->info) {
    bk_fail(failure, BK_FAILURE_MEMORY, "no memory");
    return close(&self->reader), NULL;
  }
  if (setjmp(png_jmpbuf(self->codec))) return close(&self->reader), NULL;
  // Sizes are limited by whoever reads the header: libpng would call a large one damage.
  png_set_user_limits(self->codec, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_chunk_malloc_max(self->codec, most_chunk_bytes);
  png_set_benign_errors(self->codec, 1);
  png_set_read_fn(self->codec, self, take);
  png_read_info(self->codec, self->info);

  bk_header *header = &self->reader.header;
  header->width = (int)png_get_image_width(self->codec, self->info);
  header->height = (int)png_get_image_height(self->codec, self->info);
  int kind = png_get_color_type(self->codec, self->info);
  header->model = kind & PNG_COLOR_MASK_COLOR ? BK_MODEL_RGB : BK_MODEL_GREY;
  header->has_alpha = kind & PNG_COLOR_MASK_ALPHA || png_get_valid(self->codec, self->info, PNG_INFO_tRNS);
  header->holds_whole = png_get_interlace_type(self->codec, self->info) != PNG_INTERLACE_NONE;

  png_charp name;
  int compression;
  png_bytep profile, exif;
  png_uint_32 profile_count, exif_count;
  if (png_get_iCCP(self->codec, self->info, &name, &compression, &profile, &profile_count)) {
    header->icc = profile;
    header->icc_count = profile_count;
  }
  if (png_get_eXIf_1(self->codec, self->info, &exif_count, &exif)) {
    header->exif = exif;
    header->exif_count = exif_count;
  }
  return &self->reader;
}
