import type { Act } from "../storage/contract.ts";
import { type Away, neverAway } from "./absence.ts";
import { ownMarks } from "./marks.ts";

/** What was asked, for those who count by whom things were answered. */
interface AskedThen {
  readonly kind: string;
  readonly prompt: string;
}

/** By whose hand the answers of each seat were given, and how long each was asked. */
export interface Hands {
  /** Everybody sits: from now on these seats are asked. */
  readonly begin: (at: number, asked: readonly number[]) => void;
  /** Takes in an act after which there are so many answers. */
  readonly note: (act: Act, length: number, asked: readonly number[]) => void;
  /** The seat is asked this while the other side acts. */
  readonly meet: (seat: number, asked: AskedThen) => void;
  /** After how many answers of the game the seat answered last by its own hand. */
  readonly lastOf: (seat: number) => number;
  /** How many answers its standing orders gave. */
  readonly given: (seat: number) => number;
  /** How many answers in a row nobody gave by hand. */
  readonly row: () => number;
  readonly met: (seat: number) => readonly AskedThen[];
  readonly tally: () => readonly Tally[];
}

/** What a seat did in a game, counted. */
export interface Tally {
  readonly answers: number;
  readonly takenBack: number;
  readonly byOrders: number;
  /** Milliseconds that it was asked. */
  readonly used: number;
}

const MOST_MET = 30;

/** Counts from the beginning of a game. */
export function countHands(seats: number, away: Away = neverAway): Hands {
  const blank = () => ({ answers: 0, takenBack: 0, byOrders: 0, used: 0, last: 0, met: new Map<string, string>() });
  const of = Array.from({ length: seats }, blank);
  let since = 0;
  let running: readonly number[] = [];
  let row = 0;
  const tick = (at: number, asked: readonly number[]): void => {
    for (const seat of running) of[seat].used += Math.max(0, at - since - away(since, at));
    since = at;
    running = asked;
  };
  return {
    begin(at, asked) {
      since = at;
      running = asked;
    },
    meet(seat, { kind, prompt }) {
      const { met } = of[seat];
      if (met.has(kind) || met.size < MOST_MET) met.set(kind, prompt);
    },
    note({ kind, seat, mark, at }, length, asked) {
      const mine = of[seat];
      tick(at, asked);
      if (kind === "undo") mine.takenBack++;
      // What was taken back, by consent even the other side's, is no longer there to be last.
      for (const one of of) one.last = Math.min(one.last, length);
      const isByHand = !mark.startsWith(ownMarks.standing) && !mark.startsWith(ownMarks.agreed);
      row = isByHand ? 0 : row + 1;
      if (kind !== "answer") return;
      mine.answers++;
      if (mark.startsWith(ownMarks.standing)) mine.byOrders++;
      if (isByHand) mine.last = length;
    },
    row: () => row,
    lastOf: (seat) => of[seat].last,
    given: (seat) => of[seat].byOrders,
    met: (seat) => [...of[seat].met].map(([kind, prompt]) => ({ kind, prompt })),
    tally: () => of.map(({ answers, takenBack, byOrders, used }) => ({ answers, takenBack, byOrders, used })),
  };
}
