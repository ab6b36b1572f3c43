// What PostgreSQL gives to a program that has nothing between itself and libpq: one connection, one
// batch at a time, each a commit of its own.
//
//   bare-libpq unnest|copy CONNECTION STATEMENT-FILE PARTICIPANTS CALLERS BATCH-MAX WARM-UP SECONDS
//
// `unnest` runs the statement with arrays of the batch's columns, `copy` a COPY of the batch.
// CALLERS callers submit a sheet each, and another one as soon as theirs is stored; a batch takes
// those who wait longest, at most BATCH-MAX. Prints one JSON object.
#include <libpq-fe.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#include "sheet.h"

static void fail(const char *what, const char *why) {
  fprintf(stderr, "bare-libpq: %s: %s\n", what, why);
  exit(1);
}

static double now_us(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec * 1e6 + (double)now.tv_nsec / 1e3;
}

static double cpu_us(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e6 +
         (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec);
}

static char *read_file(const char *path) {
  FILE *file = fopen(path, "r");
  if (!file) fail(path, "cannot be read");
  static char text[16384];
  size_t count = fread(text, 1, sizeof text - 1, file);
  text[count] = 0;
  fclose(file);
  return text;
}

static uint8_t *read_participants(PGconn *connection, size_t count) {
  char sql[128];
  snprintf(sql, sizeof sql,
           "SELECT md5('participant ' || p)::uuid FROM generate_series(0, %zu) p", count - 1);
  PGresult *result = PQexecParams(connection, sql, 0, NULL, NULL, NULL, NULL, 1);
  if (PQresultStatus(result) != PGRES_TUPLES_OK) fail("participants", PQerrorMessage(connection));
  uint8_t *participants = malloc(count * ID_BYTES);
  for (size_t i = 0; i < count; i++)
    memcpy(participants + i * ID_BYTES, PQgetvalue(result, (int)i, 0), ID_BYTES);
  PQclear(result);
  return participants;
}

static void insert(PGconn *connection, const struct sheet *sheets, int count) {
  static struct bytes columns[SHEET_COLUMNS];
  const char *values[SHEET_COLUMNS];
  int lengths[SHEET_COLUMNS], formats[SHEET_COLUMNS];
  for (int column = 0; column < SHEET_COLUMNS; column++) {
    struct bytes *bytes = &columns[column];
    bytes->count = 0;
    // Dimensions, whether there are nulls, the elements' type, how many, counted from 1.
    bytes_append_int32(bytes, 1);
    bytes_append_int32(bytes, column >= 16);
    bytes_append_int32(bytes, (int32_t)sheet_types[column]);
    bytes_append_int32(bytes, count);
    bytes_append_int32(bytes, 1);
    for (int i = 0; i < count; i++) sheet_append(&sheets[i], column, bytes);
    values[column] = (const char *)bytes->start;
    lengths[column] = (int)bytes->count;
    formats[column] = 1;
  }
  PGresult *result =
      PQexecPrepared(connection, "insert", SHEET_COLUMNS, values, lengths, formats, 1);
  if (PQresultStatus(result) != PGRES_TUPLES_OK) fail("insert", PQerrorMessage(connection));
  if (PQntuples(result) != count) fail("insert", "a sheet was not new");
  PQclear(result);
}

static void copy(PGconn *connection, const char *statement, const struct sheet *sheets, int count) {
  static struct bytes bytes;
  static const char header[19] = "PGCOPY\n\377\r\n\0\0\0\0\0\0\0\0\0";
  PGresult *result = PQexec(connection, statement);
  if (PQresultStatus(result) != PGRES_COPY_IN) fail("copy", PQerrorMessage(connection));
  PQclear(result);
  bytes.count = 0;
  bytes_append(&bytes, header, sizeof header);
  for (int i = 0; i < count; i++) {
    // All but one_time and payload_hash, which are the keys' alone.
    bytes_append_int16(&bytes, SHEET_COLUMNS - 2 + 1);
    for (int column = 0; column < SHEET_COLUMNS; column++)
      if (column != 5 && column != 14) sheet_append(&sheets[i], column, &bytes);
    // utc_offset_minutes
    bytes_append_int32(&bytes, 2);
    bytes_append_int16(&bytes, 60);
  }
  bytes_append_int16(&bytes, -1);
  if (PQputCopyData(connection, (const char *)bytes.start, (int)bytes.count) != 1 ||
      PQputCopyEnd(connection, NULL) != 1)
    fail("copy", PQerrorMessage(connection));
  result = PQgetResult(connection);
  if (PQresultStatus(result) != PGRES_COMMAND_OK) fail("copy", PQerrorMessage(connection));
  PQclear(result);
  while ((result = PQgetResult(connection))) PQclear(result);
}

static int compare(const void *left, const void *right) {
  double difference = *(const double *)left - *(const double *)right;
  return (difference > 0) - (difference < 0);
}

int main(int count, char **arguments) {
  if (count != 9) fail("usage", "see main.c");
  int is_copy = strcmp(arguments[1], "copy") == 0;
  char *statement = read_file(arguments[3]);
  size_t participants_count = strtoul(arguments[4], NULL, 10);
  int callers = atoi(arguments[5]), batch_max = atoi(arguments[6]);
  double warm_up = atof(arguments[7]) * 1e6, duration = atof(arguments[8]) * 1e6;
  PGconn *connection = PQconnectdb(arguments[2]);
  if (PQstatus(connection) != CONNECTION_OK) fail("connect", PQerrorMessage(connection));
  uint8_t *participants = read_participants(connection, participants_count);
  if (!is_copy) {
    PGresult *result = PQprepare(connection, "insert", statement, SHEET_COLUMNS, sheet_array_types);
    if (PQresultStatus(result) != PGRES_COMMAND_OK) fail("prepare", PQerrorMessage(connection));
    PQclear(result);
  }
  int batch = callers < batch_max ? callers : batch_max;
  struct sheet *sheets = malloc((size_t)batch * sizeof *sheets);
  double *submitted = malloc((size_t)callers * sizeof *submitted);
  size_t capacity = 1 << 20, latencies_count = 0;
  double *latencies = malloc(capacity * sizeof *latencies);
  double start = now_us(), from = start + warm_up, until = from + duration, cpu_from = 0;
  for (int i = 0; i < callers; i++) submitted[i] = start;
  int first = 0;
  double last = from;
  for (;;) {
    double begin = now_us();
    if (begin >= until) break;
    if (begin < from) cpu_from = cpu_us();
    for (int i = 0; i < batch; i++) sheet_make(&sheets[i], participants, participants_count);
    if (is_copy)
      copy(connection, statement, sheets, batch);
    else
      insert(connection, sheets, batch);
    double end = now_us();
    for (int i = 0; i < batch; i++) {
      int caller = (first + i) % callers;
      // Those whose wait lies within the time that is measured.
      if (submitted[caller] >= from && end < until) {
        if (latencies_count == capacity) {
          capacity *= 2;
          latencies = realloc(latencies, capacity * sizeof *latencies);
          if (!latencies) abort();
        }
        latencies[latencies_count++] = end - submitted[caller];
        last = end;
      }
      submitted[caller] = end;
    }
    first = (first + batch) % callers;
  }
  if (latencies_count == 0) fail("measure", "not one batch within the time");
  double cpu = cpu_us() - cpu_from;
  qsort(latencies, latencies_count, sizeof *latencies, compare);
  printf("{\"per_s\": %.1f, \"p50_us\": %.1f, \"p99_us\": %.1f, \"cpu_us\": %.2f}\n",
         (double)latencies_count / (last - from) * 1e6, latencies[latencies_count / 2],
         latencies[latencies_count * 99 / 100], cpu / (double)latencies_count);
  PQfinish(connection);
  return 0;
}
