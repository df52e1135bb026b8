import Fastify, { type FastifyInstance } from "fastify";
import { lostPage, lostPolicy } from "./lost-page.ts";
import { type ShelfSystem, shelf } from "./shelf.ts";
import { serveTable } from "./table-files.ts";

const HEADERS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
};

/** Builds the web application over the given systems and the folder of the built table; it listens nowhere yet. */
export function buildApp(systems: readonly ShelfSystem[], tableFolder: string): FastifyInstance {
  const app = Fastify({ logger: false, forceCloseConnections: true });
  const listed = shelf(systems);

  app.addHook("onSend", async (_request, reply) => void reply.headers(HEADERS));
  serveTable(app, tableFolder);
  app.get("/api/systems", async (_request, reply) => {
    reply.header("content-security-policy", "default-src 'none'; frame-ancestors 'none'");
    return { systems: listed };
  });
  app.setNotFoundHandler(async (request, reply) => {
    reply.status(404).header("content-security-policy", lostPolicy);
    if (request.url.startsWith("/api/")) return { error: `There is nothing at ${request.url}.` };
    return reply.type("text/html; charset=utf-8").send(lostPage);
  });
  return app;
}
