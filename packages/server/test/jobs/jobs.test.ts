import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { wargames } from "@redoubt/registry";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { COMMAND, plainMatch, spreadMatch, startWorkerProcess } from "../../load/jobs.ts";
import { openRooms } from "../../src/games/rooms.ts";
import { type DoPart, OtherVersion, openSpreading, startWorker } from "../../src/jobs/index.ts";
import { openLedger } from "../../src/jobs/ledger.ts";
import { openQueue } from "../../src/jobs/queue.ts";
import { callForSeats } from "../../src/jobs/seats.ts";
import { openPostgres } from "../../src/storage/postgres.ts";
import { freshRoom } from "../games/fresh-room.ts";
import { temporaryFolder } from "../live/hall.ts";
import { lineTo } from "../storage/cut-line.ts";
import { type PostgresServer, startPostgres } from "../storage/postgres-server.ts";

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server?.stop());

/** A worker of this process, until the test is over. */
async function workerOn(address: string, doPart: DoPart): Promise<void> {
  const report = (trouble: string): void => expect.unreachable(trouble);
  const plan = { address, systems: wargames, threads: 1, doPart, did: () => {}, report };
  const worker = await startWorker(plan);
  onTestFinished(() => worker.close(async () => {}));
}

const sums = { kind: "sum", spec: { of: 3 }, version: "1" };
const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const always = async (): Promise<boolean> => true;

test("a counting that is stopped is left alone by workers, and goes on where it was wanted again", async () => {
  const address = await server.freshDatabase();
  const done: number[] = [];
  await workerOn(address, async (_, number) => {
    done.push(number);
    return { square: number * number };
  });
  const spreading = await openSpreading(address);
  onTestFinished(spreading.close);
  let first = 0;
  const stopAtOnce = async (): Promise<boolean> => first === 0;
  await spreading.spread(sums, upTo(40), () => void first++, stopAtOnce);
  expect(first).toBeGreaterThan(0);
  const results: unknown[] = [];
  await spreading.spread(sums, upTo(40), ({ result }) => results.push(result), always);
  expect(results).toHaveLength(40);
  expect(results).toContainEqual({ square: 39 * 39 });
  // What was there was not done again.
  expect(done.toSorted((a, b) => a - b)).toEqual(upTo(40));
  const [kept] = await spreading.ledger.countings();
  expect(kept).toMatchObject({ ...sums, parts: 40, done: 40, isStopped: false });
  expect(await spreading.ledger.keep(kept.id, { number: 3, result: "other", trouble: null })).toBe(false);
  await spreading.ledger.stop(kept.id);
  expect(await spreading.ledger.counting(kept.id)).toMatchObject({ isStopped: true });
  expect(await spreading.resume(kept.id)).toBe(true);
  expect(await spreading.ledger.counting(kept.id)).toMatchObject({ isStopped: false });
  expect(await spreading.resume("nothing")).toBe(false);
}, 60_000);

test("what goes wrong in a part is told to whoever waits; one of another version is left for others", async () => {
  const address = await server.freshDatabase();
  let met = 0;
  await workerOn(address, async ({ version }, number) => {
    if (version === "later" && met++ === 0) throw new OtherVersion("not here");
    if (number === 1) throw new Error("no such battle");
    return number;
  });
  const spreading = await openSpreading(address);
  onTestFinished(spreading.close);
  const parts: unknown[] = [];
  await spreading.spread({ ...sums, version: "later" }, [0], ({ result }) => parts.push(result), always);
  expect(parts).toEqual([0]);
  // It came back from the queue for somebody who knows the version.
  expect(met).toBe(2);
  await expect(spreading.spread(sums, [0, 1], () => {}, always)).rejects.toThrow("part 1 failed: no such battle");
}, 60_000);

test("a computer's seat is played by a worker that shares the database with the server", async () => {
  const address = await server.freshDatabase();
  const [system] = wargames;
  const storage = await openPostgres(address);
  const queue = await openQueue(address, "caller", (trouble) => expect.unreachable(trouble));
  const seats = callForSeats(queue, (trouble) => expect.unreachable(trouble));
  const rooms = await openRooms(storage, [system], Date.now, seats.attend);
  onTestFinished(async () => {
    await rooms.settle();
    await seats.close();
    await queue.close();
    await storage.close();
  });
  const { room, sit } = await freshRoom(storage, rooms, system);
  // Both are computers: by chance the first may leave the next question to the other.
  await sit(1, "random");
  await sit(0, "random");
  expect(room.game()?.length()).toBe(0);
  await workerOn(address, async () => null);
  await expect.poll(() => room.game()?.length() ?? 0, { timeout: 60_000 }).toBeGreaterThan(3);
  const acts = await storage.actsAfter("g", 0);
  expect(acts.slice(0, 3).map(({ number, mark }) => ({ number, mark }))).toEqual(
    [1, 2, 3].map((number) => ({ number, mark: `computer-${number}` })),
  );
}, 90_000);

test("of two workers one is killed in the middle of a match: no game is lost or doubled, and all are the same", async () => {
  const address = await server.freshDatabase();
  const trial = {
    address,
    folder: temporaryFolder(),
    players: ["random", "random"],
    battle: "bloody-retribution/inkerman",
    games: 120,
    workers: 2,
    killAfter: 20,
    seed: 5,
  } as const;
  const { games } = await spreadMatch(trial);
  expect(games).toEqual(await plainMatch(trial));
  const ledger = await openLedger(address);
  expect(await ledger.countings()).toMatchObject([{ kind: "match", parts: 120, done: 120, isStopped: false }]);
  await ledger.close();
}, 180_000);

async function run(...line: readonly string[]): Promise<{ readonly code: number; readonly said: string }> {
  const child = spawn(process.execPath, [COMMAND, ...line], { stdio: ["ignore", "ignore", "pipe"] });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  return { code, said };
}

test("a match that loses its database says so and what to do, keeps what was played, and goes on when it is back", async () => {
  const address = await server.freshDatabase();
  const line = await lineTo(address);
  const out = join(temporaryFolder(), "match.json");
  const games = 300;
  const battle = ["random", "random", "--scenario", "bloody-retribution/inkerman", "--games", String(games)];
  const match = ["match", ...battle, "--out", out, "--database", line.address];
  const worker = await startWorkerProcess(line.address);
  onTestFinished(() => void worker.kill("SIGKILL"));
  let muttered = "";
  worker.stderr?.on("data", (some) => {
    muttered += some;
  });
  const ledger = await openLedger(address);
  onTestFinished(ledger.close);
  const done = async (): Promise<number> => (await ledger.countings())[0]?.done ?? 0;

  const losing = run(...match);
  // The match has heard of games when it writes them down, a little after the worker has played them.
  const written = (): number => (existsSync(out) ? JSON.parse(readFileSync(out, "utf8")).games.length : 0);
  await expect.poll(written, { timeout: 60_000, interval: 20 }).toBeGreaterThan(0);
  line.cut();
  const lost = await losing;
  expect(lost.said).toContain(`PostgreSQL 127.0.0.1:${new URL(line.address).port}/`);
  expect(lost.said).toContain("cannot be used now");
  expect(lost.said).toContain("the same command goes on where it stopped");
  expect(lost.said).not.toMatch(/bug|\n\s+at |redoubt@/);
  expect(lost.code).toBe(1);
  const kept = written();
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThan(games);

  // The worker waited for its database, too.
  await line.mend();
  expect(await run(...match)).toMatchObject({ code: 0 });
  const all = JSON.parse(readFileSync(out, "utf8")).games as readonly { readonly game: number }[];
  expect(all.map(({ game }) => game)).toEqual(Array.from({ length: games }, (_, i) => i));
  expect(await done()).toBe(games);
  expect(worker.exitCode).toBeNull();
  expect(muttered).toContain("cannot be used now");
  expect(muttered).not.toMatch(/\n\s+at /);
  // Once for each way in which it was gone, not once a second.
  expect(muttered.trim().split("\n").length).toBeLessThan(20);
}, 180_000);
