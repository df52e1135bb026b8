import {
  type AnswerList,
  copyState,
  hashColumns,
  listAnswers,
  type State,
  seatsToAnswer,
  takeAnswer,
} from "@redoubt/engine";
import { below, type Lots, mixed } from "./lots.ts";
import { begin, isInside, type OrderRoot } from "./order.ts";
import { dropRare } from "./rare.ts";
import { runOn, type Thought, worth } from "./thought.ts";

/** What a try needs besides the thought: the order it belongs to, whose it is, and room. */
export interface Trying {
  readonly thought: Thought;
  /** What its own answers are drawn by, apart from the dice and from what others answer. */
  readonly choices: Lots;
  readonly root: OrderRoot;
  readonly seat: number;
  /** Whether the question asked begins an order. */
  readonly isBeginning: boolean;
  /** Whether an answer names nothing, such as one that ends something. */
  readonly isBare: (code: number) => boolean;
  readonly inner: AnswerList;
  readonly place: State;
}

// An order that asks more than this is no single order any more.
const longestOrder = 24;
// After so many answers it comes to an end as soon as it may.
const wanderings = 2;
// How many questions of its own are looked at after an order.
const aftermath = 4;

// What leading as the game stands is worth: three fresh units.
const lead = 300;

function standingWorth(thought: Thought, seat: number): number {
  const { board, system } = thought;
  const value = worth(thought, seat);
  if (board.state.frames === null) return value;
  const { winner } = system.verdict(board);
  return winner === null ? value : value + (winner === seat ? lead : -lead);
}

// One of the answers: of those that name nothing, if there are any and they are wanted.
function drawn(list: AnswerList, wantsEnd: boolean, isBare: (code: number) => boolean, lots: Lots): number {
  if (wantsEnd) {
    const bare: number[] = [];
    for (let i = 0; i < list.count; i++) if (isBare(list.codes[i])) bare.push(list.codes[i]);
    if (bare.length > 0) return bare[below(lots, bare.length)];
  }
  return list.codes[below(lots, list.count)];
}

// Takes one drawn answer on the board, if a question is asked there and, with `inside`, belongs to the order.
function goOn({ thought, choices, root, seat, isBare, inner }: Trying, inside: boolean, isEnding: boolean): boolean {
  const { board, lots, system } = thought;
  if (runOn(thought) === "over") return false;
  const other = seatsToAnswer(board)[0];
  if (inside ? !isInside(board, other, root) : other !== seat) return false;
  listAnswers(board, other, inner);
  dropRare(system, inner);
  thought.spent++;
  const isOwn = other === seat;
  const wantsEnd = inside ? isOwn && (isEnding || below(choices, 2) === 0) : true;
  takeAnswer(board, other, drawn(inner, wantsEnd, isBare, isOwn ? choices : lots));
  return true;
}

// Plays the order on the board to its end, its own answers by `choices`, dice and the others' answers by lot. Then nobody begins
// anything for a while, so that what has to be paid later shows: units crowded together, attacks that must be carried out.
// What comes to nothing at all, such as something begun and given up, is worth nothing.
function worthOfTry(trying: Trying, isBegun: boolean): number {
  for (let asked = 0; asked < longestOrder; asked++) if (!goOn(trying, true, asked >= wanderings)) break;
  const { board, base } = trying.thought;
  if (isBegun && hashColumns(board.state) === hashColumns(base.state)) return Number.NEGATIVE_INFINITY;
  for (let asked = 0; asked < aftermath; asked++) if (!goOn(trying, false, true)) break;
  return standingWorth(trying.thought, trying.seat);
}

/** How often an answer is tried: ways to go on with it, each with as many dice. */
export interface Effort {
  readonly ways: number;
  readonly dice: number;
  readonly luck: number;
}

/** What an answer is worth if it is gone on with in the best of some ways: the mean over dice. The same luck gives the same draws. */
export function worthOfAnswer(trying: Trying, code: number, { ways, dice, luck }: Effort): number {
  const { thought, seat, place, choices } = trying;
  begin(thought, seat, code, luck);
  copyState(thought.board.state, place);
  let best = Number.NEGATIVE_INFINITY;
  for (let way = 0; way < ways; way++) {
    let sum = 0;
    for (let die = 0; die < dice; die++) {
      copyState(place, thought.board.state);
      thought.lots.seed(mixed(luck, die));
      choices.seed(mixed(luck, 1000 + way));
      sum += worthOfTry(trying, trying.isBeginning && !trying.isBare(code));
    }
    best = Math.max(best, Math.trunc(sum / dice));
  }
  return best;
}
