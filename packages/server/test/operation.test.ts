import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { teachingSystem } from "@redoubt/testkit/teaching";
import { expect, test } from "vitest";
import { backUp, restore } from "../src/operation/backup.ts";
import { outlooks } from "../src/operation/versions.ts";
import { readSettings } from "../src/settings.ts";
import { startServer } from "../src/start.ts";
import type { Storage } from "../src/storage/contract.ts";
import { openSqlite } from "../src/storage/sqlite.ts";
import { beginGame, hallAt, openHall, temporaryFolder } from "./live/hall.ts";
import { call } from "./live/player.ts";
import { tableOfThree } from "./table-of-three.ts";

async function all<T>(of: AsyncIterable<T>): Promise<readonly T[]> {
  const found: T[] = [];
  for await (const one of of) found.push(one);
  return found;
}

/** A store with one game in which something was answered and said. */
async function playedStore(): Promise<{ readonly folder: string; readonly id: string }> {
  const folder = temporaryFolder();
  const hall = await openHall(openSqlite(folder));
  const { id, keys } = await beginGame(hall);
  const caller = await call(hall.address, id);
  caller.send({ do: "hello", key: keys[0] });
  caller.send({ do: "say", text: "Good evening" });
  await caller.next("said");
  caller.send({ do: "choices", id: 1 });
  const { answers, decision } = await caller.next("choices");
  caller.send({ do: "answer", mark: "a", decision, answer: (answers as readonly string[])[0] });
  await caller.next("accepted");
  await hall.close();
  return { folder, id };
}

test("a backup put into an empty store holds the same games and accounts, and putting it in twice changes nothing", async () => {
  const { folder, id } = await playedStore();
  const path = join(temporaryFolder(), "games.backup");
  const from = openSqlite(folder);
  const hook = (name: string) => ({ kind: "webhook", address: `https://${name}.example` }) as const;
  const stops = { harmed: true, units: [], hexes: ["0101"], turn: 4 };
  const orders = { isOn: true, otherwise: "ask", kinds: { retreat: "staff" }, stops } as const;
  await from.setOrders(id, { seat: 1, orders, since: 1 });
  await from.addChannel({ id: "c", game: id, seat: 1, channel: hook("seat") });
  await from.addAccount({ id: "a", name: "Ann", password: "scrypt$1", createdAt: 7 });
  await from.addPasskey({ id: "k", account: "a", publicKey: "AQID", counter: 3, transports: ["internal"] });
  await from.gatherSeat("a", { game: id, seat: 0 });
  await from.addAccountChannel("d", "a", hook("account"));
  await from.addSession("hash", "a", 1_000);
  await from.keepLink("short", "moment=1");
  expect(await backUp(from, path)).toEqual({ games: 1, acts: 1, accounts: 1, known: 0 });
  const to = openSqlite(temporaryFolder());
  expect(await restore(to, path)).toEqual({ games: 1, acts: 1, accounts: 1, known: 0 });
  expect(await restore(to, path)).toEqual({ games: 0, acts: 0, accounts: 0, known: 2 });
  for (const look of [
    (one: Storage) => one.ordersIn(id),
    (one: Storage) => one.channelsIn(id),
    (one: Storage) => one.channelsOf(id, 0),
    (one: Storage) => one.accounts(),
    (one: Storage) => one.passkeysOf("a"),
    (one: Storage) => one.gatheredBy("a"),
    (one: Storage) => one.links(),
  ]) {
    expect(await look(to)).toEqual(await look(from));
    expect(await look(to)).not.toEqual([]);
  }
  // Whoever had entered enters anew.
  expect(await to.sessionOf("hash", 1)).toBeNull();
  expect(await to.game(id)).toEqual(await from.game(id));
  expect(await to.actsAfter(id, 0)).toEqual(await from.actsAfter(id, 0));
  expect(await to.saidAt(id, 9)).toEqual(await from.saidAt(id, 9));
  await Promise.all([from.close(), to.close()]);
});

test("a backup of the first format is still put in", async () => {
  const { folder, id } = await playedStore();
  const path = join(temporaryFolder(), "games.backup");
  const from = openSqlite(folder);
  const first = { game: await from.game(id), acts: await from.actsAfter(id, 0), said: await from.saidAt(id, 9) };
  writeFileSync(path, `{"format":"redoubt-backup/1"}\n${JSON.stringify(first)}\n`);
  const to = openSqlite(temporaryFolder());
  expect(await restore(to, path)).toEqual({ games: 1, acts: 1, accounts: 0, known: 0 });
  expect(await to.game(id)).toEqual(await from.game(id));
  await Promise.all([from.close(), to.close()]);
});

test("what is no backup is not put in", async () => {
  const path = join(temporaryFolder(), "other.json");
  writeFileSync(path, '{"format":"something-else"}\n');
  const to = openSqlite(temporaryFolder());
  await expect(restore(to, path)).rejects.toThrow("is no backup of Redoubt");
  await to.close();
});

test("for every stored game it is told whether these rules lead through it", async () => {
  const { folder, id } = await playedStore();
  const storage = openSqlite(folder);
  const same = await all(outlooks(storage, [teachingSystem]));
  expect(same).toMatchObject([{ id, replays: true, version: teachingSystem.version, here: teachingSystem.version }]);
  const newer = await all(outlooks(storage, [{ ...teachingSystem, version: "99" }]));
  expect(newer).toMatchObject([{ replays: true, version: teachingSystem.version, here: "99" }]);
  const gone = await all(outlooks(storage, []));
  expect(gone).toMatchObject([{ replays: false, trouble: "the system is not here" }]);
  await storage.close();
});

const settings = (more: Readonly<Record<string, string>> = {}) =>
  readSettings({
    PORT: "0",
    REDOUBT_DATA: mkdtempSync(join(temporaryFolder(), "data")),
    REDOUBT_TABLE: tableOfThree(),
    REDOUBT_LOG: "silent",
    ...more,
  });

test("a server says that it lives and is ready, and counts what it does", async () => {
  const server = await startServer(settings(), [teachingSystem]);
  const get = async (path: string) => fetch(`${server.address.replace("localhost", "127.0.0.1")}${path}`);
  expect(await (await get("api/health")).json()).toEqual({ isAlive: true });
  expect(await (await get("api/ready")).json()).toEqual({ isReady: true });
  const text = await (await get("metrics")).text();
  expect(text).toContain("redoubt_lines 0");
  expect(text).toMatch(/redoubt_request_seconds_count\{route="\/api\/ready",status="200"\} 1/);
  await server.close();
});

test("measures that are switched off are nowhere", async () => {
  const server = await startServer(settings({ REDOUBT_METRICS: "off" }), [teachingSystem]);
  expect((await fetch(`${server.address.replace("localhost", "127.0.0.1")}metrics`)).status).toBe(404);
  await server.close();
});

test("a server that ends asks everybody on a line to call again", async () => {
  const server = await startServer(settings(), [teachingSystem]);
  const address = server.address.replace("localhost", "127.0.0.1");
  const scenario = teachingSystem.scenarios[0].id;
  const headers = { "content-type": "application/json" };
  const made = await fetch(`${address}api/games`, {
    method: "POST",
    headers,
    body: JSON.stringify({ system: teachingSystem.id, scenario }),
  });
  const { id } = (await made.json()) as { readonly id: string };
  const caller = await call(address, id);
  caller.send({ do: "hello" });
  await caller.next("welcome");
  const [, { code }] = await Promise.all([server.close(), caller.closed]);
  expect(code).toBe(1012);
});

test("a server that is asked to end says when, plays on until then, takes no new games, and hurries when asked again", async () => {
  const server = await startServer(settings(), [teachingSystem]);
  const address = server.address.replace("localhost", "127.0.0.1");
  const { post } = hallAt(address);
  const { id, keys } = await beginGame({ post });
  const ann = await call(address, id);
  ann.send({ do: "hello", key: keys[0] });
  await ann.next("welcome");
  const hurry = new AbortController();
  const closing = server.close({ milliseconds: 60_000, hurry: hurry.signal });
  const told = await ann.next("closing");
  expect(told.within).toBeGreaterThan(50_000);
  // Whoever comes meanwhile is told, too.
  const ben = await call(address, id);
  ben.send({ do: "hello", key: keys[1] });
  expect((await ben.next("closing")).within).toBeLessThanOrEqual(Number(told.within));
  const refused = await post("games", { system: teachingSystem.id, scenario: teachingSystem.scenarios[0].id });
  expect(refused).toMatchObject({ status: 503, body: { error: expect.stringContaining("no new games") } });
  expect((await fetch(`${address}api/ready`)).status).toBe(503);
  ann.send({ do: "choices", id: 1 });
  const { answers, decision } = await ann.next("choices");
  ann.send({ do: "answer", mark: "a", decision, answer: (answers as readonly string[])[0] });
  await ann.next("accepted");
  hurry.abort();
  const [, { code }] = await Promise.all([closing, ann.closed]);
  expect(code).toBe(1012);
});

test("one address may ask only so much a minute", async () => {
  const server = await startServer(settings({ REDOUBT_REQUESTS: "3" }), [teachingSystem]);
  const address = server.address.replace("localhost", "127.0.0.1");
  const headers = { "content-type": "application/json" };
  const ask = async () =>
    (await fetch(`${address}api/my-games`, { method: "POST", headers, body: '{"keys":[]}' })).status;
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429]);
  expect((await fetch(`${address}api/systems`)).status).toBe(200);
  await server.close();
});

test("the log names routes and no game, key or name", async () => {
  const log = join(temporaryFolder(), "log");
  const { spawn } = await import("node:child_process");
  const { openSync } = await import("node:fs");
  const env = {
    ...process.env,
    PORT: "0",
    REDOUBT_DATA: temporaryFolder(),
    REDOUBT_TABLE: tableOfThree(),
    REDOUBT_LOG: "info",
  };
  const main = new URL("../src/main.ts", import.meta.url).pathname;
  const child = spawn(process.execPath, [main], { env, stdio: ["ignore", openSync(log, "w"), "inherit"] });
  const opened = await expect.poll(() => /Open (http:\S+)/.exec(readFileSync(log, "utf8"))?.[1], { timeout: 20_000 });
  await opened.toBeTruthy();
  const address = (/Open (http:\S+)/.exec(readFileSync(log, "utf8"))?.[1] ?? "").replace("localhost", "127.0.0.1");
  await fetch(`${address}api/games/a-secret-name`, { headers: { authorization: "Bearer a-secret-key" } });
  await expect.poll(() => readFileSync(log, "utf8")).toContain("/api/games/:id");
  child.kill("SIGTERM");
  await new Promise((ended) => child.on("exit", ended));
  expect(readFileSync(log, "utf8")).not.toContain("a-secret");
});
