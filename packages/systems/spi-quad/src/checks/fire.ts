import type { Seat } from "@redoubt/engine";
import { axialDistance, type Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { cites } from "../kit.ts";
import { OVER_OWN_WALL, SEEN } from "../setup/fire-lines.ts";
import { maxRange } from "../setup/results.ts";
import { DISRUPTED, FIRED, FIRED_AT, hexOf, MOVED, type QuadPlay, SLIPPED, topUnit, unitBelow } from "../state.ts";
import { rangeWithoutClass } from "../tables/artillery-strength.ts";
import { HORSE_ARTILLERY } from "../unit.ts";
import { fireOf, isFireParen } from "../values.ts";
import { whyNotOnMap } from "./presence.ts";
import { notPossible, refusal, type Why } from "./refusal.ts";

/** Which of the two fire phases of a Player-Turn it is (4.0). */
export type FireKind = "defensive" | "offensive";

/** Nothing here asks who stands between (7.26, 7.38), about the Aqueduct (B22.13), or of walls but the firer's own (7.52). */
export const enforces = cites("7.26", "7.38", "7.52", "B18.1", "B22.13");

/** Hexes from one hex to another. */
export function rangeOf(g: QuadPlay, from: Hex, to: Hex): number {
  const { q, r } = g.world.grid;
  return axialDistance(q[to] - q[from], r[to] - r[from]);
}

/** Whether a gun that moved is silent in this phase: horse guns only in their own Offensive Fire (7.28, 7.29, S-1). */
function isSilencedByMove(g: QuadPlay, u: Unit, kind: FireKind): boolean {
  if ((g.c.status[u] & MOVED) === 0 || g.world.isGun[u] === 0) return false;
  return kind === "offensive" || g.world.kindOf[u] !== HORSE_ARTILLERY;
}

/** Whether the unit is a gun kept from firing in the fire phase that its side has in this Player-Turn (S-33). */
export function couldNotFire(g: QuadPlay, u: Unit): boolean {
  if (g.world.isGun[u] === 0) return false;
  if ((g.c.status[u] & SLIPPED) !== 0) return true;
  return isSilencedByMove(g, u, g.world.seatOf[u] === g.c.active[0] ? "offensive" : "defensive");
}

/** Whether the unit's place in its stack lets it fire: on top, beside another gun, or in a redoubt (7.22, B18.1). */
function mayFireFromPlace(g: QuadPlay, u: Unit): boolean {
  const { world } = g;
  const top = topUnit(g, hexOf(g, u));
  if (top === u || world.isRedoubtGun[u] === 1) return true;
  return isGunPair(g, top);
}

/** Whether the unit on top of a hex and the one under it are two guns and nothing else (7.22). */
export function isGunPair(g: QuadPlay, top: Unit): boolean {
  const { c, world } = g;
  const under = unitBelow(g, top);
  return under >= 0 && world.isGun[top] === 1 && world.isGun[under] === 1 && c.below[under] === 0;
}

/** What keeps a unit on the map from firing in this phase, in the order in which it is looked at, and its case. */
const firingCases = {
  "has-fired": "7.24",
  "slipped-away": "A19.22",
  "disrupted-gun": "9.25",
  "horse-gun-moved": "7.29",
  "foot-gun-moved": "7.28",
  "no-fire-strength": "7.0",
  "fires-defensively-only": "7.21",
  "under-another-unit": "7.22",
} as const;

/** What keeps a unit on the map from firing in this phase; null if it may fire. Which target is another question. */
function barToFiring(g: QuadPlay, u: Unit, kind: FireKind): keyof typeof firingCases | null {
  const { c, world } = g;
  const status = c.status[u];
  if ((status & FIRED) !== 0) return "has-fired";
  if ((status & SLIPPED) !== 0) return "slipped-away";
  if (world.isGun[u] === 1) {
    if ((status & DISRUPTED) !== 0) return "disrupted-gun";
    if (isSilencedByMove(g, u, kind)) return isHorseGun(g, u) ? "horse-gun-moved" : "foot-gun-moved";
  }
  if (world.gunRow[u] < 0 && fireOf(g, u) === 0) return "no-fire-strength";
  if (kind === "offensive" && isFireParen(g, u)) return "fires-defensively-only";
  return mayFireFromPlace(g, u) ? null : "under-another-unit";
}

const isHorseGun = (g: QuadPlay, u: Unit): boolean => g.world.kindOf[u] === HORSE_ARTILLERY;

/** Whether the unit may fire at all in this phase. */
export const mayFire = (g: QuadPlay, u: Unit, kind: FireKind): boolean =>
  g.c.hexOf[u] > 0 && barToFiring(g, u, kind) === null;

/** Why the unit may not fire in this phase; null if it may. */
export function whyNotFire(g: QuadPlay, u: Unit, seat: Seat, kind: FireKind): Why {
  const told = { unit: g.world.units[u].id };
  if (g.world.seatOf[u] !== seat) return refusal("7.0", "not-yours", told);
  const away = whyNotOnMap(g, u, "7.0");
  if (away !== null) return away;
  const bar = barToFiring(g, u, kind);
  return bar === null ? null : refusal(firingCases[bar], bar, told);
}

/** The strength of a unit's fire at a range (7.27, 7.41, B18.4); 0 out of range. */
export function strengthAt(g: QuadPlay, u: Unit, range: number): number {
  const { world } = g;
  const row = world.gunRow[u];
  if (row >= 0) return range > maxRange ? 0 : world.charts.artillery[row * maxRange + range - 1];
  return range > rangeWithoutClass ? 0 : fireOf(g, u);
}

/** Whether a hex is no farther from the unit than any of its kind fires; a range without a strength is another question. */
export function isInReach(g: QuadPlay, u: Unit, hex: Hex): boolean {
  const from = hexOf(g, u);
  return from > 0 && rangeOf(g, from, hex) <= (g.world.gunRow[u] < 0 ? rangeWithoutClass : maxRange);
}

/** What keeps a unit that may fire from hitting a hex, in the order in which it is looked at, and its case. */
const hittingCases = {
  "beyond-muskets": "7.27",
  "beyond-redoubt-gun": "B18.4",
  "beyond-artillery": "7.41",
  "no-line-of-sight": "7.25",
  "no-line-of-sight-at-alma": "A18.4",
  "over-own-wall": "7.51",
} as const;

function barToHitting(g: QuadPlay, u: Unit, hex: Hex): keyof typeof hittingCases | null {
  const { world } = g;
  const from = hexOf(g, u);
  const range = rangeOf(g, from, hex);
  if (strengthAt(g, u, range) === 0) {
    if (world.isGun[u] === 0) return "beyond-muskets";
    return world.gunRow[u] < 0 ? "beyond-redoubt-gun" : "beyond-artillery";
  }
  const line = world.lines.get(from, hex);
  if ((line & SEEN) === 0) return world.rules.sight.unseen;
  return range > 1 && (line & OVER_OWN_WALL) !== 0 ? "over-own-wall" : null;
}

/** Whether the unit, which may fire, reaches and sees a hex. */
export const canHit = (g: QuadPlay, u: Unit, hex: Hex): boolean => barToHitting(g, u, hex) === null;

/** Why the unit, which may fire, cannot fire at a hex; null if it can. */
export function whyNotHit(g: QuadPlay, u: Unit, hex: Hex): Why {
  const { units, grid } = g.world;
  const bar = barToHitting(g, u, hex);
  if (bar === null) return null;
  const range = rangeOf(g, hexOf(g, u), hex);
  return refusal(hittingCases[bar], bar, { unit: units[u].id, hex: grid.numbers[hex], range });
}

/** Why a hex may not be fired at by `seat` in this phase, whoever fires; null if it may. */
export function whyNoTarget(g: QuadPlay, hex: Hex, seat: Seat): Why {
  const { world, c } = g;
  const told = { hex: world.grid.numbers[hex] };
  const top = topUnit(g, hex);
  if (top < 0) return notPossible("7.0", "nobody-there", told);
  if (world.seatOf[top] === seat) return refusal("7.0", "own-unit-there", told);
  return (c.status[top] & FIRED_AT) === 0 ? null : refusal("7.23", "fired-at-already", told);
}
