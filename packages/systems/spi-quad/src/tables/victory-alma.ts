import type { ReadingId } from "../readings.ts";
import type { QuadRule } from "../rule-index.ts";

/** One line of a victory point schedule; points of 0 or less are losses. */
export interface VictoryRow {
  readonly id: string;
  readonly side: "allied" | "russian";
  readonly points: number;
  readonly per: string;
  readonly rule: QuadRule;
  readonly readings: readonly ReadingId[];
}

/** A23.11, A23.12: victory points of Alma as corrected. Given. */
export const almaVictory = [
  // Allied
  { id: "russian-infantry-eliminated", side: "allied",  points:  1, per: "Russian infantry unit eliminated",                                 rule: "A23.11", readings: ["S-62"] },
  { id: "early-preservation",          side: "allied",  points:  3, per: "once, if Preservation is triggered before Game-Turn 7",            rule: "A23.11", readings: ["S-62"] },
  { id: "russians-escape",             side: "allied",  points: -2, per: "turn in which two Russian units leave the map",                    rule: "A23.11", readings: ["S-62"] },
  // Russian
  { id: "allied-infantry-eliminated",  side: "russian", points:  1, per: "Allied infantry unit eliminated before Preservation is triggered", rule: "A23.12", readings: ["S-62"] },
  { id: "turns-before-preservation",   side: "russian", points:  1, per: "complete Game-Turn before Preservation is triggered",              rule: "A23.12", readings: ["S-62"] },
  { id: "russians-fail-to-leave",      side: "russian", points: -1, per: "Game-Turn after that in which the Allies lost no points",          rule: "A23.12", readings: ["S-62"] },
] as const satisfies readonly VictoryRow[];

/** A23.2: verdict by Allied minus Russian points. Given. */
export const almaVerdict = { alliedWinsFrom: 3, russianWinsUpTo: 0 } as const;
