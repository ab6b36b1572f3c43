/*
 * Memory for one decoding or encoding: taken from a block of the thread while it lasts, then from
 * the heap in doubling blocks, and given back all at once. Nothing is freed one by one.
 *
 * An arena belongs to the thread that began it, and to one call: whatever lives in it must be
 * copied out before otolith_arena_end.
 */
#ifndef OTOLITH_ARENA_H
#define OTOLITH_ARENA_H

#include <protobuf-c/protobuf-c.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

typedef struct otolith_arena {
  ProtobufCAllocator allocator;
  uint8_t *next;
  size_t remaining;
  /* Heap blocks, newest first; each begins with a pointer to the one before. */
  void *blocks;
  size_t block_size;
  int uses_thread_block;
} otolith_arena;

/* Prepares `arena`; never fails. Arenas of one thread may nest: only the outermost has the
 * thread's block. */
void otolith_arena_begin(otolith_arena *arena);

/* Gives everything back. */
void otolith_arena_end(otolith_arena *arena);

/* Slow path of otolith_arena_allocate: a new heap block. NULL when memory is exhausted. */
void *otolith_arena_grow(otolith_arena *arena, size_t size);

/* `size` bytes aligned for any field of a message. NULL when memory is exhausted. */
static inline void *otolith_arena_allocate(otolith_arena *arena, size_t size) {
  size_t rounded = (size + 7u) & ~(size_t)7u;
  if (rounded < size || rounded > arena->remaining) {
    return otolith_arena_grow(arena, size);
  }
  void *result = arena->next;
  arena->next += rounded;
  arena->remaining -= rounded;
  return result;
}

/* Whether there is a NUL within the first `size` bytes of `text`. */
static inline int otolith_contains_nul(const void *text, size_t size) {
  return memchr(text, 0, size) != NULL;
}

#endif
