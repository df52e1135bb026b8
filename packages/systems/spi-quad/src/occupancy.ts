import type { Hex } from "@redoubt/hex";
import {
  asUnit,
  deriveTops,
  liftZone,
  placeZone,
  putOnTop,
  raiseInStack,
  takeOff,
  type Unit,
} from "@redoubt/mechanics";
import { cites } from "./kit.ts";
import { DISRUPTED, hexOf, type QuadPlay, zonesOf } from "./state.ts";

// Places and conditions of units together with what is derived from them. Nothing in here emits an event.

/** Zones are kept with the places and conditions of units. */
export const enforces = cites("6.12", "6.14");

/** The directions in which the unit has a zone where it stands: none if it is disrupted or of a kind without (6.12, 6.14). */
function zoneOf(g: QuadPlay, u: Unit): number {
  const { world, c } = g;
  return world.exertsZone[u] === 0 || (c.status[u] & DISRUPTED) !== 0 ? 0 : world.terrain.zoneReach[c.hexOf[u]];
}

function spreadZone(g: QuadPlay, u: Unit): void {
  const mask = zoneOf(g, u);
  if (mask !== 0) placeZone(zonesOf(g, g.world.seatOf[u]), g.world.grid, hexOf(g, u), mask);
}

function withdrawZone(g: QuadPlay, u: Unit): void {
  const mask = zoneOf(g, u);
  if (mask !== 0) liftZone(zonesOf(g, g.world.seatOf[u]), g.world.grid, hexOf(g, u), mask);
}

/** Puts a unit that is nowhere on top of a hex. */
export function place(g: QuadPlay, u: Unit, hex: Hex): void {
  putOnTop(g.c, u, hex);
  spreadZone(g, u);
  if (g.world.keyHexes.length > 0) hold(g, u, hex);
}

/** Notes that a unit is, or was passing, in a hex that scores for who was last there (B23.22, S-68). */
export function hold(g: QuadPlay, u: Unit, hex: Hex): void {
  const key = g.world.keyHexes.indexOf(hex);
  if (key >= 0) g.c.holder[key] = g.world.seatOf[u] + 1;
}

/** Takes a unit off its hex; `where` is one of the values for units off the map. */
export function lift(g: QuadPlay, u: Unit, where: number): void {
  withdrawZone(g, u);
  takeOff(g.c, u, where);
}

/** Moves a unit on the map to the top of another hex. */
export function shift(g: QuadPlay, u: Unit, hex: Hex): void {
  lift(g, u, hex);
  place(g, u, hex);
}

/** Puts a unit on top of the stack it is in. */
export function raise(g: QuadPlay, u: Unit): void {
  raiseInStack(g.c, u);
}

/** Turns a unit to its disrupted or back to its undisrupted side. */
export function flip(g: QuadPlay, u: Unit, disrupted: boolean): void {
  const { c } = g;
  if (((c.status[u] & DISRUPTED) !== 0) === disrupted) return;
  const onMap = c.hexOf[u] > 0;
  if (disrupted) {
    if (onMap) withdrawZone(g, u);
    c.status[u] |= DISRUPTED;
  } else {
    c.status[u] &= ~DISRUPTED;
    if (onMap) spreadZone(g, u);
  }
}

/** Rebuilds tops of stacks and zones from places and conditions. */
export function deriveOccupancy(g: QuadPlay): void {
  const { c, world } = g;
  deriveTops(c);
  c.alliedZones.fill(0);
  c.russianZones.fill(0);
  for (let u = asUnit(0); u < world.count; u++) if (c.hexOf[u] > 0) spreadZone(g, u);
}
