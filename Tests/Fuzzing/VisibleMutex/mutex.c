/*
 * Makes the slow path of Swift's Synchronization.Mutex visible to ThreadSanitizer.
 *
 * On Linux the mutex is a word in memory. Taking and leaving it without contention is one atomic
 * operation that is inlined into the caller, where ThreadSanitizer sees it. With contention the
 * standard library's own functions lock and unlock by futex (FUTEX_LOCK_PI, FUTEX_UNLOCK_PI); the
 * library is not instrumented, so ThreadSanitizer sees no order between the two threads and reports
 * whatever the mutex guards as a race. These functions stand before the library's and tell it: who
 * unlocks releases, who has locked acquires. Nothing is suppressed; races are found as before.
 *
 * The names are those of the library's ABI for Linux (Swift 6.0 and later); should they change, the
 * program ends at its start.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

/* ThreadSanitizer's own annotations (compiler-rt, tsan_interface_ann.cpp). */
void __tsan_acquire(void *address);
void __tsan_release(void *address);

/* `self`, the address of the mutex's word, comes in the register for Swift methods. */
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

static SWIFT void (*library_lock)(uint32_t thread, SELF);
static SWIFT _Bool (*library_try_lock)(SELF);
static SWIFT void (*library_unlock)(SELF);

static void *library(const char *name) {
  void *function = dlsym(RTLD_NEXT, name);
  if (function == NULL) {
    fprintf(stderr, "no %s in the standard library: adapt %s\n", name, __FILE__);
    abort();
  }
  return function;
}

__attribute__((constructor)) static void find_library(void) {
  library_lock = (SWIFT void (*)(uint32_t, SELF))library(LOCK);
  library_try_lock = (SWIFT _Bool (*)(SELF))library(TRY_LOCK);
  library_unlock = (SWIFT void (*)(SELF))library(UNLOCK);
}

SWIFT void otolith_mutex_lock(uint32_t thread, SELF) __asm__(LOCK);
SWIFT _Bool otolith_mutex_try_lock(SELF) __asm__(TRY_LOCK);
SWIFT void otolith_mutex_unlock(SELF) __asm__(UNLOCK);

SWIFT void otolith_mutex_lock(uint32_t thread, SELF) {
  library_lock(thread, self);
  __tsan_acquire(self);
}

SWIFT _Bool otolith_mutex_try_lock(SELF) {
  _Bool is_locked = library_try_lock(self);
  if (is_locked) {
    __tsan_acquire(self);
  }
  return is_locked;
}

SWIFT void otolith_mutex_unlock(SELF) {
  __tsan_release(self);
  library_unlock(self);
}
