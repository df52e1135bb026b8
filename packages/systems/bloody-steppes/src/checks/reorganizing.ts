import { type Refusal, refusal } from "@redoubt/engine";
import type { SteppesRule } from "../rule-index.ts";
import { DISORGANIZED, ROUTED, type SteppesPlay } from "../state.ts";

/** XIV.40, K-124: half the points at the start of the activation, rounded down, but at least one. */
export const reorganizePrice = (g: SteppesPlay, unit: number): number => Math.max(1, g.c.mpStart[unit] >> 1);

/** Why a stack may not reorganize: it is routed and rallies in its own phase (XIV.58), nobody is disorganized, or one of them has too few points left (XIV.40, VII.12). */
export function whyNotReorganize(g: SteppesPlay, units: readonly number[]): Refusal<SteppesRule> | null {
  const first = { unit: g.world.pieces[units[0]].name };
  if (units.every((unit) => g.c.level[unit] === ROUTED)) return refusal("XIV.58", "rallies-in-its-phase", first);
  if (!units.some((unit) => g.c.level[unit] === DISORGANIZED)) return refusal("XIV.40", "in-order", first);
  const short = units.find((unit) => g.c.mp[unit] < reorganizePrice(g, unit));
  if (short === undefined) return null;
  const name = g.world.pieces[short].name;
  const rule = g.c.level[short] === DISORGANIZED ? "XIV.40" : "VII.12";
  return refusal(rule, "too-few-points", { unit: name, price: reorganizePrice(g, short), left: g.c.mp[short] });
}
