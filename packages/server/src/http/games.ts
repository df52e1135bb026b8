import { fullOptions, isProblems } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import { gameFileText, knownFileOf, readAs, recordOf, type Terms, whyNotShare } from "@redoubt/protocol";
import type { FastifyInstance, FastifyReply } from "fastify";
import { keyOf, seatsOver } from "../accounts/seat-of.ts";
import { openSessions } from "../accounts/sessions.ts";
import { openCodes } from "../games/codes.ts";
import { dataHash } from "../games/data-hash.ts";
import { hashOfKey, newGameId, newKey, newShare } from "../games/keys.ts";
import { secretOf } from "../games/playing.ts";
import type { Room } from "../games/room.ts";
import type { Rooms } from "../games/rooms.ts";
import { playerNames } from "../games/thinkers.ts";
import { problemText } from "../problem-text.ts";
import type { Storage, StoredGame } from "../storage/contract.ts";
import { factsOf, ownGame } from "./facts.ts";
import { codeSchema, computerSchema, keysSchema, newGameSchema, seatSchema } from "./requests.ts";

const MOST_LISTED = 100;
// Of more that was said and not read the number does not matter.
const MOST_RECALLED = 50;

/** What is agreed where nothing is said. */
export const STANDARD_TERMS: Terms = { clock: null, watching: "link" };

interface ById {
  readonly Params: { readonly id: string };
}

/** Serves the making, joining, listing and exporting of games. */
export function serveGames(
  app: FastifyInstance,
  storage: Storage,
  rooms: Rooms,
  systems: readonly AnyWargame[],
  now: () => number = Date.now,
): void {
  const codes = openCodes(now);
  const sessions = openSessions(storage, now);
  const seatOf = seatsOver(storage, sessions);
  const systemOf = (id: string): AnyWargame | undefined => systems.find((known) => known.id === id);
  const facts = (stored: StoredGame) => factsOf(stored, systemOf(stored.system));
  const bad = (reply: FastifyReply, error: string) => reply.status(400).send({ error });
  const lost = (reply: FastifyReply) => reply.status(404).send({ error: "There is no such game." });
  const noKey = (reply: FastifyReply) => reply.status(403).send({ error: "This key opens no seat of this game." });

  app.post("/api/games", async (request, reply) => {
    const read = readAs(newGameSchema, request.body);
    if (isProblems(read)) return bad(reply, problemText(read));
    const { system: id, scenario, options: chosen = {}, isPublic = false, terms = STANDARD_TERMS } = read.value;
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
      terms,
      serverShare: newShare(),
      createdAt: now(),
      data: dataHash(system, scenario, options),
      origin: null,
    };
    await storage.createGame(stored);
    return reply
      .status(201)
      .send(facts({ ...stored, seats: [], verdict: null, finishedAt: null, how: null, winner: null }));
  });

  // A game by invitation that everybody may watch is listed once nobody can be kept out of it by a stranger.
  const isListed = ({ isPublic, system, seats }: StoredGame): boolean =>
    isPublic || seats.length === systemOf(system)?.seats.length;
  app.get("/api/games", async () => ({
    games: (await storage.publicGames(MOST_LISTED)).filter(isListed).map(facts),
  }));

  app.post("/api/my-games", async (request, reply) => {
    const read = readAs(keysSchema, request.body);
    if (isProblems(read)) return bad(reply, problemText(read));
    const hashes = new Set(read.value.keys.map(hashOfKey));
    const games = [];
    const account = await sessions.accountOf(request);
    const gathered = account === null ? [] : await storage.gatheredBy(account.id);
    const mine = [...(await storage.gamesOf([...hashes]))];
    for (const id of new Set(gathered.map(({ game }) => game))) {
      const game = mine.some((one) => one.id === id) ? null : await storage.game(id);
      if (game !== null) mine.push(game);
    }
    for (const stored of mine) {
      // A game of a system that is not here cannot be opened; it is listed as it stands.
      const room = await rooms.room(stored.id).catch(() => null);
      const said = await storage.saidAt(stored.id, MOST_RECALLED);
      for (const { seat, keyHash } of stored.seats) {
        const isGathered = gathered.some((one) => one.game === stored.id && one.seat === seat);
        if (!hashes.has(keyHash) && !isGathered) continue;
        const seatName = systemOf(stored.system)?.seats[seat] ?? "";
        games.push(ownGame(facts(stored), seat, { seatName, room, said, now: now() }));
      }
    }
    return { games };
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
    const isSeated = await room.sit({ seat, keyHash: hashOfKey(key), share, name: person, player: "", at: now() });
    if (!isSeated) return reply.status(409).send({ error: "Somebody sits there already." });
    // Whoever has an account finds the seat on every device.
    const account = await sessions.accountOf(request);
    if (account !== null) await storage.gatherSeat(account.id, { game: request.params.id, seat });
    return reply.status(201).send({ seat: name, key });
  });

  app.post<ById>("/api/games/:id/computer", async (request, reply) => {
    const read = readAs(computerSchema, request.body);
    if (isProblems(read)) return bad(reply, problemText(read));
    const room = await rooms.room(request.params.id);
    if (room === null) return lost(reply);
    if ((await seatOf(request, room.stored())) === null) return noKey(reply);
    const seat = room.system.seats.indexOf(read.value.seat);
    if (seat < 0) return bad(reply, `"${read.value.seat}" is no seat.`);
    const { player } = read.value;
    if (!playerNames.includes(player))
      return bad(reply, `There is no player "${player}"; there are ${playerNames.join(", ")}.`);
    // Nobody knows the key: the seat is the computer's alone.
    const taken = { seat, keyHash: hashOfKey(newKey()), share: newShare(), name: "", player, at: now() };
    if (!(await room.sit(taken))) return reply.status(409).send({ error: "Somebody sits there already." });
    return reply.status(201).send({ seat: read.value.seat, player });
  });

  app.post<ById>("/api/games/:id/code", async (request, reply) => {
    const key = keyOf(request);
    const room = await rooms.room(request.params.id);
    if (room === null) return lost(reply);
    const seat = await seatOf(request, room.stored());
    if (key === null || seat === null) return noKey(reply);
    return { code: codes.give({ game: request.params.id, seat: room.system.seats[seat], key }) };
  });

  app.post<ById>("/api/games/:id/key", async (request, reply) => {
    const room = await rooms.room(request.params.id);
    if (room === null) return lost(reply);
    const seat = await seatOf(request, room.stored());
    if (seat === null) return noKey(reply);
    const key = newKey();
    const account = (await sessions.accountOf(request))?.id ?? "";
    if (!(await room.rekey(seat, hashOfKey(key), account))) return noKey(reply);
    return { seat: room.system.seats[seat], key };
  });

  app.post("/api/codes", async (request, reply) => {
    const read = readAs(codeSchema, request.body);
    if (isProblems(read)) return bad(reply, "A code has six digits.");
    const carried = codes.take(read.value.code);
    return carried ?? reply.status(404).send({ error: "This code is wrong, was used, or is older than ten minutes." });
  });

  app.get<ById>("/api/games/:id/file", async (request, reply) => {
    const room = await rooms.room(request.params.id);
    if (room === null) return lost(reply);
    const file = fileOf(room, await seatOf(request, room.stored()));
    return file === null ? bad(reply, "The game has not begun.") : reply.type("application/json").send(file);
  });
}

/** The game as a file: whole when it is over, else as the holder of the key, or a watcher, may keep it. */
function fileOf(room: Room, seat: number | null): string | null {
  const game = room.game();
  if (game === null) return null;
  const stored = room.stored();
  const dice = { kind: "seeded", secret: secretOf(stored) } as const;
  if (room.isOver()) return gameFileText(recordOf(game, dice).file());
  return JSON.stringify(knownFileOf(game, dice, seat));
}
