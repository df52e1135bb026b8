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

/** Everything that can be asked over HTTP. The lines (WebSocket) are described in docs/server.md. */
export const described: readonly Described[] = [
  { method: "get", path: "/api/systems", summary: "The systems and their battles", answers: { 200: "systems" } },
  { method: "get", path: "/api/health", summary: "Whether the server lives", answers: { 200: "isAlive" } },
  {
    method: "get",
    path: "/api/ready",
    summary: "Whether it can take games now",
    answers: { 200: "isReady", 503: "why not" },
  },
  { method: "get", path: "/api/openapi.json", summary: "This description", answers: { 200: "OpenAPI 3.1" } },
  {
    method: "post",
    path: "/api/games",
    summary: "Begins a game",
    body: newGameSchema,
    answers: { 201: "its facts", 400: "what is wrong" },
  },
  {
    method: "post",
    path: "/api/imports",
    summary: "Takes up a game that was begun elsewhere, from its file",
    body: importSchema,
    answers: { 201: "its facts", 400: "what is wrong with the file", 413: "too large" },
  },
  {
    method: "get",
    path: "/api/finished",
    summary: "Public games that are over, the last first; `before` a time goes further back",
    answers: { 200: "games" },
  },
  {
    method: "get",
    path: "/api/games/{id}/record",
    summary: "All acts of a game that is over, as they are stored, with their hashes",
    answers: { 200: "facts, origin and acts", 404: "no such game", 409: "it is not over" },
  },
  {
    method: "get",
    path: "/api/games/{id}/result",
    summary: "How a game that is over went",
    answers: { 200: "result", 404: "no such game", 409: "it is not over" },
  },
  { method: "get", path: "/api/games", summary: "Public games, the newest first", answers: { 200: "games" } },
  {
    method: "get",
    path: "/api/games/{id}",
    summary: "The facts of a game",
    answers: { 200: "facts", 404: "no such game" },
  },
  {
    method: "post",
    path: "/api/games/{id}/seats",
    summary: "Sits down",
    body: seatSchema,
    answers: { 201: "seat and key", 409: "taken" },
  },
  {
    method: "post",
    path: "/api/games/{id}/computer",
    summary: "Gives a free seat to a computer's player",
    body: computerSchema,
    needsKey: true,
    answers: { 201: "seat and player", 403: "no key", 409: "taken" },
  },
  {
    method: "post",
    path: "/api/games/{id}/code",
    summary: "A code to take the seat along with",
    needsKey: true,
    answers: { 200: "code", 403: "no key" },
  },
  {
    method: "post",
    path: "/api/games/{id}/key",
    summary: "Another key for the seat: whoever came by the old one, or by another account, is shut out",
    needsKey: true,
    answers: { 200: "seat and key", 403: "no key" },
  },
  {
    method: "get",
    path: "/api/games/{id}/file",
    summary: "The game as a file, as the key's seat or a watcher may keep it",
    answers: { 200: "file", 404: "no such game" },
  },
  {
    method: "get",
    path: "/api/games/{id}/live",
    summary: "The line (WebSocket)",
    answers: { 101: "see docs/server.md", 403: "a page of another address" },
  },
  {
    method: "post",
    path: "/api/codes",
    summary: "The seat that a code stands for",
    body: codeSchema,
    answers: { 200: "game, seat and key", 404: "wrong or old" },
  },
  {
    method: "post",
    path: "/api/my-games",
    summary: "The games of these keys and how they stand",
    body: keysSchema,
    answers: { 200: "games" },
  },
  {
    method: "post",
    path: "/api/links",
    summary: "Keeps an address under a short name",
    body: linkSchema,
    answers: { 201: "path" },
  },
  {
    method: "get",
    path: "/api/notices",
    summary: "The kinds of notices that are sent here",
    answers: { 200: "kinds and the key for push" },
  },
  {
    method: "post",
    path: "/api/games/{id}/notices",
    summary: "How a seat wants to be called",
    body: channelSchema,
    needsKey: true,
    answers: { 201: "id", 403: "no key" },
  },
  {
    method: "get",
    path: "/api/account",
    summary: "The account that this browser has entered",
    answers: { 200: "account, or null" },
  },
  {
    method: "post",
    path: "/api/account/new",
    summary: "Makes an account with a password and enters it",
    body: passwordSchema,
    answers: { 201: "account and a session cookie", 409: "the name is taken", 429: "too many attempts" },
  },
  {
    method: "post",
    path: "/api/account/enter",
    summary: "Enters an account by its password",
    body: passwordSchema,
    answers: { 200: "account and a session cookie", 403: "wrong", 429: "too many attempts" },
  },
  {
    method: "post",
    path: "/api/account/passkey/ask",
    summary: "What an authenticator is to sign: for a new passkey with a name, for a known one without",
    body: passkeyAskSchema,
    answers: { 200: "id and options of WebAuthn", 409: "the name is taken" },
  },
  {
    method: "post",
    path: "/api/account/passkey",
    summary: "What it signed: makes an account, adds a passkey to the one that was entered, or enters",
    body: passkeySchema,
    answers: { 200: "account and a session cookie", 403: "not accepted" },
  },
  {
    method: "post",
    path: "/api/account/leave",
    summary: "Leaves the account on this device",
    answers: { 200: "null" },
  },
  {
    method: "delete",
    path: "/api/account",
    summary: "Forgets the account; games and keys to seats stay",
    answers: { 200: "null", 401: "not entered" },
  },
  {
    method: "post",
    path: "/api/account/seats",
    summary: "Gathers the seats of these keys",
    body: keysSchema,
    answers: { 200: "how many", 401: "not entered" },
  },
  {
    method: "post",
    path: "/api/account/notices",
    summary: "How the account wants to be called in all its games",
    body: channelSchema,
    answers: { 201: "id", 401: "not entered" },
  },
  { method: "delete", path: "/api/notices/{name}", summary: "Ends a kind of notice", answers: { 204: "ended" } },
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
