import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "../settings.ts";
import { type Act, type Storage, StorageDown, type Stored, type StoredGame } from "./contract.ts";
import { actFrom, gameColumns, gameFrom, type Row } from "./rows.ts";
import { versions } from "./tables.ts";
import { together } from "./together.ts";

/** How an embedded storage is kept. */
export interface SqliteSettings {
  /** The most pages of 4 kB that its file may take; no bound where missing. */
  readonly mostPages?: number;
}

/** The embedded storage: one file, written to the disk before anything is said to be stored. */
export function openSqlite(folder: string, { mostPages }: SqliteSettings = {}): Storage {
  const file = join(folder, "redoubt.sqlite");
  const database = openDatabase(folder, file);
  if (mostPages !== undefined) database.exec(`PRAGMA max_page_count = ${mostPages}`);
  const insertGame = database.prepare(
    "INSERT INTO game (id, system, version, scenario, options, is_public, server_share, created_at) VALUES (?,?,?,?,?,?,?,?)",
  );
  const selectGame = database.prepare("SELECT * FROM game WHERE id = ?");
  const selectSeats = database.prepare("SELECT * FROM seat WHERE game = ? ORDER BY seat");
  const insertSeat = database.prepare(
    "INSERT OR IGNORE INTO seat (game, seat, key_hash, share, name) VALUES (?,?,?,?,?)",
  );
  const insertAct = database.prepare(
    "INSERT OR IGNORE INTO act (game, number, seat, kind, text, mark, hash, at) VALUES (?,?,?,?,?,?,?,?)",
  );
  const selectActs = database.prepare("SELECT * FROM act WHERE game = ? AND number > ? ORDER BY number");
  const setVerdict = database.prepare("UPDATE game SET verdict = ? WHERE id = ?");
  const selectPublic = database.prepare("SELECT * FROM game WHERE is_public = 1 ORDER BY created_at DESC LIMIT ?");
  const selectOwn = database.prepare(
    "SELECT DISTINCT game.* FROM game JOIN seat ON seat.game = game.id WHERE seat.key_hash IN (SELECT value FROM json_each(?)) ORDER BY created_at DESC",
  );
  const whole = (row: Row): StoredGame => gameFrom(row, selectSeats.all(String(row.id)));

  const append = together(async (acts: readonly Act[]): Promise<readonly Stored[]> => {
    database.exec("BEGIN IMMEDIATE");
    try {
      const stored = acts.map((act): Stored => {
        const { game, number, seat, kind, text, mark, hash, at } = act;
        return insertAct.run(game, number, seat, kind, text, mark, hash, at).changes === 1 ? "stored" : "behind";
      });
      database.exec("COMMIT");
      return stored;
    } catch (error) {
      if (database.isTransaction) database.exec("ROLLBACK");
      throw error;
    }
  });

  return {
    place: file,
    createGame: async (game) => down(() => void insertGame.run(...gameColumns(game))),
    game: async (id) => {
      const row = selectGame.get(id);
      return row === undefined ? null : whole(row);
    },
    takeSeat: async (game, { seat, keyHash, share, name }) =>
      down(() => insertSeat.run(game, seat, keyHash, share, name).changes === 1),
    actsAfter: async (game, number) => selectActs.all(game, number).map(actFrom),
    append: (act) => append(act).catch(rethrown),
    finish: async (game, verdict) => down(() => void setVerdict.run(verdict, game)),
    publicGames: async (limit) => selectPublic.all(limit).map(whole),
    gamesOf: async (keyHashes) => selectOwn.all(JSON.stringify(keyHashes)).map(whole),
    // One process has the file to itself: there is no other server to hear of.
    listen: async () => {},
    close: async () => database.close(),
  };
}

const codeOf = (error: unknown): string =>
  error instanceof Error && "errcode" in error ? String(Number(error.errcode) & 0xff) : "";

/** SQLite's codes for what people can mend: read-only (8), input/output (10), full (13), cannot open (14), busy (5). */
const MENDABLE = new Set(["5", "8", "10", "13", "14"]);

function rethrown(error: unknown): never {
  if (MENDABLE.has(codeOf(error))) {
    throw new StorageDown(`the store cannot be written: ${error instanceof Error ? error.message : error}`);
  }
  throw error;
}

function down<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    return rethrown(error);
  }
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
