import {
  type AnyPlay,
  answerList,
  clonePlay,
  copyState,
  hashState,
  listAnswers,
  noDice,
  offers,
  run,
  seatsToAnswer,
  takeAnswer,
} from "@redoubt/engine";
import type { AnyWargame, Mind, Plan, Temper } from "@redoubt/mechanics";
import { temperaments } from "./level.ts";
import { dropRare } from "./rare.ts";
import { highest, roomFor, type Thought, takeUp, thoughtFor } from "./thought.ts";

/** What a seat does from where it is asked until dice fall, another seat is asked, or all is over. */
export interface Line {
  readonly answers: readonly number[];
  /** Where it leads to, before dice: two orders of the same moves lead to the same place. */
  readonly leadsTo: string;
}

// A stretch that asks more than this is no single turn any more.
const longest = 240;
// How many of the first answers that look best are gone on with.
const beginnings = 4;

// Plays on by the look of things, the first answer being the n-th best of them.
function answersBy(thought: Thought, seat: number, plan: Plan, temper: Temper, beginning: number): number[] {
  const { system, mind, base, board, list } = thought;
  const answers: number[] = [];
  copyState(base.state, board.state);
  while (run(board, noDice) === "ask" && seatsToAnswer(board)[0] === seat) {
    if (answers.length >= longest) return [];
    listAnswers(board, seat, list);
    dropRare(system, list);
    const scores = roomFor(thought, list);
    mind.judge(board, seat, plan, temper, list, scores);
    if (answers.length === 0) {
      if (beginning >= list.count) return [];
      for (let i = 0; i < beginning; i++) scores[highest(scores, list.count)] = -0x7fffffff;
    }
    const code = list.codes[highest(scores, list.count)];
    answers.push(code);
    takeAnswer(board, seat, code);
  }
  return answers;
}

/** Where answers that were given lead to; null where one of them does not fit or dice fall between them. */
export function lineOf(play: AnyPlay, seat: number, answers: readonly number[]): Line | null {
  const list = answerList();
  for (const answer of answers) {
    if (run(play, noDice) !== "ask" || seatsToAnswer(play)[0] !== seat) return null;
    listAnswers(play, seat, list);
    if (!offers(list, answer)) return null;
    takeAnswer(play, seat, answer);
  }
  run(play, noDice);
  return { answers, leadsTo: hashState(play.state) };
}

/**
 * The lines that a seat may think of where it is asked: what looks best under each plan, to the bold and to the cautious, and
 * with another beginning. Each leads somewhere else. What is hidden from the seat is put out of mind first.
 */
export function linesAt(system: AnyWargame, play: AnyPlay, seat: number): readonly Line[] {
  const known = system.mind as Mind<AnyPlay> | undefined;
  if (known === undefined) return [];
  const mind = known.former ?? known;
  const thought = thoughtFor(system, mind, temperaments.steady, play);
  if (system.hides) takeUp(thought, play, seat);
  const plans = mind.plans(thought.base, seat);
  const { bold, cautious, steady } = temperaments;
  const ways = [
    ...plans.map((plan) => answersBy(thought, seat, plan, steady, 0)),
    answersBy(thought, seat, plans[0], bold, 0),
    answersBy(thought, seat, plans[0], cautious, 0),
    ...Array.from({ length: beginnings - 1 }, (_, i) => answersBy(thought, seat, plans[0], steady, i + 1)),
  ];
  const lines = new Map<string, Line>();
  for (const answers of ways) {
    const line = answers.length === 0 ? null : lineOf(clonePlay(play), seat, answers);
    if (line !== null && !lines.has(line.leadsTo)) lines.set(line.leadsTo, line);
  }
  return [...lines.values()];
}
