import { ALLOWANCE } from "../checks/movement.ts";
import { ALLIED } from "../seat.ts";
import type { RetributionPlay } from "../state.ts";
import { turnTrack } from "../tables/turn-sequence.ts";
import { SHELL_HILL, UPHILL, WATER, WORK_IN } from "../terrain.ts";
import { CAVALRY } from "../unit.ts";
import { laneFrom } from "./lanes.ts";
import { chanceOf, stepsPaid } from "./lore.ts";
import type { Scene } from "./scene.ts";
import { powerOf, worthOf } from "./worth.ts";

/** What winning a hex is worth beyond its defenders: a victory hex, or a Russian stopped on his way to the south edge. */
export function prizeOf({ g, seat, lanes, lore }: Scene, hex: number): number {
  const { c, world } = g;
  const place = world.terrain.victoryAt[hex];
  if (place < 0 || c.owner[place] === seat) {
    if (seat !== ALLIED || lore.toEdge[hex] > 2 * ALLOWANCE) return 12;
    return laneFrom(g, lanes, hex) <= ALLOWANCE ? 200 : 80;
  }
  return victoryPrize(g);
}

// A victory hex counts more the fewer turns are left to lose it again.
function victoryPrize({ c, world }: RetributionPlay): number {
  const late = world.turns - c.turn[0];
  return late === 0 ? 420 : late === 1 ? 260 : 120 + 30 * c.turn[0];
}

// The column shift of the Allied guns.
const shiftOf = (g: RetributionPlay, seat: number): number =>
  seat === ALLIED ? (turnTrack.find(({ turn }) => turn === g.c.turn[0])?.alliedShift ?? 0) : 0;

/** The points an attack wins on average, what it costs subtracted. */
export function attackGain(scene: Scene, target: number, attackers: readonly number[]): number {
  const { g, lore, seat, stance } = scene;
  const { c, world } = g;
  let strength = 0;
  let own = 0;
  let ownSteps = 0;
  let shared = 255;
  let isWet = true;
  let doomed = 0;
  let garrisons = 0;
  for (const u of attackers) {
    const hex = c.hexOf[u];
    strength += powerOf(g, u);
    own += worthOf(g, u);
    ownSteps += c.steps[u];
    shared &= world.terrain.step[hex * 8 + world.grid.offsets.indexOf(target - hex)];
    if ((world.terrain.hex[hex] & WATER) === 0) isWet = false;
    if (world.kindOf[u] === CAVALRY) doomed += worthOf(g, u);
    const place = world.terrain.victoryAt[hex];
    if (place >= 0 && c.owner[place] === seat) garrisons++;
  }
  let defence = 0;
  let prey = 0;
  let steps = 0;
  for (const found of [c.mobileAt[target], c.piquetAt[target]]) {
    if (found === 0) continue;
    defence += powerOf(g, found - 1);
    prey += worthOf(g, found - 1);
    steps += c.steps[found - 1];
  }
  if (steps === 0) return -50;
  const column = Math.min(Math.max(strength - defence, -2), 10) + shiftOf(g, seat);
  const reduction =
    (isWet ? 1 : 0) +
    ((shared & UPHILL) !== 0 ? 1 : 0) +
    ((shared & WORK_IN) !== 0 ? world.rulings.redoubtReduction : 0);
  let lost = 0;
  for (let k = 1; k <= steps; k++) lost += chanceOf(lore, column, k, reduction);
  const cleared = chanceOf(lore, column, steps, reduction);
  const won = Math.trunc((prey * lost) / (1000 * steps)) + Math.trunc((prizeOf(scene, target) * cleared) / 1000);
  const paid = Math.trunc((own * Math.min(stepsPaid(lore, column), 1000 * ownSteps)) / (1000 * Math.max(ownSteps, 1)));
  // A garrison that dies in an attack leaves its victory hex open.
  const risk = Math.min(Math.trunc((1000 * stepsPaid(lore, column)) / (1000 * Math.max(ownSteps, 1))), 1000);
  const left = garrisons === 0 ? 0 : Math.trunc((victoryPrize(g) * garrisons * risk) / 1000);
  const silenced =
    seat === ALLIED && c.gunsLost[0] === 0 && (world.terrain.hex[target] & SHELL_HILL) !== 0
      ? 40 * (world.turns - c.turn[0])
      : 0;
  return won + silenced - left - Math.trunc(((paid + doomed) * stance.ownLoss) / 100);
}

/** The ready units of one group around a hex that may attack it, strongest first; cavalry is spared. */
export function attackersAround({ g, seat }: Scene, target: number, group: number): number[] {
  const { c, world } = g;
  const found: number[] = [];
  for (let d = 0; d < 6; d++) {
    const u = c.mobileAt[target + world.grid.offsets[d]] - 1;
    if (u < 0 || world.seatOf[u] !== seat || c.disrupted[u] === 1 || world.groupOf[u] !== group) continue;
    if (world.kindOf[u] !== CAVALRY) found.push(u);
  }
  return found.sort((a, b) => powerOf(g, b) - powerOf(g, a) || a - b);
}

/** The best attack that can be made on a hex now: which group, and what it promises. */
export function bestAttack(scene: Scene, target: number): number {
  const { g, seat } = scene;
  const { c, world } = g;
  let best = -200;
  let tried = 0;
  for (let d = 0; d < 6; d++) {
    const u = c.mobileAt[target + world.grid.offsets[d]] - 1;
    if (u < 0 || world.seatOf[u] !== seat) continue;
    const bit = 1 << world.groupOf[u];
    if ((tried & bit) !== 0) continue;
    tried |= bit;
    const attackers = attackersAround(scene, target, world.groupOf[u]);
    if (attackers.length > 0) best = Math.max(best, attackGain(scene, target, attackers));
  }
  return best;
}
