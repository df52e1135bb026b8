import type { Setup } from "./system.ts";

/** The format of a log; a new one gets a new name. */
export const logFormat = "redoubt-game/1";

/** What a game is, before anything was decided. */
export interface LogHeader {
  readonly format: typeof logFormat;
  readonly system: string;
  readonly version: string;
  readonly setup: Setup;
  readonly seats: readonly string[];
  /** A fingerprint of the dice secret, published before the first roll; null where the dice were given by hand. */
  readonly commitment: string | null;
}

/** Dice that fell, with what for. */
export interface LoggedRoll {
  readonly purpose: string;
  readonly dice: readonly number[];
}

/** One accepted answer, the dice that fell after it, and the hash of the state they led to. */
export interface LogEntry {
  readonly seat: string;
  readonly answer: string;
  readonly rolls: readonly LoggedRoll[];
  readonly hash: string;
}

/** The whole truth of a game: everything else is derived from it. */
export interface GameLog {
  readonly header: LogHeader;
  /** The dice before the first decision and the hash after them. */
  readonly opening: { readonly rolls: readonly LoggedRoll[]; readonly hash: string };
  readonly entries: readonly LogEntry[];
}

/** How many rolls a log holds. */
export function rollsIn(log: GameLog): number {
  return log.entries.reduce((sum, entry) => sum + entry.rolls.length, log.opening.rolls.length);
}
