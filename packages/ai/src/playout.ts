import type { Plan } from "@redoubt/mechanics";
import { answerByLook, deal, runOn, type Thought, worth } from "./thought.ts";

// A playout that asks more than this is cut off where it stands.
const longest = 1_500;
// Looking at the clock has its price too.
const glanceEvery = 16;

/**
 * Imagines the game on the board and plays on by look, both sides by their plans, until `horizon` occasions have passed; what
 * it is then worth to `seat`. The same `luck` imagines the same game and dice. Cut short where it stands once `isOver` says so.
 */
export function playOut(
  thought: Thought,
  seat: number,
  plans: readonly Plan[],
  luck: number,
  horizon: number,
  isOver: () => boolean,
): number {
  const { board, mind, lots } = thought;
  deal(thought, seat, luck);
  lots.seed(luck);
  let occasion = mind.occasion(board);
  let left = horizon;
  for (let asked = 0; asked < longest; asked++) {
    if (runOn(thought) === "over") break;
    const now = mind.occasion(board);
    if (now !== occasion) {
      occasion = now;
      if (--left <= 0) break;
    }
    if (asked % glanceEvery === 0 && isOver()) break;
    answerByLook(thought, plans);
  }
  return worth(thought, seat);
}
