import { asHex, DIRECTIONS, type Hex } from "@redoubt/hex";
import { FRONT } from "@redoubt/mechanics";
import { UNIT } from "../piece.ts";
import { isOnMap, ROUTED, type SteppesPlay } from "../state.ts";
import { isSeenBy } from "./fire.ts";
import { apart, facingOf, formationOf } from "./neighbours.ts";
import { zoneDepth } from "./zones.ts";

/** VI.1 to VI.4: whether a unit's zone of control covers a hex: within its depth, before its front, and seen. */
export function covers(g: SteppesPlay, unit: number, hex: Hex): boolean {
  const { c, world } = g;
  const arm = world.armOf[unit];
  if (arm === undefined || !isOnMap(g, unit)) return false;
  const isRouted = c.level[unit] === ROUTED;
  const depth = zoneDepth(arm, formationOf(g, unit), world.factors[unit], isRouted, world.charts.formations);
  const from = asHex(c.hexOf[unit]);
  const range = apart(g, from, hex);
  if (range === 0 || range > depth) return false;
  const facing = facingOf(g, unit);
  if (facing !== undefined && world.wedges.wedgeOf(facing, from, hex) !== FRONT) return false;
  return isSeenBy(g, unit, hex);
}

/** The units of a seat that cover a hex. */
export function coverersOf(g: SteppesPlay, seat: number, hex: Hex): readonly number[] {
  const { world } = g;
  const found: number[] = [];
  for (let unit = 0; unit < world.count; unit++) {
    if (world.kindOf[unit] !== UNIT || world.seatOf[unit] !== seat || g.c.hexOf[unit] <= 0) continue;
    // The farthest guns reach eight hexes: whoever is beyond that is not looked at twice.
    if (apart(g, g.c.hexOf[unit], hex) <= 8 && covers(g, unit, hex)) found.push(unit);
  }
  return found;
}

/** Whether any unit of a seat covers a hex. */
export const isCovered = (g: SteppesPlay, seat: number, hex: Hex): boolean => {
  const { world } = g;
  for (let unit = 0; unit < world.count; unit++) {
    if (world.kindOf[unit] !== UNIT || world.seatOf[unit] !== seat || g.c.hexOf[unit] <= 0) continue;
    if (apart(g, g.c.hexOf[unit], hex) <= 8 && covers(g, unit, hex)) return true;
  }
  return false;
};

/** The neighbours of a hex on the map. */
export const neighboursOf = (g: SteppesPlay, hex: number): readonly number[] =>
  DIRECTIONS.map((direction) => hex + g.world.grid.offsets[direction]).filter((near) => g.world.grid.onMap[near] === 1);
