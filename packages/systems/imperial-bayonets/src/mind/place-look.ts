import { asHex, type Hex } from "@redoubt/hex";
import { asUnit, fading, type Unit, whimOf } from "@redoubt/mechanics";
import { isActive } from "../checks/activity.ts";
import { rangeOf } from "../checks/command.ts";
import { defenceStrength, ownEighths } from "../checks/fighting.ts";
import { sees } from "../checks/firing.ts";
import { whyCrowded } from "../checks/overstack.ts";
import { sightSceneOf } from "../checks/sight-now.ts";
import { whyOverstacked } from "../checks/stacking.ts";
import { touchOf } from "../checks/touch.ts";
import { ranks } from "../data/piece.ts";
import { groundOf } from "../ground-now.ts";
import { unitsIn } from "../occupancy.ts";
import { enemyOf } from "../seat.ts";
import { type BayonetsPlay, has, IMPROVED_POSITION, isOnMap, ROAD_MARCH, unitsAt, zonesOf } from "../state.ts";
import { COVER, FREE, HALVES_ATTACK, UP, WATER } from "../terrain.ts";
import { ARTILLERY, LEADER } from "../world.ts";
import { holding, keeping } from "./claims.ts";
import { turnsLeft } from "./ending.ts";
import { columnOf, outcomeAt, PER_POINT } from "./lore.ts";
import { groundWorth, pressOn, type Scene } from "./scene.ts";
import { exitsOf, gainOf, LASTING, worthOf } from "./stakes.ts";

/** Worse than anything that a place could be. */
export const NEVER = -20_000;

const hundredth = (a: number, b: number): number => Math.trunc((a * b) / 100);

// How strongly objectives and enemies pull from a hex: of objectives the strongest. On the last turn nothing is gained by coming nearer.
function pullOf({ g, lore, prices, stance, toEnemy }: Scene, unit: Unit, hex: Hex): number {
  if (turnsLeft(g) <= 0) return 0;
  let best = 0;
  for (const [i, goal] of lore.goals.entries()) best = Math.max(best, fading(prices[i], goal.far[hex], 16));
  const hunt = 3 * Math.max(Math.min(toEnemy[hex], 14) - 2, 0);
  const strength = 40 + Math.min(g.world.fullSp[unit], 8) * 8;
  return Math.trunc((hundredth(best, stance.drive) * strength) / 100) - hundredth(hunt, stance.hunt);
}

// Eighths of SP that friends who may act already bring against an enemy hex.
function besideOf({ g, seat }: Scene, unit: Unit, target: Hex): number {
  const { world } = g;
  let beside = 0;
  for (let d = 0; d < 6; d++) {
    const hex = asHex(target + world.grid.offsets[d]);
    if (unitsAt(g, seat)[hex] === 0 || touchOf(g, hex, target) < 0) continue;
    for (const other of unitsIn(g, hex, seat)) if (other !== unit && isActive(g, other)) beside += ownEighths(g, other);
  }
  return beside;
}

// What fighting from a hex promises beyond what was thought out: whoever stands next to an enemy owes him an attack (9.0a).
function contactLook(scene: Scene, unit: Unit, hex: Hex): number {
  const { g, seat, lore, stance } = scene;
  const { world } = g;
  const enemies = unitsAt(g, enemyOf(seat));
  const { step } = groundOf(g);
  const isOwnWayFree = exitsOf(g, hex, seat).length > 0;
  let sum = 0;
  let count = 0;
  for (let d = 0; d < 6; d++) {
    const target = asHex(hex + world.grid.offsets[d]);
    if (enemies[target] === 0 || touchOf(g, hex, target) < 0) continue;
    const over = step[hex * 8 + d];
    if (!world.switches.dutyOverWater && (over & WATER) !== 0) continue;
    count++;
    const own = (over & HALVES_ATTACK) !== 0 ? ownEighths(g, unit) >> 1 : ownEighths(g, unit);
    const prey = unitsIn(g, target, enemyOf(seat));
    const attack = own + besideOf(scene, unit, target);
    const die = ((over & UP) !== 0 ? -1 : 0) + ((world.terrain.hex[target] & COVER) !== 0 ? -1 : 0);
    const outcome = outcomeAt(columnOf(attack, 8 * defenceStrength(g, prey)), die);
    const theirs = prey.reduce((all, one) => all + worthOf(g, one), 0) + groundWorth(g, lore, seat, stance, target);
    const share = Math.trunc((theirs * Math.max(own, 1)) / Math.max(attack, 1));
    const stakes = { own: worthOf(g, unit), theirs: share, ground: 0, isOwnWayFree, isTheirWayFree: true };
    const gain = gainOf(outcome, stakes, stance.ownLoss);
    sum += gain < 0 && turnsLeft(g) > 0 ? LASTING * gain : gain;
  }
  const isExcused =
    (world.terrain.hex[hex] & FREE) !== 0 || (!world.switches.dutyInPosition && g.c.works[hex] === IMPROVED_POSITION);
  if (isExcused) return Math.max(sum, 0);
  return count < 2 ? sum : Math.trunc(sum / count) - 15 * (count - 1);
}

// How much of those who could come does come, in percent.
const dangerShare = 80;

/** What enemies who could come would cost the unit there, with those it would stand with. */
export function dangerLook(scene: Scene, unit: Unit, hex: Hex): number {
  const { g, seat, threat } = scene;
  if (threat[hex] === 0) return 0;
  const others = unitsIn(g, hex, seat).filter((other) => other !== unit);
  let defence = 8 * defenceStrength(g, [...others, unit]);
  if (g.c.works[hex] === IMPROVED_POSITION) defence += defence >> 1;
  const die = (g.world.terrain.hex[hex] & COVER) !== 0 ? -1 : 0;
  const outcome = outcomeAt(
    columnOf(Math.trunc((dangerShare * pressOn(scene, hex, defence, unit)) / 100), Math.max(defence, 8)),
    die,
  );
  const isTheirWayFree = exitsOf(g, hex, seat).length > 0;
  const worth = worthOf(g, unit);
  const stakes = { own: worth, theirs: worth, ground: 20, isOwnWayFree: true, isTheirWayFree };
  return Math.max(gainOf(outcome, stakes, 50), 0);
}

// Guns want enemies in sight and nobody beside them.
function gunLook(scene: Scene, unit: Unit, hex: Hex): number {
  const { g, seat, toEnemy, threat } = scene;
  const { world, c } = g;
  if (toEnemy[hex] < 2) return -80;
  const sight = sightSceneOf(g, seat);
  let seen = 0;
  for (const enemy of world.unitsOf[enemyOf(seat)])
    if (isOnMap(g, enemy) && seen < 3 && sees(sight, hex, asHex(c.hexOf[enemy]))) seen++;
  const isStill = c.hexOf[unit] === hex && world.kindOf[unit] === ARTILLERY;
  const escort = unitsIn(g, hex, seat).some((other) => world.kindOf[other] < ARTILLERY) ? 12 : 0;
  const alone = escort === 0 && threat[hex] > 0 ? 40 : 0;
  return seen * (isStill ? 24 : 12) + escort - alone;
}

function isNeeded(g: BayonetsPlay, leader: Unit, hex: Hex): boolean {
  const units = unitsIn(g, hex, g.world.seatOf[leader]);
  if (units.length < 3 || g.world.pieces[leader].kind === "officer") return false;
  return (
    whyOverstacked(
      units.map((unit) => g.world.stackUnits[unit]),
      { hasPosition: false, nationsApart: false, hasHead: () => false },
    ) !== null
  );
}

const leaderPoints = ({ world }: BayonetsPlay, kind: string): number => {
  const rank = ranks.find((one) => one === kind);
  return rank === undefined ? 0 : (world.game?.victory.leaders[rank] ?? 0);
};

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
  // A stack that only the head of its corps allows is lost in part once he leaves it (3.3.1c).
  const from = c.hexOf[leader];
  if (hex !== from && isNeeded(g, leader, from)) value -= 500;
  const isAlone = unitsAt(g, seat)[hex] === 0;
  const price = 100 + PER_POINT * leaderPoints(g, kind);
  if (zonesOf(g, enemyOf(seat))[hex] !== 0) value -= isAlone ? 400 : 40;
  if (threat[hex] > 0)
    value -= isAlone ? price : Math.trunc((price * (1000 - keeping(scene, hex, unitsIn(g, hex, seat)))) / 2000);
  return value - (toEnemy[hex] < 3 ? 20 : 0);
}

// What standing on an objective adds to the chance of keeping it: more the nearer the end, and to whoever keeps it alone or with others.
function prizeNow(scene: Scene, unit: Unit, hex: Hex, others: readonly Unit[]): number {
  const { g, lore } = scene;
  const { last } = g.world.turns;
  const left = last === null ? 4 : last - g.c.turn[0];
  const company = others.filter((other) => other !== unit);
  const more = holding(scene, hex, [...company, unit]) - holding(scene, hex, company);
  return Math.trunc((lore.prize[hex] * (left <= 0 ? 120 : left === 1 ? 80 : 50) * more) / 100_000);
}

/** How good a hex is for a piece to end its maneuver in, in points. */
export function placeLook(scene: Scene, piece: Unit, hex: Hex): number {
  const { g, seat, lore, stance, toFriend } = scene;
  const { world, c } = g;
  const kind = world.kindOf[piece];
  if (kind === LEADER) return leaderLook(scene, piece, hex);
  const others = unitsIn(g, hex, seat).filter((other) => other !== piece);
  if (others.length > 0 && whyCrowded(g, hex, [...others, piece], c.works[hex] === IMPROVED_POSITION) !== null)
    return NEVER;
  const danger = hundredth(dangerLook(scene, piece, hex), stance.exposure);
  const pull = pullOf(scene, piece, hex);
  // On the march nobody fights, and an enemy beside breaks it up (7.3h).
  if (has(g, piece, ROAD_MARCH)) return 2 * pull - (scene.toEnemy[hex] < 5 ? 200 : 0);
  const whim = whimOf(stance.whims, piece, hex);
  if (kind >= ARTILLERY) return gunLook(scene, piece, hex) + (pull >> 1) - danger + whim;
  const prize = lore.prize[hex] === 0 ? 0 : hundredth(prizeNow(scene, piece, hex, others), stance.drive);
  const company = toFriend[hex] > 2 ? -15 : 0;
  const works = c.works[hex] === IMPROVED_POSITION ? 15 : 0;
  return pull + prize + company + works + contactLook(scene, piece, hex) - danger + whim;
}
