import { wargames } from "@redoubt/registry";
import { expect, onTestFinished, test } from "vitest";
import { answerRate } from "../load/rates.ts";
import { startProcess } from "../load/server-process.ts";
import { storm } from "../load/storm.ts";
import { openSqlite } from "../src/storage/sqlite.ts";
import { temporaryFolder } from "./live/hall.ts";
import { tableOfThree } from "./table-of-three.ts";

const [system] = wargames;
const scenario = system.scenarios[0].id;

async function serverOn(folder: string) {
  const env = { REDOUBT_DATA: folder, REDOUBT_TABLE: tableOfThree(), DATABASE_URL: "", REDOUBT_REQUESTS: "0" };
  const server = await startProcess({ ...env, PORT: "0" });
  onTestFinished(server.kill);
  return server;
}

test("malformed, forged, repeated and untimely messages change nothing and tell nothing", async () => {
  const folder = temporaryFolder();
  const server = await serverOn(folder);
  const verdict = await storm({
    ...server,
    system,
    scenario,
    messages: 5_000,
    lines: 4,
    open: async () => openSqlite(folder),
    progress: () => {},
  });
  expect(verdict.faults).toEqual([]);
  expect(verdict.sent).toBe(5_000);
  expect(verdict.replies).toBeGreaterThan(2_000);
}, 60_000);

test("games that are played side by side are told to both players of each, every answer once", async () => {
  const folder = temporaryFolder();
  const server = await serverOn(folder);
  const open = async () => openSqlite(folder);
  const rate = await answerRate(server, system, scenario, { games: 6, answers: 10, warm: 2, open });
  expect(rate.perSecond).toBeGreaterThan(0);
  expect(rate.half).toBeLessThanOrEqual(rate.nearlyAll);
  const storage = await open();
  onTestFinished(() => storage.close());
  const acts = await Promise.all((await storage.gameIds()).map((id) => storage.actsAfter(id, 0)));
  expect(acts.map(({ length }) => length)).toEqual([12, 12, 12, 12, 12, 12]);
}, 60_000);
