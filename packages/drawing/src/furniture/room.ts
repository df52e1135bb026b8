import type { Point } from "../geometry/point.ts";
import { COUNTER, type Layout } from "../layout.ts";
import { NUMBER_BOX } from "../terrain/numbers.ts";

/** A part of the sheet, by its edges. */
export type Area = { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };

/** What a name would cost where it covers something: a counter or another name, a hex number, a cost that may stand there. */
const WEIGHT = { name: 400, counter: 400, number: 150, cost: 7, line: 3 } as const;
const SLANTING = 36;
/** A lesser name that would cost more than that is left out. */
export const TOO_DEAR = 300;

const BUCKET = 40;
// No number, cost or counter reaches farther than that from its middle.
const REACH = 32;
const FINE = 12;
const ROW = 8192;

/** The room for names on a sheet: what stands where, and what covering it costs. */
export type Room = {
  /** What it costs to cover an area; no more is counted than matters. A slanting name cannot keep off every hex number. */
  cost(area: Area, most?: number, isSlanting?: boolean): number;
  /** Takes an area for a name. */
  take(area: Area): void;
};

type Mark = Area & { readonly weight: number };

const overlap = (a: Area, b: Area): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

/** The marks that names should not cover, by where their middle lies. */
function marksOn(sheet: Layout, occupied: readonly string[]): Map<number, Mark[]> {
  const marks = new Map<number, Mark[]>();
  const put = (mark: Mark): void => {
    const key = Math.floor((mark.x0 + mark.x1) / 2 / BUCKET) * ROW + Math.floor((mark.y0 + mark.y1) / 2 / BUCKET);
    const there = marks.get(key);
    if (there) there.push(mark);
    else marks.set(key, [mark]);
  };
  for (const hex of sheet.hexes) {
    const [x, y] = sheet.centre(hex);
    const { half, top, foot } = NUMBER_BOX;
    put({ x0: x - half, y0: y + top, x1: x + half, y1: y + foot, weight: WEIGHT.number });
    put({ x0: x - 15, y0: y - 7, x1: x + 15, y1: y + 13, weight: WEIGHT.cost });
  }
  for (const hex of occupied.filter(sheet.has)) {
    const [x, y] = sheet.seat(hex);
    const half = COUNTER / 2;
    put({ x0: x - half - 3, y0: y - half - 3, x1: x + half + 5, y1: y + half + 4, weight: WEIGHT.counter });
  }
  return marks;
}

/** The room that counters, hex numbers and lines leave for names. */
export function roomOn(sheet: Layout, occupied: readonly string[], lines: Iterable<readonly Point[]>): Room {
  const marks = marksOn(sheet, occupied);
  const names: Area[] = [];
  const ink = new Map<number, number>();
  for (const line of lines)
    for (const [x, y] of line) {
      const key = Math.floor(x / FINE) * ROW + Math.floor(y / FINE);
      ink.set(key, (ink.get(key) ?? 0) + WEIGHT.line);
    }
  const { field } = sheet;
  const over = (by: number): number => Math.max(0, by);
  return {
    take: (area) => void names.push(area),
    cost(area, most = Number.POSITIVE_INFINITY, isSlanting = false) {
      const { x0, y0, x1, y1 } = area;
      const right = x1 - field.x - field.width;
      const low = y1 - field.y - field.height;
      let sum = 20 * (over(field.x + 6 - x0) + over(right + 6) + over(field.y + 6 - y0) + over(low + 6));
      for (const name of names) if (overlap(name, area)) sum += WEIGHT.name;
      for (let i = Math.floor((x0 - REACH) / BUCKET); i * BUCKET < x1 + REACH && sum < most; i++)
        for (let j = Math.floor((y0 - REACH) / BUCKET); j * BUCKET < y1 + REACH; j++)
          for (const mark of marks.get(i * ROW + j) ?? [])
            if (overlap(mark, area)) sum += isSlanting && mark.weight === WEIGHT.number ? SLANTING : mark.weight;
      for (let i = Math.round(x0 / FINE); i < Math.round(x1 / FINE) && sum < most; i++)
        for (let j = Math.round(y0 / FINE); j < Math.round(y1 / FINE); j++) sum += ink.get(i * ROW + j) ?? 0;
      return sum;
    },
  };
}
