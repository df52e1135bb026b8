import {
  type AnswerList,
  type AnyPlay,
  type AnySystem,
  answerList,
  blankState,
  clonePlay,
  cloneState,
  imagine,
  listAnswers,
  run,
  type State,
  type Stop,
  seatsToAnswer,
  takeAnswer,
} from "@redoubt/engine";
import type { Mind, Plan, Temper } from "@redoubt/mechanics";
import { type ImaginedDice, imaginedDice, type Lots, lotsFrom } from "./lots.ts";

/** All that a player needs to think: a board of its own, imagined dice, and a count of the work done. */
export interface Thought {
  readonly system: AnySystem;
  readonly mind: Mind<AnyPlay>;
  readonly temper: Temper;
  readonly lots: Lots;
  /** What hidden things are dealt anew by. */
  readonly deals: Lots;
  readonly dice: ImaginedDice;
  /** The board on which things are tried; its state means nothing between two tries. */
  readonly board: AnyPlay;
  /** The game as the seat knows it: hidden things are always the same guess, so that they can teach nothing. */
  readonly base: AnyPlay;
  /** A state put aside in the middle of a try. */
  readonly aside: State;
  readonly list: AnswerList;
  scores: Int32Array;
  /** Work units spent: one for each answer taken on the board. */
  spent: number;
}

/** A board to think on, for games of the same world as `play`. */
export function thoughtFor(system: AnySystem, mind: Mind<AnyPlay>, temper: Temper, play: AnyPlay): Thought {
  const lots = lotsFrom(1);
  return {
    system,
    mind,
    temper,
    lots,
    deals: lotsFrom(1),
    dice: imaginedDice(lots),
    board: clonePlay(play),
    base: clonePlay(play),
    aside: cloneState(play.state),
    list: answerList(),
    scores: new Int32Array(256),
    spent: 0,
  };
}

/** A state of the same shape, for putting things aside. */
export function sparePlace(thought: Thought): State {
  return blankState(thought.base.state.layout);
}

/** Puts a game on the board that `seat` could be in: the same one for the same `luck`, all that it knows being the same. */
export function deal(thought: Thought, seat: number, luck: number): void {
  const { system, base, board, deals } = thought;
  deals.seed(luck);
  imagine(system, base, board, seat, deals.word);
}

/** Takes up the game as `seat` knows it: what is hidden from it is put out of mind before anything is thought. */
export function takeUp(thought: Thought, play: AnyPlay, seat: number): void {
  const { system, base, deals } = thought;
  deals.seed(0);
  imagine(system, play, base, seat, deals.word);
}

/** Room for the scores of a list. */
export function roomFor(thought: Thought, list: AnswerList): Int32Array {
  if (thought.scores.length < list.count) thought.scores = new Int32Array(list.codes.length);
  return thought.scores;
}

/** The place of the highest of the first `count` scores; the first one of equals. */
export function highest(scores: Int32Array, count: number): number {
  let best = 0;
  for (let i = 1; i < count; i++) if (scores[i] > scores[best]) best = i;
  return best;
}

// Of all answers to the question on the board the one that looks best under a plan.
function bestOfAll(thought: Thought, seat: number, plan: Plan): number {
  const { board, mind, list, temper } = thought;
  listAnswers(board, seat, list);
  if (list.count === 1) return list.codes[0];
  const scores = roomFor(thought, list);
  mind.judge(board, seat, plan, temper, list, scores);
  return list.codes[highest(scores, list.count)];
}

/** Answers the question on the board the way it looks best under the plan of whoever is asked; the answer that was given. */
export function answerByLook(thought: Thought, plans: readonly Plan[]): number {
  const { board, mind, temper } = thought;
  const seat = seatsToAnswer(board)[0];
  const plan = plans[seat];
  const glanced = mind.glance === undefined ? -1 : mind.glance(board, seat, plan, temper);
  const answer = glanced >= 0 ? glanced : bestOfAll(thought, seat, plan);
  thought.spent++;
  takeAnswer(board, seat, answer);
  return answer;
}

/** Runs the board with imagined dice. */
export function runOn(thought: Thought): Stop {
  return run(thought.board, thought.dice);
}

// What a finished game is worth beyond anything that can stand on the board.
const victory = 20_000;

/** What the board is worth to `seat`. */
export function worth(thought: Thought, seat: number): number {
  const { board, mind, system, temper } = thought;
  const value = mind.evaluate(board, seat, temper);
  if (board.state.frames !== null) return value;
  const { winner } = system.verdict(board);
  if (winner === null) return value >> 3;
  return (winner === seat ? victory : -victory) + (value >> 3);
}
