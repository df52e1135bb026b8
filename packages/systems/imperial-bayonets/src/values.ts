import { MissingValue } from "@redoubt/engine";
import type { Unit } from "@redoubt/mechanics";
import { cites } from "./kit.ts";
import { isDemoralized } from "./occupancy.ts";
import { type BayonetsPlay, HALF, REDUCED } from "./state.ts";
import { constants } from "./tables/constants.ts";
import { activation } from "./tables/dice.ts";
import { unitTypes } from "./tables/terrain-effects.ts";
import type { World } from "./world.ts";

/** Every value is read off the counter here, and what is not yet spent of an allowance is what is left of it. */
export const enforces = cites("2.0j", "2.0n", "2.0o", "2.0r", "3.1f", "3.1i", "3.1j", "7.1b");

function given(world: World, piece: Unit, name: string, value: number): number {
  if (value < 0) throw new MissingValue(`unit ${world.pieces[piece].id}: stats.${name} is needed and not given`);
  return value;
}

/** The SP that a unit shows (2.0r, I-144). */
export function spOf({ world, c }: BayonetsPlay, unit: Unit): number {
  return (c.status[unit] & REDUCED) !== 0
    ? given(world, unit, "reducedSp", world.reducedSp[unit])
    : given(world, unit, "sp", world.fullSp[unit]);
}

/** The SP of the full side, for boxes and points (I-139). */
export const fullSpOf = (world: World, unit: Unit): number => given(world, unit, "sp", world.fullSp[unit]);

/** The SP of the reduced side. */
export const reducedSpOf = (world: World, unit: Unit): number => given(world, unit, "reducedSp", world.reducedSp[unit]);

/** Whether a unit has lost nothing of two steps (9.4.1.1c). */
export const isWhole = ({ world, c }: BayonetsPlay, unit: Unit): boolean =>
  world.hasTwoSteps[unit] === 1 && (c.status[unit] & REDUCED) === 0;

/** The printed initiative of a unit or Officer (2.0j). */
export const printedInitiative = (world: World, piece: Unit): number =>
  given(world, piece, "initiative", world.initiativeOf[piece]);

/** The initiative of a unit: 1 less if demoralized, not below 0 (3.8.2f, I-64). */
export function initiativeOf(g: BayonetsPlay, unit: Unit): number {
  const printed = printedInitiative(g.world, unit);
  return isDemoralized(g, unit) ? Math.max(0, printed + constants.demoralizedRating.value) : printed;
}

/** The movement allowance now, in half points: less after an equal check (8.0f, I-65). */
export function allowanceOf({ world, c }: BayonetsPlay, piece: Unit): number {
  const ma = world.maOf[piece];
  if ((c.status[piece] & HALF) === 0) return ma;
  return Math.max(0, ma - 2 * activation.equal.lessMa[unitTypes[world.kindOf[piece]]]);
}

/** The half points that a piece has left in this phase. */
export const pointsLeft = (g: BayonetsPlay, piece: Unit): number => allowanceOf(g, piece) - g.c.spent[piece];

/** The strongest of some units by the SP they show; all of them where several tie (4.0-5k, I-64). */
export function strongestOf(g: BayonetsPlay, units: readonly Unit[]): Unit[] {
  const most = units.reduce((best, unit) => Math.max(best, spOf(g, unit)), -1);
  return units.filter((unit) => spOf(g, unit) === most);
}
