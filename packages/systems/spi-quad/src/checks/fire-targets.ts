import { type AnswerList, offer, type Seat } from "@redoubt/engine";
import { asHex, axialDistance, type Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { enemyOf } from "../seat.ts";
import { maxRange } from "../setup/results.ts";
import { FIRED_AT, hexOf, type QuadPlay, topUnit, unitBelow } from "../state.ts";
import { say } from "../words.ts";
import {
  canHit,
  type FireKind,
  isGunPair,
  isInReach,
  mayFire,
  rangeOf,
  strengthAt,
  whyNoTarget,
  whyNotFire,
  whyNotHit,
} from "./fire.ts";
import { notPossible, type Why } from "./refusal.ts";

// Scratch: the guns of the seat being listed and how far each reaches, filled anew by each call.
const guns = new Int16Array(1024);
const reach = new Uint8Array(1024);

/** Gathers the units of `seat` that may fire farther than one hex into the scratch lists and returns how many. */
function gatherGuns(g: QuadPlay, seat: Seat, kind: FireKind): number {
  const { world } = g;
  const units = world.unitsOf[seat];
  let count = 0;
  for (let i = 0; i < units.length; i++) {
    const u = units[i];
    if (world.gunRow[u] < 0 || !mayFire(g, u, kind)) continue;
    let range = maxRange;
    while (range > 1 && strengthAt(g, u, range) === 0) range--;
    guns[count] = u;
    reach[count++] = range;
  }
  return count;
}

/** Whether some unit next to the hex, other than a gun with a class, may fire at it. */
function hasNeighbourFiring(g: QuadPlay, hex: Hex, seat: Seat, kind: FireKind): boolean {
  const { world } = g;
  const { offsets } = world.grid;
  for (let d = 0; d < 6; d++) {
    let u = topUnit(g, asHex(hex + offsets[d]));
    if (u < 0 || world.seatOf[u] !== seat) continue;
    for (; u >= 0; u = unitBelow(g, u)) {
      if (world.gunRow[u] < 0 && mayFire(g, u, kind) && canHit(g, u, hex)) return true;
    }
  }
  return false;
}

function isUnderFire(g: QuadPlay, hex: Hex, seat: Seat, kind: FireKind, gunCount: number): boolean {
  if (hasNeighbourFiring(g, hex, seat, kind)) return true;
  const { q, r } = g.world.grid;
  for (let i = 0; i < gunCount; i++) {
    const gun = asUnit(guns[i]);
    const from = g.c.hexOf[gun];
    if (axialDistance(q[hex] - q[from], r[hex] - r[from]) <= reach[i] && canHit(g, gun, hex)) return true;
  }
  return false;
}

/** Why `seat` may not fire at a hex: because of the target, or of the unit that comes nearest to firing at it. */
export function whyNotFireAt(g: QuadPlay, hex: Hex, seat: Seat, kind: FireKind): Why {
  const why = whyNoTarget(g, hex, seat);
  if (why !== null) return why;
  if (isUnderFire(g, hex, seat, kind, gatherGuns(g, seat, kind))) return null;
  const { world, c } = g;
  const near = Array.from(world.unitsOf[seat === 0 ? 0 : 1])
    .filter((u) => c.hexOf[u] > 0)
    .sort((a, b) => rangeOf(g, hexOf(g, a), hex) - rangeOf(g, hexOf(g, b), hex));
  if (near.length === 0) return notPossible("7.0", "nobody-on-map", { hex: world.grid.numbers[hex] });
  const inReach = near.filter((u) => isInReach(g, u, hex));
  const nearest = inReach.find((u) => mayFire(g, u, kind)) ?? inReach[0];
  if (nearest === undefined) return whyNotHit(g, near[0], hex);
  return whyNotFire(g, nearest, seat, kind) ?? whyNotHit(g, nearest, hex);
}

/** Calls `visit` for every hex at which `seat` may fire; true from it ends the walk. */
function walkTargets(g: QuadPlay, seat: Seat, kind: FireKind, visit: (hex: Hex) => boolean): boolean {
  const { world, c } = g;
  const gunCount = gatherGuns(g, seat, kind);
  const enemies = world.unitsOf[enemyOf(seat)];
  for (let i = 0; i < enemies.length; i++) {
    const hex = hexOf(g, enemies[i]);
    if (hex <= 0 || c.topOf[hex] !== enemies[i] + 1 || (c.status[enemies[i]] & FIRED_AT) !== 0) continue;
    if (isUnderFire(g, hex, seat, kind, gunCount) && visit(hex)) return true;
  }
  return false;
}

/** Offers every hex at which `seat` may fire. */
export function offerTargets(g: QuadPlay, seat: Seat, kind: FireKind, out: AnswerList): void {
  walkTargets(g, seat, kind, (hex) => {
    offer(out, say.target(hex));
    return false;
  });
}

/** Whether `seat` has any fire to give in this phase. */
export const hasTargets = (g: QuadPlay, seat: Seat, kind: FireKind): boolean => walkTargets(g, seat, kind, () => true);

/**
 * The units hit by fire at a hex: its top unit, or both where they are two guns (7.22). A redoubt gun underneath is never
 * hit (B18.1).
 */
export function targetsIn(g: QuadPlay, hex: Hex): readonly Unit[] {
  const { world } = g;
  const top = topUnit(g, hex);
  if (!isGunPair(g, top)) return [top];
  const under = unitBelow(g, top);
  return world.isRedoubtGun[under] === 1 ? [top] : [top, under];
}
