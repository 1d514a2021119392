#include "BKColor.h"

#include <stdlib.h>
#include <string.h>

#include <lcms2.h>

#include "arithmetic.h"

// Pixels a turn: what is on the stack stays small.
enum { block = 256 };

struct bk_color {
  // A context of its own: no setting, plug-in or error handler is shared with others in the process.
  cmsContext context;
  cmsHTRANSFORM transform;
  bk_model model;
};

// Whether no colour of a coarse cube moves by more than one step: then the profile is sRGB, whatever it is called.
static bool is_identity(cmsHTRANSFORM transform) {
  uint8_t before[block][4], after[block][4];
  int count = 0;
  for (int r = 0; r < 6; r++) {
    for (int g = 0; g < 6; g++) {
      for (int b = 0; b < 6; b++, count++) {
        before[count][0] = (uint8_t)(r * 51), before[count][1] = (uint8_t)(g * 51);
        before[count][2] = (uint8_t)(b * 51), before[count][3] = 255;
      }
    }
  }
  memcpy(after, before, sizeof after);
  cmsDoTransform(transform, before, after, (cmsUInt32Number)count);
  for (int i = 0; i < count; i++) {
    for (int c = 0; c < 3; c++) {
      if (abs(before[i][c] - after[i][c]) > 1) return false;
    }
  }
  return true;
}

bk_color *bk_color_open(const uint8_t *icc, size_t count, bk_model model) {
  if (!icc || count < 128 || count > UINT32_MAX) return NULL;
  bk_color *self = calloc(1, sizeof *self);
  if (!self) return NULL;
  self->context = cmsCreateContext(NULL, NULL);
  cmsHPROFILE source = self->context ? cmsOpenProfileFromMemTHR(self->context, icc, (cmsUInt32Number)count) : NULL;
  cmsHPROFILE target = source ? cmsCreate_sRGBProfileTHR(self->context) : NULL;
  if (source && target) {
    cmsColorSpaceSignature space = cmsGetColorSpace(source);
    cmsUInt32Number format = 0;
    if (space == cmsSigRgbData && model != BK_MODEL_CMYK) {
      self->model = BK_MODEL_RGB;
      format = TYPE_RGBA_8;
    } else if (space == cmsSigGrayData && model == BK_MODEL_GREY) {
      self->model = BK_MODEL_GREY;
      format = TYPE_GRAY_8;
    } else if (space == cmsSigCmykData && model == BK_MODEL_CMYK) {
      self->model = BK_MODEL_CMYK;
      format = TYPE_CMYK_8;
    }
    if (format) {
      self->transform =
          cmsCreateTransformTHR(self->context, source, format, target, TYPE_RGBA_8, INTENT_PERCEPTUAL, 0);
    }
  }
  if (target) cmsCloseProfile(target);
  if (source) cmsCloseProfile(source);
  if (!self->transform || (self->model == BK_MODEL_RGB && is_identity(self->transform))) {
    bk_color_close(self);
    return NULL;
  }
  return self;
}

void bk_color_apply(const bk_color *self, uint8_t *pixels, size_t count) {
  uint8_t source[block * 4], target[block * 4];
  for (size_t start = 0; start < count; start += block) {
    size_t part = count - start < block ? count - start : block;
    uint8_t *row = pixels + start * 4;
    size_t channels = self->model == BK_MODEL_GREY ? 1 : 4;
    for (size_t i = 0; i < part; i++) {
      const uint8_t *pixel = row + 4 * i;
      unsigned alpha = pixel[3];
      for (size_t c = 0; c < channels; c++) {
        bool divided = self->model != BK_MODEL_CMYK && c < 3 && alpha != 0 && alpha != 255;
        unsigned value = divided ? (pixel[c] * 255u + alpha / 2) / alpha : pixel[c];
        source[i * channels + c] = (uint8_t)(value > 255 ? 255 : value);
      }
    }
    cmsDoTransform(self->transform, source, target, (cmsUInt32Number)part);
    for (size_t i = 0; i < part; i++) {
      uint8_t *pixel = row + 4 * i;
      unsigned alpha = self->model == BK_MODEL_CMYK ? 255 : pixel[3];
      for (int c = 0; c < 3; c++) pixel[c] = by_255(target[4 * i + (size_t)c] * alpha);
      pixel[3] = (uint8_t)alpha;
    }
  }
}

void bk_color_close(bk_color *self) {
  if (!self) return;
  if (self->transform) cmsDeleteTransform(self->transform);
  if (self->context) cmsDeleteContext(self->context);
  free(self);
}
