import { asHex, type Hex } from "@redoubt/hex";
import { fading, type Unit, whimOf } from "@redoubt/mechanics";
import { isActive } from "../checks/activity.ts";
import { defenceStrength, ownEighths } from "../checks/fighting.ts";
import { sees } from "../checks/firing.ts";
import { whyCrowded } from "../checks/overstack.ts";
import { sightSceneOf } from "../checks/sight-now.ts";
import { touchOf } from "../checks/touch.ts";
import { groundOf } from "../ground-now.ts";
import { isFirstOfStack, unitsIn } from "../occupancy.ts";
import { enemyOf } from "../seat.ts";
import { has, IMPROVED_POSITION, ROAD_MARCH, unitsAt } from "../state.ts";
import { COVER, FREE, HALVES_ATTACK, UP, WATER } from "../terrain.ts";
import { ARTILLERY, LEADER } from "../world.ts";
import { holding } from "./claims.ts";
import { turnsLeft } from "./ending.ts";
import { leaderLook } from "./leader-look.ts";
import { columnOf, outcomeAt } from "./lore.ts";
import { groundWorth, pressOn, type Scene, UNKNOWN } from "./scene.ts";
import { gainOf, hasExit, LASTING, worthOf } from "./stakes.ts";

/** Worse than anything that a place could be. */
export const NEVER = -20_000;

const hundredth = (a: number, b: number): number => Math.trunc((a * b) / 100);

// Who would go somewhere, and what of him is the same wherever that is: his worth, his SP in eighths, what he defends with alone, and how
// much of a pull he feels, in percent.
interface Mover {
  readonly unit: Unit;
  readonly kind: number;
  readonly worth: number;
  readonly eighths: number;
  readonly defence: number;
  readonly share: number;
}

const moverOf = ({ g }: Scene, unit: Unit): Mover => ({
  unit,
  kind: g.world.kindOf[unit],
  worth: worthOf(g, unit),
  eighths: ownEighths(g, unit),
  defence: 8 * defenceStrength(g, [unit]),
  share: 40 + Math.min(g.world.fullSp[unit], 8) * 8,
});

// How strongly objectives pull from a hex: the strongest of them.
function callOf({ lore, prices, notes }: Scene, hex: Hex): number {
  if (notes.pull[hex] !== UNKNOWN) return notes.pull[hex];
  let best = 0;
  for (let i = 0; i < lore.goals.length; i++) best = Math.max(best, fading(prices[i], lore.goals[i].far[hex], 16));
  notes.pull[hex] = best;
  return best;
}

// How strongly objectives and enemies pull from a hex. On the last turn nothing is gained by coming nearer.
function pullOf(scene: Scene, { share }: Mover, hex: Hex): number {
  const { g, stance, toEnemy } = scene;
  if (turnsLeft(g) <= 0) return 0;
  const hunt = 3 * Math.max(Math.min(toEnemy[hex], 14) - 2, 0);
  return Math.trunc((hundredth(callOf(scene, hex), stance.drive) * share) / 100) - hundredth(hunt, stance.hunt);
}

// Whether friends in a hex could retreat from there.
function isWayFree({ g, seat, notes }: Scene, hex: Hex): boolean {
  if (notes.isWayFree[hex] === UNKNOWN) notes.isWayFree[hex] = hasExit(g, hex, seat) ? 1 : 0;
  return notes.isWayFree[hex] === 1;
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
function contactLook(scene: Scene, { unit, worth, eighths }: Mover, hex: Hex): number {
  const { g, seat, lore, stance, toEnemy } = scene;
  if (toEnemy[hex] > 1) return 0;
  const { world } = g;
  const enemies = unitsAt(g, enemyOf(seat));
  const { step } = groundOf(g);
  const isOwnWayFree = isWayFree(scene, hex);
  let sum = 0;
  let count = 0;
  for (let d = 0; d < 6; d++) {
    const target = asHex(hex + world.grid.offsets[d]);
    if (enemies[target] === 0 || touchOf(g, hex, target) < 0) continue;
    const over = step[hex * 8 + d];
    if (!world.switches.dutyOverWater && (over & WATER) !== 0) continue;
    count++;
    const own = (over & HALVES_ATTACK) !== 0 ? eighths >> 1 : eighths;
    const prey = unitsIn(g, target, enemyOf(seat));
    const attack = own + besideOf(scene, unit, target);
    const die = ((over & UP) !== 0 ? -1 : 0) + ((world.terrain.hex[target] & COVER) !== 0 ? -1 : 0);
    const outcome = outcomeAt(columnOf(attack, 8 * defenceStrength(g, prey)), die);
    const theirs = prey.reduce((all, one) => all + worthOf(g, one), 0) + groundWorth(g, lore, seat, stance, target);
    const share = Math.trunc((theirs * Math.max(own, 1)) / Math.max(attack, 1));
    const stakes = { own: worth, theirs: share, ground: 0, isOwnWayFree, isTheirWayFree: true };
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

// Beyond so many in sight it makes no difference to guns.
const mostInSight = 3;

// What enemies who could come would cost a unit in a hex, with those it would stand with.
function dangerTo(scene: Scene, { unit, worth, defence: alone }: Mover, hex: Hex, others: readonly Unit[]): number {
  const { g, threat } = scene;
  if (threat[hex] === 0) return 0;
  let defence = others.length === 0 ? alone : 8 * defenceStrength(g, [...others, unit]);
  if (g.c.works[hex] === IMPROVED_POSITION) defence += defence >> 1;
  const die = (g.world.terrain.hex[hex] & COVER) !== 0 ? -1 : 0;
  const press = pressOn(scene, hex, defence, others, unit);
  const outcome = outcomeAt(columnOf(Math.trunc((dangerShare * press) / 100), Math.max(defence, 8)), die);
  const isTheirWayFree = isWayFree(scene, hex);
  const stakes = { own: worth, theirs: worth, ground: 20, isOwnWayFree: true, isTheirWayFree };
  return Math.max(gainOf(outcome, stakes, 50), 0);
}

const othersIn = ({ g, seat }: Scene, unit: Unit, hex: Hex): readonly Unit[] => {
  const units = unitsIn(g, hex, seat);
  return units.length === 0 ? units : units.filter((other) => other !== unit);
};

/** What enemies who could come would cost the unit there, with those it would stand with. */
export const dangerLook = (scene: Scene, unit: Unit, hex: Hex): number =>
  dangerTo(scene, moverOf(scene, unit), hex, othersIn(scene, unit, hex));

// How many enemies guns would see from a hex, as far as it matters.
function inSightOf({ g, seat, notes }: Scene, hex: Hex): number {
  if (notes.inSight[hex] !== UNKNOWN) return notes.inSight[hex];
  const enemies = unitsAt(g, enemyOf(seat));
  const sight = sightSceneOf(g, seat);
  let seen = 0;
  for (const enemy of g.world.unitsOf[enemyOf(seat)]) {
    if (seen >= mostInSight) break;
    const at = g.c.hexOf[enemy];
    if (at > 0 && sees(sight, hex, at) && isFirstOfStack(g, enemy)) seen += enemies[at];
  }
  notes.inSight[hex] = Math.min(seen, mostInSight);
  return notes.inSight[hex];
}

// Guns want enemies in sight and nobody beside them.
function gunLook(scene: Scene, { unit, kind }: Mover, hex: Hex, others: readonly Unit[]): number {
  const { g, toEnemy, threat } = scene;
  if (toEnemy[hex] < 2) return -80;
  const isStill = g.c.hexOf[unit] === hex && kind === ARTILLERY;
  const escort = others.some((other) => g.world.kindOf[other] < ARTILLERY) ? 12 : 0;
  const alone = escort === 0 && threat[hex] > 0 ? 40 : 0;
  return inSightOf(scene, hex) * (isStill ? 24 : 12) + escort - alone;
}

// What standing on an objective adds to the chance of keeping it: more the nearer the end, and to whoever keeps it alone or with others.
function prizeNow(scene: Scene, unit: Unit, hex: Hex, others: readonly Unit[]): number {
  const { g, lore } = scene;
  const { last } = g.world.turns;
  const left = last === null ? 4 : last - g.c.turn[0];
  const more = holding(scene, hex, [...others, unit]) - holding(scene, hex, others);
  return Math.trunc((lore.prize[hex] * (left <= 0 ? 120 : left === 1 ? 80 : 50) * more) / 100_000);
}

// How good a hex is for a combat unit to end its maneuver in.
function lookAt(scene: Scene, mover: Mover, hex: Hex): number {
  const { g, lore, stance, toEnemy, toFriend } = scene;
  const { works } = g.c;
  const { unit, kind } = mover;
  const others = othersIn(scene, unit, hex);
  const hasWorks = works[hex] === IMPROVED_POSITION;
  if (others.length > 0 && whyCrowded(g, hex, [...others, unit], hasWorks) !== null) return NEVER;
  const pull = pullOf(scene, mover, hex);
  // On the march nobody fights, and an enemy beside breaks it up (7.3h).
  if (has(g, unit, ROAD_MARCH)) return 2 * pull - (toEnemy[hex] < 5 ? 200 : 0);
  const danger = hundredth(dangerTo(scene, mover, hex, others), stance.exposure);
  const whim = whimOf(stance.whims, unit, hex);
  if (kind >= ARTILLERY) return gunLook(scene, mover, hex, others) + (pull >> 1) - danger + whim;
  const prize = lore.prize[hex] === 0 ? 0 : hundredth(prizeNow(scene, unit, hex, others), stance.drive);
  const company = toFriend[hex] > 2 ? -15 : 0;
  return pull + prize + company + (hasWorks ? 15 : 0) + contactLook(scene, mover, hex) - danger + whim;
}

/** How good hexes are for a piece to end its maneuver in, in points. */
export function placeLook(scene: Scene, piece: Unit): (hex: Hex) => number {
  if (scene.g.world.kindOf[piece] === LEADER) return leaderLook(scene, piece);
  const mover = moverOf(scene, piece);
  return (hex) => lookAt(scene, mover, hex);
}
