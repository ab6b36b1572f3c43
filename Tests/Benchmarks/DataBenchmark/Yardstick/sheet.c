#include "sheet.h"

#include <endian.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
  BOOL = 16, BYTEA = 17, INT4 = 23, TEXT = 25, TIMESTAMPTZ = 1184, UUID = 2950, JSONB = 3802,
  BOOLS = 1000, BYTEAS = 1001, INT4S = 1007, TEXTS = 1009, TIMESTAMPTZS = 1185, UUIDS = 2951,
  JSONBS = 3807
};

// participant_id, sheet_id, study_id, questionnaire_id, version, one_time, started_at, finished_at,
// received_at, time_zone, notification_id, closing, app_version, platform, payload_hash, answers,
// noise, positions, referenced_answers: the order of the statement's parameters.
const uint32_t sheet_types[SHEET_COLUMNS] = {
    UUID, UUID, TEXT, TEXT, INT4, BOOL, TIMESTAMPTZ, TIMESTAMPTZ, TIMESTAMPTZ, TEXT,
    TEXT, TEXT, TEXT, TEXT, BYTEA, JSONB, JSONB, JSONB, JSONB};
const uint32_t sheet_array_types[SHEET_COLUMNS] = {
    UUIDS, UUIDS, TEXTS, TEXTS, INT4S, BOOLS, TIMESTAMPTZS, TIMESTAMPTZS, TIMESTAMPTZS, TEXTS,
    TEXTS, TEXTS, TEXTS, TEXTS, BYTEAS, JSONBS, JSONBS, JSONBS, JSONBS};

static uint64_t state;

// xorshift64*: what is random here need only differ.
static uint64_t next_random(void) {
  if (state == 0) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    state = (uint64_t)now.tv_nsec * 0x9E3779B97F4A7C15u ^ (uint64_t)now.tv_sec;
  }
  state ^= state >> 12;
  state ^= state << 25;
  state ^= state >> 27;
  return state * 0x2545F4914F6CDD1Du;
}

static void fill(uint8_t *bytes, size_t count) {
  for (size_t i = 0; i < count; i += 8) {
    uint64_t value = next_random();
    memcpy(bytes + i, &value, 8);
  }
}

void bytes_append(struct bytes *bytes, const void *from, size_t count) {
  if (bytes->count + count > bytes->capacity) {
    bytes->capacity = (bytes->count + count) * 2;
    bytes->start = realloc(bytes->start, bytes->capacity);
    if (!bytes->start) abort();
  }
  memcpy(bytes->start + bytes->count, from, count);
  bytes->count += count;
}

void bytes_append_int32(struct bytes *bytes, int32_t value) {
  uint32_t big = htobe32((uint32_t)value);
  bytes_append(bytes, &big, 4);
}

void bytes_append_int16(struct bytes *bytes, int16_t value) {
  uint16_t big = htobe16((uint16_t)value);
  bytes_append(bytes, &big, 2);
}

// Made beforehand, lest the making be measured.
static char notification_ids[64][37], answers[64][512];

static void make_texts(void) {
  for (int i = 0; i < 64; i++) {
    snprintf(notification_ids[i], sizeof notification_ids[i], "%08x-0000-4000-8000-%012llx",
             (unsigned)next_random(), (unsigned long long)(next_random() >> 16));
    double value = (double)i / 64;
    snprintf(answers[i], sizeof answers[i],
             "{\"perception\":{\"boolean\":true,\"place\":0},"
             "\"loudness\":{\"number\":%g,\"place\":1},"
             "\"distress\":{\"number\":%g,\"place\":2},\"mood\":{\"number\":0.625,\"place\":3},"
             "\"arousal\":{\"number\":0.375,\"place\":4},\"stress\":{\"number\":0.25,\"place\":5},"
             "\"concentration\":{\"number\":0.5,\"place\":6},"
             "\"irritable\":{\"choices\":[\"no\"],\"place\":7}}",
             value, value);
  }
}

void sheet_make(struct sheet *sheet, const uint8_t *participants, size_t count) {
  if (!answers[0][0]) make_texts();
  sheet->participant_id = participants + (next_random() % count) * ID_BYTES;
  fill(sheet->sheet_id, ID_BYTES);
  fill(sheet->payload_hash, HASH_BYTES);
  sheet->notification_id = notification_ids[next_random() % 64];
  sheet->answers = answers[next_random() % 64];
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  sheet->received_at = ((int64_t)now.tv_sec - 946684800) * 1000000 + now.tv_nsec / 1000;
  sheet->finished_at = sheet->received_at - 5000000;
  sheet->started_at = sheet->received_at - 65000000;
}

static void append_text(struct bytes *bytes, const char *text) {
  size_t count = strlen(text);
  bytes_append_int32(bytes, (int32_t)count);
  bytes_append(bytes, text, count);
}

static void append_bytes(struct bytes *bytes, const void *from, size_t count) {
  bytes_append_int32(bytes, (int32_t)count);
  bytes_append(bytes, from, count);
}

static void append_time(struct bytes *bytes, int64_t time) {
  uint64_t big = htobe64((uint64_t)time);
  append_bytes(bytes, &big, 8);
}

static void append_bool(struct bytes *bytes, bool value) {
  uint8_t byte = value;
  append_bytes(bytes, &byte, 1);
}

static void append_json(struct bytes *bytes, const char *text) {
  size_t count = strlen(text);
  const uint8_t version = 1;
  bytes_append_int32(bytes, (int32_t)count + 1);
  bytes_append(bytes, &version, 1);
  bytes_append(bytes, text, count);
}

void sheet_append(const struct sheet *sheet, int column, struct bytes *bytes) {
  switch (column) {
  case 0: append_bytes(bytes, sheet->participant_id, ID_BYTES); break;
  case 1: append_bytes(bytes, sheet->sheet_id, ID_BYTES); break;
  case 2: append_text(bytes, "track-your-tinnitus"); break;
  case 3: append_text(bytes, "tyt-momentary"); break;
  case 4: bytes_append_int32(bytes, 4); bytes_append_int32(bytes, 1); break;
  case 5: append_bool(bytes, false); break;
  case 6: append_time(bytes, sheet->started_at); break;
  case 7: append_time(bytes, sheet->finished_at); break;
  case 8: append_time(bytes, sheet->received_at); break;
  case 9: append_text(bytes, "Europe/Berlin"); break;
  case 10: append_text(bytes, sheet->notification_id); break;
  case 11: append_text(bytes, "complete"); break;
  case 12: append_text(bytes, "3.2.1"); break;
  case 13: append_text(bytes, "android"); break;
  case 14: append_bytes(bytes, sheet->payload_hash, HASH_BYTES); break;
  case 15: append_json(bytes, sheet->answers); break;
  default: bytes_append_int32(bytes, -1);
  }
}
