import { teachingSystem } from "@redoubt/testkit/teaching";
import { expect, onTestFinished, test } from "vitest";
import { isPassword, keptPassword } from "../../src/accounts/passwords.ts";
import { openSessions } from "../../src/accounts/sessions.ts";
import { statisticsOf } from "../../src/accounts/statistics.ts";
import { buildApp } from "../../src/app.ts";
import { openRooms } from "../../src/games/rooms.ts";
import { serveAccounts } from "../../src/http/accounts.ts";
import { serveGames } from "../../src/http/games.ts";
import { serveLines } from "../../src/live/socket.ts";
import type { StoredGame } from "../../src/storage/contract.ts";
import { openSqlite } from "../../src/storage/sqlite.ts";
import { shareOf, temporaryFolder } from "../live/hall.ts";
import { call } from "../live/player.ts";
import { tableOfThree } from "../table-of-three.ts";

const OFFICE = { mail: { server: "smtp://x", from: "a@b.c" }, push: null, webhookSecret: null, allowsPrivate: false };
const DAY = 86_400_000;

async function house(now: () => number = Date.now) {
  const storage = openSqlite(temporaryFolder());
  const app = buildApp([teachingSystem], tableOfThree());
  const rooms = await openRooms(storage, [teachingSystem], now);
  serveGames(app, storage, rooms, [teachingSystem], now);
  serveAccounts(app, storage, openSessions(storage, now), OFFICE, null, now);
  await serveLines(app, storage, rooms, now);
  const address = `${await app.listen({ host: "127.0.0.1", port: 0 })}/`;
  onTestFinished(async () => {
    await app.close();
    await storage.close();
  });
  const ask = async (path: string, body?: object, headers: Record<string, string> = {}) => {
    const response = await fetch(`${address}api/${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const cookie = response.headers.get("set-cookie") ?? "";
    // biome-ignore lint/suspicious/noExplicitAny: whatever a server may answer
    const value: any = await response.json();
    return { status: response.status, body: value, cookie };
  };
  return { address, storage, ask };
}

const sent = (cookie: string): Record<string, string> => ({ cookie: cookie.split(";")[0] });

test("a password is kept salted and hashed, and only the right one is it", async () => {
  const [one, two] = [await keptPassword("a long enough one"), await keptPassword("a long enough one")];
  expect(one).not.toBe(two);
  expect(one).toMatch(/^scrypt\$32768\$8\$1\$/);
  expect(one).not.toContain("enough");
  expect(await isPassword("a long enough one", one)).toBe(true);
  expect(await isPassword("a long enough two", one)).toBe(false);
  expect(await isPassword("", "")).toBe(false);
});

test("an account is made, left and entered again; the cookie is for this address and for no script", async () => {
  const { ask, storage } = await house();
  const made = await ask("account/new", { name: "Ann", password: "correct horse battery" });
  expect(made.status).toBe(201);
  expect(made.cookie).toMatch(/HttpOnly; SameSite=Strict$/);
  const token = /redoubt_session=([\w-]+)/.exec(made.cookie)?.[1] ?? "";
  expect((await ask("account", undefined, sent(made.cookie))).body.account).toMatchObject({ name: "Ann", passkeys: 0 });
  // The store has neither the token nor the password.
  expect(await storage.sessionOf(token, 0)).toBeNull();
  expect(JSON.stringify(await storage.accountNamed("ANN"))).not.toContain("horse");
  expect((await ask("account/new", { name: "aNN", password: "another long password" })).status).toBe(409);
  await ask("account/leave", {}, sent(made.cookie));
  expect((await ask("account", undefined, sent(made.cookie))).body.account).toBeNull();
  const wrong = await ask("account/enter", { name: "Ann", password: "correct horse bakery" });
  const unknown = await ask("account/enter", { name: "Bob", password: "correct horse bakery" });
  expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
  expect(wrong.status).toBe(403);
  expect((await ask("account/enter", { name: "ann", password: "correct horse battery" })).status).toBe(200);
});

test("a session runs out, short passwords and odd names are refused, and guessing one name is slowed down", async () => {
  let now = 1_854_000_000_000;
  const { ask } = await house(() => now);
  const made = await ask("account/new", { name: "Ann", password: "correct horse battery" });
  now += 59 * DAY;
  expect((await ask("account", undefined, sent(made.cookie))).body.account).not.toBeNull();
  now += 2 * DAY;
  expect((await ask("account", undefined, sent(made.cookie))).body.account).toBeNull();
  expect((await ask("account/new", { name: "Ben", password: "short" })).status).toBe(400);
  expect((await ask("account/new", { name: "<b>", password: "correct horse battery" })).status).toBe(400);
  const tries = [];
  for (let i = 0; i < 12; i++)
    tries.push((await ask("account/enter", { name: "Ann", password: "wrong wrong" })).status);
  expect(tries.slice(-2)).toEqual([429, 429]);
}, 30_000);

test("pages of another address are turned away though the cookie goes along", async () => {
  const { ask } = await house();
  const made = await ask("account/new", { name: "Ann", password: "correct horse battery" });
  const foreign = { ...sent(made.cookie), origin: "https://elsewhere.example" };
  expect((await ask("account/leave", {}, foreign)).status).toBe(403);
  expect((await ask("account", undefined, sent(made.cookie))).body.account).not.toBeNull();
});

test("seats are gathered by their keys and played on a device that has none; another account has no part in them", async () => {
  const { ask, address } = await house();
  const ann = sent((await ask("account/new", { name: "Ann", password: "correct horse battery" })).cookie);
  const ben = sent((await ask("account/new", { name: "Ben", password: "correct horse battery" })).cookie);
  const [north, south] = teachingSystem.seats;
  const { body: game } = await ask("games", { system: teachingSystem.id, scenario: "glade" });
  const seated = await ask(`games/${game.id}/seats`, { seat: north, share: shareOf("1") });
  await ask(`games/${game.id}/seats`, { seat: south, share: shareOf("2") }, ben);
  expect((await ask("account/seats", { keys: [seated.body.key, "nonsense"] }, ann)).body).toEqual({ gathered: 1 });
  expect((await ask("account/seats", { keys: [seated.body.key] })).status).toBe(401);
  // Without any key the game is listed, with the seat that it is for.
  expect((await ask("my-games", { keys: [] }, ann)).body.games).toMatchObject([{ id: game.id, seat: north }]);
  expect((await ask("my-games", { keys: [] }, ben)).body.games).toMatchObject([{ id: game.id, seat: south }]);
  expect((await ask("my-games", { keys: [] })).body.games).toEqual([]);
  const line = await call(address, game.id, ann);
  line.send({ do: "hello", account: true });
  expect(await line.next("welcome")).toMatchObject({ seat: north });
  const stranger = await call(address, game.id);
  stranger.send({ do: "hello", account: true });
  expect((await stranger.closed).code).toBe(4403);
  const told = (await ask("account", undefined, ann)).body.account;
  expect(told.statistics).toEqual([{ system: teachingSystem.id, going: 1, won: 0, lost: 0, drawn: 0 }]);
});

test("an account takes its seat back by a new key; another account that had gathered it has no part in it any more", async () => {
  const { ask, address } = await house();
  const [ann, cy] = await Promise.all(
    ["Ann", "Cy"].map(async (name) =>
      sent((await ask("account/new", { name, password: "correct horse battery" })).cookie),
    ),
  );
  const { body: game } = await ask("games", { system: teachingSystem.id, scenario: "glade" });
  const { key } = (await ask(`games/${game.id}/seats`, { seat: teachingSystem.seats[0], share: shareOf("1") }, ann))
    .body;
  expect((await ask("account/seats", { keys: [key] }, cy)).body).toEqual({ gathered: 1 });
  const line = await call(address, game.id, cy);
  line.send({ do: "hello", account: true });
  await line.next("welcome");
  expect((await ask(`games/${game.id}/key`, {}, { ...ann, origin: "https://elsewhere.example" })).status).toBe(403);
  const taken = await ask(`games/${game.id}/key`, {}, ann);
  expect(taken).toMatchObject({ status: 200, body: { seat: teachingSystem.seats[0] } });
  expect((await line.closed).code).toBe(4403);
  const listed = async (keys: readonly string[], of: Record<string, string>) =>
    (await ask("my-games", { keys }, of)).body.games.length;
  expect([await listed([], ann), await listed([taken.body.key], cy), await listed([key], cy)]).toEqual([1, 1, 0]);
});

test("notices of an account reach it in every game that it has gathered, until they are dropped", async () => {
  const { ask, storage } = await house();
  const ann = sent((await ask("account/new", { name: "Ann", password: "correct horse battery" })).cookie);
  const { body: game } = await ask("games", { system: teachingSystem.id, scenario: "glade" });
  await ask(`games/${game.id}/seats`, { seat: teachingSystem.seats[1], share: shareOf("1") }, ann);
  const { body } = await ask("account/notices", { kind: "mail", address: "ann@example.org" }, ann);
  expect(await storage.channelsOf(game.id, 1)).toMatchObject([
    { id: body.id, channel: { address: "ann@example.org" } },
  ]);
  expect(await storage.channelsOf(game.id, 0)).toEqual([]);
  await storage.dropChannel(body.id);
  expect(await storage.channelsOf(game.id, 1)).toEqual([]);
});

test("games are counted by how they ended; who holds both seats counts for neither", () => {
  const game = (id: string, winner: number | null, verdict: string | null = "over") =>
    ({ id, system: "quad", winner, verdict }) as StoredGame;
  const games = [game("a", 0), game("b", 1), game("c", null), game("d", null, null), game("e", 0)];
  const seats = ["a", "b", "c", "d", "e"].map((id) => ({ game: id, seat: 0 }));
  expect(statisticsOf(games, [...seats, { game: "e", seat: 1 }])).toEqual([
    { system: "quad", going: 1, won: 1, lost: 1, drawn: 1 },
  ]);
});
