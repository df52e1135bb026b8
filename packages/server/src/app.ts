import Fastify, { type FastifyError, type FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { lostPage, lostPolicy } from "./lost-page.ts";
import { type ShelfSystem, shelf } from "./shelf.ts";
import { StorageDown } from "./storage/contract.ts";
import { serveTable } from "./table-files.ts";

const HEADERS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
};

/** Nothing that a program gets is to be loaded or shown as a page. */
const PROGRAM_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The largest request that is read, in bytes. */
const LARGEST_REQUEST = 65_536;

/** How a server behaves besides what it serves. */
export interface Manner {
  readonly log: Logger | null;
  /** Whether the word of a proxy about addresses is taken. */
  readonly isBehindProxy: boolean;
}

/** Keeps a log that names routes, not addresses: whoever reads the name of a game could sit down at it. */
function keepLog(app: FastifyInstance, log: Logger): void {
  app.addHook("onResponse", async ({ method, routeOptions }, reply) => {
    const milliseconds = Math.round(reply.elapsedTime);
    log.info({ method, route: routeOptions.url ?? "nowhere", status: reply.statusCode, milliseconds }, "answered");
  });
}

/** Builds the web application over the given systems and the folder of the built table; it listens nowhere yet. */
export function buildApp(
  systems: readonly ShelfSystem[],
  tableFolder: string,
  { log, isBehindProxy }: Manner = { log: null, isBehindProxy: false },
): FastifyInstance {
  const app = Fastify({
    logger: false,
    forceCloseConnections: true,
    bodyLimit: LARGEST_REQUEST,
    trustProxy: isBehindProxy,
  });
  if (log !== null) keepLog(app, log);
  const listed = shelf(systems);

  app.addHook("onSend", async (request, reply) => {
    reply.headers(HEADERS);
    if (request.url.startsWith("/api/")) reply.header("content-security-policy", PROGRAM_POLICY);
  });
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    if (error instanceof StorageDown)
      return reply.status(503).send({ error: `Nothing can be stored now: ${error.message}` });
    const isTheirs = error.statusCode !== undefined && error.statusCode < 500;
    if (isTheirs) return reply.status(error.statusCode ?? 400).send({ error: error.message });
    log?.error({ route: request.routeOptions.url, error: error.stack ?? error.message }, "a mistake of ours");
    return reply.status(500).send({ error: "The server made a mistake; nothing was stored." });
  });
  serveTable(app, tableFolder);
  app.get("/api/systems", async () => ({ systems: listed }));
  app.setNotFoundHandler(async (request, reply) => {
    reply.status(404);
    if (request.url.startsWith("/api/")) return { error: `There is nothing at ${request.url}.` };
    return reply.header("content-security-policy", lostPolicy).type("text/html; charset=utf-8").send(lostPage);
  });
  return app;
}
