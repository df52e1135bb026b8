import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Storage } from "../storage/contract.ts";
import { LONGEST_LINK, linkSchema } from "./requests.ts";

/** The short name of an address: the same address has the same name, and nobody can guess one that he does not know. */
const nameOf = (hash: string): string => createHash("sha256").update(hash).digest("base64url").slice(0, 12);

/** Serves short addresses: of games (/g/NAME), and of moments, positions and branches that a page carries in its address (/s/NAME). */
export function serveLinks(app: FastifyInstance, storage: Storage): void {
  // Longer than any other text that is sent here: a whole game of thousands of answers may lie in it.
  const manner = { bodyLimit: LONGEST_LINK + 1_000, config: { rateLimit: { max: 20, timeWindow: "1 minute" } } };
  app.post("/api/links", manner, async (request, reply) => {
    const read = linkSchema.safeParse(request.body);
    if (!read.success) return reply.status(400).send({ error: "This is no address of a page of Redoubt." });
    const { hash } = read.data;
    const name = nameOf(hash);
    await storage.keepLink(name, hash);
    return reply.status(201).send({ path: `s/${name}` });
  });
  app.get<{ Params: { name: string } }>("/s/:name", async (request, reply) => {
    const hash = await storage.link(request.params.name);
    return hash === null ? reply.callNotFound() : reply.redirect(`/#${hash}`, 302);
  });
  app.get<{ Params: { id: string } }>("/g/:id", async (request, reply) => {
    const { id } = request.params;
    return /^[\w-]{1,40}$/.test(id) ? reply.redirect(`/#online=${id}`, 302) : reply.callNotFound();
  });
}
