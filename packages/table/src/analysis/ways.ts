import type { Remote } from "../client/caller.ts";
import type { Advice, AnalystCalls, SeatAnswer, Study, Tally } from "../worker/analyst-calls.ts";
import { type BranchListed, planIn } from "./branches.ts";

/** One way to go on from a moment: the staff's, the one that was taken, or one of a branch. */
export interface Way {
  readonly name: string;
  readonly kind: "staff" | "played" | "mine";
  readonly answers: readonly SeatAnswer[];
  readonly tally: Tally;
}

const none: Tally = { count: 0, halves: 0 };

/** The ways that can be compared at the moment of an advice: each is its answers up to the first dice. */
export async function waysAt(
  advice: Advice,
  study: Study,
  branches: readonly BranchListed[],
  analyst: Pick<Remote<AnalystCalls>, "played">,
): Promise<readonly Way[]> {
  const { entry, seat, answers } = advice;
  const next = study.points.find((point) => point.entry > entry && point.seat === seat);
  const isNext = next !== undefined && study.points.find((point) => point.entry > entry) === next;
  const played = isNext ? await analyst.played({ from: entry, to: next.entry }) : [];
  const mine = branches
    .filter(({ after }) => after === entry)
    .map(({ name, text, after }) => ({ name, answers: planIn(text, after, study.seats, seat) }))
    .filter((way) => way.answers.length > 0);
  return [
    { name: "Staff", kind: "staff" as const, answers, tally: none },
    ...mine.map(({ name, answers: own }): Way => ({ name: `Branch ${name}`, kind: "mine", answers: own, tally: none })),
    ...(played.length === 0 ? [] : [{ name: "As played", kind: "played" as const, answers: played, tally: none }]),
  ];
}
