import { asHex, type Hex } from "@redoubt/hex";
import { asUnit, fading, type Unit } from "@redoubt/mechanics";
import { rangeOf } from "../checks/command.ts";
import { defenceStrength, ownEighths } from "../checks/fighting.ts";
import { sees } from "../checks/firing.ts";
import { whyCrowded } from "../checks/overstack.ts";
import { sightSceneOf } from "../checks/sight-now.ts";
import { touchOf } from "../checks/touch.ts";
import { groundOf } from "../ground-now.ts";
import { unitsIn } from "../occupancy.ts";
import { enemyOf } from "../seat.ts";
import { IMPROVED_POSITION, isOnMap, unitsAt, zonesOf } from "../state.ts";
import { COVER, HALVES_ATTACK, UP } from "../terrain.ts";
import { ARTILLERY, LEADER } from "../world.ts";
import { gainOf, groundWorth } from "./fight-look.ts";
import { columnOf, outcomeAt } from "./lore.ts";
import { type Scene, worthOf } from "./scene.ts";

/** Worse than anything that a place could be. */
export const NEVER = -20_000;

const hundredth = (a: number, b: number): number => Math.trunc((a * b) / 100);

// How strongly objectives and enemies pull from a hex: of objectives the strongest.
function pullOf({ g, lore, prices, stance, toEnemy }: Scene, unit: Unit, hex: Hex): number {
  let best = 0;
  for (const [i, goal] of lore.goals.entries()) best = Math.max(best, fading(prices[i], goal.far[hex], 16));
  const hunt = 3 * Math.max(Math.min(toEnemy[hex], 14) - 2, 0);
  const strength = 40 + Math.min(g.world.fullSp[unit], 8) * 8;
  return Math.trunc((hundredth(best, stance.drive) * strength) / 100) - hundredth(hunt, stance.hunt);
}

// Eighths of SP that friends already bring against an enemy hex, and a part of what may still come.
function withOthers({ g, seat, help, stance }: Scene, unit: Unit, target: Hex): number {
  const { world, c } = g;
  let beside = 0;
  for (let d = 0; d < 6; d++) {
    const hex = asHex(target + world.grid.offsets[d]);
    if (unitsAt(g, seat)[hex] === 0 || touchOf(g, hex, target) < 0) continue;
    for (const other of unitsIn(g, hex, seat)) if (other !== unit) beside += ownEighths(g, other);
  }
  const coming = Math.max(help[target] - ownEighths(g, unit) - beside, 0);
  return beside + hundredth(Math.min(coming, 3 * ownEighths(g, unit)), stance.optimism) * (c.phase[0] > 2 ? 0 : 1);
}

// What fighting from a hex promises: whoever stands next to an enemy owes him an attack (9.0a).
function contactLook(scene: Scene, unit: Unit, hex: Hex): number {
  const { g, seat } = scene;
  const { world } = g;
  const enemies = unitsAt(g, enemyOf(seat));
  const { step } = groundOf(g);
  let sum = 0;
  let count = 0;
  for (let d = 0; d < 6; d++) {
    const target = asHex(hex + world.grid.offsets[d]);
    if (enemies[target] === 0 || touchOf(g, hex, target) < 0) continue;
    count++;
    const over = step[hex * 8 + d];
    const own = (over & HALVES_ATTACK) !== 0 ? ownEighths(g, unit) >> 1 : ownEighths(g, unit);
    const prey = unitsIn(g, target, enemyOf(seat));
    const attack = own + withOthers(scene, unit, target);
    const die = ((over & UP) !== 0 ? -1 : 0) + ((world.terrain.hex[target] & COVER) !== 0 ? -1 : 0);
    const outcome = outcomeAt(columnOf(attack, 8 * defenceStrength(g, prey)), die);
    const share = Math.max(own, 1);
    const theirs = prey.reduce((all, one) => all + worthOf(g, one), 0) + groundWorth(scene, target);
    sum += gainOf(scene, outcome, worthOf(g, unit), Math.trunc((theirs * share) / Math.max(attack, 1)), 0);
  }
  return count < 2 ? sum : Math.trunc(sum / count) - 15 * (count - 1);
}

// What enemies who could come would cost the unit there, with those it would stand with.
function dangerLook({ g, seat, threat }: Scene, unit: Unit, hex: Hex): number {
  if (threat[hex] === 0) return 0;
  const others = unitsIn(g, hex, seat).filter((other) => other !== unit);
  let defence = 8 * defenceStrength(g, [...others, unit]);
  if (g.c.works[hex] === IMPROVED_POSITION) defence += defence >> 1;
  const die = (g.world.terrain.hex[hex] & COVER) !== 0 ? -1 : 0;
  const { attacker, defender } = outcomeAt(columnOf((2 * threat[hex]) / 3, Math.max(defence, 8)), die);
  return Math.trunc((worthOf(g, unit) * Math.max(defender - (attacker >> 1), 0)) / 1000);
}

// Guns want enemies in sight and nobody beside them.
function gunLook(scene: Scene, unit: Unit, hex: Hex): number {
  const { g, seat, toEnemy } = scene;
  const { world, c } = g;
  if (toEnemy[hex] < 2) return -80;
  const sight = sightSceneOf(g, seat);
  let seen = 0;
  for (const enemy of world.unitsOf[enemyOf(seat)])
    if (isOnMap(g, enemy) && seen < 3 && sees(sight, hex, asHex(c.hexOf[enemy]))) seen++;
  const isStill = c.hexOf[unit] === hex && world.kindOf[unit] === ARTILLERY;
  const escort = unitsIn(g, hex, seat).some((other) => world.kindOf[other] < ARTILLERY) ? 12 : 0;
  return seen * (isStill ? 24 : 12) + escort;
}

// A Leader belongs within reach of those he leads, and never where enemies could catch him alone.
function leaderLook(scene: Scene, leader: Unit, hex: Hex): number {
  const { g, seat, threat, toEnemy } = scene;
  const { world, c } = g;
  const range = rangeOf(g, leader);
  const { kind, corps } = world.pieces[leader];
  let value = 0;
  for (let piece = asUnit(0); piece < world.count; piece++) {
    if (world.seatOf[piece] !== seat || c.hexOf[piece] <= 0 || piece === leader) continue;
    const isOurs = kind === "officer" ? world.parentOf[piece] === leader : world.pieces[piece].corps === corps;
    if (!isOurs && kind !== "army-commander") continue;
    const { q, r } = world.grid;
    const [dq, dr] = [q[c.hexOf[piece]] - q[hex], r[c.hexOf[piece]] - r[hex]];
    const far = (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) >> 1;
    value += far <= range ? 6 : -2 * Math.min(far - range, 10);
    value -= far >> 1;
  }
  const isAlone = unitsAt(g, seat)[hex] === 0;
  if (zonesOf(g, enemyOf(seat))[hex] !== 0) value -= isAlone ? 400 : 40;
  if (threat[hex] > 0) value -= isAlone ? 120 : 0;
  return value - (toEnemy[hex] < 3 ? 20 : 0);
}

/** How good a hex is for a piece to end its maneuver in, in points. */
export function placeLook(scene: Scene, piece: Unit, hex: Hex): number {
  const { g, seat, lore, stance, toFriend } = scene;
  const { world, c } = g;
  const kind = world.kindOf[piece];
  if (kind === LEADER) return leaderLook(scene, piece, hex);
  const others = c.hexOf[piece] === hex ? [] : unitsIn(g, hex, seat);
  if (others.length > 0 && whyCrowded(g, hex, [...others, piece], c.works[hex] === IMPROVED_POSITION) !== null)
    return NEVER;
  const danger = hundredth(dangerLook(scene, piece, hex), stance.exposure);
  const pull = pullOf(scene, piece, hex);
  if (kind >= ARTILLERY) return gunLook(scene, piece, hex) + (pull >> 1) - danger;
  const prize = lore.prize[hex] === 0 || others.length > 0 ? 0 : hundredth(lore.prize[hex], stance.drive);
  const company = toFriend[hex] > 2 ? -15 : 0;
  const works = c.works[hex] === IMPROVED_POSITION ? 15 : 0;
  return pull + prize + company + works + contactLook(scene, piece, hex) - danger;
}
