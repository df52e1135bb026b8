import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { PostOffice } from "./notices/senders.ts";
import type { MeasuresFor } from "./operation/watching-over.ts";

/** Where the server listens, where it keeps games and where the built table lies. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly dataFolder: string;
  /** The address of a PostgreSQL database to keep games in; null keeps them in the data folder. */
  readonly database: string | null;
  /** Whether a server beside a database plays computers' seats itself, or leaves them all to workers. */
  readonly playsSeats: boolean;
  readonly tableFolder: string;
  /** What is written to the log: pino's levels. */
  readonly logLevel: LogLevel;
  readonly measuresFor: MeasuresFor;
  /** Requests a minute that one address may make of each kind; 0 sets no bound. */
  readonly requests: number;
  /** The address by which people open the server, for links in notices; null where it is not known. */
  readonly publicAddress: string | null;
  readonly office: PostOffice;
  /** How many seconds players are told before the server ends when it is asked to (SIGTERM). */
  readonly notice: number;
  /** Whether a proxy stands before the server, whose word about addresses is taken. */
  readonly isBehindProxy: boolean;
}

const LOG_LEVELS = ["silent", "error", "warn", "info", "debug"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
const MEASURES_FOR: readonly MeasuresFor[] = ["local", "all", "off"];

/** A mistake of the person who starts the server, said in words for them. */
export class StartError extends Error {
  override readonly name = "StartError";
}

const BUILT_TABLE = fileURLToPath(new URL("../../table/dist", import.meta.url));

/** The year of the Alma, Balaclava and Inkerman. */
const STANDARD_PORT = 1854;
/** Those who stop containers wait for ten seconds before they kill. */
const STANDARD_NOTICE = 8;
const HIGHEST_PORT = 65_535;

type Env = Readonly<Record<string, string | undefined>>;

/** One of the words that a setting may be. */
function wordOf<T extends string>(env: Env, name: string, words: readonly T[], standard: T): T {
  const text = env[name] || standard;
  const word = words.find((known) => known === text);
  if (word === undefined) throw new StartError(`${name} is "${text}", but it is one of ${words.join(", ")}.`);
  return word;
}

function countOf(env: Env, name: string, standard: number): number {
  const count = Number(env[name] || standard);
  if (!Number.isInteger(count) || count < 0)
    throw new StartError(`${name} is "${env[name]}", but it is a whole number.`);
  return count;
}

/** How notices are sent: each kind is there once its setting is. */
function officeOf(env: Env): PostOffice {
  const { REDOUBT_SMTP: server, REDOUBT_MAIL_FROM: from, REDOUBT_PUSH_KEYS: keys, REDOUBT_PUSH_CONTACT: contact } = env;
  const [publicKey = "", privateKey = ""] = (keys ?? "").split(":");
  if (server && !from) throw new StartError("REDOUBT_SMTP is set: REDOUBT_MAIL_FROM must name the sender of mails.");
  if (keys && (privateKey === "" || !contact)) {
    throw new StartError("REDOUBT_PUSH_KEYS is PUBLIC:PRIVATE, and REDOUBT_PUSH_CONTACT a mailto: address beside it.");
  }
  return {
    mail: server && from ? { server, from } : null,
    push: keys && contact ? { publicKey, privateKey, contact } : null,
    webhookSecret: env.REDOUBT_WEBHOOK_SECRET || null,
    allowsPrivate: env.REDOUBT_WEBHOOK_PRIVATE === "1",
  };
}

/** Reads the settings of docs/server.md; port 0 lets the machine choose a free one. */
export function readSettings(env: Env): Settings {
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
    playsSeats: wordOf(env, "REDOUBT_SEATS", ["here", "workers"], "here") === "here",
    tableFolder: resolve(env.REDOUBT_TABLE || BUILT_TABLE),
    logLevel: wordOf(env, "REDOUBT_LOG", LOG_LEVELS, "warn"),
    measuresFor: wordOf(env, "REDOUBT_METRICS", MEASURES_FOR, "local"),
    requests: countOf(env, "REDOUBT_REQUESTS", 120),
    publicAddress: env.REDOUBT_ADDRESS ? env.REDOUBT_ADDRESS.replace(/\/*$/, "/") : null,
    office: officeOf(env),
    notice: countOf(env, "REDOUBT_NOTICE", STANDARD_NOTICE),
    isBehindProxy: env.REDOUBT_PROXY === "1",
  };
}
