import {
  type AnswerList,
  answerList,
  copyState,
  listAnswers,
  noDice,
  run,
  type State,
  seatsToAnswer,
  takeAnswer,
} from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import { temperaments } from "./level.ts";
import { below, type Lots, mixed } from "./lots.ts";
import { memory } from "./memory.ts";
import { begin, isInside, type OrderRoot, rootOf, worthOfOrder } from "./order.ts";
import { plainMind } from "./plain-mind.ts";
import type { Player, PlayerSettings } from "./player.ts";
import { dropRare } from "./rare.ts";
import { sparePlace, type Thought, takeUp, thoughtFor } from "./thought.ts";

/** How many answers are tried: at the question itself, at the one after it, and how often more are drawn in vain. */
export interface GreedyWidth {
  readonly first: number;
  readonly second: number;
  readonly rounds: number;
}

const standard: GreedyWidth = { first: 8, second: 12, rounds: 3 };

// What one try needs besides the thought: the order, whose it is, its dice, and places to put states aside.
interface Attempt {
  readonly thought: Thought;
  readonly root: OrderRoot;
  readonly seat: number;
  readonly luck: number;
  readonly width: GreedyWidth;
  readonly isBare: (code: number) => boolean;
  /** Whether the budget is spent or time is up. */
  readonly isOver: () => boolean;
  readonly inner: AnswerList;
  readonly places: readonly [State, State];
}

function swap(list: AnswerList, a: number, b: number): void {
  const code = list.codes[a];
  list.codes[a] = list.codes[b];
  list.codes[b] = code;
}

// Brings the answers that end something to the front, says how many, and shuffles the rest as far as `keep`.
function drawFront(list: AnswerList, keep: number, isBare: (code: number) => boolean, lots: Lots): number {
  let bare = 0;
  for (let i = 0; i < list.count; i++) if (isBare(list.codes[i])) swap(list, bare++, i);
  for (let i = bare; i < keep && i < list.count; i++) swap(list, i, i + below(lots, list.count - i));
  return bare;
}

// The better of finishing the order on the board at once and of adding all that can be added.
function bestFinish({ thought, root, seat, luck, places }: Attempt): number {
  const { board, mind, base } = thought;
  copyState(board.state, places[0]);
  let best = Number.NEGATIVE_INFINITY;
  for (const plan of mind.plans(base, seat)) {
    copyState(places[0], board.state);
    best = Math.max(best, worthOfOrder(thought, root, seat, [plan, plan], luck, 1));
  }
  return best;
}

// What the best order that begins with the answer is worth.
function tryOut(attempt: Attempt, answer: number): number {
  const { thought, root, seat, luck, inner, places, width, isBare, isOver } = attempt;
  const { board, lots } = thought;
  begin(thought, seat, answer, luck);
  if (run(board, noDice) !== "ask" || !seatsToAnswer(board).includes(seat) || !isInside(board, seat, root)) {
    return bestFinish(attempt);
  }
  copyState(board.state, places[1]);
  listAnswers(board, seat, inner);
  dropRare(thought.system, inner);
  drawFront(inner, width.second, isBare, lots);
  const count = Math.min(inner.count, width.second);
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    copyState(places[1], board.state);
    thought.spent++;
    takeAnswer(board, seat, inner.codes[i]);
    best = Math.max(best, bestFinish(attempt));
    if (isOver()) break;
  }
  return best;
}

// Tries answers in batches until one is better than ending, none are left, or time is up.
function bestAnswer(attempt: Attempt, list: AnswerList, isWhole: boolean): number {
  const { width, isBare, isOver, thought } = attempt;
  const most = isWhole ? list.count : width.first * width.rounds;
  const bare = drawFront(list, most, isBare, thought.lots);
  let best = list.codes[0];
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < list.count && i < bare + most; i++) {
    const value = tryOut(attempt, list.codes[i]);
    if (value > highest) {
      highest = value;
      best = list.codes[i];
    }
    const isBatchDone = !isWhole && i >= bare && (i - bare + 1) % width.first === 0;
    if (isOver() || (isBatchDone && (bare === 0 || !isBare(best)))) break;
  }
  return best;
}

/**
 * Somebody who looks one order ahead: tries the order, averages over the first dice, and keeps what the system's own
 * evaluation likes best. Without a budget it tries all there is.
 */
export function greedyPlayer(system: AnyWargame, settings: PlayerSettings, width: GreedyWidth = standard): Player {
  const mind = plainMind(system);
  const { budget } = settings;
  const list = answerList();
  const inner = answerList();
  const past = memory();
  const isBare = (code: number): boolean => {
    const verb = system.words.verb(code);
    return system.words.verbs[verb].length === 0 && !system.rareVerbs.includes(verb);
  };
  let thought: Thought | null = null;
  let places: readonly [State, State] | null = null;
  let root: OrderRoot | null = null;
  let asked = 0;
  let aim = "Nothing has been decided yet.";
  return {
    answer(play, seat, isLate) {
      if (thought === null || places === null || thought.base.world !== play.world) {
        thought = thoughtFor(system, mind, temperaments.steady, play);
        places = [sparePlace(thought), sparePlace(thought)];
      }
      const last: OrderRoot | null = root;
      takeUp(thought, play, seat);
      listAnswers(thought.base, seat, list);
      past.dropRepeats(thought.base, list);
      dropRare(system, list);
      root = rootOf(thought.base, seat, last);
      const luck = mixed(settings.seed, asked++);
      aim = mind.aim(thought.base, seat, mind.plans(thought.base, seat)[0]);
      if (list.count === 1) return past.note(list.codes[0]);
      thought.lots.seed(luck);
      const end = budget === undefined ? null : thought.spent + budget;
      const isOver = (): boolean => isLate() || (end !== null && thought !== null && thought.spent >= end);
      const attempt = { thought, root, seat, luck, width, isBare, isOver, inner, places };
      return past.note(bestAnswer(attempt, list, root === last));
    },
    explain: () => aim,
    spent: () => thought?.spent ?? 0,
  };
}
