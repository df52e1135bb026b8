import type { ClockTerms } from "@redoubt/protocol";
import { type Away, neverAway } from "./absence.ts";

/** The clocks of the seats of one game, moved by what happened and when. */
export interface Clock {
  /** Something happened; from now on these seats are asked. */
  readonly tick: (at: number, asked: readonly number[]) => void;
  /** What each seat has left at a time; below zero it is out of time. */
  readonly left: (at: number) => readonly number[];
  readonly running: () => readonly number[];
  /** When the turn of a seat began that is asked. */
  readonly turnBegan: (seat: number) => number | null;
  readonly terms: () => ClockTerms;
  /** Gives a seat its bank once more, as far as the cap: what is owed before is forgiven. */
  readonly give: (seat: number, at: number) => void;
  /** Goes on by other terms, everybody with a full bank. */
  readonly change: (terms: ClockTerms, at: number) => void;
}

/**
 * Clocks that start when everybody sits. Time runs for every seat that is asked; a seat that was asked and is no longer has
 * ended its turn and is given its increment, as far as the cap. While no server is there they stand still.
 */
export function startClock(
  first: ClockTerms,
  seats: number,
  begunAt: number,
  asked: readonly number[],
  away: Away = neverAway,
): Clock {
  let terms = first;
  const banks = Array.from({ length: seats }, () => Math.min(terms.bank, terms.cap));
  let since = begunAt;
  let running = asked;
  const begun = banks.map(() => begunAt);
  const leftAt = (seat: number, at: number): number =>
    running.includes(seat) ? banks[seat] - Math.max(0, at - since - away(since, at)) : banks[seat];
  const settle = (at: number): void => {
    for (const seat of running) banks[seat] = leftAt(seat, at);
    since = Math.max(since, at);
  };
  return {
    tick(at, next) {
      settle(at);
      for (const seat of next) if (!running.includes(seat)) begun[seat] = at;
      for (const seat of running)
        if (!next.includes(seat)) banks[seat] = Math.min(terms.cap, banks[seat] + terms.increment);
      running = next;
    },
    terms: () => terms,
    give(seat, at) {
      settle(at);
      banks[seat] = Math.min(terms.cap, Math.max(0, banks[seat]) + terms.bank);
    },
    change(next, at) {
      settle(at);
      terms = next;
      banks.fill(Math.min(next.bank, next.cap));
    },
    left: (at) => banks.map((_, seat) => leftAt(seat, at)),
    running: () => running,
    turnBegan: (seat) => (running.includes(seat) ? begun[seat] : null),
  };
}
