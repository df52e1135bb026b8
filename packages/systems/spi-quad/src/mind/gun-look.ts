import { asHex } from "@redoubt/hex";
import { maxRange } from "../charts.ts";
import { strengthAt } from "../checks/fire.ts";
import { SEEN } from "../fire-lines.ts";
import { DISRUPTED, zonesOf } from "../state.ts";
import { fireLoss } from "./combat-look.ts";
import { worthNow } from "./fire-look.ts";
import { pullAt } from "./lore.ts";
import { away, type Scene, span, spirit } from "./scene.ts";
import { lookAt } from "./threat-field.ts";

// The two best shots that a gun would have from a hex.
function shotsFrom(scene: Scene, hex: number): number {
  const { g, lore, unit, seat } = scene;
  const { c, world } = g;
  let best = 0;
  let second = 0;
  for (let u = 0; u < world.count; u++) {
    const at = c.hexOf[u];
    if (at <= 0 || world.seatOf[u] === seat || c.topOf[at] !== u + 1) continue;
    const far = span(g, hex, at);
    if (far === 0 || far > maxRange) continue;
    const power = strengthAt(g, unit, far);
    if (power === 0 || (world.lines.get(asHex(hex), asHex(at)) & SEEN) === 0) continue;
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

/** How good a hex is for a gun to stand in: its shots, its safety, and the way to where it is needed. */
export function gunLook(scene: Scene, hex: number): number {
  const { g, lore, unit, seat, stance, prices } = scene;
  const { c, world } = g;
  const isHere = c.hexOf[unit] === hex;
  const shots = shotsFrom(scene, hex);
  let value = Math.trunc(((isHere ? shots * 2 : shots) * stance.gunShots) / 100);
  const other = c.topOf[hex] - 1;
  const isEscorted = other >= 0 && other !== unit && world.isGun[other] === 0;
  if (isEscorted) value += 10;
  if (zonesOf(g, 1 - seat)[hex] !== 0)
    value -= Math.trunc(((isEscorted ? 15 : 45) * Math.max(stance.gunFear, 30)) / 70);
  lookAt(g, scene.threats, hex);
  const nearest = Math.min(scene.threats.nearest[hex], 40);
  if (nearest <= 3 && !isEscorted) value -= Math.trunc(((4 - nearest) * 8 * stance.gunFear) / 100);
  value -= Math.max(nearest - 4, 0) * 2;
  const goals = lore.goals[seat];
  const pull = pullAt(goals, prices, (goal) => away(g, goal, unit, hex));
  return value + Math.trunc((pull * stance.gunDrive) / 100);
}
