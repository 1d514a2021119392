#ifndef BANNERKIT_FAILURE_H
#define BANNERKIT_FAILURE_H

typedef enum { BK_FAILURE_NONE, BK_FAILURE_TRUNCATED, BK_FAILURE_MALFORMED, BK_FAILURE_MEMORY } bk_failure_kind;

// Why a codec gave up, with its own words.
typedef struct {
  bk_failure_kind kind;
  char text[160];
} bk_failure;

// The words of a failure, for a language that does not read arrays of characters. Valid as long as the failure is.
const char *bk_failure_text(const bk_failure *failure);

// Notes why something failed, and returns false. The first note stands.
_Bool bk_fail(bk_failure *failure, bk_failure_kind kind, const char *text);

#endif
