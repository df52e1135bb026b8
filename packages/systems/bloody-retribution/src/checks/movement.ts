import type { Seat } from "@redoubt/engine";
import { type Hex, OFF_MAP } from "@redoubt/hex";
import { type FloodLimits, points, runFlood, type Unit } from "@redoubt/mechanics";
import { cites } from "../kit.ts";
import { RUSSIAN } from "../seat.ts";
import { enemyZones, hexOf, type RetributionPlay } from "../state.ts";
import { constants } from "../tables/constants.ts";

/** The limits of a search: stacking in passing (B-21), Piquets that share their hex, zones that friends do not cancel. */
export const enforces = cites("6.1", "6.4", "7.4", "8.1");

/** The movement factor of every mobile unit in half points (2.9, 8.1). */
export const ALLOWANCE = points(constants.movementFactor.value);

/** What a search is made from: a mover, the hex it goes on from, and the half points it has spent. */
export interface Searching {
  readonly unit: Unit;
  readonly at: Hex;
  readonly spent: number;
}

/** Where a mover is in the middle of its move. */
export interface Marching extends Searching {
  /** The hexes it has walked, from where it began to where it is. */
  readonly path: readonly Hex[];
  /** Whether it has entered a hex already and may stop where it is. */
  readonly mayHalt: boolean;
}

/**
 * Hexes a unit of `seat` may not enter: those with an enemy (6.3, 8.3) or a friendly mobile unit (6.2, B-21). A Piquet's
 * hex is open to its own side (6.4, B-22).
 */
export function closedTo(g: RetributionPlay, seat: Seat): Uint8Array {
  const { c, world } = g;
  if (!world.rulings.passesFriends) return seat === RUSSIAN ? c.unitsAt : c.mobileAt;
  const { barred } = world.scratch;
  barred.fill(0);
  for (let u = 0; u < world.count; u++) if (world.seatOf[u] !== seat && c.hexOf[u] > 0) barred[c.hexOf[u]] = 1;
  return barred;
}

/** Searches all a mover can reach from where it is, or only the way to one hex; the result lies in the world's flood. */
export function searchFrom(g: RetributionPlay, { unit, at, spent }: Searching, goal: Hex = OFF_MAP): void {
  const { seatOf, terrain, kindOf, scratch } = g.world;
  const seat = seatOf[unit];
  const limits: FloodLimits = { barred: closedTo(g, seat), stop: enemyZones(g, seat), leave: "into-free-hex", goal };
  runFlood(scratch.flood, terrain.costs[kindOf[unit]], at, ALLOWANCE - spent, limits);
}

/** Whether a ready mobile unit can enter at least one hex (8.3, B-14): its first step is possible (7.2). */
export function canMove(g: RetributionPlay, u: Unit): boolean {
  const { world, c } = g;
  if (world.rulings.passesFriends) return canMoveThroughFriends(g, u);
  const seat = world.seatOf[u];
  const hex = c.hexOf[u];
  const { offsets } = world.grid;
  const zones = enemyZones(g, seat);
  const closed = seat === RUSSIAN ? c.unitsAt : c.mobileAt;
  const isHeld = zones[hex] !== 0;
  const packed = world.terrain.costs[world.kindOf[u]].packed[hex];
  for (let d = 0; d < 6; d++) {
    if (((packed >> (5 * d)) & 31) > ALLOWANCE) continue;
    const to = hex + offsets[d];
    if (closed[to] === 0 && !(isHeld && zones[to] !== 0)) return true;
  }
  return false;
}

/** Where friends may be passed a first step is not enough: a free hex must lie beyond them. */
function canMoveThroughFriends(g: RetributionPlay, u: Unit): boolean {
  searchFrom(g, { unit: u, at: hexOf(g, u), spent: 0 });
  return hasFreeHex(g);
}

/** Whether the last search reached a hex, other than its start, in which the mover may stop. */
export function hasFreeHex(g: RetributionPlay): boolean {
  const { flood } = g.world.scratch;
  for (let i = 1; i < flood.count; i++) if (g.c.mobileAt[flood.reached[i]] === 0) return true;
  return false;
}
