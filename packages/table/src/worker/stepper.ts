import { beginGame, type Dice, type Game, isProblems } from "@redoubt/engine";

/** A roll as it fell in a replay: after which answer, on which dice. */
export interface FallenRoll {
  readonly entry: number;
  readonly dice: Dice;
  readonly faces: readonly number[];
  /** The seats that may know them until the game is over; everybody where missing. */
  readonly audience?: readonly number[];
}

/** A copy of a game that is played forwards along its log, and from the start again to go back. */
export interface Stepper {
  readonly game: () => Game;
  readonly at: () => number;
  /** Plays to after the given answer; 0 is the opening. Stops before an answer that the rules no longer accept. */
  readonly to: (entry: number) => number;
  readonly rolls: () => readonly FallenRoll[];
}

/** Walks along the log of a game with the dice written in it, as far as the game has come by then. */
export function stepper(of: Game): Stepper {
  const { system, world } = of;
  const { header, opening } = of.log();
  let rolls: FallenRoll[] = [];
  let at = 0;
  // The dice of the answer being played, and which of them fall next.
  let faces = opening.rolls;
  let used = 0;
  let game = begin();

  function begin(): Game {
    rolls = [];
    at = 0;
    faces = opening.rolls;
    used = 0;
    const chance = {
      roll(dice: Dice) {
        const next = faces[used++];
        if (next === undefined) return null;
        const { dice: fell, audience } = next;
        rolls.push({ entry: at, dice, faces: fell, ...(audience === undefined ? {} : { audience }) });
        return next.dice;
      },
    };
    const begun = beginGame(system, header.setup, chance, { world });
    if (isProblems(begun)) throw new Error(begun.map(({ where, what }) => `${where}: ${what}`).join("; "));
    return begun;
  }

  return {
    game: () => game,
    at: () => at,
    rolls: () => rolls,
    to(entry) {
      if (entry < at) game = begin();
      if (entry === at) return at;
      const { entries } = of.log();
      const last = Math.min(entry, entries.length);
      while (at < last) {
        const { seat, answer, rolls: fell } = entries[at];
        const index = system.seats.indexOf(seat);
        at++;
        faces = fell;
        used = 0;
        if (game.apply(index, game.decision(index), answer).kind !== "accepted") return --at;
      }
      return at;
    },
  };
}
