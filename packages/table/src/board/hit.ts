import { COUNTER, type Layout, type Point, type Stack } from "@redoubt/drawing";
import type { Click } from "./highlights.ts";

// How far each lower counter of a stack peeps out, and how many are shown.
export const LIFT = 7;
export const SHOWN = 3;

/** Where the counter at this place of a stack stands, relative to the hex's seat. */
export function liftOf(place: number, count: number): Point {
  const shown = Math.min(count, SHOWN);
  const lift = (Math.min(place, shown - 1) - (shown - 1) / 2) * LIFT;
  return [lift, -lift * 0.85];
}

/** What lies under a place of the sheet: a hex, its stack, and the counter that is hit. */
export function clickAt(sheet: Layout, stacks: ReadonlyMap<string, Stack>, place: Point, areHidden: boolean): Click {
  const hex = sheet.hexAt(place) ?? null;
  if (hex === null) return { hex: null, unit: null, stack: [] };
  const stack = areHidden ? undefined : stacks.get(hex);
  if (stack === undefined) return { hex, unit: null, stack: [] };
  const [x, y] = sheet.seat(hex);
  const hit = stack.units.slice(0, SHOWN).find((_, i) => {
    const [dx, dy] = liftOf(i, stack.units.length);
    return Math.abs(place[0] - x - dx) <= COUNTER / 2 && Math.abs(place[1] - y - dy) <= COUNTER / 2;
  });
  return { hex, unit: hit?.id ?? null, stack: stack.units.map(({ id }) => id) };
}
