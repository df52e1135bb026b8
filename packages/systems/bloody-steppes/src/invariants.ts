import type { Invariant } from "@redoubt/engine";
import { whyStacksBroken } from "@redoubt/mechanics";
import { bestMorale, isGun } from "./checks/morale.ts";
import { apart, formationOf } from "./checks/neighbours.ts";
import { isAllRound } from "./formation.ts";
import { stackingPoints, unitsIn } from "./occupancy.ts";
import { UNIT } from "./piece.ts";
import {
  ATTACHED,
  DEFENSE,
  DESTROYED,
  DISPERSED,
  isOnMap,
  LASTING,
  NO_FACING,
  ROUTED,
  type SteppesPlay,
} from "./state.ts";
import { constants } from "./tables/constants.ts";
import { thresholds } from "./tables/withdrawal-disorganization.ts";

const units = (g: SteppesPlay): readonly number[] =>
  g.world.pieces.map((_, piece) => piece).filter((piece) => g.world.kindOf[piece] === UNIT);
const nameOf = (g: SteppesPlay, piece: number): string => g.world.pieces[piece].id;

/** Whether some stack is on its way, so that it may be where it could not stop (K-67). */
function isMoving(g: SteppesPlay): boolean {
  for (let frame = g.state.frames; frame !== null; frame = frame.below) {
    if (["move-unit", "melee", "fall-back", "flight", "window", "attack"].includes(frame.procedure.name)) return true;
  }
  return false;
}

/** VII.1: every piece is in one stack. */
const stacks = (g: SteppesPlay): string | null => whyStacksBroken(g.c);

/** VII.7, VII.2, VIII.9: one side in a hex, at most 24 points, no infantry with cavalry; one brigade where nobody moves. */
function stacking(g: SteppesPlay): string | null {
  const { c, world } = g;
  for (const hex of world.grid.cells) {
    const here = unitsIn(g, hex);
    if (here.length === 0) continue;
    const name = world.grid.numbers[hex];
    if (here.some((unit) => world.seatOf[unit] !== world.seatOf[here[0]])) return `two sides in ${name}`;
    const points = here.reduce((sum, unit) => sum + stackingPoints(g, unit), 0);
    if (points !== c.pointsIn[hex]) return `${name} counts ${c.pointsIn[hex]} points and holds ${points}`;
    if (points > constants.stackLimit.value) return `${points} points in ${name}`;
    if (isMoving(g)) continue;
    const arms = new Set(here.filter((unit) => !isGun(world, unit)).map((unit) => world.armOf[unit]));
    if (arms.size > 1) return `infantry and cavalry in ${name}`;
    const brigades = new Set(here.map((unit) => world.brigadeOf[unit]).filter((brigade) => brigade !== 255));
    if (brigades.size > 1) return `two brigades in ${name}`;
  }
  return null;
}

/** V.1: whoever is closed and not routed has a facing, and nobody else. */
function facings(g: SteppesPlay): string | null {
  for (const unit of units(g)) {
    if (!isOnMap(g, unit)) continue;
    const formation = formationOf(g, unit);
    const isClosed = formation !== undefined && !isAllRound(formation);
    const wanted = g.c.level[unit] !== ROUTED && (isClosed || isGun(g.world, unit));
    if ((g.c.facing[unit] !== NO_FACING) !== wanted) return `${nameOf(g, unit)} has ${wanted ? "no" : "a"} facing`;
    if (g.c.level[unit] === ROUTED && formation !== undefined) return `${nameOf(g, unit)} is routed in formation`;
  }
  return null;
}

/** IV.15, XIV.3: a light battalion is worth its counters that are inside it. */
function boxes(g: SteppesPlay): string | null {
  const { c, world } = g;
  for (const unit of units(g)) {
    const counters = units(g).filter((one) => world.battalionOf[one] === unit);
    if (counters.length === 0 || c.hexOf[unit] === DESTROYED) continue;
    const inside = counters.filter((one) => c.hexOf[one] === ATTACHED).reduce((sum, one) => sum + c.sp[one], 0);
    if (c.sp[unit] !== inside) return `${nameOf(g, unit)} has ${c.sp[unit]} points and ${inside} in its boxes`;
    if ((c.hexOf[unit] === DISPERSED) !== (inside === 0 && c.hexOf[unit] <= 0))
      return `${nameOf(g, unit)} is not dispersed`;
  }
  return null;
}

/** I.12, I.13: whoever has no strength is destroyed; guns have none. */
function strengths(g: SteppesPlay): string | null {
  const { c, world } = g;
  for (const unit of units(g)) {
    const hasSome = c.sp[unit] > 0;
    if (isGun(world, unit) ? hasSome : isOnMap(g, unit) && !hasSome)
      return `${nameOf(g, unit)} has ${c.sp[unit]} points`;
    if (c.sp[unit] > world.strength[unit]) return `${nameOf(g, unit)} has grown`;
  }
  return null;
}

/** XIV.64 to XIV.68: lost points stay below what disorganizes, and nothing of an activation outlives it. */
function activation(g: SteppesPlay): string | null {
  const { c, world } = g;
  for (const unit of units(g)) {
    if (c.lost[unit] === 0 || !isOnMap(g, unit) || isMoving(g)) continue;
    const { disorganized } = thresholds(bestMorale(g, unitsIn(g, c.hexOf[unit])), world.charts.thresholds);
    if (c.lost[unit] >= disorganized + 3) return `${nameOf(g, unit)} bears ${c.lost[unit]} lost points`;
  }
  if (c.active[0] !== 0) return null;
  for (let piece = 0; piece < world.count; piece++) {
    const isClean = (c.act[piece] & ~LASTING) === 0 && c.mp[piece] + c.lost[piece] + c.marked[piece] === 0;
    if (!isClean) return `${nameOf(g, piece)} keeps marks of an activation that is over`;
  }
  return null;
}

/** K-142: the distance left never exceeds the way to the goal. */
function orders(g: SteppesPlay): string | null {
  const { c, world } = g;
  for (const [command, { id, leader }] of world.commands.entries()) {
    if (c.orderType[command] === 0) return `${id} has no order`;
    if (c.orderType[command] === DEFENSE || leader < 0 || !isOnMap(g, leader)) continue;
    if (c.left[command] > apart(g, c.hexOf[leader], c.goal[command])) return `${id} has farther to go than its goal`;
  }
  return null;
}

/** XIV.4: strength never comes back, and the destroyed stay so. */
function neverBack(g: SteppesPlay, before: SteppesPlay | null): string | null {
  if (before === null) return null;
  const { c, world } = g;
  for (const unit of units(g)) {
    if (before.c.hexOf[unit] === DESTROYED && c.hexOf[unit] !== DESTROYED) return `${nameOf(g, unit)} is back`;
    const isCounter = world.battalionOf[unit] >= 0;
    const isBattalion = units(g).some((one) => world.battalionOf[one] === unit);
    if (!isCounter && !isBattalion && c.sp[unit] > before.c.sp[unit]) return `${nameOf(g, unit)} has regained strength`;
  }
  return null;
}

/** What must hold before every decision, whatever is played. */
export const invariants: readonly Invariant<SteppesPlay>[] = [
  stacks,
  stacking,
  facings,
  boxes,
  strengths,
  activation,
  orders,
  neverBack,
];
