import type { AnyPlay } from "@redoubt/engine";
import type { Plan, Rehearsal } from "@redoubt/mechanics";
import { isClearlyBetter } from "./deliberation.ts";
import { mixed } from "./lots.ts";
import { begin } from "./order.ts";
import { answerByLook, runOn, type Thought } from "./thought.ts";

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
  // Every answer has dice of its own: two courses meet the same luck wherever they do the same.
  const repeats = new Map<number, number>();
  for (let asked = 0; asked < longest; asked++) {
    if (runOn(thought) === "over" || stage(board) !== first) break;
    const answer = answerByLook(thought, plans);
    const again = repeats.get(answer) ?? 0;
    repeats.set(answer, again + 1);
    lots.seed(mixed(luck, mixed(answer, again)));
  }
  // A finished game is told apart by its points, too: so few rounds cannot count wins.
  return thought.mind.evaluate(board, seat, thought.temper);
}

// From this round on, answers that are clearly worse than the leading one are given up, in hundredths of a standard error.
const enough = 3;
const hopeless = 150;

/**
 * The best of some answers by what comes of playing on with each, all with the same dice, and by how good they look. The first, which
 * looks best, is given up only for one that is better by more than the doubt that the differences leave. Clearly worse ones are
 * rehearsed no longer; the round that is under way when `isOver` says so counts for nothing.
 */
export function bestRehearsed(
  thought: Thought,
  seat: number,
  plans: readonly Plan[],
  luck: number,
  rehearsal: Rehearsal<AnyPlay>,
  candidates: readonly Candidate[],
  doubt: number,
  isOver: () => boolean,
): number {
  const all = candidates.map(({ code, score }) => ({ code, half: (score * trust) / 100, values: [] as number[] }));
  const [first] = all;
  let standing = all;
  let leader = first;
  for (let round = 0; round < rehearsal.repeats && standing.length > 1; round++) {
    const values: number[] = [];
    for (const { code, half } of standing) {
      if (isOver()) return leader.code;
      values.push(playedOn(thought, seat, code, plans, mixed(luck, round), rehearsal) + half);
    }
    standing.forEach((one, i) => {
      one.values.push(values[i]);
    });
    leader = standing.reduce((best, one) => (meanOf(one.values) > meanOf(best.values) ? one : best));
    if (round + 1 >= enough)
      standing = standing.filter((one) => one === leader || !isClearlyBetter(leader, one, hopeless));
    // What has been given up is not come back to.
    if (leader !== first && standing.includes(first) && !isClearlyBetter(leader, first, doubt)) leader = first;
  }
  return leader.code;
}

function meanOf(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}
