import { asHex, createGrid, type Grid, type Hex, hexInColumnRow } from "@redoubt/hex";
import { BARRED, createStepCosts, points, type StepCosts } from "@redoubt/mechanics";

/** Columns of the world in which the bare loop plays. */
export const WORLD_COLS = 40;
/** Rows of the world. */
export const WORLD_ROWS = 25;

/** Sorts of ground in the world. */
export type Ground = "clear" | "woods" | "rough" | "hill" | "lake";

/** What a hex costs to enter, in movement points; a lake may not be entered. */
const ENTRY: Readonly<Record<Ground, number>> = { clear: 1, woods: 2, rough: 2, hill: 3, lake: 0 };

/**
 * A made-up battlefield, the same on every machine: clear 55 %, woods 17 %, rough 12 %, hill 11 %, lake 5 %, streams on
 * 12 % of the hexsides.
 */
export type World = {
  readonly grid: Grid;
  readonly ground: readonly Ground[];
  readonly costs: StepCosts;
};

/** Builds the world. */
export function createWorld(): World {
  const draw = createDraw(20240607);
  const grid = createGrid({ cols: WORLD_COLS, rows: WORLD_ROWS });
  const ground: Ground[] = new Array(grid.size).fill("lake");
  for (let column = 1; column <= WORLD_COLS; column++)
    for (let row = 1; row <= WORLD_ROWS; row++) {
      const share = draw(100);
      const hex = hexInColumnRow(grid, column, row) ?? asHex(0);
      ground[hex] = share < 55 ? "clear" : share < 72 ? "woods" : share < 84 ? "rough" : share < 95 ? "hill" : "lake";
    }
  const costs = createStepCosts(grid, (from, to) =>
    ground[to] === "lake" ? BARRED : points(ENTRY[ground[to]] + (isStream(from, to) ? 1 : 0)),
  );
  return { grid, ground, costs };
}

/** Whether a stream runs between two adjacent hexes. */
function isStream(a: Hex, b: Hex): boolean {
  const mixed = Math.imul(Math.min(a, b), 2654435761) ^ Math.imul(Math.max(a, b), 40503);
  return (mixed >>> 0) % 100 < 12;
}

/** A small generator: numbers from 0 up to but not including `below`. */
export function createDraw(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state * below) / 4294967296);
  };
}
