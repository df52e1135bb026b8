import type { Seat } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import { topUnit, type Unit, unitBelow } from "@redoubt/mechanics";
import { cites } from "../kit.ts";
import { isCombat, isFirstOfStack, leadersIn, unitsIn } from "../occupancy.ts";
import type { BayonetsRule } from "../rule-index.ts";
import { enemyOf, RUSSIAN } from "../seat.ts";
import { type BayonetsPlay, IMPROVED_POSITION, unitsAt } from "../state.ts";
import { stackingLimits } from "../tables/constants.ts";
import { excessUnits, type StackPlace, whyOverstacked } from "./stacking.ts";

/** Combat units alone are counted, Leaders are only asked whether they head the corps, and all this only where a phase ends. */
export const enforces = cites("3.3a", "3.3b", "3.3e", "3.3f");

/** What a hex allows: its position, the heads of corps and armies in it, and the rule of nations (3.3.1c, I-17, E1, E2). */
function placeOf(g: BayonetsPlay, hex: Hex, seat: Seat, hasPosition: boolean): StackPlace {
  const { world } = g;
  return {
    hasPosition,
    nationsApart: world.switches.nationsApart,
    hasHead: (corps) =>
      leadersIn(g, hex, seat).some((leader) => {
        const { kind, corps: own, nation } = world.pieces[leader];
        if (kind === "commander" || kind === "officer-commander") return String(own) === corps;
        if (kind !== "army-commander") return false;
        const [one] = world.corps[Number(corps)]?.units ?? [];
        return nation === "" || (one !== undefined && world.pieces[one].nation === nation);
      }),
  };
}

/** Why units may not stand together in a hex at the end of a phase; null if they may. */
export function whyCrowded(
  g: BayonetsPlay,
  hex: Hex,
  units: readonly Unit[],
  hasPosition: boolean,
): BayonetsRule | null {
  if (units.length < 2 && !hasPosition) return null;
  const seat = units.length === 0 ? RUSSIAN : g.world.seatOf[units[0]];
  const stack = units.map((unit) => g.world.stackUnits[unit]);
  return whyOverstacked(stack, placeOf(g, hex, seat, hasPosition));
}

/** A hex that is too full for a seat: why, and the units of which one must go. */
export interface Crowd {
  readonly hex: Hex;
  readonly seat: Seat;
  readonly rule: BayonetsRule;
  readonly units: readonly Unit[];
}

/** The first hex that is too full at the end of a phase; null if none is (3.3b, 3.3.1, 7.4j, E2, I-134). */
export function firstCrowd(g: BayonetsPlay): Crowd | null {
  const { active } = g.c;
  return crowdOf(g, active[0]) ?? crowdOf(g, enemyOf(active[0]));
}

/** The first by its number of the hexes that are too full for a seat. */
function crowdOf(g: BayonetsPlay, seat: Seat): Crowd | null {
  const { world, c } = g;
  const { ordinal } = world.grid;
  let first: Crowd | null = null;
  for (const unit of world.unitsOf[seat]) {
    const hex = c.hexOf[unit];
    if (!isFirstOfStack(g, unit) || isPlainlyFine(g, unit)) continue;
    if (first !== null && ordinal[hex] > ordinal[first.hex]) continue;
    const hasPosition = c.works[hex] === IMPROVED_POSITION;
    const units = unitsIn(g, hex, seat);
    const rule = whyCrowded(g, hex, units, hasPosition);
    if (rule === null) continue;
    const stack = units.map((one) => world.stackUnits[one]);
    const excess = excessUnits(stack, placeOf(g, hex, seat, hasPosition));
    first = { hex, seat, rule, units: excess.map((i) => units[i]) };
  }
  return first;
}

/** Whether so few units of one nation are with a unit, without a position, that nobody need look closer. */
function isPlainlyFine(g: BayonetsPlay, unit: Unit): boolean {
  const { world, c } = g;
  const hex = c.hexOf[unit];
  const seat = world.seatOf[unit];
  const count = unitsAt(g, seat)[hex];
  if (c.works[hex] === IMPROVED_POSITION || count > stackingLimits.normal.units) return false;
  if (count < 2 || !world.switches.nationsApart) return true;
  for (let other = topUnit(c, hex); other >= 0; other = unitBelow(c, other))
    if (isCombat(world, other) && world.seatOf[other] === seat && world.nationOf[other] !== world.nationOf[unit])
      return false;
  return true;
}
