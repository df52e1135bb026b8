import { type AnySystem, beginGame, type Dice, type Game, type GameLog, isProblems } from "@redoubt/engine";

/** A roll as it fell in a replay: after which answer, on which dice. */
export interface FallenRoll {
  readonly entry: number;
  readonly dice: Dice;
  readonly faces: readonly number[];
}

/** A game that can be played forwards along its log, and from the start again to go back. */
export interface Stepper {
  readonly game: () => Game;
  readonly at: () => number;
  /** Plays to after the given answer; 0 is the opening. Stops before an answer that the rules no longer accept. */
  readonly to: (entry: number) => number;
  readonly rolls: () => readonly FallenRoll[];
}

/** Walks along a log with the dice written in it. */
export function stepper(system: AnySystem, log: GameLog): Stepper {
  let rolls: FallenRoll[] = [];
  let at = 0;
  let game = begin();

  function begin(): Game {
    rolls = [];
    at = 0;
    const faces = [log.opening, ...log.entries].flatMap((entry) => entry.rolls);
    let used = 0;
    const begun = beginGame(system, log.header.setup, {
      roll(dice) {
        const next = faces[used++];
        if (next === undefined) return null;
        rolls.push({ entry: at, dice, faces: next.dice });
        return next.dice;
      },
    });
    if (isProblems(begun)) throw new Error(begun.map(({ where, what }) => `${where}: ${what}`).join("; "));
    return begun;
  }

  return {
    game: () => game,
    at: () => at,
    rolls: () => rolls,
    to(entry) {
      if (entry < at) game = begin();
      const last = Math.min(entry, log.entries.length);
      while (at < last) {
        const { seat, answer } = log.entries[at];
        at++;
        const outcome = game.apply(system.seats.indexOf(seat), at - 1, answer);
        if (outcome.kind !== "accepted") return --at;
      }
      return at;
    },
  };
}
