import { asHex, type Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { defenceStrength, ownEighths } from "../checks/fighting.ts";
import { whyCrowded } from "../checks/overstack.ts";
import { touchOf } from "../checks/touch.ts";
import { unitsIn } from "../occupancy.ts";
import { enemyOf } from "../seat.ts";
import { BUILDING, has, IMPROVED_POSITION, ROAD_MARCH, unitsAt } from "../state.ts";
import { COVER } from "../terrain.ts";
import { turnsLeft } from "./ending.ts";
import { columnOf, outcomeAt } from "./lore.ts";
import { type Fighter, spotOf } from "./reach.ts";
import { isAttacker, pressOn, type Scene } from "./scene.ts";
import { hasExit, worthOf } from "./stakes.ts";

/** How it ends for those in a hex, in thousandths: they still hold it, or are lost. */
interface Fate {
  readonly held: number;
  readonly lost: number;
}

// Through the attacks that they owe.
function staying({ g, seat }: Scene, hex: Hex, units: readonly Unit[], isWayFree: boolean): Fate {
  const enemies = unitsAt(g, enemyOf(seat));
  const beside: Hex[] = [];
  for (let d = 0; d < 6; d++) {
    const at = asHex(hex + g.world.grid.offsets[d]);
    if (enemies[at] !== 0 && touchOf(g, hex, at) >= 0) beside.push(at);
  }
  const own = Math.trunc(units.reduce((sum, unit) => sum + ownEighths(g, unit), 0) / Math.max(beside.length, 1));
  let [held, gone] = [1000, 0];
  for (const at of beside) {
    const { lost, thrownBack, shocked } = outcomeAt(
      columnOf(own, 8 * defenceStrength(g, unitsIn(g, at, enemyOf(seat)))),
      0,
    );
    const ends = lost + (isWayFree ? 0 : thrownBack + Math.trunc(shocked / 3));
    gone += Math.trunc((held * ends) / 1000);
    held = Math.trunc((held * (1000 - lost - thrownBack - Math.trunc(shocked / 2))) / 1000);
  }
  return { held, lost: gone };
}

// Against those who could come for it.
function keptBy(scene: Scene, hex: Hex, units: readonly Unit[], isWayFree: boolean): Fate {
  const { g, threat } = scene;
  if (threat[hex] === 0) return { held: 1000, lost: 0 };
  let defence = 8 * defenceStrength(g, units);
  if (g.c.works[hex] === IMPROVED_POSITION && g.c.hexOf[units[0]] !== hex) defence *= 2;
  const die = (g.world.terrain.hex[hex] & COVER) !== 0 ? -1 : 0;
  const press = Math.min(threat[hex] >> 1, pressOn(scene, hex, defence, unitsIn(g, hex, scene.seat), null));
  const { destroyed, driven, exchanged, shocked } = outcomeAt(columnOf(press, Math.max(defence, 8)), die);
  return {
    held: 1000 - destroyed - driven - exchanged - Math.trunc(shocked / 2),
    lost: destroyed + exchanged + (isWayFree ? 0 : driven + Math.trunc(shocked / 3)),
  };
}

/** The chance that units keep a hex against those who could come for it, in thousandths. */
export const keeping = (scene: Scene, hex: Hex, units: readonly Unit[]): number =>
  units.length === 0 ? 0 : keptBy(scene, hex, units, true).held;

// How often nobody comes who could, in thousandths: command fails, or there is more to do elsewhere.
const spared = 250;

// Through both.
function fateOf(scene: Scene, hex: Hex, units: readonly Unit[]): Fate {
  if (units.length === 0) return { held: 0, lost: 0 };
  const isWayFree = hasExit(scene.g, hex, scene.seat);
  const stay = staying(scene, hex, units, isWayFree);
  const keep = keptBy(scene, hex, units, isWayFree);
  const held = spared + Math.trunc(((1000 - spared) * keep.held) / 1000);
  const lost = Math.trunc(((1000 - spared) * keep.lost) / 1000);
  return {
    held: Math.trunc((stay.held * held) / 1000),
    lost: stay.lost + Math.trunc((stay.held * lost) / 1000),
  };
}

/** The chance that units still hold a hex when both the attacks that they owe and those of the enemy are over, in thousandths. */
export const holding = (scene: Scene, hex: Hex, units: readonly Unit[]): number => fateOf(scene, hex, units).held;

/**
 * Gives objectives their garrisons before attacks are thought out: of those there or in reach the one or two who keep it most surely for
 * what they are worth elsewhere. An attacker begins with it on the last turn but one, since ground counts at the end.
 */
export function claimGround(
  scene: Scene,
  fighters: readonly Fighter[],
  sent: Map<Unit, Hex>,
  isIn: (unit: Unit) => boolean,
  isInReach: (unit: Unit, hex: Hex) => boolean,
): void {
  const { g, seat, lore, stance, toEnemy } = scene;
  const left = turnsLeft(g);
  const attacks = isAttacker(g, seat);
  if (left > (attacks ? 1 : 0)) return;
  const free = g.world.unitsOf[seat].filter(
    (unit) => g.c.hexOf[unit] > 0 && isIn(unit) && !has(g, unit, ROAD_MARCH | BUILDING) && g.c.chargeAt[unit] === 0,
  );
  // Every objective finds one of them before any finds a second.
  for (const { hex, price } of [...lore.goals, ...lore.goals]) {
    const at = asHex(hex);
    if (unitsAt(g, enemyOf(seat))[at] !== 0 || toEnemy[at] > 9) continue;
    const fixed = [
      ...unitsIn(g, at, seat).filter((unit) => !free.includes(unit)),
      ...[...sent].filter(([, to]) => to === at).map(([unit]) => unit),
    ];
    const able = free.filter((unit) => !sent.has(unit) && (g.c.hexOf[unit] === at || isInReach(unit, at)));
    const weight = left <= 0 ? 100 : left === 1 ? 70 : 50;
    const worthWith = (units: readonly Unit[]): number => {
      const { held, lost } = fateOf(scene, at, units);
      const used = units.reduce((sum, unit) => sum + (fixed.includes(unit) ? 0 : worthOf(g, unit)), 0);
      const moved = units.some((unit) => g.c.hexOf[unit] !== at) ? Math.trunc(used / (left <= 0 ? 32 : 8)) : 0;
      const risk = Math.trunc((used * lost * stance.ownLoss) / 100_000);
      return Math.trunc((price * weight * held) / 100_000) - risk - moved;
    };
    let best: Unit | null = null;
    let most = worthWith(fixed);
    for (const unit of able) {
      const units = [...fixed, unit];
      const value = worthWith(units);
      // Whoever is there already and has no other post finds his place taken.
      const there = unitsIn(g, at, seat).filter((other) => !sent.has(other) && !units.includes(other));
      const hasWorks = g.c.works[at] === IMPROVED_POSITION;
      if (value <= most || whyCrowded(g, at, [...there, ...units], hasWorks) !== null) continue;
      most = value;
      best = unit;
    }
    if (best === null) continue;
    sent.set(best, at);
    // From there it may attack, and from nowhere else.
    const spots = fighters.find(({ unit }) => unit === best)?.spots;
    spots?.fill(0);
    if (spots !== undefined && spotOf[at] !== 0) spots[spotOf[at] - 1] = 99;
  }
}
