import type { ReadingId } from "../readings.ts";
import type { QuadRule } from "../rule-index.ts";

/** When a group may come: from a Game-Turn on, on any one turn but all together, or once something has called it. */
export type Arrival =
  | { readonly when: "from-turn"; readonly turn: number }
  | { readonly when: "any-turn-together" }
  | { readonly when: "triggered"; readonly trigger: string };

/** How a group enters: in column through one hex, one unit to each hex, or each unit by a hex of its choice. */
export type EntryManner = "column" | "one-per-hex" | "choice";

/** A group of reinforcements; `enterCostHalf` is a fixed price in half points, or null for 12.11. */
export interface ReinforcementGroup {
  readonly id: string;
  readonly side: "allied" | "russian";
  readonly arrival: Arrival;
  readonly hexes: readonly string[];
  readonly manner: EntryManner;
  readonly enterCostHalf: number | null;
  readonly units: readonly string[];
  readonly rules: readonly QuadRule[];
  readonly readings: readonly ReadingId[];
}
