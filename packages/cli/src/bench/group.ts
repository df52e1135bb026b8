import { alternate, type BenchCase, type BenchPace, type BenchResult, timesAsFast } from "./alternate.ts";

/** A claim about two cases of a group: how many times as fast one is as the other. */
export type Comparison = {
  /** What is claimed, as the table shows it. */
  readonly claim: string;
  readonly faster: string;
  readonly slower: string;
  /** `faster` must be at least this many times as fast (a peer), or at most (a limit we want to be near). */
  readonly bound: "at least" | "at most";
  readonly times: number;
  /** What is hoped for beyond that. */
  readonly aim?: number;
};

/** Cases that are measured in turn with each other. Comparisons with a case that is absent are left out. */
export type BenchGroup = {
  readonly name: string;
  /** What one operation is: "floods", "decisions". */
  readonly unit: string;
  readonly cases: readonly BenchCase[];
  readonly comparisons: readonly Comparison[];
  /** What could not be measured here and why. */
  readonly notes: readonly string[];
};

/** A comparison that was measured. */
export type Verdict = Comparison & { readonly measured: number; readonly holds: boolean };

/** What a group achieved. */
export type GroupReport = {
  readonly name: string;
  readonly unit: string;
  readonly results: readonly BenchResult[];
  readonly verdicts: readonly Verdict[];
  readonly notes: readonly string[];
};

/** Measures a group. */
export function runGroup(group: BenchGroup, pace: BenchPace): GroupReport {
  const { name, unit, notes } = group;
  const results = alternate(group.cases, pace);
  const verdicts = group.comparisons.flatMap((comparison): Verdict[] => {
    const measured = timesAsFast(results, comparison.faster, comparison.slower);
    if (measured === undefined) return [];
    const holds = comparison.bound === "at least" ? measured >= comparison.times : measured <= comparison.times;
    return [{ ...comparison, measured, holds }];
  });
  return { name, unit, results, verdicts, notes };
}
