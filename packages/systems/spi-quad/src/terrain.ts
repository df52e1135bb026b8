import type { Hex } from "@redoubt/hex";
import type { StepCosts } from "@redoubt/mechanics";

/** Bits of Terrain.hex. */
export const WOODS = 1;
export const TOWN = 2;
export const VINEYARD = 4;
export const AQUEDUCT = 8;
/** A bridge over the Aqueduct. */
export const BRIDGE_HEX = 16;
export const SEA = 32;
/** Inside a redoubt. */
export const REDOUBT_HEX = 64;
export const BOURLIUK = 128;
/** Holds at least one steep splash (5.25). */
export const STEEP_HEX = 256;
export const SWAMP = 512;
export const MAJOR_ROAD_HEX = 1024;
export const MINOR_ROAD_HEX = 2048;

/** Bits of Terrain.step: what a unit meets that goes out of a hex in a direction. */
export const GENTLE_UP = 1;
export const GENTLE_DOWN = 2;
export const STEEP_UP = 4;
export const STEEP_DOWN = 8;
export const CLIFF_UP = 16;
export const CLIFF_DOWN = 32;
/** River class in all respects, the Alma east of the bridge included. */
export const RIVER = 64;
/** Stream class in all respects, the Alma west of the bridge included. */
export const STREAM = 128;
/** The Alma: costs one point more than others of its class (A17.2). */
export const ALMA = 256;
export const BRIDGE = 512;
/** Over a redoubt wall from its splash side to its inner side. */
export const WALL_IN = 1024;
/** Over a redoubt wall outwards. */
export const WALL_OUT = 2048;
export const MAJOR_ROAD = 4096;
export const MINOR_ROAD = 8192;

export const UP = GENTLE_UP | STEEP_UP | CLIFF_UP;
export const DOWN = GENTLE_DOWN | STEEP_DOWN | CLIFF_DOWN;
export const SLOPE = UP | DOWN;
export const STEEP = STEEP_UP | STEEP_DOWN;
export const CLIFF = CLIFF_UP | CLIFF_DOWN;
export const WALL = WALL_IN | WALL_OUT;
export const ROAD = MAJOR_ROAD | MINOR_ROAD;

/** The map in the form that rules read. Hexes are indexes of the grid, steps are eight times a hex plus a direction. */
export interface Terrain {
  readonly hex: Uint16Array;
  readonly step: Uint16Array;
  /** By hex, the directions in which a zone reaches over the hexside, as six bits (6.14). */
  readonly zoneReach: Uint8Array;
  /**
   * What steps cost, in half points: infantry, disrupted infantry, cavalry and guns, the same disrupted; then twice more
   * for cavalry that keeps out of Woods it may not enter by road (11.12), undisrupted and disrupted.
   */
  readonly costs: readonly StepCosts[];
  /** Hexes south of the Alma counted from the bank, 1 for the bank hexes; 0 north of it or where there is no Alma (S-56). */
  readonly depth: Uint8Array;
  /** At k, the hexes that lie deeper than k as 1; the last one has none. */
  readonly deeper: readonly Uint8Array[];
}

/** Whether a zone reaches out of a hex in a direction (6.14). */
export const hasZoneOver = ({ zoneReach }: Terrain, hex: Hex, direction: number): boolean =>
  ((zoneReach[hex] >> direction) & 1) === 1;

/** Whether both slopes stand on one hexside: a ridge (5.27). */
export const isRidge = (step: number): boolean => (step & UP) !== 0 && (step & DOWN) !== 0;
