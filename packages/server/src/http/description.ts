import type { FastifyInstance } from "fastify";
import { z } from "zod/mini";
import {
  channelSchema,
  codeSchema,
  computerSchema,
  importSchema,
  keysSchema,
  linkSchema,
  newGameSchema,
  passkeyAskSchema,
  passkeySchema,
  passwordSchema,
  seatSchema,
} from "./requests.ts";

interface Described {
  readonly method: "get" | "post" | "delete";
  readonly path: string;
  readonly summary: string;
  readonly body?: z.ZodMiniType;
  /** Whether it is asked with the key to a seat. */
  readonly needsKey?: true;
  readonly answers: Readonly<Record<number, string>>;
}

type Told = Pick<Described, "body" | "needsKey">;
const asks =
  (method: Described["method"]) =>
  (path: string, summary: string, answers: Described["answers"], more: Told = {}): Described => ({
    method,
    path,
    summary,
    answers,
    ...more,
  });
const [get, post, forget] = [asks("get"), asks("post"), asks("delete")];
const withKey = { needsKey: true } as const;

/** Everything that can be asked over HTTP. The lines (WebSocket) are described in docs/server.md. */
export const described: readonly Described[] = [
  get("/api/systems", "The systems and their battles", { 200: "systems" }),
  get("/api/health", "Whether the server lives", { 200: "isAlive" }),
  get("/api/ready", "Whether it can take games now", { 200: "isReady", 503: "why not" }),
  get("/api/openapi.json", "This description", { 200: "OpenAPI 3.1" }),
  post("/api/games", "Begins a game", { 201: "its facts", 400: "what is wrong" }, { body: newGameSchema }),
  post(
    "/api/imports",
    "Takes up a game that was begun elsewhere, from its file",
    { 201: "its facts", 400: "what is wrong with the file", 413: "too large" },
    { body: importSchema },
  ),
  get("/api/finished", "Public games that are over, the last first; `before` a time goes further back", {
    200: "games",
  }),
  get("/api/games/{id}/record", "All acts of a game that is over, as they are stored, with their hashes", {
    200: "facts, origin and acts",
    404: "no such game",
    409: "it is not over",
  }),
  get("/api/games/{id}/result", "How a game that is over went", {
    200: "result",
    404: "no such game",
    409: "it is not over",
  }),
  get("/api/games", "Public games, the newest first", { 200: "games" }),
  get("/api/games/{id}", "The facts of a game", { 200: "facts", 404: "no such game" }),
  post("/api/games/{id}/seats", "Sits down", { 201: "seat and key", 409: "taken" }, { body: seatSchema }),
  post(
    "/api/games/{id}/computer",
    "Gives a free seat to a computer's player",
    { 201: "seat and player", 403: "no key", 409: "taken" },
    { body: computerSchema, ...withKey },
  ),
  post("/api/games/{id}/code", "A code to take the seat along with", { 200: "code", 403: "no key" }, withKey),
  post(
    "/api/games/{id}/key",
    "Another key for the seat: whoever came by the old one, or by another account, is shut out",
    { 200: "seat and key", 403: "no key" },
    withKey,
  ),
  get("/api/games/{id}/file", "The game as a file, as the key's seat or a watcher may keep it", {
    200: "file",
    404: "no such game",
  }),
  get("/api/games/{id}/live", "The line (WebSocket)", { 101: "see docs/server.md", 403: "a page of another address" }),
  post(
    "/api/codes",
    "The seat that a code stands for",
    { 200: "game, seat and key", 404: "wrong or old" },
    { body: codeSchema },
  ),
  post("/api/my-games", "The games of these keys and how they stand", { 200: "games" }, { body: keysSchema }),
  post("/api/links", "Keeps an address under a short name", { 201: "path" }, { body: linkSchema }),
  get("/api/notices", "The kinds of notices that are sent here", { 200: "kinds and the key for push" }),
  post(
    "/api/games/{id}/notices",
    "How a seat wants to be called",
    { 201: "id", 403: "no key" },
    { body: channelSchema, ...withKey },
  ),
  get("/api/account", "The account that this browser has entered", { 200: "account, or null" }),
  post(
    "/api/account/new",
    "Makes an account with a password and enters it",
    { 201: "account and a session cookie", 409: "the name is taken", 429: "too many attempts" },
    { body: passwordSchema },
  ),
  post(
    "/api/account/enter",
    "Enters an account by its password",
    { 200: "account and a session cookie", 403: "wrong", 429: "too many attempts" },
    { body: passwordSchema },
  ),
  post(
    "/api/account/passkey/ask",
    "What an authenticator is to sign: for a new passkey with a name, for a known one without",
    { 200: "id and options of WebAuthn", 409: "the name is taken" },
    { body: passkeyAskSchema },
  ),
  post(
    "/api/account/passkey",
    "What it signed: makes an account, adds a passkey to the one that was entered, or enters",
    { 200: "account and a session cookie", 403: "not accepted" },
    { body: passkeySchema },
  ),
  post("/api/account/leave", "Leaves the account on this device", { 200: "null" }),
  forget("/api/account", "Forgets the account; games and keys to seats stay", { 200: "null", 401: "not entered" }),
  post(
    "/api/account/seats",
    "Gathers the seats of these keys",
    { 200: "how many", 401: "not entered" },
    { body: keysSchema },
  ),
  post(
    "/api/account/notices",
    "How the account wants to be called in all its games",
    { 201: "id", 401: "not entered" },
    { body: channelSchema },
  ),
  forget("/api/notices/{name}", "Ends a kind of notice", { 204: "ended" }),
];

/** The description in the form of OpenAPI 3.1. */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const { method, path, summary, body, needsKey, answers } of described) {
    const parameters = path.includes("{id}")
      ? [{ name: "id", in: "path", required: true, schema: { type: "string" } }]
      : [];
    paths[path] ??= {};
    paths[path][method] = {
      summary,
      parameters,
      ...(body === undefined
        ? {}
        : { requestBody: { required: true, content: { "application/json": { schema: z.toJSONSchema(body) } } } }),
      ...(needsKey ? { security: [{ seatKey: [] }] } : {}),
      responses: Object.fromEntries(Object.entries(answers).map(([status, description]) => [status, { description }])),
    };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Redoubt", version: "1", description: "Hex-and-counter battles between people and programs." },
    components: { securitySchemes: { seatKey: { type: "http", scheme: "bearer" } } },
    paths,
  };
}

/** Serves the description. */
export function serveDescription(app: FastifyInstance): void {
  const text = JSON.stringify(openApi());
  app.get("/api/openapi.json", async (_request, reply) => reply.type("application/json").send(text));
}
