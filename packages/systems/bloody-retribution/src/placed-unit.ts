import type { Counter } from "./data/counter.ts";
import { cites } from "./kit.ts";
import type { Group, Unit } from "./unit.ts";
import { isSteadyName } from "./unit.ts";

/** The colour of a counter decides with whom it attacks. */
export const enforces = cites("2.5");

/** A unit with where and how it begins. */
export interface PlacedUnit {
  readonly unit: Unit;
  /** A printed hex number, or null for a unit off the map. */
  readonly at: string | null;
  readonly steps: number;
  readonly isDisrupted: boolean;
}

const groupOfCounter = ({ side, division, nation }: Counter): Group => {
  if (side === "allied") return nation === "french" ? "french" : "british";
  return division === "Pavlov" ? "Pavlov" : "Soimonov";
};

/** A counter as it is set up (3.3): in its printed hex, or beside the map until its turn. All begin at full strength (2.11). */
export function placedCounter(counter: Counter): PlacedUnit {
  const { id, name, fullName, side, nation, parent, kind, cf, steps, reducedCf, entry, at, sources } = counter;
  const unit: Unit = {
    id,
    name,
    fullName,
    seat: side === "russian" ? 0 : 1,
    nation,
    group: groupOfCounter(counter),
    parent,
    kind,
    cf,
    steps,
    reducedCf,
    entry,
    isSteady: isSteadyName(name),
    isReconstructed: [sources.cf, sources.steps, sources.place].some((source) => "reconstructed" in source),
  };
  return { unit, at, steps, isDisrupted: false };
}
