#ifndef OTOLITH_COMMIT_H
#define OTOLITH_COMMIT_H

/* The commit that this program was built from, with "-dirty" behind it where files differed from it;
   "unknown" in a program that was built without deploy/dev/build. Never NULL. */
const char *otolith_commit(void);

#endif
