import type { Seat } from "@redoubt/engine";
import { axialDistance, type Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { canHit, type FireKind, isInReach, mayFire } from "../checks/fire.ts";
import { maySlip } from "../checks/withdrawal.ts";
import { localsOf } from "../procedures/asked.ts";
import { enemyOf } from "../seat.ts";
import { maxRange } from "../setup/results.ts";
import { FIRED_AT, hexOf, type QuadPlay } from "../state.ts";
import { rangeWithoutClass } from "../tables/artillery-strength.ts";
import { say } from "../words.ts";
import { BEGINNING, bestGain, ENDING, FIRING, fireGain, mostBySlipping, slipGain } from "./fire-look.ts";
import type { Lore } from "./lore.ts";
import { UNTOLD } from "./untold.ts";

// The answers that fire-look.ts would put highest. Who could fire at a hex is found once, both to see that it is a target and what for.

// Scratch: the units that may fire in this phase, where each stands and how far its kind fires.
const able: Unit[] = [];
const ableQ = new Int16Array(2048);
const ableR = new Int16Array(2048);
const ableRange = new Uint8Array(2048);
// Scratch: those of them that hit the hex looked at, and those who would fire together.
const hitting: Unit[] = [];
const joined: Unit[] = [];

function findAble(g: QuadPlay, seat: Seat, kind: FireKind): void {
  const { c, world } = g;
  const { q, r } = world.grid;
  const own = world.unitsOf[seat];
  able.length = 0;
  for (let i = 0; i < own.length; i++) {
    const u = own[i];
    if (!mayFire(g, u, kind)) continue;
    ableQ[able.length] = q[c.hexOf[u]];
    ableR[able.length] = r[c.hexOf[u]];
    ableRange[able.length] = world.gunRow[u] < 0 ? rangeWithoutClass : maxRange;
    able.push(u);
  }
}

function findHitting(g: QuadPlay, hex: Hex): void {
  const { q, r } = g.world.grid;
  hitting.length = 0;
  for (let i = 0; i < able.length; i++) {
    // Most are too far away, which is seen without looking at them.
    if (axialDistance(q[hex] - ableQ[i], r[hex] - ableR[i]) > ableRange[i]) continue;
    if (canHit(g, able[i], hex)) hitting.push(able[i]);
  }
}

/** Fire phase: the target that all fire would hurt most, guns that slip away, or the end. */
export function glanceTargets(g: QuadPlay, lore: Lore): number {
  const { seat, kind } = localsOf(g, "fire-target");
  const { c, world } = g;
  let best = UNTOLD;
  let most = Number.NEGATIVE_INFINITY;
  findAble(g, seat, kind);
  const enemies = world.unitsOf[enemyOf(seat)];
  for (let i = 0; i < enemies.length && able.length > 0; i++) {
    const hex = hexOf(g, enemies[i]);
    if (hex <= 0 || c.topOf[hex] !== enemies[i] + 1 || (c.status[enemies[i]] & FIRED_AT) !== 0) continue;
    findHitting(g, hex);
    if (hitting.length === 0) continue;
    const gain = bestGain(g, lore, hitting, hex);
    if (gain <= most) continue;
    most = gain;
    best = say.target(hex);
  }
  if (most < mostBySlipping && world.rules.guns.slipAway && kind === "defensive") {
    for (let u = asUnit(0); u < world.count; u++) {
      if (!maySlip(g, u, seat) || slipGain(g, u) <= most) continue;
      most = slipGain(g, u);
      best = say.withdraw(u);
    }
  }
  return most < ENDING ? say.end() : best;
}

/** A fire attack: whoever helps most, or fire. */
export function glanceFire(g: QuadPlay, lore: Lore): number {
  const { seat, kind, firers, hex } = localsOf(g, "fire");
  const isBegun = firers.length > 0;
  const now = isBegun ? fireGain(g, lore, firers, hex) : -BEGINNING;
  const own = g.world.unitsOf[seat];
  let best = UNTOLD;
  let most = Number.NEGATIVE_INFINITY;
  joined.length = 0;
  for (const u of firers) joined.push(u);
  for (let i = 0; i < own.length; i++) {
    const u = own[i];
    if (!isInReach(g, u, hex) || firers.includes(u) || !mayFire(g, u, kind) || !canHit(g, u, hex)) continue;
    joined.push(u);
    const helps = fireGain(g, lore, joined, hex) - now;
    joined.pop();
    if (helps <= most) continue;
    most = helps;
    best = say.add(u);
  }
  return isBegun && most < FIRING ? say.fire() : best;
}
