#ifndef OTOLITH_BUILT_COMMIT_H
#define OTOLITH_BUILT_COMMIT_H

/* What otolith_commit() answers in the executables that link this. */
extern const char otolith_built_commit[];

#endif
