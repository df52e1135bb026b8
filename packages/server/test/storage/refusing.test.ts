import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { wargames } from "@redoubt/registry";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { freshGame } from "../../load/fresh-game.ts";
import { beside, sayTo } from "../../load/full.ts";
import { rehearsed } from "../../load/rehearsal.ts";
import { openRooms } from "../../src/games/rooms.ts";
import { type Storage, StorageDown } from "../../src/storage/contract.ts";
import { openPostgres } from "../../src/storage/postgres.ts";
import { openSqlite } from "../../src/storage/sqlite.ts";
import { freshRoom, roomOf } from "../games/fresh-room.ts";
import { temporaryFolder } from "../live/hall.ts";
import { type PostgresServer, startPostgres } from "./postgres-server.ts";

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server?.stop());

const [system] = wargames;

async function begin(storage: Storage): Promise<void> {
  const { sit } = await freshRoom(storage, await openRooms(storage, [system]), system);
  for (const seat of [0, 1]) await sit(seat);
}

async function roomOn(storage: Storage) {
  const { room } = await roomOf(await openRooms(storage, [system]));
  const script = await rehearsed(storage, system, "g", 400, () => 0);
  const give = (i: number) => {
    const { seat, decision, answer } = script[i];
    return room.act(seat, { kind: "answer", decision, text: answer, mark: `m${i}` });
  };
  return { room, give };
}

test("a full store refuses an answer, has kept nothing of it, and takes it once there is room", async () => {
  const folder = temporaryFolder();
  const empty = openSqlite(folder);
  await begin(empty);
  await empty.close();
  const file = new DatabaseSync(join(folder, "redoubt.sqlite"));
  const pages = Number(file.prepare("PRAGMA page_count").get()?.page_count);
  file.close();
  const full = openSqlite(folder, { mostPages: pages + 2 });
  const first = await roomOn(full);
  let given = 0;
  while ((await first.give(given)).is === "accepted") given++;
  expect(given).toBeGreaterThan(3);
  expect(await first.give(given)).toMatchObject({ is: "down", what: expect.stringContaining("full") });
  expect(first.room.count()).toBe(given);
  expect(first.room.game()?.length()).toBe(given);
  await full.close();
  const wide = openSqlite(folder);
  onTestFinished(() => wide.close());
  const second = await roomOn(wide);
  expect(second.room.count()).toBe(given);
  expect(await second.give(given)).toEqual({ is: "accepted" });
}, 60_000);

// As the server itself reports them, through the real driver: a disk that is full, and one that may only be read.
test.each([
  ["53100", 'could not extend file "base/16384/16401": No space left on device'],
  ["42501", 'could not open file "base/16384/16401": Read-only file system'],
])(
  "a database that answers %s refuses an answer and a new game, has kept nothing, and takes it later",
  async (code, message) => {
    const address = await server.freshDatabase();
    const storage = await openPostgres(address);
    onTestFinished(() => storage.close());
    await begin(storage);
    const { room, give } = await roomOn(storage);
    expect(await give(0)).toEqual({ is: "accepted" });
    await sayTo(
      address,
      `CREATE FUNCTION fail() RETURNS trigger AS $$ BEGIN
       RAISE EXCEPTION USING ERRCODE = '${code}', MESSAGE = '${message}'; END $$ LANGUAGE plpgsql`,
      ...["act", "game", "said"].map(
        (table) => `CREATE TRIGGER fail BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION fail()`,
      ),
    );
    expect(await give(1)).toMatchObject({ is: "down", what: expect.stringContaining(message) });
    await expect(storage.createGame(freshGame(system, { id: "other" }))).rejects.toThrow(StorageDown);
    await expect(storage.say({ game: "g", seat: 0, text: "Hm", at: 1 })).rejects.toThrow(StorageDown);
    // What is there can still be looked at.
    expect(room.count()).toBe(1);
    expect(await storage.gameIds()).toEqual(["g"]);
    await sayTo(address, "DROP FUNCTION fail CASCADE");
    expect(await give(1)).toEqual({ is: "accepted" });
    expect(await storage.actsAfter("g", 0)).toHaveLength(2);
  },
  60_000,
);

test("a database that may only be read refuses an answer, has kept nothing of it, and takes it later", async () => {
  const address = await server.freshDatabase();
  const storage = await openPostgres(address);
  onTestFinished(() => storage.close());
  await begin(storage);
  const { room, give } = await roomOn(storage);
  expect(await give(0)).toEqual({ is: "accepted" });
  const name = new URL(address).pathname.slice(1);
  const readOnly = (word: "on" | "off"): Promise<void> =>
    sayTo(
      beside(address, "postgres"),
      `ALTER DATABASE ${name} SET default_transaction_read_only = ${word}`,
      // Connections that are open would go on as they were.
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
    );
  await readOnly("on");
  await expect.poll(async () => JSON.stringify(await give(1)), { timeout: 20_000 }).toContain("read-only");
  expect(await give(1)).toMatchObject({ is: "down" });
  await readOnly("off");
  await expect.poll(async () => (await give(1)).is, { timeout: 20_000 }).toBe("accepted");
  expect(room.count()).toBe(2);
  expect(await storage.actsAfter("g", 0)).toHaveLength(2);
}, 60_000);
