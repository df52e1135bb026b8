import type { Seat } from "@redoubt/engine";
import { asHex, DIRECTIONS, type Direction, type Hex } from "@redoubt/hex";
import { BARRED, stepCost, type Unit } from "@redoubt/mechanics";
import { ownEighths } from "../checks/fighting.ts";
import { groundOf } from "../ground-now.ts";
import { isAnyoneIn, isDepotIn } from "../occupancy.ts";
import { enemyOf } from "../seat.ts";
import { type BayonetsPlay, zonesOf } from "../state.ts";
import { IN_PLAY } from "../terrain.ts";
import { turnsLeft } from "./ending.ts";
import { loreOf, type Outcome, PER_POINT, PER_SP } from "./lore.ts";

// What it costs beyond its points that a corps is broken: a step of initiative of all who are left (3.8.2).
const shaken = 60;

// What a corps suffers by more losses: the points for breaking it, in part as it comes nearer to that, and at the end only where they break it (VP).
function breaking(g: BayonetsPlay, corps: number, sp: number, isLast: boolean): number {
  const { world, c } = g;
  const { number } = world.corps[corps];
  if (number === null || c.broken[corps] === 1) return 0;
  const points = loreOf(g).breaks[corps];
  const [before, then] = [c.lost[corps], Math.min(c.lost[corps] + sp, number)];
  if (isLast) return then >= number ? points : 0;
  return Math.trunc(((points + shaken) * (then * then - before * before)) / (number * number));
}

// What a unit alone is worth: on the last turn nothing but the points for one that awaits recovery.
function alone(g: BayonetsPlay, unit: Unit, isLast: boolean): number {
  const { world } = g;
  if (isLast && world.game !== null)
    return Math.trunc((Math.max(world.fullSp[unit], 0) * PER_POINT) / world.game.victory.spPerPoint.uar);
  return Math.trunc((ownEighths(g, unit) * PER_SP) / 8) + 20;
}

/** What units are worth where they stand, in points, with what their loss would do to their corps. */
export function worthOfAll(g: BayonetsPlay, units: readonly Unit[]): number {
  const { corpsOf, fullSp } = g.world;
  const isLast = turnsLeft(g) <= 0;
  let sum = 0;
  for (const [i, unit] of units.entries()) {
    sum += alone(g, unit, isLast);
    const corps = corpsOf[unit];
    if (corps < 0 || units.findIndex((one) => corpsOf[one] === corps) !== i) continue;
    const sp = units.reduce((all, one) => all + (corpsOf[one] === corps ? Math.max(fullSp[one], 0) : 0), 0);
    sum += breaking(g, corps, sp, isLast);
  }
  return sum;
}

/** What a unit is worth. */
export function worthOf(g: BayonetsPlay, unit: Unit): number {
  const { corpsOf, fullSp } = g.world;
  const isLast = turnsLeft(g) <= 0;
  const corps = corpsOf[unit];
  return alone(g, unit, isLast) + (corps < 0 ? 0 : breaking(g, corps, Math.max(fullSp[unit], 0), isLast));
}

// Whether those in a hex could retreat in a direction.
function isExit(g: BayonetsPlay, hex: Hex, d: Direction, seat: Seat): boolean {
  const { world } = g;
  const ground = groundOf(g);
  const to = asHex(hex + world.grid.offsets[d]);
  if (world.grid.onMap[to] !== 1 || (ground.hex[to] & IN_PLAY) === 0 || zonesOf(g, enemyOf(seat))[to] !== 0)
    return false;
  if (stepCost(ground.costs.infantry, hex, d) === BARRED) return false;
  return !isAnyoneIn(g, to, enemyOf(seat)) && !isDepotIn(g, to, seat);
}

/** The steps by which those in a hex could retreat, before anybody comes who closes them (9.4.1.2). */
export function exitsOf(g: BayonetsPlay, hex: Hex, seat: Seat): Hex[] {
  const { compass, grid } = g.world;
  const exits: Hex[] = [];
  for (const d of compass?.[seat] ?? DIRECTIONS) if (isExit(g, hex, d, seat)) exits.push(asHex(hex + grid.offsets[d]));
  return exits;
}

/** Whether those in a hex could retreat at all. */
export function hasExit(g: BayonetsPlay, hex: Hex, seat: Seat): boolean {
  for (const d of g.world.compass?.[seat] ?? DIRECTIONS) if (isExit(g, hex, d, seat)) return true;
  return false;
}

/** Whether somebody in a hex lays his zone on another. */
export function isCovered({ world }: BayonetsPlay, from: Hex, exit: Hex): boolean {
  for (let d = 0; d < 6; d++)
    if (from + world.grid.offsets[d] === exit) return ((world.terrain.zone[from] >> d) & 1) === 1;
  return false;
}

/** Whoever stands next to a stronger enemy does not get away from him, and owes him an attack again on the next turn: so much more it costs. */
export const LASTING = 2;

/** What is at stake in an attack, in points, and whether either side could fall back. */
export interface Stakes {
  readonly own: number;
  readonly theirs: number;
  readonly ground: number;
  readonly isOwnWayFree: boolean;
  readonly isTheirWayFree: boolean;
  /** What is given up where the attackers are thrown back: an objective that nobody else holds. */
  readonly left?: number;
}

// What each end costs those who suffer it, in hundredths of their worth: with a way back, and without one.
const thrown = { free: 12, closed: 80 };
const doomed = { free: 80, closed: 100 };
const step = 30;

/** What an attack is worth on average, losses of one's own weighed by `ownLoss` in percent. */
export function gainOf(outcome: Outcome, stakes: Stakes, ownLoss: number): number {
  const { lost, thrownBack, exchanged, destroyed, driven, shocked } = outcome;
  const [ours, enemy] = [stakes.isOwnWayFree ? "free" : "closed", stakes.isTheirWayFree ? "free" : "closed"] as const;
  // A Shock throws back one side or the other, or takes a step of both: a third each.
  const third = Math.trunc(shocked / 3);
  const paid = lost * doomed[ours] + (thrownBack + third) * thrown[ours] + third * step;
  const exchange = exchanged * Math.min(stakes.theirs >> 1, stakes.own);
  const won = (destroyed + exchanged) * doomed[enemy] + (driven + third) * thrown[enemy] + third * step;
  const taken = stakes.ground * (destroyed + exchanged + driven + third);
  const given = (stakes.left ?? 0) * (lost + thrownBack + third);
  const cost = Math.trunc(((Math.trunc((stakes.own * paid) / 100) + exchange) * ownLoss) / 100) + given;
  return Math.trunc((Math.trunc((stakes.theirs * won) / 100) + taken - cost) / 1000);
}
