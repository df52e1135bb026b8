import type { Seat } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { groundOf } from "../ground-now.ts";
import { cites } from "../kit.ts";
import { isDemoralized, unitsIn } from "../occupancy.ts";
import { type BayonetsPlay, DISRUPTED, has, IMPROVED_POSITION } from "../state.ts";
import { EIGHTHS } from "../strength.ts";
import { strengthHalves } from "../tables/constants.ts";
import { FREE, HALVES_ATTACK } from "../terrain.ts";
import { spOf } from "../values.ts";
import { INFANTRY } from "../world.ts";
import { touchOf } from "./touch.ts";

/** Each unit is multiplied by what its ground and its state ask for; positions help nobody who is demoralized. */
export const enforces = cites("3.8.2i", "9.4c");

/** A number of eighths times a multiplier of SP. */
const times = (eighths: number, what: keyof typeof strengthHalves): number =>
  (eighths * strengthHalves[what].halves) / 2;

/** The SP of a unit with its own states, in eighths (3.8.1c, 3.8.2g, I-7). */
export function ownEighths(g: BayonetsPlay, unit: Unit): number {
  let eighths = spOf(g, unit) * EIGHTHS;
  if (has(g, unit, DISRUPTED)) eighths = times(eighths, "disrupted");
  return isDemoralized(g, unit) ? times(eighths, "demoralized") : eighths;
}

/** Whether water lies before one of the hexes that a unit attacks (I-128). */
export function isOverWater(g: BayonetsPlay, unit: Unit, hexes: readonly Hex[]): boolean {
  const from = g.c.hexOf[unit];
  const { step } = groundOf(g);
  return hexes.some((hex) => {
    const d = touchOf(g, from, hex);
    return d >= 0 && (step[from * 8 + d] & HALVES_ATTACK) !== 0;
  });
}

/** The SP with which a unit attacks hexes, in eighths: halved over water (TEC). */
export function attackEighths(g: BayonetsPlay, unit: Unit, hexes: readonly Hex[]): number {
  const eighths = ownEighths(g, unit);
  return isOverWater(g, unit, hexes) ? times(eighths, "water") : eighths;
}

/** Whether a unit has the benefit of an Improved Position where it stands (7.4k, 3.8.2i). */
export const isInPosition = (g: BayonetsPlay, unit: Unit): boolean =>
  g.c.works[g.c.hexOf[unit]] === IMPROVED_POSITION && g.world.kindOf[unit] === INFANTRY && !isDemoralized(g, unit);

/** The SP with which a unit defends, in eighths. */
export function defenceEighths(g: BayonetsPlay, unit: Unit): number {
  const eighths = ownEighths(g, unit);
  return isInPosition(g, unit) ? times(eighths, "improved-position") : eighths;
}

/** The SP of a side: eighths added and rounded once, or unit by unit (3.2, I-5). */
function total(g: BayonetsPlay, units: readonly Unit[], eighths: (unit: Unit) => number): number {
  const isPerUnit = g.world.options.halvesRounded === "per-unit";
  const sum = units.reduce((all, unit) => {
    const own = eighths(unit);
    return all + (isPerUnit ? own - (own % EIGHTHS) : own);
  }, 0);
  return Math.floor(sum / EIGHTHS);
}

/** The modified SP of an attack (9.4b, 9.4c). */
export const attackStrength = (g: BayonetsPlay, units: readonly Unit[], hexes: readonly Hex[]): number =>
  total(g, units, (unit) => attackEighths(g, unit, hexes));

/** The modified SP of guns that fire, or of cavalry that charges: with their own states alone (9.2a, 9.3c). */
export const ownStrength = (g: BayonetsPlay, units: readonly Unit[]): number =>
  total(g, units, (unit) => ownEighths(g, unit));

/** All combat units of a seat in some hexes. */
export const defendersIn = (g: BayonetsPlay, hexes: readonly Hex[], seat: Seat): Unit[] =>
  hexes.flatMap((hex) => unitsIn(g, hex, seat));

/** The modified SP of the defenders. */
export const defenceStrength = (g: BayonetsPlay, units: readonly Unit[]): number =>
  total(g, units, (unit) => defenceEighths(g, unit));

/** Whether the cavalry of a corps that does not assault is alone against a town or position (E14). */
export function isHorseAgainstWalls(g: BayonetsPlay, unit: Unit, hex: Hex): boolean {
  const { world, c } = g;
  const corps = world.corpsOf[unit];
  if (world.kindOf[unit] !== 1 || corps < 0 || !world.switches.noAssault.includes(world.corps[corps].id)) return false;
  const isWall = c.works[hex] === IMPROVED_POSITION || (world.terrain.hex[hex] & FREE) !== 0;
  if (!isWall) return false;
  return !unitsIn(g, c.hexOf[unit], world.seatOf[unit]).some((other) => world.kindOf[other] === INFANTRY);
}
