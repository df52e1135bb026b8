import { isUnread, parseHex } from "@redoubt/hex";
import type { RetributionMap } from "../checks/step-cost.ts";
import type { Counter } from "../data/counter.ts";
import { cites } from "../kit.ts";
import { ALLIED, RUSSIAN } from "../seat.ts";
import { WAITING } from "../state.ts";
import { type Group, isSteadyName, type PrintedUnit } from "../unit.ts";

/** The colour of a counter decides with whom it attacks. */
export const enforces = cites("2.5");

/** A unit with where and how it begins. */
export interface PlacedUnit {
  readonly unit: PrintedUnit;
  /** A hex, or one of the values for units that are not on the map. */
  readonly place: number;
  readonly steps: number;
  readonly isDisrupted: boolean;
}

const groupOfCounter = ({ side, division, nation }: Counter): Group => {
  if (side === "allied") return nation === "french" ? "french" : "british";
  return division === "Pavlov" ? "Pavlov" : "Soimonov";
};

function hexOfCounter({ grid }: RetributionMap, { id, at }: Counter): number {
  if (at === null) return WAITING;
  const hex = parseHex(grid, at);
  if (isUnread(hex)) throw new Error(`${id}: ${hex[0].what}`);
  return hex;
}

/** A counter as it is set up (3.3): in its printed hex, or beside the map until its turn. All begin at full strength (2.11). */
export function placedCounter(map: RetributionMap, counter: Counter): PlacedUnit {
  const { id, name, fullName, side, nation, division, parent, kind, cf, steps, reducedCf, entry, sources } = counter;
  const unit: PrintedUnit = {
    id,
    name,
    fullName,
    seat: side === "russian" ? RUSSIAN : ALLIED,
    nation,
    group: groupOfCounter(counter),
    parent,
    formation: side === "russian" && parent !== null ? `${parent} Regiment` : (parent ?? division),
    kind,
    cf,
    steps,
    reducedCf,
    entry,
    isSteady: isSteadyName(name),
    isReconstructed: [sources.cf, sources.steps, sources.place].some((source) => "reconstructed" in source),
  };
  return { unit, place: hexOfCounter(map, counter), steps, isDisrupted: false };
}
