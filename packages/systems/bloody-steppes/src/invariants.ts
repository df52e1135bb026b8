import type { Invariant } from "@redoubt/engine";
import { whyStacksBroken } from "@redoubt/mechanics";
import { isGun } from "./checks/morale.ts";
import { apart, ownFormationOf } from "./checks/neighbours.ts";
import { whyNotStack } from "./checks/stacking.ts";
import { isAllRound } from "./formation.ts";
import { stackingPoints, unitsIn } from "./occupancy.ts";
import { LIGHT, UNIT } from "./piece.ts";
import { ATTACHED, DEFENSE, DESTROYED, isOnMap, LASTING, NO_FACING, ROUTED, type SteppesPlay } from "./state.ts";
import { constants } from "./tables/constants.ts";

/** What some unit makes of a promise: the first that breaks it. */
function firstOf(g: SteppesPlay, why: (unit: number) => string | null): string | null {
  for (let unit = 0; unit < g.world.count; unit++) {
    const broken = g.world.kindOf[unit] === UNIT ? why(unit) : null;
    if (broken !== null) return broken;
  }
  return null;
}

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
  const isQuiet = !isMoving(g);
  for (const hex of world.grid.cells) {
    if (c.topOf[hex] === 0) continue;
    const here = unitsIn(g, hex);
    const name = world.grid.numbers[hex];
    const points = here.reduce((sum, unit) => sum + stackingPoints(g, unit), 0);
    if (points !== c.pointsIn[hex]) return `${name} counts ${c.pointsIn[hex]} points and holds ${points}`;
    if (points > constants.stackLimit.value) return `${points} points in ${name}`;
    if (here.some((unit) => world.seatOf[unit] !== world.seatOf[here[0]])) return `two sides in ${name}`;
    const clash = isQuiet ? whyNotStack(g, here, hex) : null;
    // Skirmishers whom a closed unit leaves behind may be too many until they are activated (K-52).
    if (clash !== null && clash.code !== "too-many-skirmishers") return `${clash.code} in ${name}`;
  }
  return null;
}

/** V.1: whoever is closed and not routed has a facing, and nobody else. */
const facings = (g: SteppesPlay): string | null =>
  firstOf(g, (unit) => {
    if (!isOnMap(g, unit)) return null;
    const formation = ownFormationOf(g, unit);
    const isRouted = g.c.level[unit] === ROUTED;
    const isClosed = formation !== undefined && !isAllRound(formation);
    const wanted = !isRouted && (isClosed || isGun(g.world, unit));
    if ((g.c.facing[unit] !== NO_FACING) !== wanted) return `${nameOf(g, unit)} has ${wanted ? "no" : "a"} facing`;
    return isRouted && formation !== undefined ? `${nameOf(g, unit)} is routed in formation` : null;
  });

/** IV.15, XIV.3: a light battalion is worth its counters that are inside it, once its owner has said where boxes are crossed off. */
function boxes(g: SteppesPlay): string | null {
  const { c, world } = g;
  if (g.state.frames?.procedure.name === "cross-boxes") return null;
  const inside = new Int32Array(world.count).fill(-1);
  for (let unit = 0; unit < world.count; unit++) {
    const battalion = world.battalionOf[unit];
    if (battalion < 0) continue;
    inside[battalion] = Math.max(inside[battalion], 0) + (c.hexOf[unit] === ATTACHED ? c.sp[unit] : 0);
  }
  return firstOf(g, (unit) => {
    if (inside[unit] < 0 || c.hexOf[unit] === DESTROYED) return null;
    if (c.sp[unit] !== inside[unit])
      return `${nameOf(g, unit)} has ${c.sp[unit]} points and ${inside[unit]} in its boxes`;
    return isOnMap(g, unit) && inside[unit] === 0 ? `${nameOf(g, unit)} is not dispersed` : null;
  });
}

/** I.12, I.13: whoever has no strength is destroyed; guns have none. */
const strengths = (g: SteppesPlay): string | null =>
  firstOf(g, (unit) => {
    const { c, world } = g;
    const hasSome = c.sp[unit] > 0;
    const isWrong = isGun(world, unit) ? hasSome : isOnMap(g, unit) && !hasSome;
    return isWrong || c.sp[unit] > world.strength[unit] ? `${nameOf(g, unit)} has ${c.sp[unit]} points` : null;
  });

/** XIV.64 to XIV.68: lost points stay below what disorganizes, and nothing of an activation outlives it. */
function activation(g: SteppesPlay): string | null {
  const { c, world } = g;
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

/** XIV.4: the destroyed stay so, and strength comes back only from counters that fall in again. */
function neverBack(g: SteppesPlay, before: SteppesPlay | null): string | null {
  if (before === null) return null;
  const { c, world } = g;
  return firstOf(g, (unit) => {
    if (before.c.hexOf[unit] === DESTROYED && c.hexOf[unit] !== DESTROYED) return `${nameOf(g, unit)} is back`;
    const isWhole = (world.traits[unit] & LIGHT) === 0;
    return isWhole && c.sp[unit] > before.c.sp[unit] ? `${nameOf(g, unit)} has regained strength` : null;
  });
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
