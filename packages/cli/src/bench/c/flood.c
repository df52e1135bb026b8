// The machine's limit: the world of bench/world.ts, movement floods and sight lines in plain C.
// build: cc -O3 -march=native -o flood flood.c
// run:   flood check | flood CASE MILLISECONDS   (CASE: flood, sight); prints checksums, or operations a second
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { COLS = 40, ROWS = 25, STRIDE = COLS + 2, HEIGHT = ROWS + COLS / 2 + 1, SIZE = STRIDE * HEIGHT };
enum { POINTS = 8, STARTS = 64, PAIRS = 256, RANGE = 10, BARRED = 31, SPAN = 2 * RANGE + 1, LONGEST = 4 * RANGE };
enum { CLEAR, WOODS, ROUGH, HILL, LAKE };

// Clockwise from north; a step in direction d changes the index by OFFSET(d).
static const int STEP_Q[6] = {0, 1, 1, 0, -1, -1}, STEP_R[6] = {-1, -1, 0, 1, 1, 0};
#define OFFSET(d) (STEP_R[d] * STRIDE + STEP_Q[d])

static uint8_t on_map[SIZE], ground[SIZE], elevation[SIZE], height[SIZE], enemy[SIZE], zone[SIZE];
static int32_t packed[SIZE];
static int starts[STARTS], pairs[PAIRS][2];

static uint32_t state = 20240607u;
static int draw(uint32_t below) {
  state = state * 1664525u + 1013904223u;
  return (int)(((uint64_t)state * below) >> 32);
}
static int at(int column, int row) { return (row - (column >> 1) + COLS / 2) * STRIDE + column + 1; }
static int q_of(int cell) { return cell % STRIDE - 1; }
static int r_of(int cell) { return cell / STRIDE - COLS / 2; }
static int length(int q, int r) { return (abs(q) + abs(r) + abs(q + r)) / 2; }
static int apart(int a, int b) { return length(q_of(b) - q_of(a), r_of(b) - r_of(a)); }
static int is_stream(int a, int b) {
  uint32_t low = a < b ? a : b, high = a < b ? b : a;
  return ((low * 2654435761u) ^ (high * 40503u)) % 100 < 12;
}

static void make_ground(void) {
  for (int column = 0; column < COLS; column++)
    for (int row = 0; row < ROWS; row++) {
      int c = at(column, row), share = draw(100);
      on_map[c] = 1;
      ground[c] = share < 55 ? CLEAR : share < 72 ? WOODS : share < 84 ? ROUGH : share < 95 ? HILL : LAKE;
      elevation[c] = ground[c] == HILL ? 2 + draw(2) : draw(2);
      height[c] = elevation[c] + (ground[c] == WOODS ? 2 : 0);
    }
}

static void make_units(void) {
  int enemies[10], count = 0;
  while (count < 10) {
    int column = 1 + draw(COLS - 2), row = 1 + draw(ROWS - 2), c = at(column, row), is_far = 1;
    for (int i = 0; i < count; i++) is_far &= apart(enemies[i], c) >= 3;
    if (!is_far) continue;
    enemies[count++] = c;
    enemy[c] = 1;
    for (int d = 0; d < 6; d++) zone[c + OFFSET(d)] = 1;
  }
  for (int i = 0; i < STARTS;) {
    int column = draw(COLS), row = draw(ROWS), c = at(column, row);
    if (ground[c] != LAKE && !enemy[c]) starts[i++] = c;
  }
  for (int i = 0; i < PAIRS;) {
    int c1 = draw(COLS), r1 = draw(ROWS), c2 = draw(COLS), r2 = draw(ROWS), a = at(c1, r1), b = at(c2, r2);
    if (apart(a, b) == RANGE) pairs[i][0] = a, pairs[i++][1] = b;
  }
}

static void make_costs(void) {
  static const int entry[] = {1, 2, 2, 3, BARRED};
  for (int c = 0; c < SIZE; c++)
    for (int d = 0; d < 6; d++) {
      int to = c + OFFSET(d), cost = BARRED;
      if (on_map[c] && on_map[to] && ground[to] != LAKE && !enemy[to]) cost = entry[ground[to]] + is_stream(c, to);
      packed[c] |= cost << (5 * d);
    }
}

// Cheapest first, one bucket per point spent; POINTS + 1 means not reached, so one comparison rejects dear and visited.
static uint8_t spent[SIZE], entered[SIZE];
static uint16_t reached[COLS * ROWS], bucket[POINTS + 1][1024];
static int flood(int start) {
  int count = 1, filled[32] = {1};
  memset(spent, POINTS + 1, sizeof spent);
  spent[start] = 0, reached[0] = start, bucket[0][0] = start;
  for (int k = 0; k < POINTS; k++)
    for (int i = 0; i < filled[k]; i++) {
      int c = bucket[k][i], v, n;
      if (spent[c] != k || (zone[c] && c != start)) continue;
      int32_t p = packed[c];
#define SIDE(d, offset)                                  \
  v = k + (p >> (5 * d) & 31), n = c + (offset);         \
  if (v < spent[n]) {                                    \
    if (spent[n] == POINTS + 1) reached[count++] = n;    \
    spent[n] = v, entered[n] = d, bucket[v][filled[v]++] = n; \
  }
      SIDE(0, -STRIDE) SIDE(1, 1 - STRIDE) SIDE(2, 1) SIDE(3, STRIDE) SIDE(4, STRIDE - 1) SIDE(5, -1)
    }
  return count;
}

// The hexes whose inside the straight line to (q, r) passes, exactly: it leaves a hex by the boundary it reaches first,
// and of two boundaries reached at once it takes the one its direction leans to, or passes between both hexes.
static int16_t ray[SPAN][SPAN][LONGEST];
static uint8_t ray_length[SPAN][SPAN];
static int speed(int q, int r, int d) { return STEP_Q[d] * (2 * q + r) + STEP_R[d] * (q + 2 * r); }
static void make_ray(int q, int r) {
  int x = 0, y = 0, count = 0;
  for (;;) {
    int best = -1, second = -1, best_time = 0, best_speed = 1;
    for (int d = 0; d < 6; d++) {
      int rate = speed(q, r, d), time = 1 + speed(x, y, d), sooner = time * best_speed - best_time * rate;
      if (rate <= 0) continue;
      if (best < 0 || sooner < 0) best = d, second = -1, best_time = time, best_speed = rate;
      else if (sooner == 0) second = d;
    }
    if (second >= 0) {
      int left = best == 0 && second == 5 ? 5 : best, right = left == best ? second : best;
      int lean = speed(q, r, (left + 5) % 6);
      if (lean == 0) x += STEP_Q[left], y += STEP_R[left], best = right;
      else best = lean > 0 ? left : right;
    }
    x += STEP_Q[best], y += STEP_R[best];
    if (x == q && y == r) break;
    ray[q + RANGE][r + RANGE][count++] = y * STRIDE + x;
  }
  ray_length[q + RANGE][r + RANGE] = count;
}
static void make_rays(void) {
  for (int q = -RANGE; q <= RANGE; q++)
    for (int r = -RANGE; r <= RANGE; r++)
      if (length(q, r) > 0 && length(q, r) <= RANGE) make_ray(q, r);
}
static int rising(int a, int b) {
  int q = q_of(b) - q_of(a) + RANGE, r = r_of(b) - r_of(a) + RANGE, n = ray_length[q][r] + 1, count = 0;
  const int16_t *offset = ray[q][r];
  for (int i = 1; i < n; i++) count += height[a + offset[i - 1]] * n > elevation[a] * (n - i) + elevation[b] * i;
  return count;
}

static uint32_t all_floods(void) {
  uint32_t sum = 0;
  for (int i = 0; i < STARTS; i++) sum += flood(starts[i]);
  return sum;
}
static uint32_t all_sights(void) {
  uint32_t sum = 0;
  for (int i = 0; i < PAIRS; i++) sum += rising(pairs[i][0], pairs[i][1]);
  return sum;
}
static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec * 1e-9;
}

int main(int argc, char **argv) {
  make_ground(), make_units(), make_costs(), make_rays();
  if (argc == 2 && strcmp(argv[1], "check") == 0) {
    uint32_t sum = 2166136261u;
    for (int i = 0; i < STARTS; i++) {
      flood(starts[i]);
      for (int c = 0; c < SIZE; c++)
        if (spent[c] <= POINTS) sum = (sum ^ (uint32_t)(c * 16 + spent[c])) * 16777619u;
    }
    printf("%u %u\n", sum, all_sights());
    return 0;
  }
  if (argc != 3) return fprintf(stderr, "usage: flood check | flood flood|sight MILLISECONDS\n"), 1;
  int is_flood = strcmp(argv[1], "flood") == 0;
  double slice = atoi(argv[2]) / 1e3, begun = now(), passed;
  uint64_t done = 0;
  volatile uint32_t sink = 0;
  do {
    for (int i = 0; i < 8; i++) sink += is_flood ? all_floods() : all_sights();
    done += 8 * (is_flood ? STARTS : PAIRS);
    passed = now() - begun;
  } while (passed < slice);
  printf("%.0f\n", done / passed);
  return 0;
}
