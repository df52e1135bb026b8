import Fastify, { type FastifyInstance } from "fastify";
import { markSvg } from "./page/mark.ts";
import { lostPage, shelfPage } from "./page/page.ts";
import { stylesheet } from "./page/stylesheet.ts";
import { type ShelfSystem, shelf } from "./shelf.ts";

const HEADERS = {
  "content-security-policy":
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
};

/** Builds the web application over the given systems; it listens nowhere yet. */
export function buildApp(systems: readonly ShelfSystem[]): FastifyInstance {
  const app = Fastify({ logger: false, forceCloseConnections: true });
  const listed = shelf(systems);
  const page = shelfPage(listed);

  app.addHook("onSend", async (_request, reply) => void reply.headers(HEADERS));
  app.get("/", async (_request, reply) => reply.type("text/html; charset=utf-8").send(page));
  app.get("/redoubt.css", async (_request, reply) => reply.type("text/css; charset=utf-8").send(stylesheet));
  app.get("/mark.svg", async (_request, reply) => reply.type("image/svg+xml").send(markSvg));
  app.get("/api/systems", async () => ({ systems: listed }));
  app.setNotFoundHandler(async (request, reply) => {
    reply.status(404);
    if (request.url.startsWith("/api/")) return { error: `There is nothing at ${request.url}.` };
    return reply.type("text/html; charset=utf-8").send(lostPage());
  });
  return app;
}
