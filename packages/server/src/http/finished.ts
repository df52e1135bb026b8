import { rollsIn } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import type { GameResult } from "@redoubt/protocol";
import type { FastifyInstance } from "fastify";
import { ownMarks } from "../games/marks.ts";
import { begunAt } from "../games/playing.ts";
import type { Room } from "../games/room.ts";
import type { Rooms } from "../games/rooms.ts";
import type { Storage } from "../storage/contract.ts";
import { factsOf } from "./facts.ts";

const MOST_LISTED = 50;

/** How a game went, counted; null while it goes on. */
export function resultOf(room: Room): GameResult | null {
  const game = room.game();
  const stored = room.stored();
  if (game === null || stored.verdict === null) return null;
  const seats = room.system.seats.map((seat, i) => ({ seat, ...room.hands().tally()[i] }));
  return {
    verdict: stored.verdict,
    how: stored.how ?? "played",
    winner: stored.winner === null ? null : room.system.seats[stored.winner],
    relieved: room.affairs().relieved(),
    clock: room.affairs().clock(stored.finishedAt ?? stored.createdAt)?.terms ?? null,
    begunAt: begunAt(stored),
    finishedAt: stored.finishedAt ?? stored.createdAt,
    answers: game.length(),
    brought: stored.origin?.answers.length ?? 0,
    rolls: rollsIn(game.log()),
    seats,
  };
}

/** Serves games that are over: those that everybody may look at, and how each went. */
export function serveFinished(
  app: FastifyInstance,
  storage: Storage,
  rooms: Rooms,
  systems: readonly AnyWargame[],
): void {
  app.get<{ Querystring: { readonly before?: string } }>("/api/finished", async (request) => {
    const before = Number(request.query.before ?? Number.MAX_SAFE_INTEGER);
    const games = await storage.finishedGames(Number.isSafeInteger(before) ? before : 0, MOST_LISTED);
    return {
      games: games.map((stored) =>
        factsOf(
          stored,
          systems.find(({ id }) => id === stored.system),
        ),
      ),
    };
  });
  // All that is stored of a game, for those who check it with the release that it was played under.
  app.get<{ Params: { readonly id: string } }>("/api/games/:id/record", async (request, reply) => {
    const stored = await storage.game(request.params.id);
    if (stored === null) return reply.status(404).send({ error: "There is no such game." });
    if (stored.verdict === null) return reply.status(409).send({ error: "The game is not over." });
    const acts = (await storage.actsAfter(stored.id, 0)).map(({ game: _, mark, ...act }) => ({
      ...act,
      byOrders: mark.startsWith(ownMarks.standing),
    }));
    const facts = factsOf(
      stored,
      systems.find(({ id }) => id === stored.system),
    );
    return { facts, origin: stored.origin, acts };
  });
  app.get<{ Params: { readonly id: string } }>("/api/games/:id/result", async (request, reply) => {
    const room = await rooms.room(request.params.id);
    if (room === null) return reply.status(404).send({ error: "There is no such game." });
    return resultOf(room) ?? reply.status(409).send({ error: "The game is not over." });
  });
}
