import { asHex, distance } from "@redoubt/hex";
import { deriveTops, putOnTop, takeOff, topUnit, unitBelow } from "@redoubt/mechanics";
import { isArtillery } from "./formation.ts";
import { cites } from "./kit.ts";
import { UNIT } from "./piece.ts";
import { ROUTED, type SteppesPlay } from "./state.ts";
import { constants } from "./tables/constants.ts";

/** Whoever comes near routed enemies ends their rally at once. */
export const enforces = cites("XIV.59");

/** The stacking points of a piece: its strength, 8 for guns, none for commanders and riders (VII.7, VII.8). */
export function stackingPoints(g: SteppesPlay, piece: number): number {
  if (g.world.kindOf[piece] !== UNIT) return 0;
  const arm = g.world.armOf[piece];
  return arm !== undefined && isArtillery(arm) ? constants.gunPoints.value : g.c.sp[piece];
}

/** Counts the hex again after pieces came, went or lost strength. */
export function recount(g: SteppesPlay, hex: number): void {
  const { c, world } = g;
  let points = 0;
  let side = 0;
  for (let piece = topUnit(c, hex); piece >= 0; piece = unitBelow(c, piece)) {
    if (world.kindOf[piece] !== UNIT) continue;
    points += stackingPoints(g, piece);
    side = world.seatOf[piece] + 1;
  }
  c.pointsIn[hex] = points;
  c.sideIn[hex] = side;
}

/** K-177: unrouted infantry or cavalry that comes into a key hex holds it. */
function hold(g: SteppesPlay, piece: number, hex: number): void {
  const key = g.world.keyAt[hex];
  if (key === 0 || g.world.kindOf[piece] !== UNIT || g.c.level[piece] === ROUTED) return;
  const arm = g.world.armOf[piece];
  if (arm === "infantry" || arm === "cavalry") g.c.keyHolder[key - 1] = g.world.seatOf[piece] + 1;
}

/** XIV.58, XIV.59, K-125: an unrouted unit that comes nearer than five hexes ends the rally of routed enemies. */
function disturb(g: SteppesPlay, piece: number, hex: number): void {
  const { c, world } = g;
  if (!c.rally.includes(1) || world.kindOf[piece] !== UNIT || c.level[piece] === ROUTED) return;
  for (let unit = 0; unit < world.count; unit++) {
    if (c.rally[unit] !== 1 || world.seatOf[unit] === world.seatOf[piece] || c.hexOf[unit] <= 0) continue;
    if (distance(world.grid, asHex(c.hexOf[unit]), asHex(hex)) < constants.rallyDistance.value) c.rally[unit] = 0;
  }
}

/** Puts a piece on top of a hex. */
export function place(g: SteppesPlay, piece: number, hex: number): void {
  putOnTop(g.c, piece, hex);
  hold(g, piece, hex);
  disturb(g, piece, hex);
  recount(g, hex);
}

/** Puts a piece under all others of a hex: whoever joins a stack goes to the bottom (K-150). */
export function placeBelow(g: SteppesPlay, piece: number, hex: number): void {
  const { c } = g;
  let bottom = topUnit(c, hex);
  if (bottom < 0) {
    place(g, piece, hex);
    return;
  }
  while (unitBelow(c, bottom) >= 0) bottom = unitBelow(c, bottom);
  c.below[bottom] = piece + 1;
  c.below[piece] = 0;
  c.hexOf[piece] = hex;
  hold(g, piece, hex);
  disturb(g, piece, hex);
  recount(g, hex);
}

/** Takes a piece off the map to a place below 1. */
export function lift(g: SteppesPlay, piece: number, to: number): void {
  const from = g.c.hexOf[piece];
  takeOff(g.c, piece, to);
  recount(g, from);
}

/** Moves a piece to another hex, under those who are there. */
export function shift(g: SteppesPlay, piece: number, hex: number): void {
  lift(g, piece, 0);
  placeBelow(g, piece, hex);
}

/** The combat units in a hex from the top down. */
export function unitsIn(g: SteppesPlay, hex: number): number[] {
  const units: number[] = [];
  for (let piece = topUnit(g.c, hex); piece >= 0; piece = unitBelow(g.c, piece))
    if (g.world.kindOf[piece] === UNIT) units.push(piece);
  return units;
}

/** Rebuilds what is derived. */
export function deriveOccupancy(g: SteppesPlay): void {
  deriveTops(g.c);
  g.c.pointsIn.fill(0);
  g.c.sideIn.fill(0);
  for (let piece = 0; piece < g.world.count; piece++) if (g.c.hexOf[piece] > 0) recount(g, g.c.hexOf[piece]);
}
