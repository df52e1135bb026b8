import {
  type AnyPlay,
  answerList,
  clonePlay,
  copyState,
  listAnswers,
  offers,
  run,
  seatsToAnswer,
  takeAnswer,
} from "@redoubt/engine";
import type { AnyWargame, Mind, Plan } from "@redoubt/mechanics";
import { temperaments } from "./level.ts";
import { below, mixed } from "./lots.ts";
import { plainMind } from "./plain-mind.ts";
import { dropRare } from "./rare.ts";
import { answerByLook, deal, runOn, type Thought, takeUp, thoughtFor } from "./thought.ts";

/** What came of games that were played out to their end: how many, and the points of the first seat in halves (a draw is one). */
export interface Tally {
  readonly count: number;
  readonly halves: number;
}

/** An answer that is laid down before the rest is imagined. */
export interface LaidDown {
  readonly seat: number;
  readonly answer: number;
}

/** What games are imagined on from. */
export interface Outset {
  readonly play: AnyPlay;
  /** Whoever asks, in a game that hides something from them: it is dealt anew each time. Null where all may be known. */
  readonly seat: number | null;
  /** Answers that are given first, with imagined dice between them; at one that no longer fits they end. */
  readonly first: readonly LaidDown[];
}

/** Plays positions of one game out to the end, again and again. */
export interface Outlook {
  /**
   * Plays on from a position until `most` games are counted or `isOver` says stop. The game of number `from`, and each after it,
   * always has the same dice: what was counted before can be added to, and two outsets meet the same luck.
   */
  readonly sample: (outset: Outset, from: number, most: number, isOver: () => boolean) => Tally;
}

// A game that asks more than this is counted as it stands.
const longest = 20_000;
// Whoever has answered so often on one occasion may be going round in a circle: every so manieth answer is drawn by lot then.
const patience = 1_200;
const lotEvery = 4;
const glanceEvery = 32;
const year = 1854;

function answerByLot({ board, list, lots, system }: Thought): void {
  const seat = seatsToAnswer(board)[0];
  listAnswers(board, seat, list);
  dropRare(system, list);
  takeAnswer(board, seat, list.codes[below(lots, list.count)]);
}

// Both sides as it looks best to them, as the veteran plays its plans out. False where it was broken off.
function playToEnd(thought: Thought, plans: readonly Plan[], hasMind: boolean, isOver: () => boolean): boolean {
  const { board, mind } = thought;
  let occasion = -1;
  let since = 0;
  for (let asked = 0; asked < longest; asked++) {
    if (runOn(thought) === "over") return true;
    if (asked % glanceEvery === 0 && isOver()) return false;
    const now = mind.occasion(board);
    if (now !== occasion) [occasion, since] = [now, 0];
    if (!hasMind || (++since > patience && asked % lotEvery === 0)) answerByLot(thought);
    else answerByLook(thought, plans);
  }
  return true;
}

const halvesOf = ({ system, board }: Thought): number => {
  const { winner } = system.verdict(board);
  return winner === null ? 1 : winner === 0 ? 2 : 0;
};

/** An outlook on games of a system: by the mind of the veteran, and by lot where a system has none. */
export function createOutlook(system: AnyWargame): Outlook {
  // A registry holds systems of every kind; a system's mind is only ever given plays of that system.
  const known = system.mind as Mind<AnyPlay> | undefined;
  const mind = known?.former ?? known ?? plainMind(system);
  const list = answerList();
  let thought: Thought | null = null;

  const layDown = ({ board, dice }: Thought, first: readonly LaidDown[]): void => {
    for (const { seat, answer } of first) {
      if (run(board, dice) === "over" || !seatsToAnswer(board).includes(seat)) return;
      listAnswers(board, seat, list);
      if (!offers(list, answer)) return;
      takeAnswer(board, seat, answer);
    }
  };

  return {
    sample({ play, seat, first }, from, most, isOver) {
      if (thought === null || thought.base.world !== play.world)
        thought = thoughtFor(system, mind, temperaments.steady, clonePlay(play));
      const { base, board, lots } = thought;
      if (seat === null) copyState(play.state, base.state);
      else takeUp(thought, play, seat);
      const plans = system.seats.map((_, other) => mind.plans(base, other)[0]);
      let [count, halves] = [0, 0];
      while (count < most && !isOver()) {
        const luck = mixed(year, from + count);
        if (seat === null) copyState(base.state, board.state);
        else deal(thought, seat, luck);
        lots.seed(luck);
        layDown(thought, first);
        if (!playToEnd(thought, plans, known !== undefined, isOver)) break;
        halves += halvesOf(thought);
        count++;
      }
      return { count, halves };
    },
  };
}
