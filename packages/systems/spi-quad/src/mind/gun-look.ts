import type { Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { strengthAt } from "../checks/fire.ts";
import { meleeColumn } from "../modifiers/melee-sum.ts";
import { enemyOf } from "../seat.ts";
import { SEEN } from "../setup/fire-lines.ts";
import { CLEAR_LINE, maxRange } from "../setup/results.ts";
import { DISRUPTED, hexOf, NOBODY, topUnit, unitBelow, zonesOf } from "../state.ts";
import { meleeOf } from "../values.ts";
import { CORNERED, defenderCost, fireLoss } from "./combat-look.ts";
import { worthNow } from "./fire-look.ts";
import { pullAt } from "./lore.ts";
import { friendsAround, type Scene, span, spirit } from "./scene.ts";
import { lookAt } from "./threat-field.ts";

// The two best shots that a gun would have from a hex.
function shotsFrom(scene: Scene, hex: Hex): number {
  const { g, lore, unit, threats } = scene;
  const { c, world } = g;
  let best = 0;
  let second = 0;
  for (let i = 0; i < threats.presentCount; i++) {
    const u = asUnit(threats.present[i]);
    const at = hexOf(g, u);
    if (c.topOf[at] !== u + 1) continue;
    const far = span(g, hex, at);
    if (far === 0 || far > maxRange) continue;
    const power = strengthAt(g, unit, far);
    if (power === 0 || (world.lines.get(hex, at) & SEEN) === 0) continue;
    const isDown = (c.status[u] & DISRUPTED) !== 0 ? 1 : 0;
    // Guns seldom fire alone: half as much again stands for whoever joins in.
    const column = power + (power >> 1) - 1 + isDown;
    const shot = Math.trunc((worthNow(g, lore, u) * fireLoss(column, spirit(g, u), isDown, 0)) / 1000);
    if (shot > best) {
      second = best;
      best = shot;
    } else if (shot > second) second = shot;
  }
  return best + (second >> 1);
}

// What enemies that can come this far would do to a gun with an escort of some melee strength: whoever must retreat is lost (8.55).
function riskAt(scene: Scene, gun: Unit, hex: Hex, escort: number, friends: number): number {
  const { g, lore, threats } = scene;
  lookAt(g, threats, hex);
  const strength = threats.strength[hex];
  if (strength === 0) return 0;
  const column = meleeColumn(CLEAR_LINE, strength, 4 * (1 + escort));
  const lost = defenderCost(column, threats.morale[hex], CORNERED);
  return Math.trunc((2 * worthNow(g, lore, gun) * lost) / (1000 * (2 + friends)));
}

/** What a unit is worth in a hex as the escort of a gun there: how much less the enemy can do to it. */
export function guardLook(scene: Scene, hex: Hex, friends: number): number {
  const { g, unit, seat } = scene;
  const { c, world } = g;
  let gun = NOBODY;
  for (let u = topUnit(g, hex); u >= 0; u = unitBelow(g, u)) {
    if (world.seatOf[u] !== seat) return 0;
    if (world.isGun[u] === 1) gun = u;
    else if (u !== unit) return 0;
  }
  if (gun < 0 || (c.status[unit] & DISRUPTED) !== 0) return 0;
  return riskAt(scene, gun, hex, 0, friends) - riskAt(scene, gun, hex, meleeOf(g, unit), friends);
}

/** How good a hex is for a gun to stand in: its shots, its safety, and the way to where it is needed. */
export function gunLook(scene: Scene, hex: Hex): number {
  const { g, lore, unit, seat, stance, prices } = scene;
  const { c, world } = g;
  const isHere = c.hexOf[unit] === hex;
  const shots = shotsFrom(scene, hex);
  let value = Math.trunc(((isHere ? shots * 2 : shots) * stance.gunShots) / 100);
  const other = topUnit(g, hex);
  const isEscorted = other >= 0 && other !== unit && world.isGun[other] === 0;
  if (isEscorted) value += 10;
  if (zonesOf(g, enemyOf(seat))[hex] !== 0)
    value -= Math.trunc(((isEscorted ? 15 : 45) * Math.max(stance.gunFear, 30)) / 70);
  lookAt(g, scene.threats, hex);
  const nearest = Math.min(scene.threats.nearest[hex], 40);
  if (nearest <= 3 && !isEscorted) value -= Math.trunc(((4 - nearest) * 8 * stance.gunFear) / 100);
  const escort = isEscorted && (c.status[other] & DISRUPTED) === 0 ? meleeOf(g, other) : 0;
  const risk = riskAt(scene, unit, hex, escort, friendsAround(scene, hex));
  value -= Math.trunc((risk * stance.gunRisk) / 100);
  value -= Math.max(nearest - 4, 0) * 2;
  // A battery that is worth more than it can do is kept where nobody comes for it.
  value += Math.trunc((Math.min(nearest, stance.refugeAt) * stance.refuge * lore.worth[unit]) / 28_000);
  const goals = lore.goals[seat];
  const pull = pullAt(goals, prices, false, hex);
  return value + Math.trunc((pull * stance.gunDrive) / 100);
}
