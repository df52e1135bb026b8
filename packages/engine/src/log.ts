import type { Setup } from "./system.ts";

/** What a game is, before anything was decided. */
export interface LogHeader {
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
  /** The seats that may know them until the game is over; everybody where missing. */
  readonly audience?: readonly number[];
}

/** One accepted answer, the dice that fell after it, and the hash of the numbers they led to. */
export interface LogEntry {
  readonly seat: string;
  readonly answer: string;
  readonly rolls: readonly LoggedRoll[];
  /** Empty for an answer given in a lane while others still work in theirs: there is no common state until they join. */
  readonly state: string;
  /** True where the other seats must not know the answer until the game is over. */
  readonly secret?: true;
  /** True where it was given in a lane: the others do not even know of it, but for the one by which all are done. */
  readonly lane?: true;
}

/** The whole truth of a game: everything else is derived from it. */
export interface GameLog {
  readonly header: LogHeader;
  /** The dice before the first decision and the hash after them. */
  readonly opening: { readonly rolls: readonly LoggedRoll[]; readonly state: string };
  readonly entries: readonly LogEntry[];
}

/** An answer as a seat may know it: null stands for what is withheld; dice it must not know of are not there at all. */
export interface KnownEntry {
  readonly seat: string;
  readonly answer: string | null;
  readonly rolls: readonly LoggedRoll[];
  readonly state: string | null;
  readonly lane?: true;
}

/** The log as a seat may see it. */
export interface KnownLog {
  readonly header: LogHeader;
  readonly opening: { readonly rolls: readonly LoggedRoll[]; readonly state: string | null };
  readonly entries: readonly KnownEntry[];
}

/** How much of a log is to be withheld. */
export interface Discretion {
  /** Null is a spectator. */
  readonly seat: number | null;
  /** Whether the system hides anything at all: if so, the hash of a state would give it away. */
  readonly hides: boolean;
}

/**
 * Whether the seat of this name may know that there was such an answer. Of what others do in their lanes it learns only
 * the answer by which all lanes are done: how many there were before would tell how much was written.
 */
export function isKnownOf({ lane, seat, state }: LogEntry, name: string | null): boolean {
  return lane !== true || seat === name || state !== "";
}

/** The dice of a roll list that a seat may know. */
const knownRolls = (rolls: readonly LoggedRoll[], seat: number | null): readonly LoggedRoll[] =>
  rolls.filter(({ audience }) => audience === undefined || (seat !== null && audience.includes(seat)));

/** An answer as a seat may see it that may know of it. */
export function knownEntry(entry: LogEntry, name: string | null, { seat, hides }: Discretion): KnownEntry {
  return {
    seat: entry.seat,
    answer: entry.secret === true && entry.seat !== name ? null : entry.answer,
    rolls: knownRolls(entry.rolls, seat),
    state: hides ? null : entry.state,
    ...(entry.lane === true ? { lane: true as const } : {}),
  };
}

/** The log as a seat may see it while the game goes on. */
export function knownLog(log: GameLog, discretion: Discretion): KnownLog {
  const { seat, hides } = discretion;
  const name = seat === null ? null : log.header.seats[seat];
  return {
    header: log.header,
    opening: { rolls: knownRolls(log.opening.rolls, seat), state: hides ? null : log.opening.state },
    entries: log.entries.filter((entry) => isKnownOf(entry, name)).map((entry) => knownEntry(entry, name, discretion)),
  };
}

interface Rolled {
  readonly opening: { readonly rolls: readonly LoggedRoll[] };
  readonly entries: readonly { readonly rolls: readonly LoggedRoll[] }[];
}

/** How many rolls a log holds. */
export function rollsIn(log: Rolled): number {
  return log.entries.reduce((sum, entry) => sum + entry.rolls.length, log.opening.rolls.length);
}
