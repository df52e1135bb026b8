import { teachingSystem } from "@redoubt/testkit/teaching";
import { expect, test } from "vitest";
import { openSessions } from "../src/accounts/sessions.ts";
import { buildApp } from "../src/app.ts";
import { openRooms } from "../src/games/rooms.ts";
import { serveAccounts } from "../src/http/accounts.ts";
import { described, openApi, serveDescription } from "../src/http/description.ts";
import { serveFinished } from "../src/http/finished.ts";
import { serveGames } from "../src/http/games.ts";
import { serveImport } from "../src/http/import.ts";
import { serveLinks } from "../src/http/links.ts";
import { serveNotices } from "../src/http/notices.ts";
import { serveLines } from "../src/live/socket.ts";
import { startMeasures } from "../src/operation/measures.ts";
import { serveOperation } from "../src/operation/watching-over.ts";
import { openSqlite } from "../src/storage/sqlite.ts";
import { temporaryFolder } from "./live/hall.ts";
import { tableOfThree } from "./table-of-three.ts";

async function wholeApp() {
  const storage = openSqlite(temporaryFolder());
  const app = buildApp([teachingSystem], tableOfThree());
  const routes = new Set<string>();
  app.addHook("onRoute", ({ method, url }) => {
    for (const one of [method].flat())
      if (url.startsWith("/api/") && one !== "HEAD")
        routes.add(`${one.toLowerCase()} ${url.replace(/:(\w+)/g, "{$1}")}`);
  });
  const rooms = await openRooms(storage, [teachingSystem]);
  serveOperation(app, storage, startMeasures(rooms.count), () => false, "local");
  serveGames(app, storage, rooms, [teachingSystem]);
  serveImport(app, storage, [teachingSystem]);
  serveFinished(app, storage, rooms, [teachingSystem]);
  serveLinks(app, storage);
  serveNotices(app, storage, { mail: null, push: null, webhookSecret: null, allowsPrivate: false });
  const office = { mail: null, push: null, webhookSecret: null, allowsPrivate: false };
  serveAccounts(app, storage, openSessions(storage, Date.now), office, null);
  serveDescription(app);
  await serveLines(app, storage, rooms);
  await app.ready();
  return { app, routes, close: () => app.close().then(() => storage.close()) };
}

test("the description names every request that is served, and nothing else", async () => {
  const { routes, close } = await wholeApp();
  const named = described.map(({ method, path }) => `${method} ${path}`).filter((one) => one !== "get /api/systems");
  expect([...routes].sort()).toEqual(named.sort());
  expect(JSON.stringify(openApi())).toContain('"openapi":"3.1.0"');
  await close();
});

test("a short address leads to the long one, and is under 60 characters", async () => {
  const { app, close } = await wholeApp();
  const hash = `moment=${"x".repeat(9_000)}&at=7`;
  const made = await app.inject({ method: "POST", url: "/api/links", payload: { hash } });
  const { path } = made.json();
  expect(`https://redoubt.example.org/${path}`.length).toBeLessThan(60);
  const followed = await app.inject({ url: `/${path}` });
  expect(followed).toMatchObject({ statusCode: 302, headers: { location: `/#${hash}` } });
  expect((await app.inject({ url: "/s/nothing" })).statusCode).toBe(404);
  expect((await app.inject({ url: "/g/AbC-12" })).headers.location).toBe("/#online=AbC-12");
  expect((await app.inject({ method: "POST", url: "/api/links", payload: { hash: "x\r\ny" } })).statusCode).toBe(400);
  // A whole game at the Alma fits, a book does not.
  const keep = async (length: number) =>
    (await app.inject({ method: "POST", url: "/api/links", payload: { hash: "a".repeat(length) } })).statusCode;
  expect([await keep(150_000), await keep(200_001), await keep(400_000)]).toEqual([201, 400, 413]);
  await close();
});
