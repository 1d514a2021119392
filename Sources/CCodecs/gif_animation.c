#include <stdlib.h>
#include <string.h>

#include <gif_lib.h>

#include "animation.h"

// The part of the canvas that a frame covers.
typedef struct {
  int left, top, right, bottom;
} area;

typedef struct {
  bk_animation animation;
  const uint8_t *bytes;
  size_t count, position;
  GifFileType *codec;
  int width, height;
  uint8_t *canvas;
  // The canvas as it was before a frame that is to be taken back.
  uint8_t *saved;
  // What becomes of the frame on the canvas before the next one is drawn.
  int disposal;
  area shown;
  GifPixelType *line;
  int line_count;
} gif_animation;

static int take(GifFileType *codec, GifByteType *target, int count) {
  gif_animation *self = codec->UserData;
  size_t rest = self->count - self->position;
  size_t taken = (size_t)count < rest ? (size_t)count : rest;
  memcpy(target, self->bytes + self->position, taken);
  self->position += taken;
  return (int)taken;
}

static bool fail(int error, bk_failure *failure) {
  if (error == D_GIF_ERR_NOT_ENOUGH_MEM) return bk_fail(failure, BK_FAILURE_MEMORY, "no memory");
  const char *text = GifErrorString(error);
  return bk_fail(failure, BK_FAILURE_MALFORMED, text ? text : "damaged GIF data");
}

static bool rewind_(bk_animation *animation, bk_failure *failure) {
  gif_animation *self = (gif_animation *)animation;
  int error = 0;
  if (self->codec) DGifCloseFile(self->codec, &error);
  self->position = 0;
  self->disposal = DISPOSAL_UNSPECIFIED;
  // Browsers ignore the background colour: what no frame covers is transparent.
  memset(self->canvas, 0, (size_t)self->width * (size_t)self->height * 4);
  self->codec = DGifOpen(self, take, &error);
  return self->codec || fail(error, failure);
}

static int clamp(int value, int high) { return value < 0 ? 0 : value > high ? high : value; }

static void dispose(gif_animation *self) {
  area area = self->shown;
  size_t row_bytes = (size_t)self->width * 4;
  size_t start = (size_t)area.left * 4, count = (size_t)(area.right - area.left) * 4;
  bool takes_back = self->disposal == DISPOSE_PREVIOUS;
  if (!takes_back && self->disposal != DISPOSE_BACKGROUND) return;
  for (int y = area.top; y < area.bottom; y++) {
    uint8_t *row = self->canvas + (size_t)y * row_bytes + start;
    if (takes_back) {
      memcpy(row, self->saved + (size_t)y * row_bytes + start, count);
    } else {
      memset(row, 0, count);
    }
  }
}

static bool save(gif_animation *self) {
  size_t count = (size_t)self->width * (size_t)self->height * 4;
  if (!self->saved) self->saved = malloc(count);
  if (!self->saved) return false;
  memcpy(self->saved, self->canvas, count);
  return true;
}

// The colours of a frame as pixels, in the order of bytes in memory. Indices that the palette lacks are black.
static void fill_palette(const ColorMapObject *map, uint32_t palette[256]) {
  for (int i = 0; i < 256; i++) {
    GifColorType color = map && i < map->ColorCount ? map->Colors[i] : (GifColorType){0, 0, 0};
    const uint8_t pixel[4] = {color.Red, color.Green, color.Blue, 0xFF};
    memcpy(&palette[i], pixel, 4);
  }
}

static void draw_line(const GifPixelType *line, int count, uint8_t *target, const uint32_t palette[256],
                      int transparent) {
  if (transparent < 0) {
    for (int x = 0; x < count; x++) memcpy(target + 4 * x, &palette[line[x]], 4);
  } else {
    for (int x = 0; x < count; x++) {
      if (line[x] != transparent) memcpy(target + 4 * x, &palette[line[x]], 4);
    }
  }
}

// Passes over the data of a frame without pixels.
static bool skip(gif_animation *self, bk_failure *failure) {
  GifByteType *block = NULL;
  do {
    if (DGifGetCodeNext(self->codec, &block) == GIF_ERROR) return fail(self->codec->Error, failure);
  } while (block);
  return true;
}

static bool draw(gif_animation *self, int transparent, bk_failure *failure) {
  const GifImageDesc *image = &self->codec->Image;
  int width = image->Width, height = image->Height;
  if (width == 0 || height == 0) return skip(self, failure);
  if (width > self->line_count) {
    GifPixelType *line = realloc(self->line, (size_t)width);
    if (!line) return bk_fail(failure, BK_FAILURE_MEMORY, "no memory");
    self->line = line;
    self->line_count = width;
  }
  uint32_t palette[256];
  fill_palette(image->ColorMap ? image->ColorMap : self->codec->SColorMap, palette);
  area area = self->shown;
  static const int starts[] = {0, 4, 2, 1}, steps[] = {8, 8, 4, 2};
  for (int pass = 0; pass < (image->Interlace ? 4 : 1); pass++) {
    int step = image->Interlace ? steps[pass] : 1;
    for (int row = image->Interlace ? starts[pass] : 0; row < height; row += step) {
      if (DGifGetLine(self->codec, self->line, width) == GIF_ERROR) return fail(self->codec->Error, failure);
      int y = image->Top + row;
      if (y >= area.top && y < area.bottom) {
        draw_line(self->line + (area.left - image->Left), area.right - area.left,
                  self->canvas + ((size_t)y * (size_t)self->width + (size_t)area.left) * 4, palette, transparent);
      }
    }
  }
  return true;
}

static const uint8_t *next(bk_animation *animation, bk_failure *failure) {
  gif_animation *self = (gif_animation *)animation;
  if (!self->codec) return bk_fail(failure, BK_FAILURE_MALFORMED, "not begun"), NULL;
  GraphicsControlBlock control = {.TransparentColor = NO_TRANSPARENT_COLOR};
  for (;;) {
    GifRecordType kind;
    if (DGifGetRecordType(self->codec, &kind) == GIF_ERROR) return fail(self->codec->Error, failure), NULL;
    if (kind == EXTENSION_RECORD_TYPE) {
      int code;
      GifByteType *block;
      if (DGifGetExtension(self->codec, &code, &block) == GIF_ERROR) return fail(self->codec->Error, failure), NULL;
      if (code == GRAPHICS_EXT_FUNC_CODE && block) DGifExtensionToGCB(block[0], block + 1, &control);
      while (block) {
        if (DGifGetExtensionNext(self->codec, &block) == GIF_ERROR) return fail(self->codec->Error, failure), NULL;
      }
    } else if (kind == IMAGE_DESC_RECORD_TYPE) {
      break;
    } else {
      return bk_fail(failure, BK_FAILURE_MALFORMED, "no more frames"), NULL;
    }
  }
  if (DGifGetImageHeader(self->codec) == GIF_ERROR) return fail(self->codec->Error, failure), NULL;

  dispose(self);
  const GifImageDesc *image = &self->codec->Image;
  self->shown = (area){clamp(image->Left, self->width), clamp(image->Top, self->height),
                       clamp(image->Left + image->Width, self->width),
                       clamp(image->Top + image->Height, self->height)};
  // Some programs write 4 where they mean 3.
  self->disposal = control.DisposalMode == 4 ? DISPOSE_PREVIOUS : control.DisposalMode;
  if (self->disposal == DISPOSE_PREVIOUS && !save(self)) return bk_fail(failure, BK_FAILURE_MEMORY, "no memory"), NULL;
  return draw(self, control.TransparentColor, failure) ? self->canvas : NULL;
}

static void close(bk_animation *animation) {
  gif_animation *self = (gif_animation *)animation;
  int error;
  if (self->codec) DGifCloseFile(self->codec, &error);
  free(self->canvas);
  free(self->saved);
  free(self->line);
  free(self);
}

bk_animation *bk_animation_open_gif(const uint8_t *bytes, size_t count, int width, int height, bk_failure *failure) {
  gif_animation *self = calloc(1, sizeof *self);
  if (!self) return bk_fail(failure, BK_FAILURE_MEMORY, "no memory"), NULL;
  self->animation = (bk_animation){.next = next, .rewind = rewind_, .close = close};
  self->bytes = bytes;
  self->count = count;
  self->width = width;
  self->height = height;
  self->canvas = calloc((size_t)width * (size_t)height, 4);
  if (!self->canvas) {
    bk_fail(failure, BK_FAILURE_MEMORY, "no memory");
    return close(&self->animation), NULL;
  }
  if (!rewind_(&self->animation, failure)) return close(&self->animation), NULL;
  return &self->animation;
}
