import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Where the server listens, where it keeps games and where the built table lies. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly dataFolder: string;
  /** The address of a PostgreSQL database to keep games in; null keeps them in the data folder. */
  readonly database: string | null;
  readonly tableFolder: string;
}

/** A mistake of the person who starts the server, said in words for them. */
export class StartError extends Error {
  override readonly name = "StartError";
}

const BUILT_TABLE = fileURLToPath(new URL("../../table/dist", import.meta.url));

/** The year of the Alma, Balaclava and Inkerman. */
const STANDARD_PORT = 1854;
const HIGHEST_PORT = 65_535;

/** Reads PORT, HOST, REDOUBT_DATA, DATABASE_URL and REDOUBT_TABLE; port 0 lets the machine choose a free one. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const port = env.PORT === undefined || env.PORT === "" ? STANDARD_PORT : Number(env.PORT);
  if (!Number.isInteger(port) || port < 0 || port > HIGHEST_PORT) {
    throw new StartError(`PORT is "${env.PORT}", but a port is a whole number from 0 to ${HIGHEST_PORT}.`);
  }
  if (env.DATABASE_URL && !/^postgres(ql)?:\/\//.test(env.DATABASE_URL)) {
    throw new StartError(
      "DATABASE_URL is not the address of a PostgreSQL database (postgres://user:password@host/name).",
    );
  }
  return {
    host: env.HOST || "127.0.0.1",
    port,
    dataFolder: resolve(env.REDOUBT_DATA || "data"),
    database: env.DATABASE_URL || null,
    tableFolder: resolve(env.REDOUBT_TABLE || BUILT_TABLE),
  };
}
