import { COUNTER, type Layout, type Point, type Stack, seating } from "@redoubt/drawing";
import type { Click } from "./highlights.ts";

/** What lies under a place of the sheet: a hex, its stack, and the counter that is hit. */
export function clickAt(sheet: Layout, stacks: ReadonlyMap<string, Stack>, place: Point, areHidden: boolean): Click {
  const hex = sheet.hexAt(place) ?? null;
  if (hex === null) return { hex: null, unit: null, stack: [] };
  const stack = areHidden ? undefined : stacks.get(hex);
  if (stack === undefined) return { hex, unit: null, stack: [] };
  const [x, y] = sheet.seat(hex);
  const seats = seating(
    stack.units.map(({ face }) => face),
    !sheet.grid.flat,
  );
  const hit = stack.units
    .map(({ id }, i) => ({ id, ...seats[i] }))
    // Leaders lie over the units that they stand with.
    .sort((a, b) => a.depth - b.depth)
    .find(({ at: [dx, dy], scale, isShown }) => {
      const half = (COUNTER * scale) / 2;
      return isShown && Math.abs(place[0] - x - dx) <= half && Math.abs(place[1] - y - dy) <= half;
    });
  return { hex, unit: hit?.id ?? null, stack: stack.units.map(({ id }) => id) };
}
