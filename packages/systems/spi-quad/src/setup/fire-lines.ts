import {
  type Grid,
  type Hex,
  RAY_FIELDS,
  RAY_SIDE,
  RAY_VERTEX,
  RAY_VERTEX_LEFT,
  RAY_VERTEX_RIGHT,
  type Rays,
} from "@redoubt/hex";
import { createSightCache, type SightCache } from "@redoubt/mechanics";
import { type Terrain, WALL, WALL_IN } from "../terrain.ts";

/** Bits of a line of fire. */
export const SEEN = 1;
/** It leaves the firing hex over a redoubt wall from the wall's outer side (7.51). */
export const OVER_OWN_WALL = 2;
/** It enters the target hex over a redoubt wall that protects the target (S-36). */
export const INTO_WALL = 4;
/** It crosses some redoubt hexside, whichever way (S-36, any-wall). */
export const ANY_WALL = 8;

/**
 * What a line of fire meets, per pair of hexes. Through a corner a wall counts only if it stands on both hands there, as
 * 7.36 has it for everything that blocks.
 */
export function createFireLines(
  grid: Grid,
  rays: Rays,
  terrain: Terrain,
  sees: (from: Hex, to: Hex) => boolean,
): SightCache {
  return createSightCache(grid, (from, to) => wallsOn(rays, terrain, from, to) | (sees(from, to) ? SEEN : 0));
}

// The wall bits that every line through this record meets; 0 for records without a hexside crossed.
function wallBits(records: Int32Array, i: number, base: number, step: Uint16Array): number {
  const at = (field: number): number => step[base + records[i + field]] & WALL;
  switch (records[i]) {
    case RAY_SIDE:
      return at(1);
    case RAY_VERTEX:
      return at(1) & at(2);
    case RAY_VERTEX_LEFT:
    case RAY_VERTEX_RIGHT:
      return at(1) & (at(2) | at(3));
    default:
      return 0;
  }
}

function wallsOn(rays: Rays, terrain: Terrain, from: Hex, to: Hex): number {
  const { records, crossings } = rays.between(from, to);
  const base = from * 8;
  let walls = 0;
  for (let i = 0; i < records.length; i += RAY_FIELDS) {
    const bits = wallBits(records, i, base, terrain.step);
    if (bits === 0) continue;
    walls |= ANY_WALL;
    if ((bits & WALL_IN) === 0) continue;
    if (records[i + 4] === 1) walls |= OVER_OWN_WALL;
    if (records[i + 4] === crossings) walls |= INTO_WALL;
  }
  return walls;
}
