import type { Hex } from "@redoubt/hex";
import type { StepCosts } from "@redoubt/mechanics";

/** Bits of Terrain.hex. */
export const SEA_HEX = 1;
/** River, aqueduct or marsh: one class in all respects (8.7, 9.8, B-55). */
export const WATER = 2;
export const ROAD_HEX = 4;
export const SOUTH_EDGE = 8;
export const ENTRY = 16;
export const SHELL_HILL = 32;

/** Bits of Terrain.step: what a unit meets that goes out of a hex in a direction. */
export const SEA = 1;
/** A steep slope, up or down (9.11). */
export const STEEP = 2;
/** Up a slope or steep slope (9.9, 9.11, B-8). */
export const UPHILL = 4;
/** Over a redoubt hexside from outside into the work (9.10, B-9). */
export const WORK_IN = 8;
export const INTO_WATER = 16;
/** Along a road, road hex to road hex across the road's own hexside (TEC**). */
export const ALONG_ROAD = 32;

/** The map in the form that rules read. Hexes are indexes of the grid, steps are eight times a hex plus a direction. */
export interface Terrain {
  readonly hex: Uint8Array;
  readonly step: Uint8Array;
  /** What steps cost in half points, by kind: infantry, Zouaves, cavalry. */
  readonly costs: readonly StepCosts[];
  /** What it costs to come onto the map in a hex (5.5, B-27), by kind; BARRED where that is not possible. */
  readonly entryCost: readonly Uint8Array[];
  /** The hexes of the entry zone (5.5). */
  readonly entryHexes: readonly Hex[];
  /** The hexes that have an owner (4.3), and their names. */
  readonly victoryHexes: readonly Hex[];
  readonly victoryNames: readonly string[];
  /** The place of a hex in victoryHexes; -1 for all others. */
  readonly victoryAt: Int8Array;
  /** The hexes of Shell Hill (5.6). */
  readonly hills: readonly Hex[];
  /** One bit for each hill hex from which the guns reach the hex (5.6). */
  readonly inRange: Uint8Array;
  /** 1 where a hill hex is adjacent (RBT); a hill hex counts as next to the other one (B-33). */
  readonly nextToHill: Uint8Array;
  /** Hexes from every hex to each victory hex, and to the south edge: for judging positions only. */
  readonly toVictory: readonly Uint8Array[];
  readonly toEdge: Uint8Array;
}
