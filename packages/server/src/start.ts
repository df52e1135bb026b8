import { existsSync } from "node:fs";
import { join } from "node:path";
import rateLimit, { type RateLimitPluginOptions } from "@fastify/rate-limit";
import type { AnyWargame } from "@redoubt/mechanics";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { openSessions } from "./accounts/sessions.ts";
import { buildApp } from "./app.ts";
import { openRooms } from "./games/rooms.ts";
import { obeyIn } from "./games/standing.ts";
import { hireThinkers, type Thinkers } from "./games/thinkers.ts";
import { serveAccounts } from "./http/accounts.ts";
import { serveDescription } from "./http/description.ts";
import { serveFinished } from "./http/finished.ts";
import { serveGames } from "./http/games.ts";
import { serveImport } from "./http/import.ts";
import { serveLinks } from "./http/links.ts";
import { serveNotices } from "./http/notices.ts";
import type { Queue } from "./jobs/queue.ts";
import { callForSeats, takeSeats } from "./jobs/seats.ts";
import { serveLines } from "./live/socket.ts";
import { type Bell, hangBell } from "./notices/bell.ts";
import { type Hourglass, setHourglass } from "./notices/hourglass.ts";
import { ringerOf } from "./notices/ringing.ts";
import { kindsOf, openPostOffice } from "./notices/senders.ts";
import { type Attending, attend } from "./operation/attending.ts";
import { startMeasures } from "./operation/measures.ts";
import { serveOperation } from "./operation/watching-over.ts";
import { type Settings, StartError } from "./settings.ts";
import type { Storage } from "./storage/contract.ts";
import { openPostgres } from "./storage/postgres.ts";
import { openSqlite } from "./storage/sqlite.ts";

/** How long those on a line are told before a server ends. */
export interface Notice {
  readonly milliseconds: number;
  /** Set when somebody will not wait any longer. */
  readonly hurry: AbortSignal;
}

const AT_ONCE: Notice = { milliseconds: 0, hurry: AbortSignal.abort() };

/** A server that listens. */
export interface RunningServer {
  /** What to open in a browser. */
  readonly address: string;
  /** Where its games are kept. */
  readonly place: string;
  /** Takes no new games, tells those on a line when it ends, finishes what was begun, and closes the storage. */
  readonly close: (notice?: Notice) => Promise<void>;
}

/** Rooms that nobody follows are closed so often, and those told whose time runs short, in milliseconds. */
const TIDY_EVERY = 60_000;

/** Every address may ask so much of each kind a minute; what is only looked at (the table's own files) is not counted. */
const limitsOf = ({ requests }: Settings): RateLimitPluginOptions => ({
  global: requests > 0,
  max: requests,
  timeWindow: "1 minute",
  allowList: (request) => !request.url.startsWith("/api/") || request.method === "GET",
  errorResponseBuilder: () => ({
    statusCode: 429,
    error: "Too many requests: wait a minute.",
    message: "Too many requests: wait a minute.",
  }),
});

/** Opens the storage that the settings name. */
export const openStorage = async ({
  database,
  dataFolder,
}: Pick<Settings, "database" | "dataFolder">): Promise<Storage> =>
  database === null ? openSqlite(dataFolder) : openPostgres(database);

/** Opens the storage and listens; a table that is not built, a port in use or a store that cannot be read is a StartError. */
export async function startServer(settings: Settings, systems: readonly AnyWargame[]): Promise<RunningServer> {
  if (!existsSync(join(settings.tableFolder, "index.html"))) {
    throw new StartError(
      `There is no built table in ${settings.tableFolder}. \`npm start\` builds it before it serves.`,
    );
  }
  const log = pino({ level: settings.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  const storage = await openStorage(settings);
  const app = buildApp(systems, settings.tableFolder, { log, isBehindProxy: settings.isBehindProxy });
  const trouble = (what: string): void => log.error({ trouble: what }, "a computer's player is in trouble");
  const thinkers = hireThinkers(trouble);
  let seats: Pick<Thinkers, "attend" | "close"> = thinkers;
  let queue: Queue | null = null;
  const obey = obeyIn((what) => log.error({ trouble: what }, "a standing order is in trouble"));
  let tidying: NodeJS.Timeout | undefined;
  let isDraining = false;
  let attending: Attending | null = null;
  try {
    let bell: Bell | null = null;
    let hourglass: Hourglass | null = null;
    attending = await attend(storage, Date.now, () => void rooms.countAgain());
    // Beside a database of their own workers play the computer's seats, and this server like one of them.
    if (settings.database !== null) {
      const { openQueue } = await import("./jobs/queue.ts");
      queue = await openQueue(settings.database, "worker", trouble);
      seats = callForSeats(queue, trouble);
    }
    const rooms = await openRooms(storage, systems, Date.now, (room) => {
      seats.attend(room);
      obey(room);
      bell?.attend(room);
      hourglass?.attend(room);
    });
    if (queue !== null && settings.playsSeats) await takeSeats(queue, rooms, thinkers, () => isDraining);
    const measures = startMeasures(rooms.count);
    await app.register(rateLimit, limitsOf(settings));
    serveOperation(app, storage, measures, () => isDraining, settings.measuresFor);
    serveGames(app, storage, rooms, systems);
    serveImport(app, storage, systems);
    serveFinished(app, storage, rooms, systems);
    serveLinks(app, storage);
    serveNotices(app, storage, settings.office);
    serveAccounts(app, storage, openSessions(storage, Date.now), settings.office, settings.publicAddress);
    serveDescription(app);
    const lines = await serveLines(app, storage, rooms, Date.now, measures);
    const tell = (what: unknown): void => log.warn({ what: String(what) }, "a notice");
    tidying = setInterval(() => {
      hourglass?.turn().catch(tell);
      rooms.tidy();
    }, TIDY_EVERY);
    const port = await listen(app, settings);
    const address = `http://${nameOf(settings.host)}:${port}/`;
    if (kindsOf(settings.office).length > 0) {
      const ring = ringerOf(storage, openPostOffice(settings.office), settings.publicAddress ?? address, tell);
      bell = hangBell(ring, tell);
      hourglass = setHourglass(storage, rooms, ring, tell);
    }
    return {
      address,
      place: storage.place,
      close: async (notice = AT_ONCE) => {
        clearInterval(tidying);
        isDraining = true;
        if (lines.count() > 0 && notice.milliseconds > 0) {
          lines.announceEnd(notice.milliseconds);
          await waitUntil(() => lines.count() === 0, notice);
        }
        // What was begun is finished and told; then everybody is asked to call again, which another server may answer.
        await rooms.settle();
        lines.hangUp();
        await app.close();
        await seats.close();
        await queue?.close();
        await thinkers.close();
        await attending?.leave();
        await storage.close();
      },
    };
  } catch (error) {
    clearInterval(tidying);
    await app.close();
    await queue?.close();
    await storage.close();
    throw error;
  }
}

const LOOK_EVERY = 100;

/** Waits until something is so, the time is over, or somebody will not wait. */
async function waitUntil(isSo: () => boolean, { milliseconds, hurry }: Notice): Promise<void> {
  const end = performance.now() + milliseconds;
  while (!isSo() && !hurry.aborted && performance.now() < end)
    await new Promise((wait) => setTimeout(wait, LOOK_EVERY));
}

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<number> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw new StartError(whyNotListening(error, host, port), { cause: error });
  }
  const bound = app.server.address();
  return bound !== null && typeof bound === "object" ? bound.port : port;
}

function whyNotListening(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const another = `choose another one, for example: PORT=${port + 1 > 65_535 ? 1855 : port + 1} npm start`;
  if (code === "EADDRINUSE") {
    return `Port ${port} is in use, perhaps by another Redoubt. End the program that uses it, or ${another}`;
  }
  if (code === "EACCES") return `Port ${port} may not be used by this account; ${another}`;
  return `Redoubt cannot listen on ${host}, port ${port}: ${error instanceof Error ? error.message : String(error)}`;
}

function nameOf(host: string): string {
  if (host === "127.0.0.1" || host === "0.0.0.0" || host === "::" || host === "::1") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
