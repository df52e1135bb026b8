import { asHex, createGrid, distance, type Grid, type Hex, hexInColumnRow, neighbours } from "@redoubt/hex";
import { BARRED, createStepCosts, points, type StepCosts } from "@redoubt/mechanics";

/** Columns and rows of the world in which floods and sight lines are measured. */
export const WORLD_COLS = 40;
/** Rows of the world. */
export const WORLD_ROWS = 25;
/** Movement points of a flood. */
export const WORLD_POINTS = 8;
/** Hexes from end to end of a sight line. */
export const WORLD_SIGHT = 10;

/** Sorts of ground in the world. */
export type Ground = "clear" | "woods" | "rough" | "hill" | "lake";

/** What a hex costs to enter, in movement points; a lake may not be entered. */
const ENTRY: Readonly<Record<Ground, number>> = { clear: 1, woods: 2, rough: 2, hill: 3, lake: 0 };

/**
 * A made-up battlefield, the same on every machine: clear 55 %, woods 17 %, rough 12 %, hill 11 %, lake 5 %, streams on
 * 12 % of the hexsides, ten enemy units with exactly sixty zone hexes, 64 starts for floods and 256 pairs for sight lines.
 * bench/c/flood.c builds it from the same seed.
 */
export type World = {
  readonly grid: Grid;
  readonly ground: readonly Ground[];
  readonly elevation: Uint8Array;
  /** Height that a line of sight must clear: the level, two more in woods. */
  readonly height: Uint8Array;
  readonly enemies: readonly Hex[];
  readonly enemyAt: Uint8Array;
  readonly zone: Uint8Array;
  readonly starts: readonly Hex[];
  readonly pairs: readonly (readonly [Hex, Hex])[];
  /** Costs of every step through the rule hook. */
  readonly costs: StepCosts;
};

/** Builds the world. */
export function createWorld(): World {
  const draw = createDraw(20240607);
  const grid = createGrid({ cols: WORLD_COLS, rows: WORLD_ROWS });
  const at = (column: number, row: number): Hex => hexInColumnRow(grid, column + 1, row + 1) ?? asHex(0);
  const ground: Ground[] = new Array(grid.size).fill("lake");
  const elevation = new Uint8Array(grid.size);
  const height = new Uint8Array(grid.size);
  for (let column = 0; column < WORLD_COLS; column++)
    for (let row = 0; row < WORLD_ROWS; row++) {
      const hex = at(column, row);
      const share = draw(100);
      ground[hex] = share < 55 ? "clear" : share < 72 ? "woods" : share < 84 ? "rough" : share < 95 ? "hill" : "lake";
      elevation[hex] = ground[hex] === "hill" ? 2 + draw(2) : draw(2);
      height[hex] = elevation[hex] + (ground[hex] === "woods" ? 2 : 0);
    }
  const enemies: Hex[] = [];
  while (enemies.length < 10) {
    const hex = at(1 + draw(WORLD_COLS - 2), 1 + draw(WORLD_ROWS - 2));
    if (enemies.every((enemy) => distance(grid, enemy, hex) >= 3)) enemies.push(hex);
  }
  const enemyAt = new Uint8Array(grid.size);
  const zone = new Uint8Array(grid.size);
  for (const enemy of enemies) {
    enemyAt[enemy] = 1;
    for (const hex of neighbours(grid, enemy)) zone[hex] = 1;
  }
  const starts: Hex[] = [];
  while (starts.length < 64) {
    const hex = at(draw(WORLD_COLS), draw(WORLD_ROWS));
    if (ground[hex] !== "lake" && enemyAt[hex] === 0) starts.push(hex);
  }
  const pairs: (readonly [Hex, Hex])[] = [];
  while (pairs.length < 256) {
    const from = at(draw(WORLD_COLS), draw(WORLD_ROWS));
    const to = at(draw(WORLD_COLS), draw(WORLD_ROWS));
    if (distance(grid, from, to) === WORLD_SIGHT) pairs.push([from, to]);
  }
  const costs = createStepCosts(grid, (from, to) =>
    ground[to] === "lake" ? BARRED : points(ENTRY[ground[to]] + (isStream(from, to) ? 1 : 0)),
  );
  return { grid, ground, elevation, height, enemies, enemyAt, zone, starts, pairs, costs };
}

/** Whether a stream runs between two adjacent hexes. */
export function isStream(a: Hex, b: Hex): boolean {
  const mixed = Math.imul(Math.min(a, b), 2654435761) ^ Math.imul(Math.max(a, b), 40503);
  return (mixed >>> 0) % 100 < 12;
}

/** A small generator, the same in C: numbers from 0 up to but not including `below`. */
export function createDraw(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state * below) / 4294967296);
  };
}
