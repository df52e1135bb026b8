import { type Refusal, refusal } from "@redoubt/engine";
import { asHex, axialDistance } from "@redoubt/hex";
import { maxRange } from "../charts.ts";
import { OVER_OWN_WALL, SEEN } from "../fire-lines.ts";
import { cites } from "../kit.ts";
import type { QuadRule } from "../rule-index.ts";
import { DISRUPTED, FIRED, FIRED_AT, MOVED, type QuadPlay, SLIPPED } from "../state.ts";
import { rangeWithoutClass } from "../tables/artillery-strength.ts";
import { HORSE_ARTILLERY } from "../unit.ts";
import { fireOf, isFireParen } from "../values.ts";

/** Which of the two fire phases of a Player-Turn it is (4.0). */
export type FireKind = "defensive" | "offensive";

/** Nothing here asks who stands between (7.26, 7.38), about the Aqueduct (B22.13), or of walls but the firer's own (7.52). */
export const enforces = cites("7.26", "7.38", "7.52", "B18.1", "B22.13");

type Why = Refusal<QuadRule> | null;

/** Hexes from one hex to another. */
export function rangeOf(g: QuadPlay, from: number, to: number): number {
  const { q, r } = g.world.grid;
  return axialDistance(q[to] - q[from], r[to] - r[from]);
}

/** Whether a gun that moved is silent in this phase: horse guns only in their own Offensive Fire (7.28, 7.29, S-1). */
function isSilencedByMove(g: QuadPlay, u: number, kind: FireKind): boolean {
  if ((g.c.status[u] & MOVED) === 0 || g.world.isGun[u] === 0) return false;
  return kind === "offensive" || g.world.kindOf[u] !== HORSE_ARTILLERY;
}

/** Whether the unit is a gun kept from firing in the fire phase that its side has in this Player-Turn (S-33). */
export function couldNotFire(g: QuadPlay, u: number): boolean {
  if (g.world.isGun[u] === 0) return false;
  if ((g.c.status[u] & SLIPPED) !== 0) return true;
  return isSilencedByMove(g, u, g.world.seatOf[u] === g.c.active[0] ? "offensive" : "defensive");
}

/** Whether the unit's place in its stack lets it fire: on top, beside another gun, or in a redoubt (7.22, B18.1). */
function mayFireFromPlace(g: QuadPlay, u: number): boolean {
  const { c, world } = g;
  const top = c.topOf[c.hexOf[u]] - 1;
  if (top === u || world.isRedoubtGun[u] === 1) return true;
  return isGunPair(g, top);
}

/** Whether the unit on top of a hex and the one under it are two guns and nothing else (7.22). */
export function isGunPair(g: QuadPlay, top: number): boolean {
  const { c, world } = g;
  const under = c.below[top] - 1;
  return under >= 0 && world.isGun[top] === 1 && world.isGun[under] === 1 && c.below[under] === 0;
}

/** Whether the unit may fire at all in this phase; which target is another question. */
export function mayFire(g: QuadPlay, u: number, kind: FireKind): boolean {
  const { c, world } = g;
  const status = c.status[u];
  if (c.hexOf[u] <= 0 || (status & (FIRED | SLIPPED)) !== 0) return false;
  if (world.isGun[u] === 1) {
    if ((status & DISRUPTED) !== 0 || isSilencedByMove(g, u, kind)) return false;
  }
  if (world.gunRow[u] < 0 && fireOf(g, u) === 0) return false;
  if (kind === "offensive" && isFireParen(g, u)) return false;
  return mayFireFromPlace(g, u);
}

/** Why the unit may not fire in this phase; null if it may. */
export function whyNotFire(g: QuadPlay, u: number, seat: number, kind: FireKind): Why {
  const { c, world } = g;
  const unit = world.units[u].id;
  const status = c.status[u];
  if (world.seatOf[u] !== seat) return refusal("7.0", "not-your-unit", { unit });
  if (c.hexOf[u] <= 0) return refusal("12.25", "not-on-map", { unit });
  if ((status & FIRED) !== 0) return refusal("7.24", "has-fired", { unit });
  if ((status & SLIPPED) !== 0) return refusal("A19.22", "slipped-away", { unit });
  if (world.isGun[u] === 1 && (status & DISRUPTED) !== 0) return refusal("9.25", "disrupted-gun", { unit });
  if (isSilencedByMove(g, u, kind)) {
    return refusal(world.kindOf[u] === HORSE_ARTILLERY ? "7.29" : "7.28", "gun-moved", { unit });
  }
  if (world.gunRow[u] < 0 && fireOf(g, u) === 0) return refusal("7.0", "no-fire-strength", { unit });
  if (kind === "offensive" && isFireParen(g, u)) return refusal("7.21", "fires-defensively-only", { unit });
  return mayFireFromPlace(g, u) ? null : refusal("7.22", "under-another-unit", { unit });
}

/** The strength of a unit's fire at a range (7.27, 7.41, B18.4); 0 out of range. */
export function strengthAt(g: QuadPlay, u: number, range: number): number {
  const { world } = g;
  const row = world.gunRow[u];
  if (row >= 0) return range > maxRange ? 0 : world.charts.artillery[row * maxRange + range - 1];
  return range > rangeWithoutClass ? 0 : fireOf(g, u);
}

/** Whether the unit, which may fire, reaches and sees a hex. */
export function canHit(g: QuadPlay, u: number, hex: number): boolean {
  const from = g.c.hexOf[u];
  const range = rangeOf(g, from, hex);
  if (strengthAt(g, u, range) === 0) return false;
  const line = g.world.lines.get(asHex(from), asHex(hex));
  if ((line & SEEN) === 0) return false;
  return range === 1 || (line & OVER_OWN_WALL) === 0;
}

/** Why the unit, which may fire, cannot fire at a hex; null if it can. */
export function whyNotHit(g: QuadPlay, u: number, hex: number): Why {
  const { world, c } = g;
  const from = c.hexOf[u];
  const range = rangeOf(g, from, hex);
  const told = { unit: world.units[u].id, hex: world.grid.numbers[hex], range };
  if (strengthAt(g, u, range) === 0) {
    const rule = world.isGun[u] === 0 ? "7.27" : world.gunRow[u] < 0 ? "B18.4" : "7.41";
    return refusal(rule, "out-of-range", told);
  }
  const line = world.lines.get(asHex(from), asHex(hex));
  if ((line & SEEN) === 0) return refusal(world.isAlma ? "A18.4" : "7.25", "no-line-of-sight", told);
  if (range > 1 && (line & OVER_OWN_WALL) !== 0) return refusal("7.51", "over-own-wall", told);
  return null;
}

/** Why a hex may not be fired at by `seat` in this phase, whoever fires; null if it may. */
export function whyNotTarget(g: QuadPlay, hex: number, seat: number): Why {
  const { world, c } = g;
  const told = { hex: world.grid.numbers[hex] ?? "off-map" };
  const top = c.topOf[hex] - 1;
  if (top < 0 || world.seatOf[top] === seat) return refusal("7.0", "no-enemy-there", told);
  return (c.status[top] & FIRED_AT) === 0 ? null : refusal("7.23", "fired-at-already", told);
}
