#include <stdlib.h>
#include <string.h>

#include "jpeg_reader.h"

// After jpeglib.h, which says which messages there are.
#include <jerror.h>

// Ten scans are usual. Each of them costs time in proportion to the picture, however few bytes it has.
static const int most_scans = 100;

static void leave(j_common_ptr codec) {
  jpeg_reader *self = codec->client_data;
  char text[JMSG_LENGTH_MAX];
  if (self->damage.kind != BK_FAILURE_NONE) {
    bk_fail(self->failure, self->damage.kind, self->damage.text);
  } else {
    codec->err->format_message(codec, text);
    int code = codec->err->msg_code;
    bk_failure_kind kind = code == JERR_OUT_OF_MEMORY ? BK_FAILURE_MEMORY
                           : code == JERR_INPUT_EOF   ? BK_FAILURE_TRUNCATED
                                                      : BK_FAILURE_MALFORMED;
    bk_fail(self->failure, kind, text);
  }
  longjmp(self->exit, 1);
}

static void note(j_common_ptr codec, int level) {
  if (level >= 0) return; // a trace, not a warning
  jpeg_reader *self = codec->client_data;
  codec->err->num_warnings++;
  char text[JMSG_LENGTH_MAX];
  switch (codec->err->msg_code) {
  case JWRN_JPEG_EOF:
    bk_fail(&self->damage, BK_FAILURE_TRUNCATED, "");
    break;
  case JWRN_HIT_MARKER:
  case JWRN_HUFF_BAD_CODE:
  case JWRN_ARITH_BAD_CODE:
  case JWRN_MUST_RESYNC:
  case JWRN_NOT_SEQUENTIAL:
    codec->err->format_message(codec, text);
    bk_fail(&self->damage, BK_FAILURE_MALFORMED, text);
    break;
  default: // costs no pixel: bytes too many between markers, an unknown revision, a profile that is not whole
    break;
  }
}

static void no_output(j_common_ptr codec) { (void)codec; }

static void limit_scans(j_common_ptr codec) {
  jpeg_reader *self = codec->client_data;
  if (self->codec.input_scan_number > most_scans) {
    bk_fail(self->failure, BK_FAILURE_MALFORMED, "too many scans");
    longjmp(self->exit, 1);
  }
  // What is damaged is refused in the end; the sooner, the cheaper.
  if (self->damage.kind != BK_FAILURE_NONE) leave(codec);
}

static bool start(bk_reader *reader, int denominator, int *width, int *height, bk_failure *failure) {
  jpeg_reader *self = (jpeg_reader *)reader;
  self->failure = failure;
  if (setjmp(self->exit)) return false;
  self->codec.scale_denom = (unsigned)denominator;
  self->codec.out_color_space = reader->header.model == BK_MODEL_CMYK ? JCS_CMYK : JCS_EXT_RGBA;
  jpeg_start_decompress(&self->codec);
  *width = (int)self->codec.output_width;
  *height = (int)self->codec.output_height;
  return true;
}

static bool read(bk_reader *reader, uint8_t *row, bk_failure *failure) {
  jpeg_reader *self = (jpeg_reader *)reader;
  self->failure = failure;
  if (setjmp(self->exit)) return false;
  JSAMPROW rows[1] = {row};
  if (jpeg_read_scanlines(&self->codec, rows, 1) != 1) return bk_fail(failure, BK_FAILURE_MALFORMED, "no more rows");
  if (self->damage.kind != BK_FAILURE_NONE) return bk_fail(failure, self->damage.kind, self->damage.text);
  // Adobe's programs store how much ink is left out, and say by their marker that it was them.
  if (reader->header.model == BK_MODEL_CMYK && self->codec.saw_Adobe_marker) {
    size_t count = (size_t)self->codec.output_width * 4;
    for (size_t i = 0; i < count; i++) row[i] = 255 - row[i];
  }
  return true;
}

static bool finish(bk_reader *reader, bk_failure *failure) {
  jpeg_reader *self = (jpeg_reader *)reader;
  self->failure = failure;
  if (setjmp(self->exit)) return false;
  jpeg_finish_decompress(&self->codec);
  if (self->damage.kind != BK_FAILURE_NONE) return bk_fail(failure, self->damage.kind, self->damage.text);
  return true;
}

static void close(bk_reader *reader) {
  jpeg_reader *self = (jpeg_reader *)reader;
  bk_jpeg_close_planes(self);
  jpeg_destroy_decompress(&self->codec);
  free(self->icc);
  free(self);
}

static void find_exif(jpeg_reader *self) {
  static const char signature[] = "Exif\0";
  for (jpeg_saved_marker_ptr marker = self->codec.marker_list; marker; marker = marker->next) {
    if (marker->marker == JPEG_APP0 + 1 && marker->data_length > 6 &&
        memcmp(marker->data, signature, sizeof signature) == 0) {
      self->reader.header.exif = marker->data + 6;
      self->reader.header.exif_count = marker->data_length - 6;
      return;
    }
  }
}

bk_reader *bk_reader_open_jpeg(const uint8_t *bytes, size_t count, bk_failure *failure) {
  jpeg_reader *self = calloc(1, sizeof *self);
  if (!self) return bk_fail(failure, BK_FAILURE_MEMORY, "no memory"), NULL;
  self->reader = (bk_reader){.start = start, .read = read, .finish = finish, .close = close};
  self->reader.scale = bk_jpeg_scale;
  self->failure = failure;
  self->codec.err = jpeg_std_error(&self->errors);
  self->codec.client_data = self;
  self->errors.error_exit = leave;
  self->errors.emit_message = note;
  self->errors.output_message = no_output;
  self->progress.progress_monitor = limit_scans;
  if (setjmp(self->exit)) return close(&self->reader), NULL;
  jpeg_create_decompress(&self->codec);
  self->codec.progress = &self->progress;
  jpeg_save_markers(&self->codec, JPEG_APP0 + 1, 0xFFFF);
  jpeg_save_markers(&self->codec, JPEG_APP0 + 2, 0xFFFF);
  jpeg_mem_src(&self->codec, bytes, count);
  jpeg_read_header(&self->codec, TRUE);

  bk_header *header = &self->reader.header;
  header->width = (int)self->codec.image_width;
  header->height = (int)self->codec.image_height;
  switch (self->codec.jpeg_color_space) {
  case JCS_GRAYSCALE:
    header->model = BK_MODEL_GREY;
    header->scales_itself = true;
    break;
  case JCS_YCbCr:
    header->model = BK_MODEL_RGB;
    header->scales_itself = true;
    break;
  case JCS_RGB: header->model = BK_MODEL_RGB; break;
  case JCS_CMYK:
  case JCS_YCCK: header->model = BK_MODEL_CMYK; break;
  default:
    bk_fail(failure, BK_FAILURE_MALFORMED, "unknown number of colour components");
    return close(&self->reader), NULL;
  }
  header->holds_whole = jpeg_has_multiple_scans(&self->codec);
  unsigned icc_count = 0;
  if (jpeg_read_icc_profile(&self->codec, &self->icc, &icc_count)) {
    header->icc = self->icc;
    header->icc_count = icc_count;
  }
  find_exif(self);
  return &self->reader;
}
