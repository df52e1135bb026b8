import {
  type AnyPlay,
  askingStep,
  copyState,
  type Frame,
  noDice,
  type Procedure,
  pendingRoll,
  run,
  seatsToAnswer,
  takeAnswer,
} from "@redoubt/engine";
import type { Plan } from "@redoubt/mechanics";
import { mixed, waysOf } from "./lots.ts";
import { answerByLook, deal, runOn, type Thought, worth } from "./thought.ts";

/** The question that begins an order: everything asked above it belongs to the same order. */
export interface OrderRoot {
  readonly procedure: Procedure;
  readonly depth: number;
  readonly kind: string;
}

function depthOf(top: Frame | null): number {
  let depth = 0;
  for (let frame = top; frame !== null; frame = frame.below) depth++;
  return depth;
}

/** Whether the question on top of the stack still belongs to the order that began at `root`. */
export function isInside(play: AnyPlay, seat: number, root: OrderRoot): boolean {
  const depth = depthOf(play.state.frames);
  if (depth < root.depth) return false;
  let frame = play.state.frames;
  for (let above = depth - root.depth; above > 0 && frame !== null; above--) frame = frame.below;
  return frame !== null && frame.procedure === root.procedure && askingStep(play, seat).decision !== root.kind;
}

/** The root of the order that the pending question belongs to, given the one before it. */
export function rootOf(play: AnyPlay, seat: number, last: OrderRoot | null): OrderRoot {
  if (last !== null && isInside(play, seat, last)) return last;
  const frame = play.state.frames;
  if (frame === null) throw new Error("the game is over");
  return { procedure: frame.procedure, depth: depthOf(frame), kind: askingStep(play, seat).decision };
}

// An order that asks more than this is no single order any more.
const longestOrder = 40;

// Goes on by look until the order is carried out or, with `stopAtDice`, dice are awaited. True where it waits for dice.
function carryOut(thought: Thought, root: OrderRoot, plans: readonly Plan[], stopAtDice: boolean): boolean {
  const { board } = thought;
  for (let asked = 0; asked < longestOrder; asked++) {
    const stop = stopAtDice ? run(board, noDice) : runOn(thought);
    if (stop === "roll") return true;
    if (stop === "over" || !isInside(board, seatsToAnswer(board)[0], root)) return false;
    answerByLook(thought, plans);
  }
  return false;
}

// More faces than this are sampled rather than looked at one by one.
const mostFaces = 12;

/**
 * What the position is worth on average after the order on the board has been carried out by look. The first dice are
 * looked at face by face, later ones are imagined; the same `luck` imagines the same dice.
 */
export function worthOfOrder(
  thought: Thought,
  root: OrderRoot,
  seat: number,
  plans: readonly Plan[],
  luck: number,
  repeats: number,
): number {
  const { board, aside, lots, dice } = thought;
  if (!carryOut(thought, root, plans, true)) return worth(thought, seat);
  copyState(board.state, aside);
  const ways = waysOf(pendingRoll(board).dice);
  const isExact = ways <= mostFaces;
  const tries = isExact ? ways : repeats * 6;
  let sum = 0;
  for (let face = 0; face < tries; face++) {
    if (face > 0) copyState(aside, board.state);
    lots.seed(mixed(luck, face));
    dice.fixed = isExact ? face : -1;
    carryOut(thought, root, plans, false);
    dice.fixed = -1;
    sum += worth(thought, seat);
  }
  return Math.trunc(sum / tries);
}

/** Imagines the game on the board, the same one for the same `luck`, and takes one answer there. */
export function begin(thought: Thought, seat: number, answer: number, luck: number): void {
  deal(thought, seat, luck);
  thought.spent++;
  takeAnswer(thought.board, seat, answer);
}
