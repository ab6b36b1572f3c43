// Draws the next instants of many participants again and again, by Services/Planning/ALGORITHM.md: a standard
// plan of 10 a day from 08:00 to 20:00 at least 15 minutes apart, 64 instants from noon UTC of a date that is
// three days later for each participant. Prints one JSON object. Only what that plan needs is here.
//
//   draw-instants ZONE_FILE PARTICIPANTS WARM_UP SECONDS
//
// ZONE_FILE is compiled (TZif, version 2 or later) and must have the changes of all dates in its table. Times
// are of the processor.

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PER_DAY = 10, START = 480, END = 1200, GAP = 15 * 60, LIMIT = 64, LEAD = 15 * 60 };

static int64_t *times;
static int32_t *offsets;
static long change_count;

static int64_t big_endian(const unsigned char *bytes, int count) {
  uint64_t value = 0;
  for (int index = 0; index < count; index++) value = value << 8 | bytes[index];
  return count == 4 ? (int32_t)value : (int64_t)value;
}

static void fail(const char *what) {
  fprintf(stderr, "%s\n", what);
  exit(1);
}

static void read_zone(const char *path) {
  static unsigned char bytes[65536];
  FILE *file = fopen(path, "rb");
  if (!file) fail("the zone cannot be opened");
  size_t size = fread(bytes, 1, sizeof bytes, file);
  fclose(file);
  if (size < 44 || memcmp(bytes, "TZif", 4) || bytes[4] < '2') fail("is no zone");
  int64_t counts[6];
  for (int index = 0; index < 6; index++) counts[index] = big_endian(bytes + 20 + 4 * index, 4);
  // UT and standard flags, leap seconds, times, types, characters.
  unsigned char *second = bytes + 44 + counts[0] + counts[1] + counts[2] * 8 + counts[3] * 5
    + counts[4] * 6 + counts[5];
  for (int index = 0; index < 6; index++) counts[index] = big_endian(second + 20 + 4 * index, 4);
  change_count = counts[3];
  times = malloc(change_count * sizeof *times);
  offsets = malloc(change_count * sizeof *offsets);
  if (!change_count || !times || !offsets) fail("the zone has no changes");
  unsigned char *block = second + 44, *types = block + change_count * 9;
  for (long index = 0; index < change_count; index++) {
    times[index] = big_endian(block + 8 * index, 8);
    offsets[index] = (int32_t)big_endian(types + 6 * block[change_count * 8 + index], 4);
  }
}

static int offset_at(int64_t second) {
  if (second < times[0] || second >= times[change_count - 1]) fail("a date is not in the table");
  long low = 0, high = change_count - 1;
  while (low < high) {
    long middle = (low + high) / 2;
    if (times[middle] <= second) low = middle + 1;
    else high = middle;
  }
  return offsets[low - 1];
}

// Of a clock time that exists once, as those of this plan do.
static int64_t instant_of(int64_t wall) {
  int before = offset_at(wall - 16 * 3600), after = offset_at(wall + 16 * 3600);
  if (before == after) return wall - before;
  return offset_at(wall - before) == before ? wall - before : wall - after;
}

static int64_t date_at(int64_t second) {
  int64_t wall = second + offset_at(second);
  return wall / 86400 - (wall % 86400 < 0);
}

static int has_date(int64_t date) { return date_at(instant_of(date * 86400 + 43200)) == date; }

static uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t count) {
  for (size_t index = 0; index < count; index++)
    hash = (hash ^ ((const unsigned char *)bytes)[index]) * 0x100000001b3u;
  return hash;
}

static uint64_t hash_number(uint64_t hash, uint64_t number) {
  for (int index = 0; index < 8; index++)
    hash = (hash ^ (unsigned char)(number >> 8 * index)) * 0x100000001b3u;
  return hash;
}

static uint64_t hash_text(uint64_t hash, const char *text) {
  return hash_bytes(hash_number(hash, strlen(text)), text, strlen(text));
}

static const uint64_t HASH_START = 0xcbf29ce484222325u;

static uint64_t state[4];

static uint64_t split_mix(uint64_t *seed) {
  uint64_t word = *seed += 0x9e3779b97f4a7c15u;
  word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9u;
  word = (word ^ (word >> 27)) * 0x94d049bb133111ebu;
  return word ^ (word >> 31);
}

static uint64_t rotated(uint64_t word, int bits) { return word << bits | word >> (64 - bits); }

static uint64_t next_word(void) {
  uint64_t result = rotated(state[1] * 5, 7) * 9, shifted = state[1] << 17;
  state[2] ^= state[0];
  state[3] ^= state[1];
  state[1] ^= state[2];
  state[0] ^= state[3];
  state[2] ^= shifted;
  state[3] = rotated(state[3], 45);
  return result;
}

static int64_t next_through(uint64_t upper) {
  uint64_t count = upper + 1;
  unsigned __int128 product = (unsigned __int128)next_word() * count;
  if ((uint64_t)product < count) {
    uint64_t threshold = -count % count;
    while ((uint64_t)product < threshold) product = (unsigned __int128)next_word() * count;
  }
  return (int64_t)(product >> 64);
}

static int64_t max(int64_t one, int64_t other) { return one > other ? one : other; }
static int64_t min(int64_t one, int64_t other) { return one < other ? one : other; }

static int draw(uint64_t base, int64_t date, int64_t earliest, int64_t *drawn) {
  if (!has_date(date)) return 0;
  int64_t start = instant_of(date * 86400 + START * 60), end = instant_of(date * 86400 + END * 60);
  int64_t next = date + 1;
  while (!has_date(next)) next++;
  end = min(end, instant_of(next * 86400 + START * 60) - GAP);
  if (end < start || end < earliest) return 0;
  int64_t span = end - start, count = min(PER_DAY, span / GAP + 1);
  uint64_t seed = hash_number(hash_number(HASH_START, base), (uint64_t)date);
  for (int index = 0; index < 4; index++) state[index] = split_mix(&seed);
  int64_t last = -GAP;
  for (int64_t index = 0; index < count; index++) {
    int64_t lower = max(span * index / count, last + GAP);
    int64_t upper = index == count - 1 ? span : span * (index + 1) / count - 1;
    upper = max(lower, min(upper, span - (count - 1 - index) * GAP));
    last = lower + next_through((uint64_t)(upper - lower));
    drawn[index] = start + last;
  }
  return (int)count;
}

static uint64_t checksum;

static long draw_all(int participants) {
  long total = 0;
  checksum = 0;
  // 2026-01-01.
  const int64_t first = 20454;
  for (int number = 0; number < participants; number++) {
    unsigned char participant[16];
    for (int index = 0; index < 16; index++) participant[index] = (unsigned char)(number >> index % 2 * 8);
    uint64_t base = hash_bytes(HASH_START, participant, 16);
    base = hash_number(hash_text(hash_text(base, "tinnitus"), "momentary"), 1);
    int64_t now = (first + 3 * number) * 86400 + 12 * 3600, earliest = now + LEAD;
    int64_t planned[LIMIT + PER_DAY];
    int count = 0;
    for (int64_t date = max(first, date_at(earliest) - 2); count < LIMIT; date++) {
      int64_t drawn[PER_DAY];
      int more = draw(base, date, earliest, drawn);
      for (int index = 0; index < more; index++)
        if (drawn[index] >= earliest) planned[count++] = drawn[index];
    }
    for (int index = 0; index < LIMIT; index++) checksum = checksum * 31 + (uint64_t)planned[index];
    total += LIMIT;
  }
  return total;
}

static double processor_seconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

int main(int count, char **arguments) {
  if (count != 5) {
    fprintf(stderr, "usage: draw-instants ZONE_FILE PARTICIPANTS WARM_UP SECONDS\n");
    return 64;
  }
  read_zone(arguments[1]);
  int participants = atoi(arguments[2]);
  double warm_up = atof(arguments[3]), seconds = atof(arguments[4]);
  while (processor_seconds() < warm_up) draw_all(participants);
  double began = processor_seconds(), ended;
  long drawn = 0, each;
  do {
    drawn += each = draw_all(participants);
    ended = processor_seconds();
  } while (ended < began + seconds);
  printf("{\"per_s\": %f, \"instants\": %ld, \"checksum\": %llu}\n", drawn / (ended - began), each,
         (unsigned long long)checksum);
  return 0;
}
