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

/** What came of turns that were played out to their end: how many, and the points by which the first seat led then, with their squares. */
export interface LeadTally {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
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
  /** The same no further than to the end of the turn, or of so many, counting the points that both sides have then. */
  readonly leads: (outset: Outset, turns: number, from: number, most: number, isOver: () => boolean) => LeadTally;
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

// How far a game is played on: whether it has come far enough on a new occasion, and whether there is no time left.
interface Reach {
  readonly isThere: () => boolean;
  readonly isOver: () => boolean;
}

// Both sides as it looks best to them, as the veteran plays its plans out. False where it was broken off.
function playOn(thought: Thought, plans: readonly Plan[], hasMind: boolean, { isThere, isOver }: Reach): boolean {
  const { board, mind } = thought;
  let occasion = -1;
  let since = 0;
  for (let asked = 0; asked < longest; asked++) {
    if (runOn(thought) === "over") return true;
    if (asked % glanceEvery === 0 && isOver()) return false;
    const now = mind.occasion(board);
    if (now !== occasion) {
      if (isThere()) return true;
      [occasion, since] = [now, 0];
    }
    if (!hasMind || (++since > patience && asked % lotEvery === 0)) answerByLot(thought);
    else answerByLook(thought, plans);
  }
  return true;
}

const halvesOf = ({ system, board }: Thought): number => {
  const { winner } = system.verdict(board);
  return winner === null ? 1 : winner === 0 ? 2 : 0;
};

/** By how many points the first seat leads in a position, by the score that its system tells. */
export function leadIn(system: AnyWargame, play: AnyPlay): number {
  const { score } = system.view(play, null);
  return score.reduce((lead, { side, points }) => lead + (side === system.seats[0] ? points : -points), 0);
}

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

  // Plays games on one after another, telling of each that was not broken off.
  const playEach = (
    { play, seat, first }: Outset,
    numbers: { readonly from: number; readonly most: number },
    reachOn: (board: AnyPlay) => Reach,
    tell: (thought: Thought) => void,
  ): void => {
    if (thought === null || thought.base.world !== play.world)
      thought = thoughtFor(system, mind, temperaments.steady, clonePlay(play));
    const { base, board, lots } = thought;
    const reach = reachOn(board);
    if (seat === null) copyState(play.state, base.state);
    else takeUp(thought, play, seat);
    const plans = system.seats.map((_, other) => mind.plans(base, other)[0]);
    for (let i = 0; i < numbers.most && !reach.isOver(); i++) {
      const luck = mixed(year, numbers.from + i);
      if (seat === null) copyState(base.state, board.state);
      else deal(thought, seat, luck);
      lots.seed(luck);
      layDown(thought, first);
      if (!playOn(thought, plans, known !== undefined, reach)) return;
      tell(thought);
    }
  };

  return {
    sample(outset, from, most, isOver) {
      let [count, halves] = [0, 0];
      const toTheEnd = (): Reach => ({ isThere: () => false, isOver });
      playEach(outset, { from, most }, toTheEnd, (ended) => {
        halves += halvesOf(ended);
        count++;
      });
      return { count, halves };
    },
    leads(outset, turns, from, most, isOver) {
      const last = system.view(outset.play, null).turn + turns - 1;
      let [count, sum, squares] = [0, 0, 0];
      const toTheTurn = (board: AnyPlay): Reach => ({ isThere: () => system.view(board, null).turn > last, isOver });
      playEach(outset, { from, most }, toTheTurn, ({ board }) => {
        const lead = leadIn(system, board);
        sum += lead;
        squares += lead * lead;
        count++;
      });
      return { count, sum, squares };
    },
  };
}
