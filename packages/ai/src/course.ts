import {
  askingStep,
  blankState,
  copyState,
  hashColumns,
  noDice,
  run,
  type State,
  seatsToAnswer,
} from "@redoubt/engine";
import type { Plan } from "@redoubt/mechanics";
import { mixed } from "./lots.ts";
import { type OrderRoot, rootOf } from "./order.ts";
import { playOut } from "./playout.ts";
import { answerByLook, deal, runOn, type Thought, worth } from "./thought.ts";

/** A course of the game to be imagined: the plan of every seat, and the number by which it has its luck. */
export interface Course {
  readonly plans: readonly Plan[];
  readonly sample: number;
  /** Whether every order keeps its dice whatever else is done, so that small differences show; else all dice fall in one row. */
  readonly keepsDice: boolean;
}

/** Whose courses are imagined, with which luck, and how many occasions they last, the present one included. */
export interface Errand {
  readonly seat: number;
  readonly seed: number;
  readonly horizon: number;
}

// Moves or a course that ask more than this are cut off where they stand.
const longest = 1_500;
// The faces of a die are dealt out so that six courses see each of them once.
const faces = 6;

// What the seat does by look under its plan until dice fall or somebody else is asked: the same every time, so it is done once.
function ownMoves(thought: Thought, seat: number, plans: readonly Plan[]): State {
  const { board, base } = thought;
  deal(thought, seat, 0);
  for (let asked = 0; asked < longest; asked++) {
    if (run(board, noDice) !== "ask" || seatsToAnswer(board)[0] !== seat) break;
    answerByLook(thought, plans);
  }
  const state = blankState(base.state.layout);
  copyState(board.state, state);
  return state;
}

// Plays on from there, both sides by look, and says what it came to. Every order has dice of its own, the same in the course of
// the same number whatever else was done: two plans that differ little meet the same luck wherever they do the same.
function playOn(thought: Thought, after: State, { plans, sample }: Course, { seat, seed, horizon }: Errand): number {
  const { board, base, mind, lots, dice } = thought;
  copyState(after, board.state);
  const [luck, block] = [mixed(seed, sample), mixed(seed, 500 + Math.trunc(sample / faces))];
  lots.seed(luck);
  const repeats = new Map<number, number>();
  let occasion = mind.occasion(base);
  let left = horizon;
  let root: OrderRoot | null = null;
  for (let asked = 0; asked < longest; asked++) {
    if (runOn(thought) === "over") break;
    const now = mind.occasion(board);
    if (now !== occasion) {
      occasion = now;
      if (--left <= 0) break;
    }
    const who = seatsToAnswer(board)[0];
    root = rootOf(board, who, root);
    const begins = askingStep(board, who).decision === root.kind;
    const answer = answerByLook(thought, plans);
    if (!begins) continue;
    const order = mixed(occasion, answer);
    const again = repeats.get(order) ?? 0;
    repeats.set(order, again + 1);
    dice.begin(mixed(block, order + again), sample % faces, mixed(luck, order + again));
  }
  dice.end();
  return worth(thought, seat);
}

// Where a plan's own moves lead before the first die, and what tells it from elsewhere.
interface Moved {
  readonly after: State;
  readonly print: string;
}

/** What courses come to; null once `isOver` says that there is no time. */
export type Imaginer = (courses: readonly Course[], isOver: () => boolean) => readonly number[] | null;

/**
 * Imagines courses from the game that a thought has taken up. The same course of the same errand comes to the same value wherever it is
 * imagined.
 */
export function imaginer(thought: Thought, errand: Errand): Imaginer {
  const { seat, seed, horizon } = errand;
  const moved = new Map<string, Moved>();
  const movedBy = (plans: readonly Plan[]): Moved => {
    const key = JSON.stringify(plans[seat]);
    let found = moved.get(key);
    if (found === undefined) {
      const after = ownMoves(thought, seat, plans);
      found = { after, print: hashColumns(after) };
      moved.set(key, found);
    }
    return found;
  };
  // Where whims change nothing but moves, plans whose moves are the same come to the same.
  const values = new Map<string, number>();
  const playedOn = (course: Course): number => {
    const { plans, sample } = course;
    const { after, print } = movedBy(plans);
    if (thought.mind.whims !== "moves") return playOn(thought, after, course, errand);
    const key = JSON.stringify([print, plans.map(({ genes }) => genes), sample]);
    const value = values.get(key) ?? playOn(thought, after, course, errand);
    values.set(key, value);
    return value;
  };
  return (courses, isOver) => {
    const found: number[] = [];
    for (const course of courses) {
      if (isOver()) return null;
      const { plans, sample, keepsDice } = course;
      found.push(keepsDice ? playedOn(course) : playOut(thought, seat, plans, mixed(seed, sample), horizon, isOver));
    }
    // The last one may have been cut short.
    return isOver() ? null : found;
  };
}
