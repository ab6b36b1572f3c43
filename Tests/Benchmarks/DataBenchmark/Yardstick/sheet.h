// The answer sheet that every subject writes, in PostgreSQL's binary format.
#ifndef SHEET_H
#define SHEET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { SHEET_COLUMNS = 19, HASH_BYTES = 32, ID_BYTES = 16 };

struct sheet {
  const uint8_t *participant_id;
  uint8_t sheet_id[ID_BYTES];
  const char *notification_id;
  uint8_t payload_hash[HASH_BYTES];
  // Microseconds since 2000-01-01 (PostgreSQL's epoch).
  int64_t started_at, finished_at, received_at;
  const char *answers;
};

// Where each column's type is known: of the column, and of an array of it.
extern const uint32_t sheet_types[SHEET_COLUMNS];
extern const uint32_t sheet_array_types[SHEET_COLUMNS];

struct bytes {
  uint8_t *start;
  size_t count, capacity;
};

void bytes_append(struct bytes *bytes, const void *from, size_t count);
void bytes_append_int32(struct bytes *bytes, int32_t value);
void bytes_append_int16(struct bytes *bytes, int16_t value);

// A new sheet of one of the participants (16 bytes each).
void sheet_make(struct sheet *sheet, const uint8_t *participants, size_t count);

// Appends a column's value behind its length, as elements of arrays and fields of COPY are.
void sheet_append(const struct sheet *sheet, int column, struct bytes *bytes);

#endif
