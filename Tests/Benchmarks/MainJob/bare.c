// What PostgreSQL gives to a program that has nothing between itself and libpq and writes the rows that
// ingestion writes: copies of one sheet, each with new ids.
//
//   bare-rows CONNECTION TEMPLATE-FILE STATEMENT-FILE CALLERS BATCH LANES SECONDS
//
// The template is a query of one row; each of its columns is a parameter of the statement, as an array of the
// batch's values in binary. Columns whose names end in `sheet_id` or `event_id` get new random ids: the same for
// both of a row's. CALLERS callers submit BATCH rows each, and others as soon as those are stored; a lane, a
// connection of its own, takes all that wait, at most 500 rows. Each statement is a commit of its own. Prints
// rows a second and the processor's time of this program for each.
#include <libpq-fe.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <time.h>

enum { COLUMNS_MAX = 64, ROWS_MAX = 500, LANES_MAX = 16 };

static int column_count, sheet_column = -1, event_column = -1, callers, rows_each;
static Oid element_types[COLUMNS_MAX], array_types[COLUMNS_MAX];
static const char *template_values[COLUMNS_MAX];
static int template_lengths[COLUMNS_MAX];
static const char *connection_text, *statement;
static double until;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t returned = PTHREAD_COND_INITIALIZER;
static int waiting;
static long written;

static void fail(const char *what, const char *why) {
  fprintf(stderr, "bare-rows: %s: %s\n", what, why);
  exit(1);
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static char *read_file(const char *path) {
  FILE *file = fopen(path, "r");
  if (!file) fail(path, "cannot be read");
  char *text = calloc(1, 16384);
  if (fread(text, 1, 16383, file) == 0) fail(path, "is empty");
  fclose(file);
  return text;
}

static PGconn *open_connection(void) {
  PGconn *connection = PQconnectdb(connection_text);
  if (PQstatus(connection) != CONNECTION_OK) fail("connect", PQerrorMessage(connection));
  return connection;
}

static void check(PGconn *connection, PGresult *result, ExecStatusType expected, const char *what) {
  if (PQresultStatus(result) != expected) fail(what, PQerrorMessage(connection));
}

static void read_template(PGconn *connection, const char *query) {
  PGresult *row = PQexecParams(connection, query, 0, NULL, NULL, NULL, NULL, 1);
  check(connection, row, PGRES_TUPLES_OK, "template");
  if (PQntuples(row) != 1) fail("template", "is not one row");
  column_count = PQnfields(row);
  if (column_count > COLUMNS_MAX) fail("template", "has too many columns");
  for (int column = 0; column < column_count; column++) {
    const char *name = PQfname(row, column);
    size_t length = strlen(name);
    if (length >= 8 && strcmp(name + length - 8, "sheet_id") == 0) sheet_column = column;
    if (length >= 8 && strcmp(name + length - 8, "event_id") == 0) event_column = column;
    element_types[column] = PQftype(row, column);
    template_lengths[column] = PQgetisnull(row, 0, column) ? -1 : PQgetlength(row, 0, column);
    template_values[column] = PQgetvalue(row, 0, column);
    char sql[96];
    snprintf(sql, sizeof sql, "SELECT typarray::text FROM pg_type WHERE oid = %u",
             element_types[column]);
    PGresult *type = PQexec(connection, sql);
    check(connection, type, PGRES_TUPLES_OK, "type");
    array_types[column] = (Oid)strtoul(PQgetvalue(type, 0, 0), NULL, 10);
    PQclear(type);
  }
  // The row is kept: its values are the template.
}

struct bytes {
  char *start;
  size_t count, capacity;
};

static void append(struct bytes *bytes, const void *what, size_t count) {
  if (bytes->count + count > bytes->capacity) {
    bytes->capacity = (bytes->count + count) * 2;
    bytes->start = realloc(bytes->start, bytes->capacity);
    if (!bytes->start) abort();
  }
  memcpy(bytes->start + bytes->count, what, count);
  bytes->count += count;
}

static void append_int32(struct bytes *bytes, int32_t value) {
  uint32_t big = __builtin_bswap32((uint32_t)value);
  append(bytes, &big, sizeof big);
}

static void insert(PGconn *connection, struct bytes *columns, int count) {
  unsigned char ids[ROWS_MAX * 16];
  const char *values[COLUMNS_MAX];
  int lengths[COLUMNS_MAX], formats[COLUMNS_MAX];
  for (int offset = 0; offset < count * 16; offset += 256) {
    int part = count * 16 - offset < 256 ? count * 16 - offset : 256;
    if (getrandom(ids + offset, (size_t)part, 0) != part) fail("random", "too few bytes");
  }
  for (int column = 0; column < column_count; column++) {
    struct bytes *bytes = &columns[column];
    bytes->count = 0;
    // Dimensions, whether there are nulls, the elements' type, how many, counted from 1.
    append_int32(bytes, 1);
    append_int32(bytes, template_lengths[column] < 0);
    append_int32(bytes, (int32_t)element_types[column]);
    append_int32(bytes, count);
    append_int32(bytes, 1);
    for (int row = 0; row < count; row++) {
      append_int32(bytes, template_lengths[column]);
      if (column == sheet_column || column == event_column)
        append(bytes, ids + row * 16, 16);
      else if (template_lengths[column] > 0)
        append(bytes, template_values[column], (size_t)template_lengths[column]);
    }
    values[column] = bytes->start;
    lengths[column] = (int)bytes->count;
    formats[column] = 1;
  }
  PGresult *result =
      PQexecPrepared(connection, "insert", column_count, values, lengths, formats, 1);
  check(connection, result, PGRES_TUPLES_OK, "insert");
  if (PQntuples(result) != count) fail("insert", "a row was not new");
  PQclear(result);
}

static void *lane(void *unused) {
  (void)unused;
  PGconn *connection = open_connection();
  PGresult *prepared = PQprepare(connection, "insert", statement, column_count, array_types);
  check(connection, prepared, PGRES_COMMAND_OK, "prepare");
  PQclear(prepared);
  struct bytes *columns = calloc(COLUMNS_MAX, sizeof *columns);
  while (now() < until) {
    pthread_mutex_lock(&lock);
    while (waiting == 0) pthread_cond_wait(&returned, &lock);
    int count = waiting < ROWS_MAX ? waiting : ROWS_MAX;
    waiting -= count;
    pthread_mutex_unlock(&lock);
    insert(connection, columns, count);
    pthread_mutex_lock(&lock);
    waiting += count;
    written += count;
    pthread_cond_broadcast(&returned);
    pthread_mutex_unlock(&lock);
  }
  PQfinish(connection);
  return NULL;
}

int main(int count, char **arguments) {
  if (count != 8) fail("usage", "see the head of bare.c");
  connection_text = arguments[1];
  statement = read_file(arguments[3]);
  callers = atoi(arguments[4]);
  rows_each = atoi(arguments[5]);
  int lanes = atoi(arguments[6]);
  double seconds = atof(arguments[7]);
  if (callers < 1 || rows_each < 1 || lanes < 1 || lanes > LANES_MAX || seconds <= 0)
    fail("usage", "see the head of bare.c");
  PGconn *connection = open_connection();
  read_template(connection, read_file(arguments[2]));
  PQfinish(connection);
  waiting = callers * rows_each;
  double start = now();
  until = start + seconds;
  pthread_t threads[LANES_MAX];
  for (int i = 0; i < lanes; i++)
    if (pthread_create(&threads[i], NULL, lane, NULL) != 0) fail("thread", "cannot be started");
  for (int i = 0; i < lanes; i++) pthread_join(threads[i], NULL);
  double elapsed = now() - start;
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  double processor = (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e6 +
                     (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec);
  printf("{\"per_s\": %.0f, \"cpu_us\": %.1f}\n", (double)written / elapsed,
         written ? processor / (double)written : 0.0);
  return 0;
}
