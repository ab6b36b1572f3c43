#include "otolith_built_commit.h"

/* Package.swift defines it from the variable OTOLITH_COMMIT. */
#ifndef OTOLITH_COMMIT
#define OTOLITH_COMMIT unknown
#endif

#define TEXT_OF(tokens) #tokens
#define TEXT(name) TEXT_OF(name)

const char otolith_built_commit[] = TEXT(OTOLITH_COMMIT);
