#include "otolith/arena.h"

#include <stdlib.h>

enum { thread_block_size = 16 * 1024, heap_block_size_max = 1024 * 1024 };

/* Part of the thread's own storage, so it needs no destructor; untouched pages cost nothing. */
static _Thread_local _Alignas(16) uint8_t thread_block[thread_block_size];
static _Thread_local int thread_block_taken;

static void *allocate(void *arena, size_t size) {
  return otolith_arena_allocate(arena, size);
}

static void release(void *arena, void *pointer) {
  (void)arena;
  (void)pointer;
}

void otolith_arena_begin(otolith_arena *arena) {
  arena->allocator.alloc = allocate;
  arena->allocator.free = release;
  arena->allocator.allocator_data = arena;
  arena->blocks = NULL;
  arena->block_size = 2 * thread_block_size;
  arena->uses_thread_block = !thread_block_taken;
  if (arena->uses_thread_block) {
    thread_block_taken = 1;
    arena->next = thread_block;
    arena->remaining = thread_block_size;
  } else {
    arena->next = NULL;
    arena->remaining = 0;
  }
}

void otolith_arena_end(otolith_arena *arena) {
  void *block = arena->blocks;
  while (block != NULL) {
    void *before = *(void **)block;
    free(block);
    block = before;
  }
  arena->blocks = NULL;
  if (arena->uses_thread_block) {
    arena->uses_thread_block = 0;
    thread_block_taken = 0;
  }
}

void *otolith_arena_grow(otolith_arena *arena, size_t size) {
  /* The link to the block before takes 16 bytes, which keeps malloc's alignment. */
  const size_t link = 16;
  size_t rounded = (size + 7u) & ~(size_t)7u;
  if (rounded < size || rounded > SIZE_MAX - link) {
    return NULL;
  }
  size_t capacity = rounded > arena->block_size ? rounded : arena->block_size;
  uint8_t *block = malloc(link + capacity);
  if (block == NULL) {
    return NULL;
  }
  *(void **)block = arena->blocks;
  arena->blocks = block;
  if (arena->block_size < heap_block_size_max) {
    arena->block_size *= 2;
  }
  /* Go on with whichever block has more left. */
  if (capacity - rounded >= arena->remaining) {
    arena->next = block + link + rounded;
    arena->remaining = capacity - rounded;
  }
  return block + link;
}
