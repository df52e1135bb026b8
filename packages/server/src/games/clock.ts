import type { ClockTerms } from "@redoubt/protocol";

/** The clocks of the seats of one game, moved by what happened and when. */
export interface Clock {
  /** Something happened; from now on these seats are asked. */
  readonly tick: (at: number, asked: readonly number[]) => void;
  /** What each seat has left at a time; below zero it is out of time. */
  readonly left: (at: number) => readonly number[];
  readonly running: () => readonly number[];
}

/**
 * Clocks that start when everybody sits. Time runs for every seat that is asked; a seat that was asked and is no longer has
 * ended its turn and is given its increment, as far as the cap.
 */
export function startClock(terms: ClockTerms, seats: number, begunAt: number, asked: readonly number[]): Clock {
  const banks = Array.from({ length: seats }, () => Math.min(terms.bank, terms.cap));
  let since = begunAt;
  let running = asked;
  const leftAt = (seat: number, at: number): number =>
    running.includes(seat) ? banks[seat] - Math.max(0, at - since) : banks[seat];
  return {
    tick(at, next) {
      for (const seat of running) {
        banks[seat] = leftAt(seat, at);
        if (!next.includes(seat)) banks[seat] = Math.min(terms.cap, banks[seat] + terms.increment);
      }
      since = Math.max(since, at);
      running = next;
    },
    left: (at) => banks.map((_, seat) => leftAt(seat, at)),
    running: () => running,
  };
}
