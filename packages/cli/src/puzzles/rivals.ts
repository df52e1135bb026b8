import { createPlayer, inTime, type Line, lineOf, usualLine } from "@redoubt/ai";
import {
  type AnyPlay,
  answerList,
  clonePlay,
  listAnswers,
  noDice,
  run,
  seatsToAnswer,
  takeAnswer,
} from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import type { Moment } from "./recording.ts";

// What has more answers than this is nobody's one choice, and who can choose between few things need not think.
const mostAnswers = 90;
const longestByLot = 60;
const leastChoices = 4;

/** A moment with the two lines that are compared at it. */
export interface Rivals {
  readonly moment: Moment;
  readonly usual: Line;
  readonly own: Line;
}

// Whether there is something to find: from where they part the veteran gives answers that the other does not, each one of several of
// its kind or to hold back, with enough else to choose from. Who lets everything go has found nothing, even where that is best.
function isQuestion({ words }: AnyWargame, { play, seat }: Moment, usual: Line, own: Line): boolean {
  const isBare = (code: number): boolean => words.verbs[words.verb(code)].length === 0;
  if (usual.answers.every(isBare) || own.answers.every(isBare)) return false;
  const parting = usual.answers.findIndex((answer, i) => answer !== own.answers[i]);
  const board: AnyPlay = clonePlay(play);
  const list = answerList();
  let choices = 1;
  for (const [i, answer] of usual.answers.entries()) {
    run(board, noDice);
    listAnswers(board, seat, list);
    takeAnswer(board, seat, answer);
    if (parting < 0 || i < parting || own.answers.includes(answer)) continue;
    const alike = list.codes.subarray(0, list.count).filter((code) => words.verb(code) === words.verb(answer));
    if (isBare(answer) || alike.length > 1) choices *= list.count;
  }
  return choices >= leastChoices;
}

/** What the veteran would do at a moment and what was played; null where they are the same or make no question. */
export function rivalsAt(system: AnyWargame, moment: Moment): Rivals | null {
  const { play, seat, played } = moment;
  if (played.length > mostAnswers) return null;
  const own = lineOf(clonePlay(play), seat, played);
  const usual = own === null ? null : usualLine(system, play, seat);
  if (own === null || usual === null || own.leadsTo === usual.leadsTo) return null;
  if (usual.answers.length > mostAnswers || !isQuestion(system, moment, usual, own)) return null;
  return { moment, usual, own };
}

/** What a seat might do that answers by lot, until dice fall or the other side is asked. */
export function lineByLot(system: AnyWargame, play: AnyPlay, seat: number, seed: number): readonly number[] {
  const player = createPlayer("random", system, { seed });
  const board = clonePlay(play);
  const answers: number[] = [];
  while (run(board, noDice) === "ask" && seatsToAnswer(board)[0] === seat && answers.length < longestByLot) {
    const answer = player.answer(board, seat, inTime);
    answers.push(answer);
    takeAnswer(board, seat, answer);
  }
  return answers;
}
