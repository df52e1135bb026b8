import type { Statements } from "./accounts.ts";
import type { Row } from "./rows.ts";

/** A time in which no server was there, in milliseconds since 1970. */
export interface Absence {
  readonly from: number;
  readonly until: number;
}

/** When servers were there, so that no clock runs while none is. */
export interface Attendance {
  /** This server begins: where no other one is there, nobody was since the last one gave a sign of life. */
  readonly arrive: (at: number) => Promise<void>;
  /**
   * A sign of life of this server; the number of absences that are known of all games. Where none could be given for long, an
   * absence until `until` is kept.
   */
  readonly beat: (at: number, until?: number) => Promise<number>;
  readonly leave: (at: number) => Promise<void>;
  /** So often a sign of life is wanted, in milliseconds. */
  readonly beatEvery: number;
  /** The absences that count for a game which began at a time, the oldest first. */
  readonly absencesOf: (game: string, since: number) => Promise<readonly Absence[]>;
  /** Keeps an absence for one game, or for all where it is empty. */
  readonly keepAbsence: (game: string, absence: Absence) => Promise<void>;
}

/** How a server of a storage is told from others, and how long one may be silent before it is taken for dead. */
export interface Attending {
  readonly server: string;
  readonly beatEvery: number;
  readonly patience: number;
}

/** So many signs of life may fail before it is an absence. */
const MISSED = 3;

/** The attendance of a storage, the same statements for each kind of database. */
export function attendanceOver({ run, all }: Statements, { server, beatEvery, patience }: Attending): Attendance {
  const keepAbsence = async (game: string, { from, until }: Absence): Promise<void> =>
    void (await run("INSERT INTO absence (game, from_at, until_at) VALUES (?,?,?) ON CONFLICT DO NOTHING", [
      game,
      from,
      until,
    ]));
  const isThere = (row: Row, until: number): boolean =>
    row.server !== server && Number(row.is_there) === 1 && until - Number(row.at) <= patience;
  /** Keeps that nobody was there before a time, if it was for longer than this. */
  const noteAbsence = async (until: number, least: number): Promise<void> => {
    const rows = await all("SELECT server, at, is_there FROM attendance ORDER BY at", []);
    const last = rows.at(-1);
    if (last === undefined || rows.some((row) => isThere(row, until))) return;
    if (until - Number(last.at) <= least) return;
    // Whoever died without a word was there at least until the last act was stored.
    const [act] = Number(last.is_there) === 1 ? await all("SELECT MAX(at) AS at FROM act WHERE at <= ?", [until]) : [];
    const from = Math.max(Number(last.at), Number(act?.at ?? 0));
    if (from < until) await keepAbsence("", { from, until });
  };
  const sign = async (at: number, isThereNow: 0 | 1): Promise<void> =>
    void (await run(
      "INSERT INTO attendance (server, at, is_there) VALUES (?,?,?) ON CONFLICT (server) DO UPDATE SET at = excluded.at, is_there = excluded.is_there",
      [server, at, isThereNow],
    ));
  return {
    beatEvery,
    keepAbsence,
    async arrive(at) {
      await noteAbsence(at, 0);
      await sign(at, 1);
      await run("DELETE FROM attendance WHERE server <> ? AND at < ?", [server, at - patience]);
    },
    async beat(at, until = at) {
      await noteAbsence(until, MISSED * beatEvery);
      await sign(at, 1);
      const [row] = await all("SELECT COUNT(*) AS count FROM absence WHERE game = ''", []);
      return Number(row?.count ?? 0);
    },
    leave: (at) => sign(at, 0),
    absencesOf: async (game, since) =>
      (
        await all(
          "SELECT from_at, until_at FROM absence WHERE (game = '' OR game = ?) AND until_at > ? ORDER BY from_at",
          [game, since],
        )
      ).map((row) => ({ from: Number(row.from_at), until: Number(row.until_at) })),
  };
}
