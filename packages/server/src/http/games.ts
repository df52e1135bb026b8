import { fullOptions, isProblems } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import { fingerprintOf, knownFileOf, readAs, recordOf, whyNotShare } from "@redoubt/protocol";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod/mini";
import { hashOfKey, newGameId, newKey, newShare } from "../games/keys.ts";
import { secretOf } from "../games/playing.ts";
import type { Room } from "../games/room.ts";
import type { Rooms } from "../games/rooms.ts";
import { problemText } from "../problem-text.ts";
import type { Storage, StoredGame } from "../storage/contract.ts";

const word = z.string().check(z.minLength(1), z.maxLength(60));
const newGameSchema = z.strictObject({
  system: word,
  scenario: word,
  options: z.optional(z.record(word, word)),
  isPublic: z.optional(z.boolean()),
});
const seatSchema = z.strictObject({
  seat: word,
  share: z.string().check(z.maxLength(64)),
  name: z.optional(z.string().check(z.maxLength(40))),
});
const keysSchema = z.strictObject({ keys: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(200)) });

const MOST_LISTED = 100;

interface ById {
  readonly Params: { readonly id: string };
}

/** What anybody may know of a game; its shares of the dice only when it is over. */
function factsOf(stored: StoredGame, system: AnyWargame | undefined) {
  return {
    id: stored.id,
    system: stored.system,
    version: stored.version,
    scenario: stored.scenario,
    options: stored.options,
    createdAt: stored.createdAt,
    fingerprint: fingerprintOf(stored.serverShare),
    seats: (system?.seats ?? []).map((seat, i) => {
      const taken = stored.seats.find((one) => one.seat === i);
      return { seat, isTaken: taken !== undefined, name: taken?.name ?? "" };
    }),
    verdict: stored.verdict,
    shares:
      stored.verdict === null ? null : { server: stored.serverShare, players: stored.seats.map(({ share }) => share) },
  };
}

/** Serves the making, joining, listing and exporting of games. */
export function serveGames(
  app: FastifyInstance,
  storage: Storage,
  rooms: Rooms,
  systems: readonly AnyWargame[],
  now: () => number = Date.now,
): void {
  const systemOf = (id: string): AnyWargame | undefined => systems.find((known) => known.id === id);
  const facts = (stored: StoredGame) => factsOf(stored, systemOf(stored.system));
  const bad = (reply: FastifyReply, error: string) => reply.status(400).send({ error });
  const lost = (reply: FastifyReply) => reply.status(404).send({ error: "There is no such game." });

  app.post("/api/games", async (request, reply) => {
    const read = readAs(newGameSchema, request.body);
    if (isProblems(read)) return bad(reply, problemText(read));
    const { system: id, scenario, options: chosen = {}, isPublic = false } = read.value;
    const system = systemOf(id);
    if (system === undefined) return bad(reply, `There is no system "${id}" here.`);
    if (!system.scenarios.some((known) => known.id === scenario)) {
      return bad(reply, `"${scenario}" is no battle of ${system.title}.`);
    }
    const options = fullOptions(system.options, chosen);
    if (isProblems(options)) return bad(reply, problemText(options));
    const stored = {
      id: newGameId(),
      system: id,
      version: system.version,
      scenario,
      options,
      isPublic,
      serverShare: newShare(),
      createdAt: now(),
    };
    await storage.createGame(stored);
    return reply.status(201).send(facts({ ...stored, seats: [], verdict: null }));
  });

  app.get("/api/games", async () => ({ games: (await storage.publicGames(MOST_LISTED)).map(facts) }));

  app.post("/api/my-games", async (request, reply) => {
    const read = readAs(keysSchema, request.body);
    if (isProblems(read)) return bad(reply, problemText(read));
    return { games: (await storage.gamesOf(read.value.keys.map(hashOfKey))).map(facts) };
  });

  app.get<ById>("/api/games/:id", async (request, reply) => {
    const stored = await storage.game(request.params.id);
    return stored === null ? lost(reply) : facts(stored);
  });

  app.post<ById>("/api/games/:id/seats", async (request, reply) => {
    const read = readAs(seatSchema, request.body);
    if (isProblems(read)) return bad(reply, problemText(read));
    const { seat: name, share, name: person = "" } = read.value;
    const room = await rooms.room(request.params.id);
    if (room === null) return lost(reply);
    const seat = room.system.seats.indexOf(name);
    if (seat < 0) return bad(reply, `"${name}" is no seat; there are ${room.system.seats.join(" and ")}.`);
    const wrong = whyNotShare(share);
    if (wrong !== null) return bad(reply, wrong);
    const key = newKey();
    const isSeated = await room.sit({ seat, keyHash: hashOfKey(key), share, name: person });
    if (!isSeated) return reply.status(409).send({ error: "Somebody sits there already." });
    return reply.status(201).send({ seat: name, key });
  });

  app.get<ById>("/api/games/:id/file", async (request, reply) => {
    const room = await rooms.room(request.params.id);
    if (room === null) return lost(reply);
    return fileOf(room, request.headers.authorization) ?? bad(reply, "The game has not begun.");
  });
}

/** The game as a file: whole when it is over, else as the holder of the key, or a watcher, may keep it. */
function fileOf(room: Room, authorization: string | undefined): object | null {
  const game = room.game();
  if (game === null) return null;
  const stored = room.stored();
  const dice = { kind: "seeded", secret: secretOf(stored) } as const;
  if (game.pending().kind === "over") return recordOf(game, dice).file();
  const key = /^Bearer (\S+)$/.exec(authorization ?? "")?.[1];
  const hash = key === undefined ? null : hashOfKey(key);
  const seat = stored.seats.find(({ keyHash }) => keyHash === hash)?.seat ?? null;
  return knownFileOf(game, dice, seat);
}
