import type { Seat } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { BARRED, stepCost, type Unit } from "@redoubt/mechanics";
import { ownEighths } from "../checks/fighting.ts";
import { groundOf } from "../ground-now.ts";
import { isAnyoneIn, isDepotIn } from "../occupancy.ts";
import { enemyOf } from "../seat.ts";
import { type BayonetsPlay, zonesOf } from "../state.ts";
import { IN_PLAY } from "../terrain.ts";
import { type Outcome, PER_SP } from "./lore.ts";

/** What a unit is worth where it stands, in points; more while few losses more would break its corps (3.8.2). */
export function worthOf(g: BayonetsPlay, unit: Unit): number {
  const { world, c } = g;
  const worth = Math.trunc((ownEighths(g, unit) * PER_SP) / 8) + 20;
  const corps = world.corpsOf[unit];
  const number = corps < 0 ? null : world.corps[corps].number;
  if (number === null || c.broken[corps] === 1) return worth;
  return c.lost[corps] + 2 * world.fullSp[unit] >= number ? worth + (worth >> 1) : worth;
}

/** The steps by which those in a hex could retreat, before anybody comes who closes them (9.4.1.2). */
export function exitsOf(g: BayonetsPlay, hex: Hex, seat: Seat): Hex[] {
  const { world } = g;
  const ground = groundOf(g);
  const zones = zonesOf(g, enemyOf(seat));
  const exits: Hex[] = [];
  for (let d = 0; d < 6; d++) {
    if (world.compass !== null && !world.compass[seat].some((one) => one === d)) continue;
    const to = asHex(hex + world.grid.offsets[d]);
    if (world.grid.onMap[to] !== 1 || (ground.hex[to] & IN_PLAY) === 0 || zones[to] !== 0) continue;
    // Directions are loop variables here; the price table has all six.
    if (stepCost(ground.costs.infantry, asHex(hex), d as 0) === BARRED) continue;
    if (!isAnyoneIn(g, to, enemyOf(seat)) && !isDepotIn(g, to, seat)) exits.push(to);
  }
  return exits;
}

/** Whether somebody in a hex lays his zone on another. */
export function isCovered({ world }: BayonetsPlay, from: Hex, exit: Hex): boolean {
  for (let d = 0; d < 6; d++)
    if (from + world.grid.offsets[d] === exit) return ((world.terrain.zone[from] >> d) & 1) === 1;
  return false;
}

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
