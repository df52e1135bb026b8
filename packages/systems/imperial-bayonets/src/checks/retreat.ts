import { asHex, DIRECTIONS, type Direction, type DirectionName, distance, type Grid, type Hex } from "@redoubt/hex";
import { cites } from "../kit.ts";
import type { EliminationCause } from "../tables/eliminations.ts";

/** A compass, where there is one, takes the place of the sources. */
export const enforces = cites("9.4.1.2c");

/** What keeps a unit out of a hex it would retreat into, mildest first (I-132). */
export const barriers = ["free", "enemy zone", "Depot", "enemy or ground"] as const satisfies readonly (
  | "free"
  | EliminationCause
)[];
/** One of them. */
export type Barrier = (typeof barriers)[number];

/** Where one unit may go: the directions or sources of its side, and what closes a step (9.4.1.2). */
export interface RetreatField {
  readonly grid: Grid;
  /** The Retreat Compass; null where a game has none (9.4.1.2c). */
  readonly compass: readonly DirectionName[] | null;
  /** Own sources of supply, for games without a compass; without any, every way off is open (I-76, I-141). */
  readonly sources: readonly Hex[];
  /** What closes the step from a hex in a direction; asked for steps off the map too. */
  readonly barrier: (from: Hex, direction: Direction, to: Hex) => Barrier;
}

/** Whether a step leads the way a retreat must go: by the compass or nearer to supply, and farther from the hex left (I-76, I-131). */
export function isRetreatStep({ grid, compass, sources }: RetreatField, start: Hex, from: Hex, d: Direction): boolean {
  const to = asHex(from + grid.offsets[d]);
  if (distance(grid, start, to) <= distance(grid, start, from)) return false;
  if (compass !== null) return compass.includes(grid.directionNames[d]);
  return sources.length === 0 || toSource(grid, sources, to) < toSource(grid, sources, from);
}

function toSource(grid: Grid, sources: readonly Hex[], hex: Hex): number {
  return Math.min(...sources.map((source) => distance(grid, hex, source)));
}

/** Whether a step goes towards supply, as disengaging units must at every step (11.0d, I-136). */
export function isTowardsSupply({ grid, compass, sources }: RetreatField, from: Hex, d: Direction): boolean {
  if (compass !== null) return compass.includes(grid.directionNames[d]);
  return sources.length === 0 || toSource(grid, sources, asHex(from + grid.offsets[d])) < toSource(grid, sources, from);
}

/** The steps out of a hex that begin a free route for the rest of a retreat (I-76); empty if none does. */
export function freeSteps(field: RetreatField, start: Hex, from: Hex, left: number): Hex[] {
  return DIRECTIONS.filter((d) => isRetreatStep(field, start, from, d)).flatMap((d) => {
    const to = asHex(from + field.grid.offsets[d]);
    if (field.barrier(from, d, to) !== "free") return [];
    return left === 1 || freeSteps(field, start, to, left - 1).length > 0 ? [to] : [];
  });
}

/** Whether a unit could retreat a number of hexes; one is what the boxes ask for (9.4.1.1d, I-74). */
export function canRetreat(field: RetreatField, start: Hex, hexes: number): boolean {
  return freeSteps(field, start, start, hexes).length > 0;
}

/** Why a unit without a free route is lost: the mildest cause at the end of any free part of a route (9.4.1.2e, 9.4.1.2f, I-132). */
export function lossCause(field: RetreatField, start: Hex, hexes: number): Exclude<Barrier, "free"> {
  let mildest = barriers.length - 1;
  const walk = (from: Hex, left: number): void => {
    for (const d of DIRECTIONS) {
      if (left === 0 || !isRetreatStep(field, start, from, d)) continue;
      const to = asHex(from + field.grid.offsets[d]);
      const cause = barriers.indexOf(field.barrier(from, d, to));
      if (cause === 0) walk(to, left - 1);
      else mildest = Math.min(mildest, cause);
    }
  };
  walk(start, hexes);
  const cause = barriers[mildest];
  if (cause === "free") throw new RangeError("a retreat barred by nothing");
  return cause;
}
