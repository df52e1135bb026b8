import { type Game, isProblems, type LogEntry } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import { openScenario, secretOfShares } from "@redoubt/protocol";
import { problemText } from "../problem-text.ts";
import type { Act, StoredGame } from "../storage/contract.ts";
import type { Outcome, Wanted } from "./wanted.ts";

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

/** Begins a stored game in which everybody sits. Whether these rules are still those of the game shows as it is played again. */
export function begun(stored: StoredGame, system: AnyWargame): Game {
  const game = fresh(stored, system);
  for (const { seat, answer } of stored.origin?.answers ?? []) replayed(stored, game, seat, answer);
  return game;
}

/** The game before anything was answered in it. */
function fresh(stored: StoredGame, system: AnyWargame): Game {
  const given = stored.origin?.given ?? [];
  const opened = openScenario(system, stored.scenario, stored.options, secretOf(stored), given);
  if (isProblems(opened)) throw new Unplayable(`game ${stored.id}: ${problemText(opened)}`);
  return opened.value.game;
}

function replayed(stored: StoredGame, game: Game, name: string, answer: string): void {
  const seat = game.system.seats.indexOf(name);
  if (game.apply(seat, game.decision(seat), answer).kind !== "accepted")
    throw new Unplayable(`game ${stored.id}: "${answer}" is no longer accepted`);
}

/** The hash of the numbers where a game stands; empty while seats work in secret. */
export const standingOf = (game: Game): string => (game.last() ?? game.log().opening).state;

/** When everybody sat. */
export const begunAt = ({ seats }: StoredGame): number => Math.max(...seats.map(({ at }) => at));

/** Does a stored act again and returns the answer that it gave or took back; null where it did neither. */
export function redo(game: Game, act: Act): LogEntry | null {
  const { seat, kind, text, number } = act;
  if (kind !== "answer" && kind !== "undo") return null;
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

/** Does what is wanted in the game itself, or says why it cannot be done. */
export function doIt(
  game: Game,
  seat: number,
  { kind, decision, text }: Wanted,
): { readonly entry: LogEntry | null } | Outcome {
  if (kind === "undo") {
    const entry = lastOf(game, seat);
    const misuse = game.undo(seat);
    if (misuse !== null || entry === null)
      return { is: "misused", what: misuse?.what ?? "nothing has been played yet" };
    return { entry };
  }
  if (kind !== "answer") {
    const isEmpty =
      kind === "offer" && text === "undo" && !game.log().entries.some((one) => one.seat === game.system.seats[seat]);
    if (isEmpty) return { is: "misused", what: "you have done nothing yet that could be taken back" };
    return { entry: null };
  }
  const outcome = game.apply(seat, decision, text);
  if (outcome.kind === "misused") return { is: "misused", what: outcome.misuse.what };
  if (outcome.kind === "refused") return { is: "refused", rule: outcome.refusal.rule, sentence: outcome.sentence };
  const entry = game.last();
  if (entry === null) throw new Error("an answer was accepted and is not in the log");
  return { entry };
}

/** The same game after so many of its answers. The dice that fall from there on are those of the same places in it. */
export function wentBack(stored: StoredGame, system: AnyWargame, game: Game, to: number): Game {
  const again = fresh(stored, system);
  for (const { seat, answer } of game.log().entries.slice(0, to)) replayed(stored, again, seat, answer);
  return again;
}

/** The answer that a seat would take back. */
export function lastOf(game: Game, seat: number): LogEntry | null {
  const name = game.system.seats[seat];
  const last = game.last();
  if (last === null || last.lane !== true) return last;
  return game.log().entries.findLast((entry) => entry.seat === name) ?? null;
}

/** Why a game stays with the release that it was played under, in words for those who play it. */
export function whyKept({ version }: StoredGame, system: AnyWargame, trouble: string): string {
  const rules =
    version === system.version
      ? `the data of ${system.title} were changed`
      : `it began under version ${version} of ${system.title}, and version ${system.version} is here`;
  return `this game is kept as it was: ${rules} (${trouble.replace(/^game \S+?:? /, "")})`;
}
