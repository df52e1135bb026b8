import { answerList, offer, offers, type Seat } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { reachesAll } from "../checks/melee-attackers.ts";
import { isMeleeStep, isOpenTarget, isReady } from "../checks/melee-duty.ts";
import { hasOpenDuty, whyHopeless } from "../checks/melee-plan.ts";
import { ALLIED, RUSSIAN } from "../seat.ts";
import { hexOf, type QuadPlay, topUnit, unitBelow } from "../state.ts";
import { say } from "../words.ts";
import type { Lore } from "./lore.ts";
import {
  ATTACKING,
  addLook,
  ENDING,
  meleeGain,
  meleeSoFar,
  mostByTarget,
  readyAround,
  removeLook,
} from "./melee-look.ts";
import { UNTOLD } from "./untold.ts";

// The answers that melee-look.ts would put highest. What may be attacked, and what an attack leaves behind, is looked into only where it
// would be chosen.

// Scratch: hexes that have been looked at.
const looked = answerList();

/** Melee Phase: the hex whose attack wins most, or the end once nobody must fight and nothing is to be won. */
export function glanceMelees(g: QuadPlay, lore: Lore, seat: Seat, ownLoss: number, sets: number): number {
  const { grid, unitsOf } = g.world;
  const units = unitsOf[seat === ALLIED ? ALLIED : RUSSIAN];
  let best = UNTOLD;
  let most = Number.NEGATIVE_INFINITY;
  looked.count = 0;
  for (let i = 0; i < units.length; i++) {
    if (!isReady(g, units[i])) continue;
    const from = hexOf(g, units[i]);
    for (let d = 0; d < 6; d++) {
      const hex = asHex(from + grid.offsets[d]);
      if (!isOpenTarget(g, hex) || !isMeleeStep(g, from, d) || offers(looked, hex)) continue;
      offer(looked, hex);
      const gain = meleeGain(g, lore, seat, readyAround(g, hex), [hex], ownLoss, sets);
      if (gain <= most || whyHopeless(g, [hex]) !== null) continue;
      most = gain;
      best = say.target(hex);
    }
  }
  return most < ENDING && !hasOpenDuty(g) ? say.end() : best;
}

/** A melee attack: whoever is to be added or taken out, or the attack; where one more hex may be needed the list tells. */
export function glanceMelee(g: QuadPlay, lore: Lore, seat: Seat, ownLoss: number, sets: number): number {
  const { world } = g;
  const soFar = meleeSoFar(g, lore, seat, ownLoss, sets);
  const { attackers, hexes, isDone } = soFar;
  let best = UNTOLD;
  let most = Number.NEGATIVE_INFINITY;
  for (let d = 0; d < 6; d++) {
    const next: Hex = asHex(hexes[0] + world.grid.offsets[d]);
    for (let u = topUnit(g, next); u >= 0 && world.seatOf[u] === seat; u = unitBelow(g, u)) {
      const isIn = attackers.includes(u);
      if (!isIn && !(isReady(g, u) && reachesAll(g, u, hexes))) continue;
      const looks = isIn ? removeLook(soFar, u) : addLook(g, lore, seat, ownLoss, sets, soFar, u);
      if (looks <= most) continue;
      most = looks;
      best = isIn ? say.remove(u) : say.add(u);
    }
  }
  if (isDone) return most < ATTACKING ? say.attack() : best;
  return most < mostByTarget ? UNTOLD : best;
}
