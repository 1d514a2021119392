#ifndef CWEBFILES_H
#define CWEBFILES_H

#include <stddef.h>

/// One of the files that a web page needs of the carousel, in constant memory that is never freed.
typedef struct {
  const char *_Nonnull name;
  const unsigned char *_Nonnull bytes;
  size_t count;
} WebFile;

/// The file at `index`; null from the number of files on, which is 0 in a build that lacks them.
const WebFile *_Nullable webFile(size_t index);

#endif
