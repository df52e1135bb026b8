import { randomUUID } from "node:crypto";
import { isProblems } from "@redoubt/engine";
import { readAs } from "@redoubt/protocol";
import type { FastifyInstance } from "fastify";
import { seatsOver } from "../accounts/seat-of.ts";
import { openSessions } from "../accounts/sessions.ts";
import { kindsOf, type PostOffice } from "../notices/senders.ts";
import { problemText } from "../problem-text.ts";
import type { Storage } from "../storage/contract.ts";
import { channelSchema } from "./requests.ts";

/** A seat leaves at most so many ways to reach it. */
const MOST_CHANNELS = 5;

/** Serves where seats leave word how they want to be called. */
export function serveNotices(app: FastifyInstance, storage: Storage, office: PostOffice): void {
  const kinds = kindsOf(office);
  const seatOf = seatsOver(storage, openSessions(storage, Date.now));
  const publicKey = office.push?.publicKey ?? null;
  app.get("/api/notices", async () => ({ kinds, publicKey }));
  app.post<{ Params: { id: string } }>("/api/games/:id/notices", async (request, reply) => {
    const read = readAs(channelSchema, request.body);
    if (isProblems(read)) return reply.status(400).send({ error: problemText(read) });
    const channel = read.value;
    if (!kinds.includes(channel.kind)) return reply.status(400).send({ error: `No notices by ${channel.kind} here.` });
    const game = await storage.game(request.params.id);
    const seat = game === null ? null : await seatOf(request, game);
    if (game === null || seat === null)
      return reply.status(403).send({ error: "This key opens no seat of this game." });
    const known = await storage.channelsOf(game.id, seat);
    const same = known.find((one) => JSON.stringify(one.channel) === JSON.stringify(channel));
    if (same !== undefined) return { id: same.id };
    if (known.length >= MOST_CHANNELS) return reply.status(409).send({ error: "There are enough ways to reach you." });
    const id = randomUUID();
    await storage.addChannel({ id, game: game.id, seat, channel });
    return reply.status(201).send({ id });
  });
  app.delete<{ Params: { name: string } }>("/api/notices/:name", async (request, reply) => {
    await storage.dropChannel(request.params.name);
    return reply.status(204).send();
  });
}
