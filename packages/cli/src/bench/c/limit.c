// The machine's limit: the movement searches and sight lines of a battle in plain C, on the numbers that bench/twin.ts writes.
// build: cc -O3 -march=native -o limit limit.c
// run:   limit FILE check | limit FILE flood|sight MILLISECONDS; prints checksums, or operations a second
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOST_POINTS = 30, RECORD = 5 };
enum { RAY_HEX, RAY_SIDE, RAY_ALONG, RAY_VERTEX, RAY_VERTEX_LEFT, RAY_VERTEX_RIGHT };
enum { UP = 1, DOWN = 2, STEEP = 4 };

static int32_t *numbers, size, cells, offsets[6], search_count, line_count;
static int next_number(void) { return *numbers++; }

typedef struct {
  int start, points;
  const int32_t *packed;
  uint8_t *barred, *stop;
} Search;
typedef struct {
  int from, range, crossings, count;
  const int32_t *records;
} Line;
static Search *searches;
static Line *lines;
static uint8_t *hides, *slope, *spent, *entered;
static uint16_t *reached, *bucket[MOST_POINTS + 1];

static uint8_t *bytes_of(int count) {
  uint8_t *bytes = malloc(count);
  for (int i = 0; i < count; i++) bytes[i] = next_number();
  return bytes;
}

static void load(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) exit(2);
  fseek(file, 0, SEEK_END);
  long length = ftell(file);
  rewind(file);
  numbers = malloc(length);
  if (fread(numbers, 1, length, file) != (size_t)length) exit(2);
  fclose(file);
  size = next_number(), cells = next_number();
  for (int d = 0; d < 6; d++) offsets[d] = next_number();
  search_count = next_number();
  searches = malloc(search_count * sizeof *searches);
  for (int i = 0; i < search_count; i++) {
    Search *s = &searches[i];
    s->start = next_number(), s->points = next_number(), s->packed = numbers, numbers += size;
    s->barred = bytes_of(size), s->stop = bytes_of(size);
  }
  hides = bytes_of(size), slope = bytes_of(size * 8);
  line_count = next_number();
  lines = malloc(line_count * sizeof *lines);
  for (int i = 0; i < line_count; i++) {
    Line *l = &lines[i];
    l->from = next_number(), l->range = next_number(), l->crossings = next_number(), l->count = next_number();
    l->records = numbers, numbers += l->count * RECORD;
  }
  spent = malloc(size), entered = malloc(size), reached = malloc(2 * (cells + 1));
  for (int k = 0; k <= MOST_POINTS; k++) bucket[k] = malloc(2 * (cells + 1));
}

// Cheapest first, one bucket per amount spent; one more than the points means not reached.
static int flood(const Search *s) {
  int count = 1, filled[MOST_POINTS + 32] = {0}, points = s->points, start = s->start, is_held = s->stop[start];
  memset(spent, points + 1, size);
  spent[start] = 0, reached[0] = start;
  for (int d = 0; d < 6; d++) {
    int cost = s->packed[start] >> (5 * d) & 31, n = start + offsets[d];
    if (cost > points || s->barred[n] || (is_held && s->stop[n]) || cost >= spent[n]) continue;
    spent[n] = cost, reached[count++] = n, entered[n] = d, bucket[cost][filled[cost]++] = n;
  }
  for (int k = 0; k < points; k++)
    for (int i = 0; i < filled[k]; i++) {
      int c = bucket[k][i], v, n;
      if (spent[c] != k || s->stop[c]) continue;
      int32_t p = s->packed[c];
#define SIDE(d)                                                    \
  v = k + (p >> (5 * d) & 31), n = c + offsets[d];                 \
  if (v < spent[n] && !s->barred[n]) {                             \
    if (spent[n] == points + 1) reached[count++] = n;              \
    spent[n] = v, entered[n] = d, bucket[v][filled[v]++] = n;      \
  }
      SIDE(0) SIDE(1) SIDE(2) SIDE(3) SIDE(4) SIDE(5)
    }
  return count;
}

// What a hexside crossed as number k of n does to one of the two lines beside the true one.
static int crosses(int step, int k, int n, int *climbed) {
  int bits = slope[step];
  if (!(bits & (UP | DOWN))) return 0;
  if ((bits & UP) && (bits & DOWN)) return k != 1;
  if ((bits & STEEP) && ((bits & DOWN) ? 2 * k > n : 2 * k < n)) return 1;
  if ((bits & DOWN) && *climbed) return 1;
  if (bits & UP) *climbed = 1;
  return 0;
}

static int is_clear(const Line *l) {
  int climbed[2] = {0, 0}, n = l->crossings, from = l->from;
  if (l->range <= 1) return 1;
  for (int i = 0; i < l->count; i++) {
    const int32_t *r = l->records + i * RECORD;
    int k = r[4], left = 0, right = 0;
    switch (r[0]) {
      case RAY_HEX: left = right = hides[from + r[1]]; break;
      case RAY_SIDE:
        left = crosses(from * 8 + r[1], k, n, &climbed[0]), right = crosses(from * 8 + r[1], k, n, &climbed[1]);
        break;
      case RAY_ALONG: left = hides[from + r[1]], right = hides[from + r[2]]; break;
      case RAY_VERTEX:
        left = crosses(from * 8 + r[1], k, n, &climbed[0]), right = crosses(from * 8 + r[2], k, n, &climbed[1]);
        break;
      default: {
        int one = r[0] == RAY_VERTEX_LEFT ? 0 : 1;
        left = crosses(from * 8 + r[1], k, n, &climbed[one]);
        right = crosses(from * 8 + r[2], k, n, &climbed[1 - one]) || crosses(from * 8 + r[3], k, n, &climbed[1 - one]);
      }
    }
    if (left && right) return 0;
  }
  return 1;
}

static uint32_t all_floods(void) {
  uint32_t sum = 0;
  for (int i = 0; i < search_count; i++) sum += flood(&searches[i]);
  return sum;
}
static uint32_t all_lines(void) {
  uint32_t sum = 0;
  for (int i = 0; i < line_count; i++) sum += is_clear(&lines[i]);
  return sum;
}
// Seconds that the processor has worked for this program.
static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec + t.tv_nsec * 1e-9;
}
static uint32_t mix(uint32_t sum, uint32_t number) { return (sum ^ number) * 16777619u; }

int main(int argc, char **argv) {
  if (argc < 3) return fprintf(stderr, "usage: limit FILE check | limit FILE flood|sight MILLISECONDS\n"), 1;
  load(argv[1]);
  if (strcmp(argv[2], "check") == 0) {
    uint32_t floods = 2166136261u, sights = 2166136261u;
    for (int i = 0; i < search_count; i++) {
      flood(&searches[i]);
      for (int c = 0; c < size; c++)
        if (spent[c] <= searches[i].points) floods = mix(floods, c * 64 + spent[c]);
    }
    for (int i = 0; i < line_count; i++) sights = mix(sights, 2 * i + is_clear(&lines[i]));
    printf("%u %u\n", floods, sights);
    return 0;
  }
  int is_flood = strcmp(argv[2], "flood") == 0;
  double slice = argc > 3 ? atoi(argv[3]) / 1e3 : 0.2, begun = now(), passed;
  uint64_t done = 0;
  volatile uint32_t sink = 0;
  do {
    for (int i = 0; i < 4; i++) sink += is_flood ? all_floods() : all_lines();
    done += 4 * (is_flood ? search_count : line_count);
    passed = now() - begun;
  } while (passed < slice);
  printf("%.0f\n", done / passed);
  return 0;
}
