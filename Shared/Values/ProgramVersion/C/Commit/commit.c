#include "otolith_commit.h"

/* Only executables link it (target CBuiltCommit): with it in here, every commit would compile again all
   that knows its version. */
extern const char otolith_built_commit[] __attribute__((weak));

const char *otolith_commit(void) {
  return otolith_built_commit ? otolith_built_commit : "unknown";
}
