#include "BKFailure.h"

#include <stdbool.h>
#include <stdio.h>

const char *bk_failure_text(const bk_failure *failure) { return failure->text; }

bool bk_fail(bk_failure *failure, bk_failure_kind kind, const char *text) {
  if (failure->kind == BK_FAILURE_NONE) {
    failure->kind = kind;
    snprintf(failure->text, sizeof failure->text, "%s", text ? text : "");
  }
  return false;
}
