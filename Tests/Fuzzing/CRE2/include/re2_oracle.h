/* What RE2 says about a pattern and a text: a second opinion on what Shared/Values/Patterns decides. */
#ifndef OTOLITH_RE2_ORACLE_H
#define OTOLITH_RE2_ORACLE_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* 1: the whole text matches, 0: it does not, -1: RE2 does not accept the pattern. Both are UTF-8. */
int otolith_re2_full_match(
    const char *pattern, size_t pattern_size, const char *text, size_t text_size);

#ifdef __cplusplus
}
#endif

#endif
