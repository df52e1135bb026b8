import type { Refusal, Verdict } from "@redoubt/engine";
import type { ScoreLine, Unit } from "@redoubt/mechanics";
import type { SteppesRule } from "../rule-index.ts";
import type { SteppesPlay } from "../state.ts";

/** Why a battle's own rule forbids something. */
export type Why = Refusal<SteppesRule> | null;

/** A die on which the coming of an entry hangs. */
export interface Delay {
  readonly entry: number;
  readonly faces: readonly number[];
}

/** What only one battle has (II.16): the rules call it by name and never ask which battle it is. */
export interface Battle {
  /** How a game stands: the points of both sides as they are counted, in sentences. */
  readonly score: (g: SteppesPlay) => readonly ScoreLine[];
  readonly verdict: (g: SteppesPlay) => Verdict<SteppesRule>;
  /** The seat that has won at once; null while nobody has (II.20, K-177). */
  readonly automatic: (g: SteppesPlay) => number | null;
  /** Why a unit may not step to a hex of its own will. */
  readonly whyNotStep: (g: SteppesPlay, unit: number, to: number) => Why;
  /** Notes at the end of an activation what will be remembered. */
  readonly remember: (g: SteppesPlay) => void;
  /** The stacks that have to check after an activation of a seat. */
  readonly shaken: (g: SteppesPlay, seat: number) => readonly (readonly Unit[])[];
  /** The die that falls as this turn begins; null for none. */
  readonly delay: (g: SteppesPlay) => Delay | null;
  /** Hexes beyond its points that a unit may go along a road if it does nothing else. */
  readonly haul: (g: SteppesPlay, unit: number) => number;
  /** The hexes by which the pieces of an entry may come now; none where they are barred or not due (II.17, K-141). */
  readonly entryHexes: (g: SteppesPlay, entry: number) => readonly number[];
}
