import { createOutlook, type Tally } from "@redoubt/ai";
import { type AnyPlay, isProblems } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import { type GameFile, openGame } from "@redoubt/protocol";

/** A game whose chances are counted at some of its moments, each a part. */
export interface ChancesSpec {
  readonly system: string;
  readonly file: GameFile;
  /** After how many answers. */
  readonly moments: readonly number[];
  /** How many times the rest is played out from each. */
  readonly games: number;
}

/** The game after so many of its answers. */
export function playAfter(system: AnyWargame, file: GameFile, answers: number): AnyPlay {
  const begun = {
    ...file,
    entries: file.entries.slice(0, answers),
    hashes: file.hashes?.slice(0, answers + 1) ?? null,
  };
  const opened = openGame(system, begun);
  if (isProblems(opened)) throw new RangeError(opened.map(({ what }) => what).join("; "));
  return opened.value.game.play();
}

/** Plays the rest of a game out from one of its moments, all that is known of it known to both sides. */
export function chancesAt(system: AnyWargame, { file, moments, games }: ChancesSpec, part: number): Tally {
  const outset = { play: playAfter(system, file, moments[part]), seat: null, first: [] };
  return createOutlook(system).sample(outset, 0, games, () => false);
}
