import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "./settings.ts";

/** The version of the tables below; a store of a later version is left untouched. */
const SCHEMA_VERSION = 1;

const TABLES = `
  CREATE TABLE schema (version INTEGER NOT NULL) STRICT;
  CREATE TABLE server_start (
    id INTEGER PRIMARY KEY,
    at TEXT NOT NULL,
    node TEXT NOT NULL
  ) STRICT;
`;

/** One start of the server, as the store remembers it. */
export interface ServerStart {
  readonly at: string;
  readonly node: string;
}

/** The embedded store. */
export interface Store {
  readonly file: string;
  readonly schemaVersion: number;
  readonly recordStart: (start: ServerStart) => void;
  readonly starts: () => ServerStart[];
  readonly close: () => void;
}

/** Opens the store in the folder, making both where they are missing. */
export function openStore(folder: string): Store {
  const file = join(folder, "redoubt.sqlite");
  const database = openDatabase(folder, file);
  const insertStart = database.prepare("INSERT INTO server_start (at, node) VALUES (?, ?)");
  const selectStarts = database.prepare("SELECT at, node FROM server_start ORDER BY id");
  return {
    file,
    schemaVersion: SCHEMA_VERSION,
    recordStart: ({ at, node }) => void insertStart.run(at, node),
    starts: () => selectStarts.all().map((row) => ({ at: String(row.at), node: String(row.node) })),
    close: () => database.close(),
  };
}

function openDatabase(folder: string, file: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true });
    database = new DatabaseSync(file, { timeout: 5_000 });
    database.exec("PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON;");
    makeTables(database, file);
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

function makeTables(database: DatabaseSync, file: string): void {
  const isNew = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'schema'").get() === undefined;
  if (isNew) {
    database.exec(`BEGIN IMMEDIATE; ${TABLES} INSERT INTO schema (version) VALUES (${SCHEMA_VERSION}); COMMIT;`);
    return;
  }
  const version = Number(database.prepare("SELECT version FROM schema").get()?.version);
  if (version !== SCHEMA_VERSION) {
    throw new StartError(
      `The store ${file} is of version ${version}; this Redoubt reads version ${SCHEMA_VERSION}. ` +
        "It is left as it is; REDOUBT_DATA=FOLDER chooses another folder.",
    );
  }
}
