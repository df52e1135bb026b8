import { asHex, type Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { isFreeToAttack, mayAttack } from "../checks/duties.ts";
import { defenceStrength, ownStrength } from "../checks/fighting.ts";
import { isFirer, sees } from "../checks/firing.ts";
import { sightSceneOf } from "../checks/sight-now.ts";
import { combatSum } from "../modifiers/combat.ts";
import { unitsIn } from "../occupancy.ts";
import { enemyOf } from "../seat.ts";
import { type BayonetsPlay, DISRUPTED, has, OWED } from "../state.ts";
import { artilleryColumn } from "../strength.ts";
import { artilleryResultTable } from "../tables/artillery-results.ts";
import { artilleryCodes } from "../tables/result-codes.ts";
import { type Outcome, outcomeAt } from "./lore.ts";
import { type Scene, worthOf } from "./scene.ts";

const worthOfAll = (g: BayonetsPlay, units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + worthOf(g, unit), 0);

/** What taking a hex away from the enemy is worth to the seat. */
export function groundWorth({ g, lore, seat }: Scene, hex: Hex): number {
  const isAttacker = g.world.game?.victory.attacker === (seat === 0 ? "russian" : "allied");
  return 12 + (isAttacker ? lore.prize[hex] : lore.prize[hex] >> 1);
}

/** What an outcome is worth to an attacker who stakes `own` for `theirs` and the ground. */
export function gainOf({ stance }: Scene, outcome: Outcome, own: number, theirs: number, ground: number): number {
  const won = theirs * outcome.defender + ground * outcome.ground;
  return Math.trunc((won - Math.trunc((own * outcome.attacker * stance.ownLoss) / 100)) / 1000);
}

/** What an attack of these units on hexes promises, in points. */
export function attackGain(scene: Scene, units: readonly Unit[], hexes: readonly Hex[]): number {
  const { g, seat } = scene;
  if (units.length === 0) return -1_000;
  const { column, dieTotal } = combatSum({ g, units, hexes });
  const prey = hexes.flatMap((hex) => unitsIn(g, hex, enemyOf(seat)));
  const ground = hexes.reduce((sum, hex) => sum + groundWorth(scene, hex), 0);
  return gainOf(scene, outcomeAt(column, dieTotal), worthOfAll(g, units), worthOfAll(g, prey), ground);
}

/** What the best attack on a hex promises: units join it, the strongest first, as long as they make it better. */
export function bestAttack(scene: Scene, hex: Hex): number {
  const { g, seat } = scene;
  const free = g.world.unitsOf[seat].filter((unit) => isFreeToAttack(g, unit) && mayAttack(g, unit, hex));
  free.sort((a, b) => worthOf(g, b) - worthOf(g, a) || a - b);
  let best = -1_000;
  const joined: Unit[] = [];
  for (const unit of free) {
    joined.push(unit);
    best = Math.max(best, attackGain(scene, joined, [hex]));
  }
  // What must be attacked anyhow is attacked with all there is.
  return (g.c.fought[hex] & OWED) !== 0 ? best + 200 : best;
}

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
  const { g, seat, help } = scene;
  const prey = unitsIn(g, hex, enemyOf(seat));
  const fresh = prey.filter((unit) => !has(g, unit, DISRUPTED));
  const worth = worthOfAll(g, fresh) + (worthOfAll(g, prey) >> 2);
  const cost = Math.trunc((worth * shelling(ownStrength(g, guns))) / 1000);
  return help[hex] > 8 * defenceStrength(g, prey) ? cost * 2 : cost;
}

/** What the guns that see a hex could do to it together. */
export function bestFire(scene: Scene, hex: Hex): number {
  const { g, seat } = scene;
  const sight = sightSceneOf(g, seat);
  const guns = g.world.unitsOf[seat].filter((unit) => isFirer(g, unit) && sees(sight, asHex(g.c.hexOf[unit]), hex));
  return fireGain(scene, guns, hex);
}
