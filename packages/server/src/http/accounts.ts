import { randomUUID } from "node:crypto";
import { isProblems } from "@redoubt/engine";
import { type AccountTold, readAs } from "@redoubt/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { openPasskeys, type Place } from "../accounts/passkeys.ts";
import { isPassword, keptPassword } from "../accounts/passwords.ts";
import { isForeign, type Sessions } from "../accounts/sessions.ts";
import { statisticsOf } from "../accounts/statistics.ts";
import { hashOfKey } from "../games/keys.ts";
import { allowance } from "../live/allowance.ts";
import { kindsOf, type PostOffice } from "../notices/senders.ts";
import { problemText } from "../problem-text.ts";
import type { Account } from "../storage/accounts.ts";
import type { Storage, StoredGame } from "../storage/contract.ts";
import { channelSchema, keysSchema, passkeyAskSchema, passkeySchema, passwordSchema } from "./requests.ts";

/** Somebody who tries names, passwords or keys may do so slowly: so many a minute and address. */
const TRIES = { config: { rateLimit: { max: 20, timeWindow: "1 minute" } } };
/** And so often for one name, whoever asks. */
const TRIES_OF_NAME = { atOnce: 10, perSecond: 10 / 60 };
const MOST_NAMES = 10_000;
const MOST_CHANNELS = 5;

/** Serves accounts: entering by password or passkey, gathering seats, notices and statistics. */
export function serveAccounts(
  app: FastifyInstance,
  storage: Storage,
  sessions: Sessions,
  office: PostOffice,
  publicAddress: string | null,
  now: () => number = Date.now,
): void {
  const passkeys = openPasskeys(storage, now);
  const kinds = kindsOf(office);
  const tries = new Map<string, () => boolean>();
  const mayTry = (name: string): boolean => {
    if (tries.size > MOST_NAMES) tries.clear();
    const may = tries.get(name.toLowerCase()) ?? allowance(TRIES_OF_NAME, now);
    tries.set(name.toLowerCase(), may);
    return may();
  };
  const bad = (reply: FastifyReply, error: string, status = 400) => reply.status(status).send({ error });
  const nobody = (reply: FastifyReply) => bad(reply, "You have not entered.", 401);
  const placeOf = ({ protocol, headers }: FastifyRequest): Place => ({
    origin: publicAddress === null ? `${protocol}://${headers.host}` : new URL(publicAddress).origin,
  });
  const told = async (account: Account): Promise<AccountTold> => {
    const gathered = await storage.gatheredBy(account.id);
    const games: StoredGame[] = [];
    for (const id of new Set(gathered.map(({ game }) => game))) {
      const game = await storage.game(id);
      if (game !== null) games.push(game);
    }
    return {
      name: account.name,
      hasPassword: account.password !== "",
      passkeys: (await storage.passkeysOf(account.id)).length,
      channels: (await storage.accountChannels(account.id)).map(({ id, channel }) => ({ id, kind: channel.kind })),
      statistics: statisticsOf(games, gathered),
    };
  };
  // A cookie goes along by itself: pages of another address are turned away before anything is looked at.
  app.addHook("preValidation", async (request, reply) => {
    const isOurs = request.url.startsWith("/api/account");
    if (isOurs && request.method !== "GET" && isForeign(request))
      return bad(reply, "A page of another address may not ask this.", 403);
  });

  app.get("/api/account", async (request) => {
    const account = await sessions.accountOf(request);
    return { account: account === null ? null : await told(account) };
  });

  app.post("/api/account/new", TRIES, async (request, reply) => {
    const read = readAs(passwordSchema, request.body);
    if (isProblems(read)) return bad(reply, problemText(read));
    const { name, password } = read.value;
    const account = { id: randomUUID(), name, password: await keptPassword(password), createdAt: now() };
    if (!(await storage.addAccount(account))) return bad(reply, "Somebody has this name already.", 409);
    await sessions.enter(account.id, request, reply);
    return reply.status(201).send({ account: await told(account) });
  });

  app.post("/api/account/enter", TRIES, async (request, reply) => {
    const read = readAs(passwordSchema, request.body);
    if (isProblems(read)) return bad(reply, problemText(read));
    const { name, password } = read.value;
    if (!mayTry(name)) return bad(reply, "Too many attempts for this name: wait a minute.", 429);
    const account = await storage.accountNamed(name);
    const isRight = await isPassword(password, account?.password ?? "");
    if (account === null || !isRight) return bad(reply, "This name and password do not belong together.", 403);
    await sessions.enter(account.id, request, reply);
    return { account: await told(account) };
  });

  app.post("/api/account/passkey/ask", TRIES, async (request, reply) => {
    const read = readAs(passkeyAskSchema, request.body);
    if (isProblems(read)) return bad(reply, problemText(read));
    const { name } = read.value;
    if (name === undefined) return passkeys.askKnown(placeOf(request));
    const own = await sessions.accountOf(request);
    if (own === null && (await storage.accountNamed(name)) !== null)
      return bad(reply, "Somebody has this name already.", 409);
    return passkeys.askNew(placeOf(request), own?.name ?? name, own);
  });

  app.post("/api/account/passkey", TRIES, async (request, reply) => {
    const read = readAs(passkeySchema, request.body);
    if (isProblems(read)) return bad(reply, problemText(read));
    const { id, response } = read.value;
    const own = await sessions.accountOf(request);
    const account = await passkeys.take(placeOf(request), id, response, own);
    if (account === null) return bad(reply, "This passkey was not accepted.", 403);
    await sessions.enter(account.id, request, reply);
    return { account: await told(account) };
  });

  app.post("/api/account/leave", async (request, reply) => {
    await sessions.leave(request, reply);
    return { account: null };
  });

  app.delete("/api/account", async (request, reply) => {
    const account = await sessions.accountOf(request);
    if (account === null) return nobody(reply);
    await storage.dropAccount(account.id);
    await sessions.leave(request, reply);
    return { account: null };
  });

  app.post("/api/account/seats", async (request, reply) => {
    const read = readAs(keysSchema, request.body);
    if (isProblems(read)) return bad(reply, problemText(read));
    const account = await sessions.accountOf(request);
    if (account === null) return nobody(reply);
    const hashes = new Set(read.value.keys.map(hashOfKey));
    const games = await storage.gamesOf([...hashes]);
    const seats = games.flatMap(({ id, seats: all }) =>
      all.filter(({ keyHash }) => hashes.has(keyHash)).map(({ seat }) => ({ game: id, seat })),
    );
    for (const seat of seats) await storage.gatherSeat(account.id, seat);
    return { gathered: seats.length };
  });

  app.post("/api/account/notices", async (request, reply) => {
    const read = readAs(channelSchema, request.body);
    if (isProblems(read)) return bad(reply, problemText(read));
    const account = await sessions.accountOf(request);
    if (account === null) return nobody(reply);
    if (!kinds.includes(read.value.kind)) return bad(reply, `No notices by ${read.value.kind} here.`);
    const known = await storage.accountChannels(account.id);
    const same = known.find(({ channel }) => JSON.stringify(channel) === JSON.stringify(read.value));
    if (same !== undefined) return { id: same.id };
    if (known.length >= MOST_CHANNELS) return bad(reply, "There are enough ways to reach you.", 409);
    const id = randomUUID();
    await storage.addAccountChannel(id, account.id, read.value);
    return reply.status(201).send({ id });
  });
}
