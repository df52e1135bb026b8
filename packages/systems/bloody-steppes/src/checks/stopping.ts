import { type Refusal, refusal } from "@redoubt/engine";
import { unitsIn } from "../occupancy.ts";
import type { SteppesRule } from "../rule-index.ts";
import { NO_FACING, type SteppesPlay } from "../state.ts";
import { isGun } from "./morale.ts";
import { whyNotStack } from "./stacking.ts";

/** V.2, K-151: why units may not stop with those in their hex: infantry or cavalry must face alike. */
function whyNotFacing(g: SteppesPlay, units: readonly number[], hex: number): Refusal<SteppesRule> | null {
  const facing = (unit: number): boolean => !isGun(g.world, unit) && g.c.facing[unit] !== NO_FACING;
  const mover = units.find(facing);
  const other = unitsIn(g, hex).find((unit) => !units.includes(unit) && facing(unit));
  if (mover === undefined || other === undefined || g.c.facing[mover] === g.c.facing[other]) return null;
  return refusal("V.2", "faces-otherwise", { unit: g.world.pieces[mover].name, other: g.world.pieces[other].name });
}

/** Why units may not stop in a hex: stacking and facing (K-67, K-151). */
export const whyNotStopIn = (g: SteppesPlay, units: readonly number[], hex: number): Refusal<SteppesRule> | null =>
  whyNotStack(g, units, hex) ?? whyNotFacing(g, units, hex);

/** Why moving units may not stop where they are. */
export const whyNotStopHere = (g: SteppesPlay, units: readonly number[]): Refusal<SteppesRule> | null =>
  whyNotStopIn(g, units, g.c.hexOf[units[0]]);
