import { type Refusal, refusal } from "@redoubt/engine";
import { unitsIn } from "../occupancy.ts";
import type { SteppesRule } from "../rule-index.ts";
import { DISPERSED, hasPoints, ROUTED, type SteppesPlay } from "../state.ts";
import { allowance } from "./move.ts";
import { ownFormationOf } from "./neighbours.ts";

const isCounter = (g: SteppesPlay, unit: number): boolean =>
  g.world.battalionOf[unit] >= 0 && ownFormationOf(g, unit) === "skirmish";

/** IV.13: the counters of skirmishers in the hex that would close up with these: all of their battalion who are not routed; none where these are no such counters. */
export function closersWith(g: SteppesPlay, units: readonly number[]): readonly number[] {
  const [first] = units;
  if (first === undefined || !isCounter(g, first)) return [];
  const { battalionOf } = g.world;
  return unitsIn(g, g.c.hexOf[first]).filter(
    (unit) => battalionOf[unit] === battalionOf[first] && isCounter(g, unit) && g.c.level[unit] !== ROUTED,
  );
}

/** The points that a counter has left, or would have if it began now. */
export const pointsOf = (g: SteppesPlay, unit: number): number =>
  hasPoints(g, unit) ? g.c.mp[unit] : allowance(g, unit);

/** IV.13, IV.14: why skirmishers may not close up: they are of several battalions, or the closed counter of theirs stands elsewhere. */
export function whyNotClose(g: SteppesPlay, units: readonly number[]): Refusal<SteppesRule> | null {
  const counters = units.filter((unit) => isCounter(g, unit));
  if (counters.length === 0) return null;
  const { battalionOf, pieces } = g.world;
  const battalion = battalionOf[counters[0]];
  const unit = pieces[counters[0]].name;
  if (units.some((one) => battalionOf[one] !== battalion)) return refusal("IV.14", "two-battalions", { unit });
  return g.c.hexOf[battalion] === DISPERSED ? null : refusal("IV.13", "battalion-elsewhere", { unit });
}
