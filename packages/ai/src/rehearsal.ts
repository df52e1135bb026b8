import type { AnyPlay } from "@redoubt/engine";
import type { Plan, Rehearsal } from "@redoubt/mechanics";
import { mixed } from "./lots.ts";
import { begin } from "./order.ts";
import { answerByLook, runOn, type Thought, worth } from "./thought.ts";

/** An answer that may be given, and how good it looks. */
export interface Candidate {
  readonly code: number;
  readonly score: number;
}

// A rehearsal that asks more than this is cut off where it stands.
const longest = 600;
// What looks count beside what rehearsals come to, in hundredths: they know what comes later.
const trust = 50;

// What the game is worth once it has been played on from an answer until the stage changes.
function playedOn(
  thought: Thought,
  seat: number,
  code: number,
  plans: readonly Plan[],
  luck: number,
  { stage }: Rehearsal<AnyPlay>,
): number {
  const { board, lots } = thought;
  begin(thought, seat, code, luck);
  lots.seed(luck);
  const first = stage(thought.base);
  for (let asked = 0; asked < longest; asked++) {
    if (runOn(thought) === "over" || stage(board) !== first) break;
    answerByLook(thought, plans);
  }
  return worth(thought, seat);
}

/**
 * The best of some answers by what comes of playing on with each, all with the same dice, and by how good they look. The round
 * that is under way when `isOver` says so counts for nothing.
 */
export function bestRehearsed(
  thought: Thought,
  seat: number,
  plans: readonly Plan[],
  luck: number,
  rehearsal: Rehearsal<AnyPlay>,
  candidates: readonly Candidate[],
  isOver: () => boolean,
): number {
  const sums = candidates.map(() => 0);
  let rounds = 0;
  for (; rounds < rehearsal.repeats; rounds++) {
    const values: number[] = [];
    for (const { code } of candidates) {
      if (isOver()) break;
      values.push(playedOn(thought, seat, code, plans, mixed(luck, rounds), rehearsal));
    }
    if (values.length < candidates.length) break;
    values.forEach((value, i) => {
      sums[i] += value;
    });
  }
  if (rounds === 0) return candidates[0].code;
  const valueAt = (i: number): number => sums[i] / rounds + (candidates[i].score * trust) / 100;
  let best = 0;
  for (let i = 1; i < candidates.length; i++) if (valueAt(i) > valueAt(best)) best = i;
  return candidates[best].code;
}
