import type { FastifyInstance } from "fastify";
import type { Storage } from "../storage/contract.ts";
import type { Measures } from "./measures.ts";

/** Who may read the measures. */
export type MeasuresFor = "local" | "all" | "off";

/** Where new games begin. */
const TAKES_GAMES = /^\/api\/(games|imports)\/?$/;
const LOCAL = /^(127\.|::1$|::ffff:127\.)/;

/** Serves whether the server lives, whether it can take games now, and what it counts. */
export function serveOperation(
  app: FastifyInstance,
  storage: Storage,
  measures: Measures,
  isDraining: () => boolean,
  measuresFor: MeasuresFor,
): void {
  app.addHook("onResponse", async (request, reply) => {
    measures.request(request.routeOptions.url ?? "nowhere", reply.statusCode, reply.elapsedTime / 1_000);
  });
  app.addHook("onRequest", async ({ method, url }, reply) => {
    if (!isDraining() || method !== "POST" || !TAKES_GAMES.test(url)) return;
    return reply.status(503).send({ error: "The server restarts and takes no new games. Try again in a moment." });
  });
  app.get("/api/health", async () => ({ isAlive: true }));
  app.get("/api/ready", async (_request, reply) => {
    if (isDraining()) return reply.status(503).send({ isReady: false, why: "the server is about to end" });
    await storage.check();
    return { isReady: true };
  });
  app.get("/metrics", async (request, reply) => {
    const isAllowed = measuresFor === "all" || (measuresFor === "local" && LOCAL.test(request.ip));
    if (!isAllowed) return reply.callNotFound();
    return reply.type(measures.contentType).send(await measures.text());
  });
}
