import { asHex, type Hex, OFF_MAP } from "@redoubt/hex";
import { BARRED, type Flood, runFlood, type StepCosts, type Unit } from "@redoubt/mechanics";
import { cites } from "../kit.ts";
import { enemyOf, RUSSIAN } from "../seat.ts";
import { DISRUPTED, hexOf, type QuadPlay, zonesOf } from "../state.ts";
import { CAVALRY, INFANTRY } from "../unit.ts";
import { depthLimit, UNLIMITED } from "./crossing.ts";
import { mayStack } from "./stacking.ts";

/** Cases held by the shape of the search: adjacent hexes, one price for each, zones of enemies only, points never saved. */
export const enforces = cites("5.0", "5.17", "5.22", "5.36", "6.0", "6.11", "6.13", "6.31", "6.32", "6.33", "9.13");

/** A unit about to move, or on its way: where its move began and what is left of its allowance, in half points. */
export interface Mover {
  readonly unit: Unit;
  /** The hex in which the move began; the entry hex of a reinforcement. */
  readonly start: Hex;
  readonly left: number;
}

/** Whether enemy zones stop the unit: guns at Alma ignore them (A19.0, A19.1). */
export const isStoppedByZones = (g: QuadPlay, u: Unit): boolean => g.world.exertsZone[u] === 1;

/** Whether a step between two hexes would take the unit from one enemy zone straight into another (5.14). */
export function isZoneToZone(g: QuadPlay, u: Unit, from: Hex, to: Hex): boolean {
  const zones = zonesOf(g, enemyOf(g.world.seatOf[u]));
  return isStoppedByZones(g, u) && zones[from] !== 0 && zones[to] !== 0;
}

/** The price list of a unit: infantry or mounted, by the side showing; `keepsToRoads` is for cavalry that avoids Woods. */
export function costsOf(g: QuadPlay, u: Unit, keepsToRoads = false): StepCosts {
  const { terrain, kindOf } = g.world;
  const disrupted = g.c.status[u] & DISRUPTED;
  if (kindOf[u] === INFANTRY) return terrain.costs[disrupted];
  return terrain.costs[(keepsToRoads && kindOf[u] === CAVALRY ? 4 : 2) + disrupted];
}

/** Whether no enemy stands in a hex and it does not lie too far beyond the Alma (5.12, 5.34, A17.1). */
function isOpen(g: QuadPlay, u: Unit, hex: Hex, deepest: number): boolean {
  const { c, world } = g;
  const top = c.topOf[hex];
  if (top !== 0 && world.seatOf[top - 1] !== world.seatOf[u]) return false;
  return world.terrain.depth[hex] <= deepest;
}

/** Whether a unit that has come to a hex can end its move there, or beyond with the points left. */
export function canFinishFrom(g: QuadPlay, u: Unit, start: Hex, left: number, hex: Hex): boolean {
  if (mayStack(g, u, hex)) return true;
  const zones = zonesOf(g, enemyOf(g.world.seatOf[u]));
  const stops = isStoppedByZones(g, u);
  if (stops && zones[hex] !== 0) return false;
  return canGoOn(g, u, hex, left, depthLimit(g, u, start), stops ? zones : null);
}

/** Whether some step out of a hex, or a chain of them past friends, leads to a hex in which the unit may stop. */
function canGoOn(g: QuadPlay, u: Unit, hex: Hex, left: number, deepest: number, zones: Uint8Array | null): boolean {
  const packed = costsOf(g, u).packed[hex];
  const { offsets } = g.world.grid;
  // A unit that begins in an enemy zone leaves it only for a hex without one (5.13, 5.14, 6.33).
  const isHeld = zones !== null && zones[hex] !== 0;
  for (let d = 0; d < 6; d++) {
    const cost = (packed >> (5 * d)) & BARRED;
    if (cost === BARRED || cost > left) continue;
    const to = asHex(hex + offsets[d]);
    const inZone = zones !== null && zones[to] !== 0;
    if ((isHeld && inZone) || !isOpen(g, u, to, deepest)) continue;
    if (mayStack(g, u, to)) return true;
    if (!inZone && canGoOn(g, u, to, left - cost, deepest, zones)) return true;
  }
  return false;
}

/** Whether an empty hex outside enemy zones lies next to the unit and can be paid: by far the most frequent case. */
export function hasEasyStep(g: QuadPlay, u: Unit, left: number): boolean {
  const { c, world } = g;
  const seat = world.seatOf[u];
  const from = hexOf(g, u);
  const packed = costsOf(g, u).packed[from];
  const { offsets } = world.grid;
  const zones = zonesOf(g, enemyOf(seat));
  const depth = world.terrain.depth;
  for (let d = 0; d < 6; d++) {
    if (((packed >> (5 * d)) & BARRED) > left) continue;
    const to = asHex(from + offsets[d]);
    if (c.topOf[to] === 0 && zones[to] === 0 && (depth[to] === 0 || seat === RUSSIAN)) return true;
  }
  return false;
}

/** Whether a unit on the map has a step to take that leads to a place where it may stop. */
export function canStep(g: QuadPlay, { unit, start, left }: Mover): boolean {
  if (hasEasyStep(g, unit, left)) return true;
  const zones = isStoppedByZones(g, unit) ? zonesOf(g, enemyOf(g.world.seatOf[unit])) : null;
  return canGoOn(g, unit, hexOf(g, unit), left, depthLimit(g, unit, start), zones);
}

/**
 * Searches all that a unit can reach from where it stands, or only the cheapest way to `goal`; the result is in
 * World.scratch.flood until the next search.
 */
export function searchReach(g: QuadPlay, { unit, start, left }: Mover, keepsToRoads = false, goal = OFF_MAP): Flood {
  const { c, world } = g;
  const { flood, barred } = world.scratch;
  world.scratch.asked = null;
  world.scratch.searches++;
  const deepest = depthLimit(g, unit, start);
  const { deeper } = world.terrain;
  if (deepest === UNLIMITED) barred.fill(0);
  else barred.set(deeper[Math.min(deepest, deeper.length - 1)]);
  const seat = world.seatOf[unit];
  const enemies = world.unitsOf[seat === 0 ? 1 : 0];
  for (let i = 0; i < enemies.length; i++) {
    const hex = c.hexOf[enemies[i]];
    if (hex > 0) barred[hex] = 1;
  }
  const stop = isStoppedByZones(g, unit) ? zonesOf(g, enemyOf(seat)) : undefined;
  const limits = { barred, stop, leave: "into-free-hex", goal } as const;
  runFlood(flood, costsOf(g, unit, keepsToRoads), hexOf(g, unit), left, limits);
  return flood;
}

/** The same for the unit that is asked about now: looked for once for the list of answers and for the answer taken. */
export function reachOfAsked(g: QuadPlay, mover: Mover): Flood {
  const { scratch } = g.world;
  const asked = g.state.frames;
  if (scratch.asked === asked) return scratch.flood;
  const flood = searchReach(g, mover);
  scratch.asked = asked;
  return flood;
}

/** Whether the mover may be sent to a hex that the search just made has reached. */
export function mayGoTo(g: QuadPlay, { unit, start, left }: Mover, flood: Flood, hex: Hex): boolean {
  if (g.c.topOf[hex] === 0) return true;
  return canFinishFrom(g, unit, start, left - flood.spent[hex], hex);
}

/**
 * What the straight step in a direction costs, where the search just made has found a cheaper way around and the mover
 * may still prefer the step; 0 for every other direction.
 */
export function costOfStraightStep(g: QuadPlay, { unit, start, left }: Mover, flood: Flood, direction: number): number {
  const { world } = g;
  const from = hexOf(g, unit);
  const hex = asHex(from + world.grid.offsets[direction]);
  const cost = (costsOf(g, unit).packed[from] >> (5 * direction)) & BARRED;
  if (cost === BARRED || cost > left || cost <= flood.spent[hex]) return 0;
  if (isZoneToZone(g, unit, from, hex)) return 0;
  return canFinishFrom(g, unit, start, left - cost, hex) ? cost : 0;
}
