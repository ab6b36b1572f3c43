// Executes one prepared statement again and again on one connection, its answer in binary form, as a
// program on bare libpq would, and prints one JSON object.
//
//   one-statement CONNECTION STATEMENT BYTES WARM_UP SECONDS
//
// BYTES is how much the fields of every answer must have altogether.

#include <libpq-fe.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

static int compare(const void *left, const void *right) {
  double a = *(const double *)left, b = *(const double *)right;
  return (a > b) - (a < b);
}

static void fail(PGconn *connection, const char *what) {
  fprintf(stderr, "%s: %s\n", what, connection ? PQerrorMessage(connection) : "");
  exit(1);
}

int main(int count, char **arguments) {
  if (count != 6) {
    fprintf(stderr, "usage: one-statement CONNECTION STATEMENT BYTES WARM_UP SECONDS\n");
    return 64;
  }
  long bytes = atol(arguments[3]);
  double warm_up = atof(arguments[4]), seconds = atof(arguments[5]);
  PGconn *connection = PQconnectdb(arguments[1]);
  if (PQstatus(connection) != CONNECTION_OK) fail(connection, "cannot connect");
  PGresult *prepared = PQprepare(connection, "read", arguments[2], 0, NULL);
  if (PQresultStatus(prepared) != PGRES_COMMAND_OK) fail(connection, "cannot prepare");
  PQclear(prepared);

  size_t capacity = 1 << 20, taken = 0;
  double *latencies = malloc(capacity * sizeof *latencies);
  if (!latencies) fail(NULL, "no memory");
  double from = now() + warm_up, until = from + seconds, began = now();
  while (began < until) {
    PGresult *result = PQexecPrepared(connection, "read", 0, NULL, NULL, NULL, 1);
    if (PQresultStatus(result) != PGRES_TUPLES_OK) fail(connection, "cannot read");
    long read = 0;
    for (int row = 0; row < PQntuples(result); row++)
      for (int column = 0; column < PQnfields(result); column++)
        read += PQgetlength(result, row, column);
    PQclear(result);
    if (read != bytes) {
      fprintf(stderr, "read %ld bytes instead of %ld\n", read, bytes);
      return 1;
    }
    double ended = now();
    if (began >= from && ended <= until && taken < capacity) latencies[taken++] = ended - began;
    began = ended;
  }
  PQfinish(connection);
  if (taken == 0) fail(NULL, "nothing was read in time");
  qsort(latencies, taken, sizeof *latencies, compare);
  printf("{\"per_s\": %.2f, \"p50_us\": %.2f, \"p99_us\": %.2f}\n", taken / seconds,
         latencies[taken / 2] * 1e6, latencies[taken * 99 / 100] * 1e6);
  return 0;
}
