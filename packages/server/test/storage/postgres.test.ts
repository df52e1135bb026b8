import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { blankGame } from "../../load/fresh-game.ts";
import { openPostgres } from "../../src/storage/postgres.ts";
import { storageContract } from "./contract.ts";
import { type PostgresServer, startPostgres } from "./postgres-server.ts";

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server.stop(), 60_000);

describe("the storage on PostgreSQL", () => {
  storageContract(async () => {
    const address = await server.freshDatabase();
    return { open: () => openPostgres(address) };
  });

  test("a server hears what another one stored, not what it stored itself", async () => {
    const address = await server.freshDatabase();
    const [one, other] = await Promise.all([openPostgres(address), openPostgres(address)]);
    onTestFinished(async () => void (await Promise.all([one.close(), other.close()])));
    const heard: string[] = [];
    await one.listen((game, number) => heard.push(`one: ${game} ${number}`));
    await other.listen((game, number) => heard.push(`other: ${game} ${number}`));
    await one.createGame(blankGame);
    await one.takeSeat("g", { seat: 0, keyHash: "k", share: "", name: "", player: "", at: 0 });
    await one.append({ game: "g", number: 1, seat: 0, kind: "answer", text: "end", mark: "m", hash: "", at: 1 });
    await expect.poll(() => heard).toEqual(["other: g 0", "other: g 1"]);
    await other.shutOut({ game: "g", seat: 0, from: "k", to: "l", account: "" });
    await expect.poll(() => heard.at(-1)).toBe("one: g 0");
  });

  test("of two servers one dies: no clock stands still while the other goes on; once that is dead too they do", async () => {
    const address = await server.freshDatabase();
    const open = async () => {
      const storage = await openPostgres(address);
      onTestFinished(() => storage.close());
      return storage;
    };
    const [one, other, third] = [await open(), await open(), await open()];
    let at = 1_854_000_000_000;
    await one.arrive(at);
    await other.arrive(at + 1);
    for (let i = 0; i < 20; i++) {
      at += other.beatEvery;
      expect(await other.beat(at)).toBe(0);
    }
    // Somebody new finds the other one there, though the first is long dead.
    await third.arrive(at + 500);
    expect(await third.absencesOf("", 0)).toEqual([]);
    const dead = at + 500;
    const last = await open();
    await last.arrive(dead + 3_600_000);
    expect(await last.absencesOf("", 0)).toEqual([{ from: dead, until: dead + 3_600_000 }]);
  });

  test("a database that cannot be reached is told by its place, without the password", async () => {
    const opening = openPostgres("postgres://postgres:hushhush@127.0.0.1:1/redoubt");
    await expect(opening).rejects.toThrow(/^PostgreSQL 127\.0\.0\.1:1\/redoubt cannot be reached/);
    await expect(opening).rejects.not.toThrow(/hushhush/);
  });
});
