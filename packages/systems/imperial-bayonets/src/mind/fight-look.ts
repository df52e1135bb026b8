import { asHex, type Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { couldAlone, isFreeToAttack, mayAttack, owedHexes } from "../checks/duties.ts";
import { attackEighths, ownStrength } from "../checks/fighting.ts";
import { isFirer, sees } from "../checks/firing.ts";
import { sightSceneOf } from "../checks/sight-now.ts";
import { combatSum } from "../modifiers/combat.ts";
import { unitsIn } from "../occupancy.ts";
import { enemyOf } from "../seat.ts";
import { DISRUPTED, has, OWED } from "../state.ts";
import { artilleryColumn } from "../strength.ts";
import { artilleryResultTable } from "../tables/artillery-results.ts";
import { artilleryCodes } from "../tables/result-codes.ts";
import { turnsLeft } from "./ending.ts";
import { outcomeAt } from "./lore.ts";
import { groundWorth, type Scene } from "./scene.ts";
import { gainOf, hasExit, worthOf, worthOfAll } from "./stakes.ts";

// What it matters that an objective is held now, by the turns that are left, in percent.
const keptFor: readonly number[] = [100, 50];

// The objectives that nobody would hold any more if these units were thrown back, by their price; less where the end is far.
function leftBehind({ g, lore, seat }: Scene, units: readonly Unit[]): number {
  const weight = keptFor[turnsLeft(g)] ?? 0;
  let sum = 0;
  for (const { hex } of lore.goals)
    if (
      units.some((unit) => g.c.hexOf[unit] === hex) &&
      unitsIn(g, asHex(hex), seat).every((unit) => units.includes(unit))
    )
      sum += Math.trunc((lore.prize[hex] * weight) / 100);
  return sum;
}

/** What an attack of these units on hexes promises, in points. */
export function attackGain(scene: Scene, units: readonly Unit[], hexes: readonly Hex[]): number {
  const { g, lore, seat, stance } = scene;
  if (units.length === 0) return -1_000;
  const { attack, column, dieTotal } = combatSum({ g, units, hexes });
  if (attack < 1) return -1_000;
  const prey = hexes.flatMap((hex) => unitsIn(g, hex, enemyOf(seat)));
  const stakes = {
    own: worthOfAll(g, units),
    theirs: worthOfAll(g, prey),
    ground: hexes.reduce((sum, hex) => sum + groundWorth(g, lore, seat, stance, hex), 0),
    isOwnWayFree: hasExit(g, g.c.hexOf[units[0]], seat),
    isTheirWayFree: hexes.every((hex) => hasExit(g, hex, enemyOf(seat))),
    left: leftBehind(scene, units),
  };
  return gainOf(outcomeAt(column, dieTotal), stakes, stance.ownLoss);
}

const freeFor = ({ g, seat }: Scene, hex: Hex): Unit[] =>
  g.world.unitsOf[seat].filter((unit) => isFreeToAttack(g, unit) && mayAttack(g, unit, hex));

// Those who are left out of an attack so that other enemies who must be attacked find somebody: of each the least (I-124).
function sparedFor(scene: Scene, hex: Hex): Unit[] {
  const { g } = scene;
  const here = freeFor(scene, hex);
  const spared: Unit[] = [];
  for (const other of owedHexes(g, [])) {
    if (other === hex) continue;
    const able = freeFor(scene, other).filter((unit) => couldAlone(g, unit, other));
    if (!able.every((unit) => here.includes(unit)) || able.some((unit) => spared.includes(unit))) continue;
    const least = able.reduce<Unit | null>((a, b) => (a === null || worthOf(g, b) < worthOf(g, a) ? b : a), null);
    if (least !== null && here.length > spared.length + 1) spared.push(least);
  }
  return spared;
}

/** Those who attack a hex best, and what that promises. */
export interface Attack {
  readonly units: readonly Unit[];
  readonly gain: number;
}

/**
 * The best attack on a hex: with the strongest, one after the other as long as it gets better, or, where it must be attacked and
 * nothing good can come of it, with the one whose loss is felt least.
 */
export function bestAttack(scene: Scene, hex: Hex): Attack {
  const { g } = scene;
  const spared = sparedFor(scene, hex);
  const free = freeFor(scene, hex).filter((unit) => !spared.includes(unit));
  free.sort((a, b) => attackEighths(g, b, [hex]) - attackEighths(g, a, [hex]) || a - b);
  let best: Attack = { units: [], gain: -1_000 };
  const consider = (units: readonly Unit[]): void => {
    const gain = attackGain(scene, units, [hex]);
    if (gain > best.gain) best = { units, gain };
  };
  for (let size = 1; size <= free.length; size++) consider(free.slice(0, size));
  for (const unit of free) consider([unit]);
  return best;
}

/** Whether a hex has to be attacked in this step. */
export const isOwed = ({ g }: Scene, hex: Hex): boolean => (g.c.fought[hex] & OWED) !== 0;

// What each code of the Artillery Result Table costs the target, in thousandths of its worth.
const shellCost = { nothing: 0, disrupted: 150, retreat: 200, "step-and-disrupted": 500 } as const;

/** What a bombardment with so many SP costs those in a hex on average, in thousandths of their worth. */
function shelling(strength: number): number {
  const column = artilleryColumn(strength);
  if (column === null) return 0;
  let sum = 0;
  for (const { cells } of artilleryResultTable.rows) {
    const { kind } = artilleryCodes[cells[column]].effect;
    sum += shellCost[kind as keyof typeof shellCost]; // the codes of this table have these four effects
  }
  return Math.trunc(sum / artilleryResultTable.rows.length);
}

/** What guns do to a hex: more where it is about to be attacked, less where all are disrupted already. */
export function fireGain(scene: Scene, guns: readonly Unit[], hex: Hex): number {
  const { g, seat } = scene;
  const prey = unitsIn(g, hex, enemyOf(seat));
  const fresh = prey.filter((unit) => !has(g, unit, DISRUPTED));
  const worth = worthOfAll(g, fresh) + (worthOfAll(g, prey) >> 2);
  const cost = Math.trunc((worth * shelling(ownStrength(g, guns))) / 1000);
  return freeFor(scene, hex).length > 0 ? cost * 3 : cost;
}

/** What the guns that see a hex could do to it together. */
export function bestFire(scene: Scene, hex: Hex): number {
  const { g, seat } = scene;
  const sight = sightSceneOf(g, seat);
  const guns = g.world.unitsOf[seat].filter((unit) => isFirer(g, unit) && sees(sight, asHex(g.c.hexOf[unit]), hex));
  return fireGain(scene, guns, hex);
}

/** What fire at a hex saves by itself: nobody need attack it any more (9.1f). Half of what the attack would cost, in points. */
export function reprieve(scene: Scene, hex: Hex): number {
  const { units, gain } = bestAttack(scene, hex);
  return units.length === 0 || gain >= 0 ? 0 : -gain >> 1;
}
