// Decodes pictures and damaged copies of them through the whole C shim, to be built with AddressSanitizer.
//
//     asan-codecs SEED ROUNDS FILE…
//
// The damage is the same as in DecodeMutationTests: the same generator, the same steps.
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CCodecs.h"

enum { target_width = 24, target_height = 18, most_pixels = 1 << 19 };

static uint64_t state;

static size_t below(size_t count) {
  state += 0x9E3779B97F4A7C15u;
  uint64_t value = state;
  value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9u;
  value = (value ^ value >> 27) * 0x94D049BB133111EBu;
  return (size_t)((value ^ value >> 31) % count);
}

static size_t mutate(uint8_t *bytes, size_t count) {
  for (size_t steps = below(4) + 1; steps > 0 && count > 0; steps--) {
    size_t place = below(count), length = 1 + below(16);
    if (length > count - place) length = count - place;
    uint8_t copy[16];
    switch (below(6)) {
    case 0: bytes[place] ^= (uint8_t)(1 << below(8)); break;
    case 1: bytes[place] = (uint8_t)below(256); break;
    case 2: memset(bytes + place, 0xFF, length); break;
    case 3:
      memmove(bytes + place, bytes + place + length, count - place - length);
      count -= length;
      break;
    case 4:
      memcpy(copy, bytes + place, length);
      memmove(bytes + place + length, bytes + place, count - place);
      memcpy(bytes + place, copy, length);
      count += length;
      break;
    default:
      if (below(8) == 0) count = place;
    }
  }
  return count;
}

static bool is_small(int width, int height) {
  return width > 0 && height > 0 && (int64_t)width * height <= most_pixels;
}

static bool decode_rows(bk_reader *reader, uint8_t *target, bk_failure *failure) {
  const bk_header *header = bk_reader_header(reader);
  int width, height;
  if (!is_small(header->width, header->height)) return false;
  int denominator = 1 << below(4);
  if (header->scales_itself && below(4) != 0) {
    return bk_reader_scale(reader, denominator, target_width, target_height, target, failure) &&
           bk_reader_finish(reader, failure);
  }
  if (!bk_reader_start(reader, denominator, &width, &height, failure)) return false;
  int across = width < target_width ? width : target_width, down = height < target_height ? height : target_height;
  bk_resampler *resampler = bk_resampler_open(
      header->model == BK_MODEL_CMYK ? BK_SAMPLES_FOUR : BK_SAMPLES_PREMULTIPLIED, width, height, across, down);
  if (!resampler) abort();
  bk_resampler_begin(resampler, target);
  bool is_whole = true;
  for (int y = 0; y < height && is_whole; y++) {
    uint8_t *row = bk_resampler_room(resampler);
    is_whole = bk_reader_read(reader, row, failure);
    if (!is_whole) break;
    if (header->has_alpha) bk_premultiply(row, (size_t)width);
    bk_resampler_push(resampler, row);
  }
  is_whole = is_whole && bk_reader_finish(reader, failure);
  bk_resampler_close(resampler);
  bk_color *color = bk_color_open(header->icc, header->icc_count, header->model);
  if (is_whole && color) bk_color_apply(color, target, (size_t)across * (size_t)down);
  if (is_whole && !color && header->model == BK_MODEL_CMYK) bk_cmyk_to_rgb(target, (size_t)across * (size_t)down);
  bk_color_close(color);
  if (is_whole) {
    uint8_t turned[target_width * target_height * 4];
    bk_orient(target, across, down, 1 + (int)below(8), turned);
  }
  return is_whole;
}

static bool play(bk_animation *animation, int width, int height, uint8_t *target, bk_failure *failure) {
  int across = width < target_width ? width : target_width, down = height < target_height ? height : target_height;
  bk_resampler *resampler = bk_resampler_open(BK_SAMPLES_PREMULTIPLIED, width, height, across, down);
  if (!resampler) abort();
  bool is_whole = true;
  for (int frame = 0; frame < 8 && is_whole; frame++) {
    if (frame == 5) bk_animation_rewind(animation, failure);
    const uint8_t *canvas = bk_animation_next(animation, failure);
    is_whole = canvas != NULL;
    bk_animation_milliseconds(animation, frame);
    if (!is_whole) break;
    bk_resampler_begin(resampler, target);
    for (int y = 0; y < height; y++) bk_resampler_push(resampler, canvas + (size_t)y * (size_t)width * 4);
  }
  bk_resampler_close(resampler);
  return is_whole;
}

static bool decode(const uint8_t *bytes, size_t count) {
  uint8_t target[target_width * target_height * 4] = {0};
  bk_failure failure = {0};
  bk_reader *reader = NULL;
  bk_animation *animation = NULL;
  bk_webp_info info = {0};
  bool is_whole = false;
  if (count < 12) return false;
  if (memcmp(bytes, "GIF", 3) == 0) {
    info = (bk_webp_info){.width = bytes[6] | bytes[7] << 8, .height = bytes[8] | bytes[9] << 8};
    if (!is_small(info.width, info.height)) return false;
    animation = bk_animation_open_gif(bytes, count, info.width, info.height, &failure);
  } else if (memcmp(bytes, "RIFF", 4) == 0) {
    if (!bk_webp_read_info(bytes, count, &info, &failure) || !is_small(info.width, info.height)) return false;
    if (info.is_animated) {
      animation = bk_animation_open_webp(bytes, count, &failure);
    } else {
      reader = bk_reader_open_webp(bytes, count, &failure);
    }
  } else if (bytes[0] == 0x89) {
    reader = bk_reader_open_png(bytes, count, &failure);
  } else {
    reader = bk_reader_open_jpeg(bytes, count, &failure);
  }
  if (reader) is_whole = decode_rows(reader, target, &failure);
  if (animation) is_whole = play(animation, info.width, info.height, target, &failure);
  bk_reader_close(reader);
  bk_animation_close(animation);
  return is_whole;
}

int main(int argc, char **argv) {
  if (argc < 4) return fprintf(stderr, "usage: asan-codecs SEED ROUNDS FILE…\n"), 2;
  state = strtoull(argv[1], NULL, 10);
  long rounds = strtol(argv[2], NULL, 10);
  size_t seeds = (size_t)argc - 3;
  uint8_t **bytes = calloc(seeds, sizeof *bytes);
  size_t *counts = calloc(seeds, sizeof *counts);
  for (size_t i = 0; i < seeds; i++) {
    FILE *file = fopen(argv[i + 3], "rb");
    if (!file) return perror(argv[i + 3]), 2;
    bytes[i] = malloc(1 << 20);
    counts[i] = fread(bytes[i], 1, 1 << 20, file);
    fclose(file);
    decode(bytes[i], counts[i]);
  }
  long decoded = 0;
  for (long round = 0; round < rounds; round++) {
    size_t chosen = below(seeds);
    uint8_t *work = malloc(counts[chosen] + 64);
    memcpy(work, bytes[chosen], counts[chosen]);
    size_t count = mutate(work, counts[chosen]);
    // A copy of just the length, so that reading one byte past it is seen.
    uint8_t *exact = malloc(count ? count : 1);
    memcpy(exact, work, count);
    free(work);
    decoded += decode(exact, count);
    free(exact);
  }
  printf("asan-codecs: %ld damaged pictures, %ld of them decoded\n", rounds, decoded);
  for (size_t i = 0; i < seeds; i++) free(bytes[i]);
  free(bytes);
  free(counts);
  return 0;
}
