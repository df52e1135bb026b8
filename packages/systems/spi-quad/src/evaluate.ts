import type { Seat } from "@redoubt/engine";
import { axialDistance, type Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { ALLIED, RUSSIAN } from "./seat.ts";
import { DISRUPTED, EXITED, hexOf, type QuadPlay } from "./state.ts";
import { pointsOf } from "./victory.ts";

/** What a unit is worth by its values, 100 for an average infantry unit; a little more than half while disrupted. */
function unitWorth(g: QuadPlay, u: Unit): number {
  const { printed, isGun } = g.world;
  const front = u * 2;
  const known = (value: number): number => Math.max(value, 0);
  const halfIf = (bracketed: number): number => 2 - bracketed;
  const fire = isGun[u] === 1 ? 10 : known(printed.fire[front]) * halfIf(printed.fireParen[front]);
  const melee = known(printed.melee[front]) * halfIf(printed.meleeParen[front]);
  const worth = 36 + 4 * fire + 4 * melee + 4 * known(printed.morale[front]);
  return (g.c.status[u] & DISRUPTED) === 0 ? worth : (worth * 5) >> 3;
}

/** Hexes from a hex to the nearest undisrupted unit of a side, at most 20. */
function nearest(g: QuadPlay, hex: Hex, seat: Seat): number {
  const { c, world } = g;
  const { q, r } = world.grid;
  let found = 20;
  for (let u = asUnit(0); u < world.count; u++) {
    const at = hexOf(g, u);
    if (at <= 0 || world.seatOf[u] !== seat || world.isGun[u] === 1 || (c.status[u] & DISRUPTED) !== 0) continue;
    found = Math.min(found, axialDistance(q[at] - q[hex], r[at] - r[hex]));
  }
  return found;
}

/** How far the Allies have come across the Alma, and how near the Russians are to the way out once they may take it. */
function almaGround(g: QuadPlay): number {
  const { c, world } = g;
  const { q, r } = world.grid;
  let ground = 0;
  for (let u = asUnit(0); u < world.count; u++) {
    const at = hexOf(g, u);
    if (at <= 0) continue;
    if (world.seatOf[u] === ALLIED) ground += 2 * Math.min(world.terrain.depth[at], 8);
    else if (c.preservationTurn[0] > 0 && world.exitHex > 0) {
      ground += Math.min(axialDistance(q[at] - q[world.exitHex], r[at] - r[world.exitHex]), 20);
    }
  }
  return ground;
}

/** Who is nearer to the redoubts. */
function balaclavaGround(g: QuadPlay): number {
  let ground = 0;
  for (const hex of g.world.keyHexes) ground += 3 * (nearest(g, hex, RUSSIAN) - nearest(g, hex, ALLIED));
  return ground;
}

// What one victory point is worth, at Alma a unit, at Balaclava one melee point of a unit, and the ground that counts.
const battles = {
  alma: { point: 100, groundOf: almaGround },
  balaclava: { point: 25, groundOf: balaclavaGround },
  none: { point: 100, groundOf: () => 0 },
};

/** How good the position is for a seat: points scored, units and their condition, and ground. */
export function evaluate(g: QuadPlay, seat: Seat): number {
  const { world } = g;
  let material = 0;
  for (let u = asUnit(0); u < world.count; u++) {
    const at = hexOf(g, u);
    const worth = at > 0 ? unitWorth(g, u) : at === EXITED ? unitWorth(g, u) >> 1 : 0;
    material += world.seatOf[u] === ALLIED ? worth : -worth;
  }
  const [allied, russian] = pointsOf(g);
  const { point, groundOf } = battles[world.rules.id ?? "none"];
  const points = (allied - russian) * point;
  const ground = groundOf(g);
  const total = points + (material >> 1) + ground;
  return seat === ALLIED ? total : 0 - total;
}
