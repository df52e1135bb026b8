/** How a game ends, from best for the Russian to best for the Allies. */
export type Verdict = "war-winning" | "operational" | "draw" | "allied";

/** The verdict after turn 5 by the number of victory hexes Russia owns: given (4.3). */
export const verdicts = {
  rule: "4.3",
  provenance: "given",
  rows: [
    { from: 0, to: 0, verdict: "allied",      winner: "allied"  },
    { from: 1, to: 1, verdict: "draw",        winner: null      },
    { from: 2, to: 2, verdict: "operational", winner: "russian" },
    { from: 3, to: 6, verdict: "war-winning", winner: "russian" },
  ],
} as const satisfies {
  rule: string;
  provenance: "given";
  rows: readonly { from: number; to: number; verdict: Verdict; winner: "russian" | "allied" | null }[];
};
