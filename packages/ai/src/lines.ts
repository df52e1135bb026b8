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
import type { AnyWargame, Mind } from "@redoubt/mechanics";
import { temperaments } from "./level.ts";
import { dropRare } from "./rare.ts";
import { highest, roomFor, takeUp, thoughtFor } from "./thought.ts";

/** What a seat does from where it is asked until dice fall, another seat is asked, or all is over. */
export interface Line {
  readonly answers: readonly number[];
  /** Where it leads to, before dice: two orders of the same moves lead to the same place. */
  readonly leadsTo: string;
}

// A stretch that asks more than this is no single turn any more.
const longest = 240;

/** Where answers that were given lead to, on `play`; null where one of them does not fit or dice fall between them. */
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
 * What the veteran would do by the look of things where a seat is asked, each time what looks best under its usual plan. What is
 * hidden from the seat is put out of mind first. Null where the system has no mind, or it does not come to an end.
 */
export function usualLine(system: AnyWargame, play: AnyPlay, seat: number): Line | null {
  // A registry holds systems of every kind; a system's mind is only ever given plays of that system.
  const known = system.mind as Mind<AnyPlay> | undefined;
  if (known === undefined) return null;
  const mind = known.former ?? known;
  const thought = thoughtFor(system, mind, temperaments.steady, play);
  const { base, board, list } = thought;
  if (system.hides) takeUp(thought, play, seat);
  const [plan] = mind.plans(base, seat);
  const answers: number[] = [];
  copyState(base.state, board.state);
  while (run(board, noDice) === "ask" && seatsToAnswer(board)[0] === seat) {
    if (answers.length >= longest) return null;
    listAnswers(board, seat, list);
    dropRare(system, list);
    const scores = roomFor(thought, list);
    mind.judge(board, seat, plan, temperaments.steady, list, scores);
    const code = list.codes[highest(scores, list.count)];
    answers.push(code);
    takeAnswer(board, seat, code);
  }
  return answers.length === 0 ? null : lineOf(clonePlay(play), seat, answers);
}
