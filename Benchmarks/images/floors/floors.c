#include "CImageFloors.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <malloc.h>

#include <gif_lib.h>
#include <jpeglib.h>
#include <png.h>
#include <webp/decode.h>
#include <webp/demux.h>

long floor_jpeg_eighth(const uint8_t *bytes, size_t count, int width, int height, uint8_t *target) {
  struct jpeg_decompress_struct codec;
  struct jpeg_error_mgr errors;
  codec.err = jpeg_std_error(&errors);
  jpeg_create_decompress(&codec);
  jpeg_mem_src(&codec, bytes, count);
  jpeg_read_header(&codec, TRUE);
  codec.scale_num = 1;
  codec.scale_denom = 8;
  codec.out_color_space = JCS_EXT_RGBA;
  jpeg_start_decompress(&codec);
  int across = (int)codec.output_width, down = (int)codec.output_height;
  long pixels = (long)across * down;
  uint8_t *row = malloc((size_t)across * 4);
  uint32_t *sums = calloc((size_t)width * 4, sizeof *sums), *counts = calloc((size_t)width, sizeof *counts);
  int line = 0;
  while (codec.output_scanline < codec.output_height) {
    int y = (int)codec.output_scanline;
    jpeg_read_scanlines(&codec, &row, 1);
    if (across < width || down < height) continue;
    for (int x = 0; x < across; x++) {
      int column = (int)((long)x * width / across);
      for (int c = 0; c < 4; c++) sums[column * 4 + c] += row[x * 4 + c];
      counts[column]++;
    }
    if ((long)(y + 1) * height / down == line && y + 1 < down) continue;
    for (int x = 0; x < width * 4; x++) target[(size_t)line * (size_t)width * 4 + (size_t)x] = (uint8_t)(sums[x] / counts[x / 4]);
    memset(sums, 0, (size_t)width * 4 * sizeof *sums);
    memset(counts, 0, (size_t)width * sizeof *counts);
    line++;
  }
  free(row);
  free(sums);
  free(counts);
  jpeg_finish_decompress(&codec);
  jpeg_destroy_decompress(&codec);
  return pixels;
}

typedef struct {
  const uint8_t *bytes;
  size_t position;
} place;

static void take_png(png_structp codec, png_bytep target, size_t count) {
  place *from = png_get_io_ptr(codec);
  memcpy(target, from->bytes + from->position, count);
  from->position += count;
}

long floor_png(const uint8_t *bytes, size_t count) {
  (void)count;
  place from = {bytes, 0};
  png_structp codec = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(codec);
  png_set_read_fn(codec, &from, take_png);
  png_read_info(codec, info);
  png_set_expand(codec);
  png_set_add_alpha(codec, 0xFF, PNG_FILLER_AFTER);
  png_read_update_info(codec, info);
  png_uint_32 height = png_get_image_height(codec, info);
  png_bytep row = malloc(png_get_rowbytes(codec, info));
  for (png_uint_32 y = 0; y < height; y++) png_read_row(codec, row, NULL);
  png_read_end(codec, NULL);
  long pixels = (long)height * (long)png_get_image_width(codec, info);
  free(row);
  png_destroy_read_struct(&codec, &info, NULL);
  return pixels;
}

long floor_webp(const uint8_t *bytes, size_t count) {
  int width, height;
  uint8_t *pixels = WebPDecodeRGBA(bytes, count, &width, &height);
  WebPFree(pixels);
  return pixels ? (long)width * height : 0;
}

static int take_gif(GifFileType *codec, GifByteType *target, int count) {
  place *from = codec->UserData;
  memcpy(target, from->bytes + from->position, (size_t)count);
  from->position += (size_t)count;
  return count;
}

long floor_gif(const uint8_t *bytes, size_t count) {
  (void)count;
  place from = {bytes, 0};
  int error, code;
  long pixels = 0;
  GifFileType *codec = DGifOpen(&from, take_gif, &error);
  GifPixelType *line = codec ? malloc((size_t)codec->SWidth) : NULL;
  GifRecordType kind = UNDEFINED_RECORD_TYPE;
  GifByteType *block;
  while (codec && DGifGetRecordType(codec, &kind) == GIF_OK && kind != TERMINATE_RECORD_TYPE) {
    if (kind == EXTENSION_RECORD_TYPE) {
      DGifGetExtension(codec, &code, &block);
      while (block && DGifGetExtensionNext(codec, &block) == GIF_OK) {}
    } else if (DGifGetImageHeader(codec) == GIF_OK) {
      for (int y = 0; y < codec->Image.Height; y++) DGifGetLine(codec, line, codec->Image.Width);
      pixels += (long)codec->Image.Width * codec->Image.Height;
    }
  }
  free(line);
  if (codec) DGifCloseFile(codec, &error);
  return pixels;
}

long floor_animated_webp(const uint8_t *bytes, size_t count) {
  WebPAnimDecoderOptions options;
  WebPAnimDecoderOptionsInit(&options);
  options.color_mode = MODE_rgbA;
  WebPAnimDecoder *codec = WebPAnimDecoderNew(&(WebPData){bytes, count}, &options);
  WebPAnimInfo info;
  if (!codec || !WebPAnimDecoderGetInfo(codec, &info)) return 0;
  long pixels = 0;
  uint8_t *canvas;
  int end;
  while (WebPAnimDecoderHasMoreFrames(codec) && WebPAnimDecoderGetNext(codec, &canvas, &end)) {
    pixels += (long)info.canvas_width * info.canvas_height;
  }
  WebPAnimDecoderDelete(codec);
  return pixels;
}

void give_back_memory(void) { malloc_trim(0); }
