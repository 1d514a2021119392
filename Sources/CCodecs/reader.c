#include "reader.h"

const bk_header *bk_reader_header(const bk_reader *reader) { return &reader->header; }

bool bk_reader_start(bk_reader *reader, int denominator, int *width, int *height, bk_failure *failure) {
  return reader->start(reader, denominator, width, height, failure);
}

bool bk_reader_read(bk_reader *reader, uint8_t *row, bk_failure *failure) {
  return reader->read(reader, row, failure);
}

bool bk_reader_scale(bk_reader *reader, int denominator, int width, int height, uint8_t *target, bk_failure *failure) {
  return reader->scale(reader, denominator, width, height, target, failure);
}

bool bk_reader_finish(bk_reader *reader, bk_failure *failure) { return reader->finish(reader, failure); }

void bk_reader_close(bk_reader *reader) {
  if (reader) reader->close(reader);
}
