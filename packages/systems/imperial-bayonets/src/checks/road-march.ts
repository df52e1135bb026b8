import { asHex, DIRECTIONS, type Grid, type Hex } from "@redoubt/hex";
import { BARRED, createStepCosts, marchField } from "@redoubt/mechanics";
import { cites } from "../kit.ts";
import type { Terrain, Ways } from "../terrain.ts";

/** Those on the march are a column where they stand two road hexes apart. */
export const enforces = cites("7.3f");

const along = (grid: Grid, roadWays: Ways, hex: Hex): Hex[] =>
  DIRECTIONS.filter((d) => (roadWays[hex] >> d) & 1).map((d) => asHex(hex + grid.offsets[d]));

/** The hexes exactly two road hexes away (7.3f, I-51). */
export function twoAlongRoad(grid: Grid, roadWays: Ways, hex: Hex): Hex[] {
  const one = along(grid, roadWays, hex);
  const two = one.flatMap((next) => along(grid, roadWays, next));
  return [...new Set(two)].filter((far) => far !== hex && !one.includes(far));
}

/** A column on the march: the hexes of its units, and those of its ends, any of which may be its head (I-97). */
export interface Column {
  readonly hexes: readonly Hex[];
  readonly ends: readonly Hex[];
}

/** The columns among marching units of one side: greatest sets linked by two road hexes. An end is a unit without which the rest still hangs together. */
export function columnsOf(grid: Grid, roadWays: Ways, marching: readonly Hex[]): Column[] {
  const left = new Set(marching);
  const columns: Column[] = [];
  for (const start of marching) {
    if (!left.has(start)) continue;
    const hexes = linkedTo(grid, roadWays, start, marching);
    for (const hex of hexes) left.delete(hex);
    const isEnd = (hex: Hex): boolean => {
      const rest = hexes.filter((other) => other !== hex);
      return rest.length === 0 || linkedTo(grid, roadWays, rest[0], rest).length === rest.length;
    };
    columns.push({ hexes, ends: hexes.filter(isEnd) });
  }
  return columns;
}

function linkedTo(grid: Grid, roadWays: Ways, start: Hex, among: readonly Hex[]): Hex[] {
  const found = new Set([start]);
  for (const hex of found) for (const far of twoAlongRoad(grid, roadWays, hex)) if (among.includes(far)) found.add(far);
  return [...found];
}

/** The march to a destination from every hex, in halves: a road step counts a half, any other one, ground and pieces ignored (I-107). */
export function marchDistances(grid: Grid, { roadWays, ways }: Terrain, destination: Hex): Uint16Array {
  const isWay = (mask: Ways, hex: Hex, d: number): boolean => ((mask[hex] >> d) & 1) === 1;
  const costs = createStepCosts(grid, (from, _, d) =>
    isWay(roadWays, from, d) ? 1 : isWay(ways, from, d) ? 2 : BARRED,
  );
  return marchField(costs, [destination]);
}
