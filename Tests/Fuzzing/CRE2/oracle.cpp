#include "re2_oracle.h"

#include <re2/re2.h>

int otolith_re2_full_match(
    const char *pattern, size_t pattern_size, const char *text, size_t text_size) {
  RE2::Options options;
  options.set_log_errors(false);
  options.set_max_mem(64 << 20);
  const RE2 expression(re2::StringPiece(pattern, pattern_size), options);
  if (!expression.ok()) return -1;
  return RE2::FullMatch(re2::StringPiece(text, text_size), expression) ? 1 : 0;
}
