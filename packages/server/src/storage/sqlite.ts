import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { StartError } from "../settings.ts";
import { accountsOver, type Statements } from "./accounts.ts";
import { attendanceOver } from "./attendance.ts";
import { type Storage, StorageDown, type StoredGame } from "./contract.ts";
import { inventoryOver } from "./inventory.ts";
import { actFrom, CHANNELS_OF_SEAT, channelFrom, gameFrom, LISTED, ordersFrom, type Row, saidFrom } from "./rows.ts";
import type { WriterData, Written } from "./sqlite-worker.ts";
import type { Write } from "./sqlite-writes.ts";
import { versions } from "./tables.ts";
import { together } from "./together.ts";
import { warningsOver } from "./warnings.ts";

/** How an embedded storage is kept. */
export interface SqliteSettings {
  /** The most pages of 4 kB that its file may take; no bound where missing. */
  readonly mostPages?: number;
}

/** The embedded storage: one file, written to the disk before anything is said to be stored. */
export function openSqlite(folder: string, { mostPages }: SqliteSettings = {}): Storage {
  const file = join(folder, "redoubt.sqlite");
  const database = openDatabase(folder, file);
  const selectGame = database.prepare("SELECT * FROM game WHERE id = ?");
  const selectSeats = database.prepare("SELECT * FROM seat WHERE game = ? ORDER BY seat");
  const selectActs = database.prepare("SELECT * FROM act WHERE game = ? AND number > ? ORDER BY number");
  const selectPublic = database.prepare(`SELECT * FROM game WHERE ${LISTED.open} ORDER BY created_at DESC LIMIT ?`);
  const selectFinished = database.prepare(
    `SELECT * FROM game WHERE ${LISTED.over} AND finished_at < ? ORDER BY finished_at DESC LIMIT ?`,
  );
  const selectOwn = database.prepare(
    "SELECT DISTINCT game.* FROM game JOIN seat ON seat.game = game.id WHERE seat.key_hash IN (SELECT value FROM json_each(?)) ORDER BY created_at DESC",
  );
  const selectIds = database.prepare("SELECT id FROM game ORDER BY created_at, id");
  const selectOne = database.prepare("SELECT version FROM schema");
  const selectChannels = database.prepare(CHANNELS_OF_SEAT);
  const selectOrders = database.prepare("SELECT * FROM standing WHERE game = ? ORDER BY seat");
  const selectLink = database.prepare("SELECT hash FROM link WHERE name = ?");
  const selectSaid = database.prepare("SELECT * FROM said WHERE game = ? ORDER BY at DESC, rowid DESC LIMIT ?");
  const whole = (row: Row): StoredGame => gameFrom(row, selectSeats.all(String(row.id)));
  const writer = startWriter({ file, mostPages: mostPages ?? null });
  const write = together(writer.write);

  const statements: Statements = {
    run: (sql, values) => write({ kind: "statement", sql, values }),
    all: async (sql, values) => database.prepare(sql).all(...values),
  };

  return {
    ...accountsOver(statements),
    // One process has the file to itself: whoever comes finds nobody.
    ...attendanceOver(statements, { server: "embedded", beatEvery: 10_000, patience: 0 }),
    ...inventoryOver(statements),
    ...warningsOver(statements),
    place: file,
    createGame: async (game) => void (await write({ kind: "game", game })),
    game: async (id) => {
      const row = selectGame.get(id);
      return row === undefined ? null : whole(row);
    },
    gameIds: async () => selectIds.all().map(({ id }) => String(id)),
    check: async () => {
      try {
        selectOne.get();
      } catch (error) {
        throw new StorageDown(`the store cannot be read: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
    takeSeat: (game, seat) => write({ kind: "seat", game, seat }),
    actsAfter: async (game, number) => selectActs.all(game, number).map(actFrom),
    append: async (act) => ((await write({ kind: "act", act })) ? "stored" : "behind"),
    finish: async (game, ending) => void (await write({ kind: "verdict", game, ending })),
    say: async (said) => void (await write({ kind: "said", said })),
    saidAt: async (game, limit) => selectSaid.all(game, limit).map(saidFrom).reverse(),
    addChannel: async (channel) => void (await write({ kind: "channel", channel })),
    dropChannel: async (id) => {
      await write({ kind: "no-channel", id });
      await statements.run("DELETE FROM account_channel WHERE id = ?", [id]);
    },
    channelsOf: async (game, seat) => selectChannels.all(game, seat, game, seat).map(channelFrom),
    setOrders: async (game, orders) => void (await write({ kind: "orders", game, orders })),
    ordersIn: async (game) => selectOrders.all(game).map(ordersFrom),
    keepLink: async (name, hash) => void (await write({ kind: "link", name, hash })),
    link: async (name) => {
      const row = selectLink.get(name);
      return row === undefined ? null : String(row.hash);
    },
    publicGames: async (limit) => selectPublic.all(limit).map(whole),
    finishedGames: async (before, limit) => selectFinished.all(before, limit).map(whole),
    gamesOf: async (keyHashes) => selectOwn.all(JSON.stringify(keyHashes)).map(whole),
    // One process has the file to itself: there is no other server to hear of.
    listen: async () => {},
    async close() {
      await writer.close();
      database.close();
    },
  };
}

/** SQLite's codes for what people can mend: busy, read-only, input and output, full, cannot open. */
const MENDABLE: ReadonlySet<number> = new Set([5, 8, 10, 13, 14]);

/** The thread that writes. It is given one list at a time. */
function startWriter(data: WriterData) {
  const worker = new Worker(new URL("./sqlite-worker.ts", import.meta.url), { workerData: data });
  let answered: ((written: Written) => void) | null = null;
  worker.on("message", (written: Written) => answered?.(written));
  worker.on("error", (error: unknown) => answered?.({ is: "failed", code: 10, message: String(error) }));
  worker.unref();
  return {
    async write(writes: readonly Write[]): Promise<readonly boolean[]> {
      // Whoever waits for a write keeps the process alive.
      worker.ref();
      const written = await new Promise<Written>((done) => {
        answered = done;
        // As text: that is written and read in less time than so many objects are copied.
        worker.postMessage(JSON.stringify(writes));
      });
      answered = null;
      worker.unref();
      if (written.is === "done") return written.done;
      const what = `the store cannot be written: ${written.message}`;
      throw MENDABLE.has(written.code) ? new StorageDown(what) : new Error(what);
    },
    close: () => worker.terminate(),
  };
}

function openDatabase(folder: string, file: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true });
    database = new DatabaseSync(file, { timeout: 5_000 });
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;");
    bringUpToDate(database, file);
    return database;
  } catch (error) {
    database?.close();
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The store ${file} cannot be opened: ${reason}. It is left as it is; REDOUBT_DATA=FOLDER chooses another folder.`,
    );
  }
}

function bringUpToDate(database: DatabaseSync, file: string): void {
  database.exec("BEGIN IMMEDIATE");
  database.exec("CREATE TABLE IF NOT EXISTS schema (version INTEGER NOT NULL)");
  const version = Number(database.prepare("SELECT version FROM schema").get()?.version ?? 0);
  if (version > versions.length) {
    database.exec("ROLLBACK");
    throw new StartError(
      `The store ${file} is of version ${version}; this Redoubt reads version ${versions.length}. ` +
        "It is left as it is; REDOUBT_DATA=FOLDER chooses another folder.",
    );
  }
  for (const tables of versions.slice(version)) database.exec(tables);
  database.exec("DELETE FROM schema");
  database.exec(`INSERT INTO schema (version) VALUES (${versions.length})`);
  database.exec("COMMIT");
}
