import { asHex, type Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { defenceStrength, ownEighths } from "../checks/fighting.ts";
import { whyCrowded } from "../checks/overstack.ts";
import { touchOf } from "../checks/touch.ts";
import { unitsIn } from "../occupancy.ts";
import { enemyOf } from "../seat.ts";
import { IMPROVED_POSITION, unitsAt } from "../state.ts";
import { COVER } from "../terrain.ts";
import { columnOf, outcomeAt } from "./lore.ts";
import { type Fighter, spotOf } from "./reach.ts";
import { isAttacker, pressOn, type Scene } from "./scene.ts";
import { worthOf } from "./stakes.ts";

// The chance that those who are in a hex keep it through the attacks that they owe, in thousandths.
function staying({ g, seat }: Scene, hex: Hex, units: readonly Unit[]): number {
  const enemies = unitsAt(g, enemyOf(seat));
  const beside: Hex[] = [];
  for (let d = 0; d < 6; d++) {
    const at = asHex(hex + g.world.grid.offsets[d]);
    if (enemies[at] !== 0 && touchOf(g, hex, at) >= 0) beside.push(at);
  }
  if (beside.length === 0) return 1000;
  const own = Math.trunc(units.reduce((sum, unit) => sum + ownEighths(g, unit), 0) / beside.length);
  return beside.reduce((chance, at) => {
    const { lost, thrownBack, shocked } = outcomeAt(
      columnOf(own, 8 * defenceStrength(g, unitsIn(g, at, enemyOf(seat)))),
      0,
    );
    return Math.trunc((chance * (1000 - lost - thrownBack - Math.trunc(shocked / 2))) / 1000);
  }, 1000);
}

/** The chance that units keep a hex against those who could come for it, in thousandths. */
export function keeping(scene: Scene, hex: Hex, units: readonly Unit[]): number {
  const { g, threat } = scene;
  if (units.length === 0) return 0;
  if (threat[hex] === 0) return 1000;
  let defence = 8 * defenceStrength(g, units);
  if (g.c.works[hex] === IMPROVED_POSITION && g.c.hexOf[units[0]] !== hex) defence *= 2;
  const die = (g.world.terrain.hex[hex] & COVER) !== 0 ? -1 : 0;
  const press = Math.min(threat[hex] >> 1, pressOn(scene, hex, defence, null));
  const coming = outcomeAt(columnOf(press, Math.max(defence, 8)), die);
  return 1000 - coming.destroyed - coming.driven - coming.exchanged - Math.trunc(coming.shocked / 2);
}

// How often nobody comes who could, in thousandths: command fails, or there is more to do elsewhere.
const spared = 250;

/** The chance that units still hold a hex when both the attacks that they owe and those of the enemy are over, in thousandths. */
export function holding(scene: Scene, hex: Hex, units: readonly Unit[]): number {
  if (units.length === 0) return 0;
  const kept = spared + Math.trunc(((1000 - spared) * keeping(scene, hex, units)) / 1000);
  return Math.trunc((staying(scene, hex, units) * kept) / 1000);
}

/**
 * Gives objectives their garrisons before attacks are thought out: of those there or in reach the one or two who keep it most surely for
 * what they are worth elsewhere. An attacker begins with it on the last turn but one, since ground counts at the end.
 */
export function claimGround(
  scene: Scene,
  fighters: readonly Fighter[],
  sent: Map<Unit, Hex>,
  isInReach: (unit: Unit, hex: Hex) => boolean,
): void {
  const { g, seat, lore, toEnemy } = scene;
  const { last } = g.world.turns;
  const left = last === null ? 4 : last - g.c.turn[0];
  const attacks = isAttacker(g, seat);
  if (left > (attacks ? 1 : 0)) return;
  // Every objective finds one of them before any finds a second.
  for (const { hex, price } of [...lore.goals, ...lore.goals]) {
    const at = asHex(hex);
    if (unitsAt(g, enemyOf(seat))[at] !== 0 || toEnemy[at] > 9) continue;
    const fixed = [
      ...unitsIn(g, at, seat).filter((unit) => !fighters.some((one) => one.unit === unit)),
      ...[...sent].filter(([, to]) => to === at).map(([unit]) => unit),
    ];
    const able = fighters.filter(
      ({ unit, isFixed }) => !sent.has(unit) && (g.c.hexOf[unit] === at || (!isFixed && isInReach(unit, at))),
    );
    const weight = left <= 0 ? 100 : left === 1 ? 70 : 50;
    const worthWith = (units: readonly Unit[]): number => {
      const chance = holding(scene, at, units);
      const used = units.reduce((sum, unit) => sum + (fixed.includes(unit) ? 0 : worthOf(g, unit)), 0);
      return Math.trunc((price * weight * chance) / 100_000) - Math.trunc(used / (left <= 0 ? 32 : 8));
    };
    let best: readonly Fighter[] = [];
    let most = worthWith(fixed);
    const consider = (chosen: readonly Fighter[]): void => {
      const units = [...fixed, ...chosen.map(({ unit }) => unit)];
      const value = worthWith(units);
      if (value <= most || whyCrowded(g, at, units, g.c.works[at] === IMPROVED_POSITION) !== null) return;
      most = value;
      best = chosen;
    };
    for (const one of able) consider([one]);
    for (const { unit, spots } of best) {
      sent.set(unit, at);
      // From there they may attack, and from nowhere else.
      spots.fill(0);
      if (spotOf[at] !== 0) spots[spotOf[at] - 1] = 99;
    }
  }
}
