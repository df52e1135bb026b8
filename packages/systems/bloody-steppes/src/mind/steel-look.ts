import type { Hex } from "@redoubt/hex";
import { asUnit } from "@redoubt/mechanics";
import { doesGroundDouble } from "../checks/cover.ts";
import { isMounted, type MeleeKind } from "../checks/momentum.ts";
import { bestMorale, isGun } from "../checks/morale.ts";
import { formationOf } from "../checks/neighbours.ts";
import { isOverrun, stacksToCheck } from "../checks/overrun.ts";
import { type MeleePhase, meleeLedger, strengthOf } from "../modifiers/melee.ts";
import { unitsIn } from "../occupancy.ts";
import { moraleFor } from "../procedures/melee-check.ts";
import { EFFECTIVE, isOnMap, type SteppesPlay } from "../state.ts";
import { constants } from "../tables/constants.ts";
import { disorderOf, fullWorth, routOf, stakesOf, strengthWorth } from "./stakes.ts";

/** A fight to be weighed: one stack against a hex. */
export interface Fight {
  readonly attackers: readonly number[];
  readonly target: Hex;
  readonly kind: MeleeKind;
}

/** What a fight promises: the points that it costs the defenders and the attackers on average, and the chance that the hex is won. */
export interface Prospect {
  readonly theirs: number;
  readonly ours: number;
  readonly won: number;
}

// By how much a die of ten faces fails a check: the least die that fails by one.
function leastToFail(g: SteppesPlay, { attackers, target, kind }: Fight, phase: MeleePhase): number {
  const stacks = [attackers.map(asUnit)];
  const [attack, defence] = [strengthOf(g, attackers), strengthOf(g, unitsIn(g, target))];
  const check = { phase, stacks, target, kind, attack, defence, fallen: 0 };
  const { total } = meleeLedger({ g, ...check });
  return moraleFor(g, check).morale - total + 1;
}

const facesFrom = (least: number): number => 10 - Math.min(Math.max(least, 0), 10);

// What a level less costs some units that were in order or not; a second disorder is checked for (XIV.46).
function disorderIn(g: SteppesPlay, units: readonly number[]): number {
  let cost = 0;
  for (const unit of units) {
    const runs = Math.min(Math.max(9 - bestMorale(g, [unit]), 0), 10);
    cost += g.c.level[unit] === EFFECTIVE ? disorderOf(g, unit) : (runs * routOf(g, unit)) / 10;
  }
  return cost;
}

const routIn = (g: SteppesPlay, units: readonly number[]): number =>
  units.reduce((sum, unit) => sum + routOf(g, unit), 0);

// Strength lost by the first who has any, so many points of it, and no more than there are.
function bledBy(g: SteppesPlay, units: readonly number[], points: number): number {
  const foot = units.filter((unit) => !isGun(g.world, unit));
  if (foot.length === 0) return 0;
  const all = foot.reduce((sum, unit) => sum + g.c.sp[unit], 0);
  return Math.min(points, all) * strengthWorth(g, foot[0]);
}

// What one side's check costs it over all faces, in tenths: losses and disorder, and rout where it fails by three.
function sufferedIn(
  g: SteppesPlay,
  units: readonly number[],
  least: number,
  factor: number,
  isRidden: boolean,
): number {
  const [disorder, rout] = [disorderIn(g, units), routIn(g, units)];
  let sum = 0;
  for (let die = 0; die < 10; die++) {
    const margin = die - least + 1;
    if (margin <= 0) sum += disorder;
    else if (isRidden) sum += bledBy(g, units, constants.chargeRoutLoss.value * factor) + rout;
    else sum += bledBy(g, units, margin * factor) + (margin >= constants.routMargin.value ? rout : disorder);
  }
  return sum;
}

/** Weighs a fight by its three checks (XII.20), face by face. */
export function prospectOf(g: SteppesPlay, fight: Fight): Prospect {
  const { attackers, target, kind } = fight;
  // Whoever has fallen meanwhile attacks nobody.
  if (attackers.length === 0 || attackers.some((unit) => !isOnMap(g, unit))) return { theirs: 0, ours: 0, won: 0 };
  const defenders = unitsIn(g, target);
  const goesIn = 10 - facesFrom(leastToFail(g, fight, "A"));
  if (isOverrun(g, target, kind)) {
    const guns = defenders.reduce((sum, unit) => sum + fullWorth(g, unit), 0);
    const isChecked = stacksToCheck(g, { stacks: [attackers.map(asUnit)], target, kind }, []).length > 0;
    const taken = isChecked ? goesIn : 10;
    return { theirs: Math.trunc((guns * taken) / 10), ours: 0, won: taken * 10 };
  }
  const isFoot = defenders.some((unit) => g.world.armOf[unit] === "infantry");
  const isRidden = isMounted(kind) && isFoot;
  const isDoubled = doesGroundDouble(g.world.ground, target);
  const isSquare = defenders.some((unit) => formationOf(g, unit) === "square");
  const isByHorse = !isMounted(kind) && defenders.some((unit) => g.world.armOf[unit] === "cavalry");
  const b = leastToFail(g, fight, "B");
  const c = leastToFail(g, fight, "C");
  const breaks = facesFrom(b);
  const theirs = sufferedIn(g, defenders, b, isDoubled || isRidden ? 2 : 1, isRidden);
  // Whoever is beaten by a square or by horse bleeds twice as much (XII.26).
  const isCostly = !isDoubled && ((isMounted(kind) && isSquare) || isByHorse);
  const once = sufferedIn(g, attackers, c, isDoubled ? 2 : 1, false);
  const bled = isCostly ? (once * breaks + sufferedIn(g, attackers, c, 2, false) * (10 - breaks)) / 10 : once;
  // Horse that has made the enemy run and passes its check keeps its order.
  const kept = isMounted(kind)
    ? (disorderIn(g, attackers) * (10 - facesFrom(c)) * facesFrom(isRidden ? b : b + 2)) / 10
    : 0;
  const ours = Math.max(bled - kept, 0);
  return {
    theirs: Math.trunc((theirs * goesIn) / 100),
    ours: Math.trunc((ours * goesIn) / 100),
    won: goesIn * breaks,
  };
}

/** What it costs to leave a hex that counts for whoever stands there: who wins goes after the enemy (XII.24). */
export function postOf(g: SteppesPlay, seat: number, hex: number): number {
  for (const goal of stakesOf(g.world).goals)
    if (goal.hex === hex && goal.key < 0 && goal.seats.includes(seat)) return g.c.turn[0] < goal.from ? 0 : goal.price;
  return 0;
}

/** What winning a hex is worth besides those in it. */
export function prizeOf(g: SteppesPlay, seat: number, hex: number): number {
  for (const { hex: place, price, seats, key } of stakesOf(g.world).goals)
    if (place === hex && seats.includes(seat) && (key < 0 || g.c.keyHolder[key] !== seat + 1)) return price;
  return 0;
}
