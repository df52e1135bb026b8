import { asHex, type Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { chargeGroup } from "../checks/charging.ts";
import { whyNotPrepare } from "../checks/preparing.ts";
import { bridgePlace, whyNotBridge, whyNotDig } from "../checks/working.ts";
import { bridgeNow } from "../ground-now.ts";
import { chargeSum } from "../modifiers/charge.ts";
import { dieRow } from "../modifiers/combat.ts";
import { isFirstOfStack, unitsIn } from "../occupancy.ts";
import { enemyOf } from "../seat.ts";
import { type BayonetsPlay, has, ROAD_MARCH, unitsAt } from "../state.ts";
import { chargeCodes } from "../tables/result-codes.ts";
import { ROAD } from "../terrain.ts";
import { CAVALRY, INFANTRY } from "../world.ts";
import type { Assaults } from "./assault.ts";
import { isAttacker, type Scene } from "./scene.ts";
import { worthOf } from "./stakes.ts";

/** What a unit could do instead of going anywhere: the answer in words, the hex it names, and what it is worth. */
export interface Work {
  readonly verb: "dig" | "bridge" | "prepare" | "road" | "none";
  readonly hex: Hex;
  readonly gain: number;
}

const nothing: Work = { verb: "none", hex: asHex(0), gain: 0 };

/** What a charge by these riders promises: an Overrun makes every retreat of the enemy his end; falling back costs little. */
export function chargeGain(g: BayonetsPlay, units: readonly Unit[], hex: Hex): number {
  const { column, die, isBelow } = chargeSum({ g, units, hex });
  if (isBelow) return -100;
  const prey = unitsIn(g, hex, enemyOf(g.world.seatOf[units[0]])).reduce((sum, unit) => sum + worthOf(g, unit), 0);
  const own = units.reduce((sum, unit) => sum + worthOf(g, unit), 0);
  let gain = 0;
  for (let face = 1; face <= 6; face++) {
    const { effect } = chargeCodes[g.world.charts.charge[dieRow(face, die.total)][column]];
    if (effect.kind === "overrun") gain += Math.trunc(prey / 2);
    else gain -= effect.kind === "retreat" ? Math.trunc(own / 8) : own;
  }
  return Math.trunc(gain / 6);
}

// Infantry digs in where it is to stay: on an objective that others want, before the enemy can come next to it (7.4h).
function digGain({ g, seat, lore, toEnemy, threat }: Scene, unit: Unit): number {
  const hex = g.c.hexOf[unit];
  if (toEnemy[hex] < 4 || whyNotDig(g, unit) !== null) return 0;
  if (isAttacker(g, seat)) return 0;
  return lore.prize[hex] > 0 ? 40 : threat[hex] > 0 ? 6 : 0;
}

// A bridge is thrown where the enemy stands right behind it or nothing else is to be done; the defender breaks those he need not use.
function bridgeGain({ g, seat, toEnemy }: Scene, unit: Unit, to: Hex): number {
  const place = bridgePlace(g, g.c.hexOf[unit], to);
  if (place < 0 || whyNotBridge(g, unit, to) !== null) return 0;
  const bridge = bridgeNow(g, place);
  const isStanding = bridge === "intact" || bridge === "thrown";
  if (isAttacker(g, seat)) return isStanding ? 0 : unitsAt(g, enemyOf(seat))[to] !== 0 ? 20 : 8;
  return isStanding && toEnemy[to] <= 4 ? 12 : 0;
}

// On the road the march is twice as fast: for those far from any enemy, until they come near.
function roadGain({ g, toEnemy }: Scene, unit: Unit): number {
  const hex = g.c.hexOf[unit];
  const isMarching = has(g, unit, ROAD_MARCH);
  if (isMarching) return toEnemy[hex] <= 7 ? 60 : 0;
  return toEnemy[hex] > 11 && (g.world.terrain.hex[hex] & ROAD) !== 0 && g.c.spent[unit] === 0 ? 30 : 0;
}

/** The best work of a unit where it stands. */
export function bestWork(scene: Scene, assaults: Assaults, unit: Unit): Work {
  const { g, seat } = scene;
  const { world, c } = g;
  let best = nothing;
  const consider = (verb: Work["verb"], gain: number, hex: Hex): void => {
    if (gain > best.gain) best = { verb, hex, gain };
  };
  const kind = world.kindOf[unit];
  consider("road", roadGain(scene, unit), nothing.hex);
  if (kind === INFANTRY) {
    consider("dig", digGain(scene, unit), nothing.hex);
    for (let d = 0; d < 6; d++) {
      const to = asHex(c.hexOf[unit] + world.grid.offsets[d]);
      consider("bridge", bridgeGain(scene, unit, to), to);
    }
  }
  if (kind === CAVALRY && world.switches.charges)
    for (const enemy of world.unitsOf[enemyOf(seat)]) {
      const hex = c.hexOf[enemy];
      if (!isFirstOfStack(g, enemy) || !assaults.targetOf.includes(hex)) continue;
      if (whyNotPrepare(g, unit, hex) === null) consider("prepare", chargeGain(g, [unit], hex), hex);
    }
  return best;
}

/** What the charge of a unit with those who prepared with it promises now. */
export const chargeNow = (g: BayonetsPlay, unit: Unit): number =>
  chargeGain(g, chargeGroup(g, unit), g.c.chargeAt[unit]);
