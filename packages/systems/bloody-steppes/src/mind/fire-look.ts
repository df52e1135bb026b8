import type { Hex } from "@redoubt/hex";
import type { Table } from "@redoubt/mechanics";
import { isGun, moraleOf } from "../checks/morale.ts";
import { apart } from "../checks/neighbours.ts";
import { fireLedger } from "../modifiers/fire.ts";
import { unitsIn } from "../occupancy.ts";
import { ROUTED, type SteppesPlay } from "../state.ts";
import { constants } from "../tables/constants.ts";
import { fireChartBounds, fireResult } from "../tables/fire-result.ts";
import { thresholds } from "../tables/withdrawal-disorganization.ts";
import { disorderOf, routOf, strengthWorth } from "./stakes.ts";

const within = (value: number, lowest: number, highest: number): number => Math.min(Math.max(value, lowest), highest);

/** What a shot comes to on average, in hundredths: strength and all points lost. */
export interface Volley {
  readonly sp: number;
  readonly points: number;
}

const averages = new WeakMap<Table, Map<number, Volley>>();

/** The average of all ten faces of a die with this total in a row of a chart. */
export function volleyOf(chart: Table, morale: number, total: number): Volley {
  const { lowestDie, highestDie, lowestMorale, highestMorale } = fireChartBounds;
  const row = within(morale, lowestMorale, highestMorale);
  const known = averages.get(chart) ?? new Map<number, Volley>();
  averages.set(chart, known);
  const at = row * 64 + within(total, -20, 20) + 20;
  const found = known.get(at);
  if (found !== undefined) return found;
  let [sp, points] = [0, 0];
  for (let die = 0; die < 10; die++) {
    const result = fireResult(chart, row, within(die + total, lowestDie, highestDie));
    sp += result.sp * 10;
    points += (result.sp + result.mp) * 10;
  }
  const made = { sp, points };
  known.set(at, made);
  return made;
}

/** The chart by which a unit fires so far. */
export function chartOf({ world }: SteppesPlay, firer: number, range: number): Table {
  const { infantryFire, artilleryFireNear, artilleryFireFar } = world.charts;
  return isGun(world, firer) ? (range === 1 ? artilleryFireNear : artilleryFireFar) : infantryFire;
}

// What being shot into disorder costs those in a hex, by the share of the points at which that happens.
function shaken(g: SteppesPlay, targets: readonly number[], points: number): number {
  let cost = 0;
  for (const unit of targets) {
    const { disorganized } = thresholds(moraleOf(g, unit), g.world.charts.thresholds);
    const share = Math.min(Math.trunc((points + g.c.lost[unit] * 60) / disorganized), 100);
    // Whoever is in disorder already may run, and guns are lost.
    const each = g.c.level[unit] === 0 ? disorderOf(g, unit) : routOf(g, unit) >> 1;
    cost += Math.trunc((each * share) / 100);
  }
  return cost;
}

/** What a volley or salvo at a hex promises, in points: strength, disorder, and three from each routed unit (XIV.55). */
export function fireGain(g: SteppesPlay, firer: number, hex: Hex): number {
  const targets = unitsIn(g, hex);
  if (targets.length === 0) return 0;
  const { total } = fireLedger({ g, firers: [firer], hex });
  const { sp, points } = volleyOf(chartOf(g, firer, apart(g, g.c.hexOf[firer], hex)), moraleOf(g, firer), total);
  const foot = targets.find((unit) => !isGun(g.world, unit));
  let gain = foot === undefined ? 0 : Math.trunc((sp * strengthWorth(g, foot)) / 100);
  const standing = targets.filter((unit) => g.c.level[unit] !== ROUTED);
  for (const unit of targets)
    if (g.c.level[unit] === ROUTED)
      gain += Math.min(g.c.sp[unit], constants.routedFireLoss.value) * strengthWorth(g, unit);
  return gain + shaken(g, standing, points);
}
