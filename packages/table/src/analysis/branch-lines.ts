import type { BranchListed } from "./branches.ts";
import { type Chance, chanceOf } from "./chances.ts";
import type { Tallies } from "./searching.ts";

/** A counted moment of the game: its answer, and the chance there. */
interface Counted {
  readonly entry: number;
  readonly chance: Pick<Chance, "percent">;
}

/** A branch on the curve: from where it leaves the game to where it has come. */
export interface BranchLine {
  readonly id: string;
  readonly name: string;
  readonly from: { readonly entry: number; readonly percent: number };
  readonly to: { readonly entry: number; readonly percent: number };
}

/** The chance at an answer, between the counted ones beside it; null where nothing was counted before it. */
export function percentAt(counted: readonly Counted[], entry: number): number | null {
  const before = counted.findLast((one) => one.entry <= entry);
  if (before === undefined) return null;
  const after = counted.find((one) => one.entry > entry);
  if (after === undefined) return before.chance.percent;
  const part = (entry - before.entry) / (after.entry - before.entry);
  return before.chance.percent + part * (after.chance.percent - before.chance.percent);
}

/** The branches of a game as lines on its curve, those whose end was counted, where the curve has come to their beginning. */
export function branchLines(
  counted: readonly Counted[],
  branches: readonly BranchListed[],
  ends: Tallies,
  seat: number,
): readonly BranchLine[] {
  return branches.flatMap(({ id, name, after, entries, isOver }) => {
    const end = ends[id];
    const chance = end === undefined ? null : chanceOf(end, seat, isOver);
    const percent = percentAt(counted, after);
    if (chance === null || percent === null) return [];
    return [{ id, name, from: { entry: after, percent }, to: { entry: entries, percent: chance.percent } }];
  });
}
