import type { Statements } from "./accounts.ts";

/** That a seat is to be told when little of its time is left in a turn. */
export interface Warning {
  readonly game: string;
  readonly seat: number;
  /** When the turn began, by which it is told from others, and when the seat is to be told, in milliseconds since 1970. */
  readonly turn: number;
  readonly at: number;
}

/** The seats that are to be told how little time they have, each once a turn whichever server does it. */
export interface Warnings {
  /** Keeps a warning in place of that of an earlier turn; one of the same turn stays as it is. */
  readonly setWarning: (warning: Warning) => Promise<void>;
  /** Those that are due at a time. */
  readonly dueWarnings: (at: number) => Promise<readonly Warning[]>;
  /** Takes one as given; false where somebody else was quicker. */
  readonly takeWarning: (warning: Warning) => Promise<boolean>;
  /** Puts one that was taken off until another time. */
  readonly putOffWarning: (warning: Warning, at: number) => Promise<void>;
}

/** The warnings of a storage, the same statements for each kind of database. */
export const warningsOver = ({ run, all }: Statements): Warnings => ({
  setWarning: async ({ game, seat, turn, at }) =>
    void (await run(
      `INSERT INTO warning (game, seat, turn, at, is_given) VALUES (?,?,?,?,0) ON CONFLICT (game, seat)
       DO UPDATE SET turn = excluded.turn, at = excluded.at, is_given = 0 WHERE warning.turn < excluded.turn`,
      [game, seat, turn, at],
    )),
  dueWarnings: async (at) =>
    (await all("SELECT game, seat, turn, at FROM warning WHERE is_given = 0 AND at <= ? ORDER BY at", [at])).map(
      (row) => ({ game: String(row.game), seat: Number(row.seat), turn: Number(row.turn), at: Number(row.at) }),
    ),
  takeWarning: ({ game, seat, turn }) =>
    run("UPDATE warning SET is_given = 1 WHERE game = ? AND seat = ? AND turn = ? AND is_given = 0", [
      game,
      seat,
      turn,
    ]),
  putOffWarning: async ({ game, seat, turn }, at) =>
    void (await run("UPDATE warning SET is_given = 0, at = ? WHERE game = ? AND seat = ? AND turn = ?", [
      at,
      game,
      seat,
      turn,
    ])),
});
