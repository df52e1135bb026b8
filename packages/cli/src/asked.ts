import { type AnyPlay, clonePlay, type Game, isProblems, startPlay } from "@redoubt/engine";
import type { AnyWargame, BoardView } from "@redoubt/mechanics";

/** The play that questions are asked of. */
export interface Asked {
  readonly play: () => AnyPlay;
  /** The moment that a position names where the game has gone on from it, because nobody could act in it; else null. */
  readonly passedOver: string | null;
}

/** A game is asked where it stands. */
export function asItStands(game: Game): Asked {
  return { play: game.play, passedOver: null };
}

function momentOf(view: BoardView): string {
  return `${view.phase} of ${view.active} on turn ${view.turn}`;
}

/**
 * A position is asked in the phase it names. Where nobody can act in that phase the game has gone on to a later one: then
 * the position is asked as it was set up, before the first step of play.
 */
export function asNamed(system: AnyWargame, game: Game): Asked {
  const begun = startPlay(system, game.log().header.setup);
  if (isProblems(begun)) throw new Error("a position that was opened cannot be set up");
  const named = momentOf(system.view(begun, null));
  if (named === momentOf(system.view(game.play(), null))) return asItStands(game);
  return { play: () => clonePlay(begun), passedOver: named };
}
