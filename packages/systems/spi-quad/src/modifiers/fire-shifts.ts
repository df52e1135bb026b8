import type { Hex } from "@redoubt/hex";
import type { ModifierRow, Unit } from "@redoubt/mechanics";
import { couldNotFire } from "../checks/fire.ts";
import { cites } from "../kit.ts";
import type { QuadRule } from "../rule-index.ts";
import { ANY_WALL, INTO_WALL } from "../setup/fire-lines.ts";
import { hexOf, isDisrupted, type QuadPlay } from "../state.ts";
import { type FireShiftId, fireShifts } from "../tables/fire-shifts.ts";
import { TOWN } from "../terrain.ts";
import { CAVALRY } from "../unit.ts";

/** A fire attack as one of its targets sees it. */
export interface FireOn {
  readonly g: QuadPlay;
  readonly firers: readonly Unit[];
  readonly hex: Hex;
  readonly target: Unit;
}

/** The shift for disrupted targets is that of 9.26 and of the list, once. */
export const enforces = cites("9.26");

/** Whether the fire comes through a redoubt wall, as the option reads it (S-36). */
export function isThroughWall({ g, firers, hex }: FireOn): boolean {
  const { world } = g;
  const reading = world.options.redoubtFireShift;
  const bit = reading === "any-wall" ? ANY_WALL : INTO_WALL;
  const comesThrough = (u: Unit): boolean => (world.lines.get(hexOf(g, u), hex) & bit) !== 0;
  return reading === "inner-side-all-firers" ? firers.every(comesThrough) : firers.some(comesThrough);
}

const conditions: Readonly<Record<FireShiftId, (fire: FireOn) => boolean>> = {
  town: ({ g, hex }) => (g.world.terrain.hex[hex] & TOWN) !== 0,
  redoubt: isThroughWall,
  cavalry: ({ g, target }) => g.world.kindOf[target] === CAVALRY,
  "disrupted-or-silent": ({ g, target }) => isDisrupted(g, target) || couldNotFire(g, target),
};

/** 7.42: the column shifts, in the order of the printed list. */
export const fireShiftRows: readonly ModifierRow<FireOn, QuadRule, FireShiftId>[] = fireShifts.map(
  ({ id, rule, shift, when }) => ({ id, rule, value: shift, note: when, when: conditions[id] }),
);
