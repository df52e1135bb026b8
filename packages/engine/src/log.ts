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
  /** True where it was given in a lane: the others do not even know of it until the lanes join. */
  readonly lane?: true;
}

/** The whole truth of a game: everything else is derived from it. */
export interface GameLog {
  readonly header: LogHeader;
  /** The dice before the first decision and the hash after them. */
  readonly opening: { readonly rolls: readonly LoggedRoll[]; readonly state: string };
  readonly entries: readonly LogEntry[];
}

/** A roll as a seat may know it: without its dice where they are none of its business yet. */
export interface KnownRoll {
  readonly purpose: string;
  readonly dice: readonly number[] | null;
}

/** An answer as a seat may know it: null stands for what is withheld. */
export interface KnownEntry {
  readonly seat: string;
  readonly answer: string | null;
  readonly rolls: readonly KnownRoll[];
  readonly state: string | null;
  readonly lane?: true;
}

/** The log as a seat may see it. */
export interface KnownLog {
  readonly header: LogHeader;
  readonly opening: { readonly rolls: readonly KnownRoll[]; readonly state: string | null };
  readonly entries: readonly KnownEntry[];
}

/** How much of a log is to be withheld. */
export interface Discretion {
  /** Null is a spectator. */
  readonly seat: number | null;
  /** Whether the system hides anything at all: if so, the hash of a state would give it away. */
  readonly hides: boolean;
  /** The first entry of lanes that have not joined yet; the length of the log where there are none. */
  readonly openLanes: number;
}

/** The log as a seat may see it while the game goes on. */
export function knownLog(log: GameLog, { seat, hides, openLanes }: Discretion): KnownLog {
  const name = seat === null ? null : log.header.seats[seat];
  const rolls = (all: readonly LoggedRoll[]): readonly KnownRoll[] =>
    all.map(({ purpose, dice, audience }) => {
      const isKnown = audience === undefined || (seat !== null && audience.includes(seat));
      return { purpose, dice: isKnown ? dice : null };
    });
  const state = (hash: string): string | null => (hides ? null : hash);
  const entries = log.entries.filter((entry, i) => i < openLanes || entry.seat === name);
  return {
    header: log.header,
    opening: { rolls: rolls(log.opening.rolls), state: state(log.opening.state) },
    entries: entries.map((entry) => ({
      seat: entry.seat,
      answer: entry.secret === true && entry.seat !== name ? null : entry.answer,
      rolls: rolls(entry.rolls),
      state: state(entry.state),
      ...(entry.lane === true ? { lane: true as const } : {}),
    })),
  };
}

/** How many rolls a log holds. */
export function rollsIn(log: GameLog): number {
  return log.entries.reduce((sum, entry) => sum + entry.rolls.length, log.opening.rolls.length);
}
