import type { Advice, Study } from "../worker/analyst-calls.ts";
import type { BranchListed, NewBranch } from "./branches.ts";
import type { Tallies } from "./searching.ts";
import type { Way } from "./ways.ts";

/** What the analysis board knows. */
export interface AnalysisState {
  readonly study: Study | null;
  /** Why the game cannot be studied. */
  readonly problem: string | null;
  readonly tallies: Tallies;
  readonly isRunning: boolean;
  /** Whether the curve, or the chance at one moment, is being counted. */
  readonly wanted: "curve" | number | null;
  readonly done: number;
  readonly total: number;
  readonly advice: Advice | null;
  readonly isAsking: boolean;
  /** What is compared at the moment of the advice. */
  readonly ways: readonly Way[];
  readonly branches: readonly BranchListed[];
  /** The chance that each branch has come to, where it was counted. */
  readonly ends: Tallies;
  /** Whether a new branch is being named, and the plan it begins with. */
  readonly naming: { readonly answers: NewBranch["answers"] } | null;
}

/** Before a game is taken up. */
export const blank: AnalysisState = {
  study: null,
  problem: null,
  tallies: {},
  isRunning: false,
  wanted: null,
  done: 0,
  total: 0,
  advice: null,
  isAsking: false,
  ways: [],
  branches: [],
  ends: {},
  naming: null,
};
