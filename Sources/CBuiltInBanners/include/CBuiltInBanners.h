#ifndef CBUILTINBANNERS_H
#define CBUILTINBANNERS_H

#include <stddef.h>

/// One of the built-in banners' pictures, a JPEG in constant memory that is never freed.
typedef struct {
  const char *_Nonnull name;
  const unsigned char *_Nonnull bytes;
  size_t count;
} BuiltInPicture;

/// The picture at `index`; null from the number of pictures on.
const BuiltInPicture *_Nullable builtInPicture(size_t index);

#endif
