import { type AnyPlay, clonePlay, type Game, isProblems, startPlay } from "@redoubt/engine";
import type { AnyWargame, BoardView, Position } from "@redoubt/mechanics";
import { openPosition } from "@redoubt/protocol";

/** What questions are asked of. */
export interface Asked {
  readonly play: () => AnyPlay;
  /** Where answers are tried. */
  readonly game: Game;
  /** Whether the phase of a position waits though nothing can be answered in it but its end. */
  readonly isHeld: boolean;
  /** The moment that a position names where the game has gone on from it and answers cannot be tried in it; else null. */
  readonly passedOver: string | null;
}

/** A game is asked where it stands. */
export function asItStands(game: Game): Asked {
  return { play: game.play, game, isHeld: false, passedOver: null };
}

function momentOf(view: BoardView): string {
  return `${view.phase} of ${view.active} on turn ${view.turn}`;
}

/** The game of a position with its phase held open though nobody can act in it; null where the system has no such beginning. */
export function heldOpen(system: AnyWargame, position: Position): Game | null {
  if (system.beginHeld === undefined) return null;
  const opened = openPosition({ ...system, begin: system.beginHeld }, position, null);
  return isProblems(opened) ? null : opened.value.game;
}

/** What is asked of whom, whatever the number of the question. */
function askedNow(game: Game): string {
  const pending = game.pending();
  return pending.kind === "decide" ? pending.decisions.map(({ seat, kind }) => `${seat} ${kind}`).join() : pending.kind;
}

/** Whether one answer is all that is left to whoever is asked: the game gives it by itself. */
function isForced(game: Game): boolean {
  const pending = game.pending();
  return pending.kind === "decide" && pending.decisions.every(({ seat }) => game.answers(seat).length === 1);
}

/**
 * A position is asked in the phase it names, which waits until its player ends it where the system can hold it open: then one
 * answer too many is refused by the rules of that phase. Where nobody can act in it and it cannot be held open, the position is
 * asked as it was set up, before the first step of play.
 */
export function asNamed(system: AnyWargame, position: Position, game: Game): Asked {
  const begun = startPlay(system, game.log().header.setup);
  if (isProblems(begun)) throw new Error("a position that was opened cannot be set up");
  const named = momentOf(system.view(begun, null));
  const isNamed = (other: Game): boolean => momentOf(system.view(other.play(), null)) === named;
  const held = heldOpen(system, position);
  const isHeld = held !== null && isNamed(held);
  if (isHeld && (!isNamed(game) || askedNow(held) === askedNow(game) || isForced(held)))
    return { ...asItStands(held), isHeld };
  if (isNamed(game)) return asItStands(game);
  return { play: () => clonePlay(begun), game, isHeld: false, passedOver: named };
}
