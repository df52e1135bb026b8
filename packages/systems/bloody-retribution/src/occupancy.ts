import { asHex, type Hex } from "@redoubt/hex";
import { ALL_ROUND, asUnit, liftZone, placeZone, type Unit } from "@redoubt/mechanics";
import { cites } from "./kit.ts";
import { ownZones, type RetributionPlay } from "./state.ts";
import { PIQUET } from "./unit.ts";

// Places of units together with what is derived from them. Nothing in here emits an event.

/** Every unit and Piquet controls the six hexes around it, whatever its state and over any hexside (B-23). */
export const enforces = cites("7.1");

/** Puts a unit that is nowhere into a hex. */
export function place(g: RetributionPlay, u: Unit, hex: Hex): void {
  const { c, world } = g;
  c.hexOf[u] = hex;
  if (world.kindOf[u] === PIQUET) c.piquetAt[hex] = u + 1;
  else {
    c.mobileAt[hex] = u + 1;
    if (c.disrupted[u] === 0) c.ready[world.seatOf[u]]++;
  }
  c.unitsAt[hex]++;
  placeZone(ownZones(g, world.seatOf[u]), world.grid, hex, ALL_ROUND);
}

/** Takes a unit off its hex; `where` is one of the values for units off the map. */
export function lift(g: RetributionPlay, u: Unit, where: number): void {
  const { c, world } = g;
  const hex = c.hexOf[u];
  liftZone(ownZones(g, world.seatOf[u]), world.grid, hex, ALL_ROUND);
  if (world.kindOf[u] === PIQUET) c.piquetAt[hex] = 0;
  else {
    c.mobileAt[hex] = 0;
    if (c.disrupted[u] === 0) c.ready[world.seatOf[u]]--;
  }
  c.unitsAt[hex]--;
  c.hexOf[u] = where;
}

/** Turns a mobile unit to its disrupted or back to its undisrupted side. */
export function flip(g: RetributionPlay, u: Unit, disrupted: boolean): void {
  const { c, world } = g;
  if ((c.disrupted[u] === 1) === disrupted) return;
  c.disrupted[u] = disrupted ? 1 : 0;
  if (c.hexOf[u] > 0) c.ready[world.seatOf[u]] += disrupted ? -1 : 1;
}

/** Rebuilds occupation, zones and readiness from places and conditions. */
export function derive(g: RetributionPlay): void {
  const { c, world } = g;
  for (const column of [c.mobileAt, c.piquetAt, c.unitsAt, c.russianZones, c.alliedZones, c.ready]) column.fill(0);
  for (let u = 0; u < world.count; u++) if (c.hexOf[u] > 0) place(g, asUnit(u), asHex(c.hexOf[u]));
}
