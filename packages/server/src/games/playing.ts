import { type Game, isProblems, type LogEntry } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import { openScenario, secretOfShares } from "@redoubt/protocol";
import { problemText } from "../problem-text.ts";
import type { Act, StoredGame } from "../storage/contract.ts";

/** A stored game that its acts do not lead through: the store was changed by other hands, or the rules were. */
export class Unplayable extends Error {
  override readonly name = "Unplayable";
}

/** Whether everybody sits who must: from then on the dice have their secret, and the game begins. */
export const isComplete = (stored: StoredGame, system: AnyWargame): boolean =>
  stored.seats.length === system.seats.length;

/** The dice secret of a game in which everybody sits. */
export const secretOf = ({ serverShare, seats }: StoredGame): string =>
  secretOfShares(
    serverShare,
    seats.map(({ share }) => share),
  );

/** Begins a stored game in which everybody sits. */
export function begun(stored: StoredGame, system: AnyWargame): Game {
  if (stored.version !== system.version) {
    throw new Unplayable(
      `game ${stored.id} is of version ${stored.version} of ${system.title}; this server plays version ${system.version}`,
    );
  }
  const opened = openScenario(system, stored.scenario, stored.options, secretOf(stored));
  if (isProblems(opened)) {
    throw new Unplayable(`game ${stored.id}: ${problemText(opened)}`);
  }
  return opened.value.game;
}

/** The hash of the numbers where a game stands; empty while seats work in secret. */
export const standingOf = (game: Game): string => (game.last() ?? game.log().opening).state;

/** Does a stored act again and returns the answer that it gave or took back. */
export function redo(game: Game, act: Act): LogEntry {
  const { seat, kind, text, number } = act;
  const before = lastOf(game, seat);
  const wrong = (what: string) => new Unplayable(`game ${act.game}, act ${number}: ${what}`);
  if (kind === "undo") {
    const misuse = game.undo(seat);
    if (misuse !== null || before === null) throw wrong(misuse?.what ?? "nothing to take back");
  } else {
    const outcome = game.apply(seat, game.decision(seat), text);
    if (outcome.kind !== "accepted") throw wrong(`"${text}" is no longer accepted`);
  }
  if (standingOf(game) !== act.hash) throw wrong("it leads to another state than it did");
  const entry = kind === "undo" ? before : game.last();
  if (entry === null) throw wrong("no answer was given");
  return entry;
}

/** The answer that a seat would take back. */
export function lastOf(game: Game, seat: number): LogEntry | null {
  const name = game.system.seats[seat];
  const last = game.last();
  if (last === null || last.lane !== true) return last;
  return game.log().entries.findLast((entry) => entry.seat === name) ?? null;
}
