import type { UnitView } from "@redoubt/mechanics";
import type { HexCounters } from "./sheet.ts";
import { faceOf } from "./unit-face.ts";

/** The units in one hex, the top one first. */
export interface Stack {
  readonly hex: string;
  readonly units: readonly UnitView[];
}

/** The units on the map by hex, the top one of each stack first, stacks in the order they must be drawn. */
export function stacksOf(units: readonly UnitView[], isHex: (at: string) => boolean): readonly Stack[] {
  const byHex = new Map<string, UnitView[]>();
  for (const unit of units) {
    if (!isHex(unit.at)) continue;
    const there = byHex.get(unit.at);
    if (there === undefined) byHex.set(unit.at, [unit]);
    else there.push(unit);
  }
  return [...byHex].map(([hex, there]) => ({ hex, units: there.sort((a, b) => a.stack - b.stack) }));
}

/** The counters of the units on the map, as they are drawn. */
export const countersOf = (
  units: readonly UnitView[],
  seats: readonly string[],
  isHex: (at: string) => boolean,
): readonly HexCounters[] =>
  stacksOf(units, isHex).map(({ hex, units: there }) => ({ hex, faces: there.map((unit) => faceOf(unit, seats)) }));
