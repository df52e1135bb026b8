import { between, direction, distance, type Point } from "../geometry/point.ts";
import { shifted } from "../geometry/spline.ts";
import type { Area, Room } from "./room.ts";

const STEP = 6;
const CALM = 9;
// The name may be set larger when the map is seen from afar: its line is that much longer.
const SLACK = 1.34;

/** Places at even steps along a line. */
function evenly(points: readonly Point[]): Point[] {
  const out: Point[] = [];
  let need = 0;
  for (let i = 1; i < points.length; i++) {
    const long = distance(points[i - 1], points[i]);
    for (; need <= long; need += STEP) out.push(between(points[i - 1], points[i], long ? need / long : 0));
    need -= long;
  }
  return out;
}

/** The same places, each in the mean of its neighbours, so that letters stand steady. */
const calmed = (points: readonly Point[]): Point[] =>
  points.map((_, i) => {
    const by = Math.min(CALM, i, points.length - 1 - i);
    const near = points.slice(i - by, i + by + 1);
    const mean = (axis: 0 | 1): number => near.reduce((sum, p) => sum + p[axis], 0) / near.length;
    return [mean(0), mean(1)];
  });

/** Where a name runs along a line: the line its letters stand on, and what it costs there. */
export type Berth = { readonly line: readonly Point[]; readonly letters: readonly Point[]; readonly cost: number };

/** The best place for a name of a given length and height of letters beside a line, near where it is wanted. */
export function berthAlong(
  room: Room,
  course: readonly Point[],
  wanted: Point,
  long: number,
  size: number,
  gap: number,
): Berth | undefined {
  const steady = calmed(evenly(course));
  const need = Math.ceil((long * SLACK) / STEP);
  const spare = Math.floor((need * (1 - 1 / SLACK)) / 2);
  let best: Berth | undefined;
  for (const way of [steady, steady.toReversed()])
    for (const by of [-gap, gap + size * 0.72]) {
      const line = shifted(way, () => by);
      const dear = sums(line.map((p, i) => tollAt(room, line, p, i, size)));
      for (let i = 0; i + need < line.length; i += 2) {
        const [from, to] = [i + spare, i + need - spare];
        // Letters run from left to right.
        if (line[to][0] < line[from][0]) continue;
        const rise = Math.atan2(line[to][1] - line[from][1], line[to][0] - line[from][0]);
        const cost = 0.3 * distance(line[i + (need >> 1)], wanted) + 70 * Math.abs(rise) + dear[to] - dear[from];
        if (!best || cost < best.cost)
          best = { line: line.slice(i, i + need + 1), letters: line.slice(from, to + 1), cost };
      }
    }
  return best;
}

/** What each place costs together with all before it. */
function sums(costs: readonly number[]): number[] {
  let sum = 0;
  return costs.map((cost) => {
    sum += cost;
    return sum;
  });
}

/** What a letter costs at a place of a line: what it covers, and how sharply the line bends there. */
function tollAt(room: Room, line: readonly Point[], p: Point, i: number, size: number): number {
  const [before, after] = [line[Math.max(0, i - 3)], line[Math.min(line.length - 1, i + 3)]];
  const [u, v] = [direction(before, p), direction(p, after)];
  return Math.min(48, room.cost(letterArea(p, size)) / 12) + 13 * Math.abs(u[0] * v[1] - u[1] * v[0]);
}

/** The room that a few letters take. */
export const letterArea = ([x, y]: Point, size: number): Area => ({
  x0: x - 7,
  y0: y - size * 0.72,
  x1: x + 7,
  y1: y + size * 0.1,
});
