import {
  type AnySystem,
  beginGame,
  type Chance,
  type Game,
  isProblems,
  type KnownEntry,
  type LoggedRoll,
  type LogHeader,
} from "@redoubt/engine";

/** What somebody who follows a game from afar keeps of it: the game itself, played again by what was told of it. */
export interface Mirror {
  readonly game: Game;
  /** Plays an answer that was told, with the dice that were told. Throws a RangeError where it does not fit. */
  readonly play: (entry: KnownEntry) => void;
  readonly undo: (seat: string) => void;
}

/**
 * A game played elsewhere, followed by its answers and dice. Only games of a system that hides nothing can be followed so:
 * what is withheld cannot be played.
 */
export function mirrorOf(system: AnySystem, header: LogHeader, opening: readonly LoggedRoll[]): Mirror {
  let fallen: (readonly number[])[] = opening.map(({ dice }) => dice);
  const chance: Chance = { roll: () => fallen.shift() ?? null };
  const game = beginGame(system, header.setup, chance, { commitment: header.commitment });
  if (isProblems(game)) throw new RangeError(`the game cannot be set up here: ${game[0].where}: ${game[0].what}`);
  return {
    game,
    play({ seat, answer, rolls, state }) {
      if (answer === null) throw new RangeError("a secret answer cannot be played again");
      fallen = rolls.map(({ dice }) => dice);
      const place = system.seats.indexOf(seat);
      const outcome = game.apply(place, game.decision(place), answer);
      if (outcome.kind !== "accepted") throw new RangeError(`"${answer}" of ${seat} does not fit this game`);
      if (state !== null && game.last()?.state !== state) throw new RangeError(`"${answer}" leads elsewhere here`);
    },
    undo(seat) {
      const misuse = game.undo(system.seats.indexOf(seat));
      if (misuse !== null) throw new RangeError(`${seat} cannot take back here: ${misuse.what}`);
    },
  };
}
