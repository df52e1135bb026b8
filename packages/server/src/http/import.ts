import { isProblems } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import { type GameFile, openGame, readAs, readGameFile } from "@redoubt/protocol";
import type { FastifyInstance } from "fastify";
import { dataHash } from "../games/data-hash.ts";
import { newGameId, newShare } from "../games/keys.ts";
import { problemText } from "../problem-text.ts";
import type { NewGame, Origin, Storage } from "../storage/contract.ts";
import { factsOf } from "./facts.ts";
import { STANDARD_TERMS } from "./games.ts";
import { importSchema } from "./requests.ts";

/** The largest file that is taken in, in bytes: a long battle is a few hundred kilobytes. */
export const LARGEST_FILE = 2_097_152;

const originOf = ({ opening, entries }: GameFile): Origin => ({
  given: [opening, ...entries].flatMap(({ rolls }) => rolls).flatMap(({ dice }) => dice),
  answers: entries.map(({ seat, answer }) => ({ seat, answer })),
});

/** A game of a file as it can be played on here; a text says why it cannot. */
export function takenUp(
  text: string,
  systems: readonly AnyWargame[],
): Pick<NewGame, "system" | "version" | "scenario" | "options" | "origin"> | string {
  const file = readGameFile(text);
  if (isProblems(file)) return problemText(file);
  const { header } = file.value;
  const system = systems.find(({ id }) => id === header.system);
  if (system === undefined) return `There is no system "${header.system}" here.`;
  const { scenario, options } = header.setup;
  if (scenario === null || header.setup.position !== undefined)
    return "This game began from a position; only battles are played on over a server. Open it at your own table.";
  const opened = openGame(system, file.value);
  if (isProblems(opened)) return problemText(opened);
  if (opened.value.game.pending().kind === "over") return "This game is over. Open it at your own table to look at it.";
  return { system: system.id, version: system.version, scenario, options, origin: originOf(file.value) };
}

/** Serves the taking up of games that were begun elsewhere. Their dice until then are as the file has them, and new from there on. */
export function serveImport(
  app: FastifyInstance,
  storage: Storage,
  systems: readonly AnyWargame[],
  now: () => number = Date.now,
): void {
  // A file is played again before it is taken: nobody may have that done all the time.
  const manner = { bodyLimit: LARGEST_FILE, config: { rateLimit: { max: 6, timeWindow: "1 minute" } } };
  app.post("/api/imports", manner, async (request, reply) => {
    const body = typeof request.body === "object" && request.body !== null ? request.body : {};
    const file = "file" in body && typeof body.file === "string" ? body.file : "";
    const read = readAs(importSchema, { ...body, file: "" });
    if (isProblems(read)) return reply.status(400).send({ error: problemText(read) });
    const { isPublic = false, terms = STANDARD_TERMS } = read.value;
    const taken = takenUp(file, systems);
    if (typeof taken === "string") return reply.status(400).send({ error: taken });
    const system = systems.find(({ id }) => id === taken.system);
    const stored: NewGame = {
      ...taken,
      id: newGameId(),
      isPublic,
      terms,
      serverShare: newShare(),
      createdAt: now(),
      data: system === undefined ? "" : dataHash(system, taken.scenario, taken.options),
    };
    await storage.createGame(stored);
    return reply
      .status(201)
      .send(factsOf({ ...stored, seats: [], verdict: null, finishedAt: null, how: null, winner: null }, system));
  });
}
