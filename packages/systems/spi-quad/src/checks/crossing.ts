import type { Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { almaDepthLimits } from "../data/facts-alma.ts";
import { ALLIED } from "../seat.ts";
import { hexOf, type QuadPlay } from "../state.ts";
import { FRENCH } from "../unit.ts";

// Crossing the Alma (A17.1): how far south a unit may be moved while its Parent Unit is not all across.

/** Bits of c.crossed. */
export const INFANTRY_ACROSS = 1;
export const ALL_ACROSS = 2;

/** No limit: deeper than any map. */
export const UNLIMITED = 255;

/** Notes for each Parent Unit, when a Movement Phase begins, whether it is all south of the Alma (S-56). */
export function noteCrossings(g: QuadPlay): void {
  const { c, world } = g;
  if (!world.rules.limitsCrossing) return;
  c.crossed.fill(INFANTRY_ACROSS | ALL_ACROSS);
  for (let u = asUnit(0); u < world.count; u++) {
    const parent = world.parentOf[u];
    const hex = hexOf(g, u);
    // Eliminated and unused units are ignored; those still off the map count as north.
    if (parent >= c.crossed.length || hex < 0 || world.terrain.depth[hex] > 0) continue;
    c.crossed[parent] &= world.isGun[u] === 1 ? ~ALL_ACROSS : ~(INFANTRY_ACROSS | ALL_ACROSS);
  }
}

/** How many hexes beyond the Alma the unit's Parent Unit allows in this Movement Phase (A17.11, A17.13). */
function parentLimit(g: QuadPlay, u: Unit, start: Hex): number {
  const { c, world } = g;
  const parent = world.parentOf[u];
  // A unit without Parent Unit waits for nobody but itself.
  const isAcross = world.terrain.depth[start] > 0;
  const crossed = parent < c.crossed.length ? c.crossed[parent] : isAcross ? INFANTRY_ACROSS | ALL_ACROSS : 0;
  if ((crossed & INFANTRY_ACROSS) === 0) return almaDepthLimits.untilInfantryIsAcross;
  if (world.nationOf[u] !== FRENCH || (crossed & ALL_ACROSS) !== 0) return UNLIMITED;
  return almaDepthLimits.frenchUntilGunsAreAcross;
}

/** The greatest depth to which a unit that began its move at `start` may be moved; one beyond its limit may stay as deep (A17.12). */
export function depthLimit(g: QuadPlay, u: Unit, start: Hex): number {
  const { world } = g;
  if (!world.rules.limitsCrossing || world.seatOf[u] !== ALLIED) return UNLIMITED;
  return Math.max(parentLimit(g, u, start), world.terrain.depth[start]);
}

/** The case that keeps a unit from a hex too far beyond the Alma. */
export function crossingRule(g: QuadPlay, u: Unit, start: Hex): "A17.11" | "A17.12" | "A17.13" {
  const limit = parentLimit(g, u, start);
  if (g.world.terrain.depth[start] > limit) return "A17.12";
  return limit === almaDepthLimits.untilInfantryIsAcross ? "A17.11" : "A17.13";
}
