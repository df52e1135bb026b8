import type { Game } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import type { Stepper } from "./stepper.ts";

/** Where a turn began: after the answer of this number it was that turn. */
export interface TurnMark {
  readonly entry: number;
  readonly turn: number;
}

/** The turns of a game: as many marks as it has had turns, however many answers were given. */
export interface Turns {
  /** The turn after an answer; 0 is the opening. */
  readonly at: (entry: number) => number;
  /** Notes the turn after the last answer. */
  readonly note: (entry: number, turn: number) => void;
  /** Forgets what came after an answer. */
  readonly forgetAfter: (entry: number) => void;
}

/** The turns of a game whose opening was in a turn. */
export function turnsFrom(first: number): Turns {
  const marks: TurnMark[] = [{ entry: 0, turn: first }];
  return {
    at: (entry) => marks.findLast((mark) => mark.entry <= entry)?.turn ?? first,
    note(entry, turn) {
      if (marks.at(-1)?.turn !== turn) marks.push({ entry, turn });
    },
    forgetAfter(entry) {
      while (marks.length > 1 && (marks.at(-1)?.entry ?? 0) > entry) marks.pop();
    },
  };
}

/** The turn that a game is in. */
export const turnOf = (system: AnyWargame, game: Game): number =>
  system.turn === undefined ? system.view(game.play(), null).turn : system.turn(game.play());

/** The turns of a game that was played before, as far as an answer. */
export function turnsAlong(system: AnyWargame, walker: Stepper, last: number): Turns {
  walker.to(0);
  const turns = turnsFrom(turnOf(system, walker.game()));
  for (let entry = 1; entry <= last; entry++) {
    walker.to(entry);
    turns.note(entry, turnOf(system, walker.game()));
  }
  return turns;
}
