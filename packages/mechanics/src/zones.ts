import { asHex, DIRECTIONS, type Direction, type Grid, type Hex } from "@redoubt/hex";

// Zones are counts by hex in derived columns of the state: how many pieces of a side have their zone on the hex. A system
// places and lifts them together with the places and conditions of its units; to be in a zone is one look at the column.

/** Directions as a set of six bits, direction 0 lowest. */
export type DirectionMask = number;

/** All six directions. */
export const ALL_ROUND: DirectionMask = 63;

/** The mask of some directions. */
export function directionMask(...directions: readonly Direction[]): DirectionMask {
  return directions.reduce<number>((mask, direction) => mask | (1 << direction), 0);
}

/** By hex, the directions in which a zone reaches; made once per map and kind of zone. It never reaches off the map. */
export function zoneReach(grid: Grid, reaches: (from: Hex, to: Hex, direction: Direction) => boolean): Uint8Array {
  const reach = new Uint8Array(grid.size);
  for (const from of grid.cells) {
    const open = DIRECTIONS.filter((direction) => {
      const to = asHex(from + grid.offsets[direction]);
      return grid.onMap[to] === 1 && reaches(from, to, direction);
    });
    reach[from] = directionMask(...open);
  }
  return reach;
}

/** Places the zone of a piece: one more on each neighbour of its hex in the mask. */
export function placeZone(counts: Uint8Array, { offsets }: Grid, hex: number, mask: DirectionMask): void {
  // The six sides are written out, as in a flood: units move more often than anything else happens.
  const o0 = offsets[0];
  const o1 = offsets[1];
  const o2 = offsets[2];
  counts[hex + o0] += mask & 1;
  counts[hex + o1] += (mask >> 1) & 1;
  counts[hex + o2] += (mask >> 2) & 1;
  counts[hex - o0] += (mask >> 3) & 1;
  counts[hex - o1] += (mask >> 4) & 1;
  counts[hex - o2] += (mask >> 5) & 1;
}

/** Lifts a zone that was placed with the same hex and mask. */
export function liftZone(counts: Uint8Array, { offsets }: Grid, hex: number, mask: DirectionMask): void {
  const o0 = offsets[0];
  const o1 = offsets[1];
  const o2 = offsets[2];
  counts[hex + o0] -= mask & 1;
  counts[hex + o1] -= (mask >> 1) & 1;
  counts[hex + o2] -= (mask >> 2) & 1;
  counts[hex - o0] -= (mask >> 3) & 1;
  counts[hex - o1] -= (mask >> 4) & 1;
  counts[hex - o2] -= (mask >> 5) & 1;
}
