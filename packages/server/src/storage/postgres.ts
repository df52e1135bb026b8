import { randomUUID } from "node:crypto";
import pg from "pg";
import { StartError } from "../settings.ts";
import { accountsOver, type Statements } from "./accounts.ts";
import { attendanceOver } from "./attendance.ts";
import type { Act, Storage, Stored, StoredGame } from "./contract.ts";
import { inventoryOver } from "./inventory.ts";
import { askerOf, messageOf, placeOf } from "./postgres-down.ts";
import {
  actFrom,
  CHANNELS_OF_SEAT,
  channelFrom,
  GAME_COLUMNS,
  gameColumns,
  gameFrom,
  LISTED,
  numbered,
  ordersFrom,
  type Row,
  saidFrom,
  seatColumns,
} from "./rows.ts";
import { versions } from "./tables.ts";
import { together } from "./together.ts";
import { warningsOver } from "./warnings.ts";

const CHANNEL = "redoubt_act";
/** Servers that start at the same time bring the tables up to date one after another, by this lock. */
const UPDATE_LOCK = 18541025;

const INSERT_ACTS = `
  WITH put AS (
    INSERT INTO act (game, number, seat, kind, text, mark, hash, at)
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[], $8::bigint[])
    ON CONFLICT DO NOTHING
    RETURNING game, number
  )
  SELECT game, number, pg_notify('${CHANNEL}', $9 || ' ' || game || ' ' || number) FROM put`;

// Somebody who sits down is heard of like an act, of the number 0.
const INSERT_SEAT = `
  WITH put AS (
    INSERT INTO seat (game, seat, key_hash, share, name, player, at) VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT DO NOTHING RETURNING game
  )
  SELECT pg_notify('${CHANNEL}', $8 || ' ' || game || ' 0') FROM put`;

// So are orders that somebody leaves.
const PUT_ORDERS = `
  WITH put AS (
    INSERT INTO standing (game, seat, orders, since) VALUES ($1, $2, $3, $4)
    ON CONFLICT (game, seat) DO UPDATE SET orders = $3, since = $4 RETURNING game
  )
  SELECT pg_notify('${CHANNEL}', $5 || ' ' || game || ' 0') FROM put`;

const INSERT_SAID = `
  WITH put AS (INSERT INTO said (game, seat, text, at) VALUES ($1, $2, $3, $4) RETURNING game)
  SELECT pg_notify('${CHANNEL}', $5 || ' ' || game || ' -1') FROM put`;

/** Storage on a PostgreSQL server, for any number of Redoubt servers side by side. */
export async function openPostgres(address: string): Promise<Storage> {
  const pool = new pg.Pool({ connectionString: address, max: 8 });
  // A connection that breaks while nobody uses it is replaced when it is wanted.
  pool.on("error", () => {});
  const place = placeOf(address);
  const server = randomUUID();
  await bringUpToDate(pool, place);
  let listener: pg.Client | null = null;
  let isClosed = false;

  const ask = askerOf(pool, place);
  const query = async (text: string, values: readonly unknown[] = []): Promise<readonly Row[]> =>
    (await ask(text, values)).rows;
  const whole = async (rows: readonly Row[]): Promise<readonly StoredGame[]> => {
    const ids = rows.map(({ id }) => id);
    const seats = await query("SELECT * FROM seat WHERE game = ANY($1) ORDER BY seat", [ids]);
    return rows.map((row) =>
      gameFrom(
        row,
        seats.filter(({ game }) => game === row.id),
      ),
    );
  };
  const append = together(async (acts: readonly Act[]): Promise<readonly Stored[]> => {
    const column = <T>(of: (act: Act) => T): T[] => acts.map(of);
    const put = await query(INSERT_ACTS, [
      column(({ game }) => game),
      column(({ number }) => number),
      column(({ seat }) => seat),
      column(({ kind }) => kind),
      column(({ text }) => text),
      column(({ mark }) => mark),
      column(({ hash }) => hash),
      column(({ at }) => at),
      server,
    ]);
    const stored = new Set(put.map(({ game, number }) => `${game} ${number}`));
    // Of two acts of one game and number in one go the first was stored.
    return acts.map(({ game, number }) => (stored.delete(`${game} ${number}`) ? "stored" : "behind"));
  });

  const statements: Statements = {
    run: async (sql, values) => (await query(`${numbered(sql)} RETURNING 1`, values)).length > 0,
    all: (sql, values) => query(numbered(sql), values),
  };

  const accounts = accountsOver(statements);
  return {
    ...accounts,
    ...attendanceOver(statements, { server, beatEvery: 2_000, patience: 5_000 }),
    ...inventoryOver(statements),
    ...warningsOver(statements),
    async shutOut(change) {
      const isDone = await accounts.shutOut(change);
      // Heard of like somebody who sits down.
      if (isDone) await query(`SELECT pg_notify('${CHANNEL}', $1)`, [`${server} ${change.game} 0`]);
      return isDone;
    },
    place,
    createGame: async (game) =>
      void (await query(
        `INSERT INTO game (${GAME_COLUMNS}) VALUES ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12)`,
        gameColumns(game),
      )),
    game: async (id) => (await whole(await query("SELECT * FROM game WHERE id = $1", [id])))[0] ?? null,
    gameIds: async () => (await query("SELECT id FROM game ORDER BY created_at, id")).map(({ id }) => String(id)),
    check: async () => void (await query("SELECT 1")),
    takeSeat: async (game, seat) => (await query(INSERT_SEAT, [...seatColumns(game, seat), server])).length === 1,
    actsAfter: async (game, number) =>
      (await query("SELECT * FROM act WHERE game = $1 AND number > $2 ORDER BY number", [game, number])).map(actFrom),
    append,
    finish: async (game, { verdict, at, how, winner }) =>
      void (await query("UPDATE game SET verdict = $1, finished_at = $2, ended_how = $3, winner = $4 WHERE id = $5", [
        verdict,
        at,
        how,
        winner,
        game,
      ])),
    say: async ({ game, seat, text, at }) => void (await query(INSERT_SAID, [game, seat, text, at, server])),
    saidAt: async (game, limit) =>
      (await query("SELECT * FROM said WHERE game = $1 ORDER BY at DESC LIMIT $2", [game, limit]))
        .map(saidFrom)
        .reverse(),
    addChannel: async ({ id, game, seat, channel }) =>
      void (await query("INSERT INTO channel (id, game, seat, channel) VALUES ($1, $2, $3, $4)", [
        id,
        game,
        seat,
        JSON.stringify(channel),
      ])),
    async dropChannel(id) {
      await query("DELETE FROM channel WHERE id = $1", [id]);
      await query("DELETE FROM account_channel WHERE id = $1", [id]);
    },
    channelsOf: async (game, seat) =>
      (await query(numbered(CHANNELS_OF_SEAT), [game, seat, game, seat])).map(channelFrom),
    setOrders: async (game, { seat, orders, since }) =>
      void (await query(PUT_ORDERS, [game, seat, JSON.stringify(orders), since, server])),
    ordersIn: async (game) =>
      (await query("SELECT * FROM standing WHERE game = $1 ORDER BY seat", [game])).map(ordersFrom),
    keepLink: async (name, hash) =>
      void (await query("INSERT INTO link (name, hash) VALUES ($1, $2) ON CONFLICT DO NOTHING", [name, hash])),
    link: async (name) => {
      const [row] = await query("SELECT hash FROM link WHERE name = $1", [name]);
      return row === undefined ? null : String(row.hash);
    },
    publicGames: async (limit) =>
      whole(await query(`SELECT * FROM game WHERE ${LISTED.open} ORDER BY created_at DESC LIMIT $1`, [limit])),
    finishedGames: async (before, limit) =>
      whole(
        await query(`SELECT * FROM game WHERE ${LISTED.over} AND finished_at < $1 ORDER BY finished_at DESC LIMIT $2`, [
          before,
          limit,
        ]),
      ),
    gamesOf: async (keyHashes) =>
      whole(
        await query(
          "SELECT * FROM game WHERE id IN (SELECT game FROM seat WHERE key_hash = ANY($1)) ORDER BY created_at DESC",
          [keyHashes],
        ),
      ),
    async listen(heard) {
      const connect = async (): Promise<void> => {
        const client = new pg.Client({ connectionString: address });
        client.on("notification", ({ payload = "" }) => {
          const [from, game, number] = payload.split(" ");
          if (from !== server) heard(game, Number(number));
        });
        // A lost line is taken up again; what was missed meanwhile is found by the numbers of the acts.
        client.on("error", () => void (isClosed || setTimeout(() => void connect().catch(() => {}), 1_000).unref()));
        await client.connect();
        await client.query(`LISTEN ${CHANNEL}`);
        listener = client;
      };
      await connect();
    },
    async close() {
      isClosed = true;
      await listener?.end();
      await pool.end();
    },
  };
}

async function bringUpToDate(pool: pg.Pool, place: string): Promise<void> {
  let client: pg.PoolClient;
  try {
    client = await pool.connect();
  } catch (error) {
    await pool.end();
    throw new StartError(`${place} cannot be reached: ${messageOf(error)}. Look at DATABASE_URL.`);
  }
  try {
    await client.query("BEGIN");
    await client.query("SELECT pg_advisory_xact_lock($1)", [UPDATE_LOCK]);
    await client.query("CREATE TABLE IF NOT EXISTS schema (version INTEGER NOT NULL)");
    const version = Number((await client.query("SELECT version FROM schema")).rows[0]?.version ?? 0);
    if (version > versions.length) {
      throw new StartError(`${place} is of version ${version}; this Redoubt reads version ${versions.length}.`);
    }
    for (const tables of versions.slice(version)) await client.query(tables);
    await client.query("DELETE FROM schema");
    await client.query("INSERT INTO schema (version) VALUES ($1)", [versions.length]);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    client.release();
    await pool.end();
    throw error;
  }
  client.release();
}
