import { wargames } from "@redoubt/registry";
import { afterAll, beforeAll, expect, test } from "vitest";
import { crash } from "../load/crash.ts";
import { openPostgres } from "../src/storage/postgres.ts";
import { openSqlite } from "../src/storage/sqlite.ts";
import { temporaryFolder } from "./live/hall.ts";
import { type PostgresServer, startPostgres } from "./storage/postgres-server.ts";
import { tableOfThree } from "./table-of-three.ts";

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server?.stop());

const [system] = wargames;
const trial = {
  system,
  scenario: system.scenarios[0].id,
  games: 4,
  kills: 2,
  between: 700,
  progress: () => {},
};

test("an embedded server that is killed in the middle of games loses no accepted answer and doubles none", async () => {
  const folder = temporaryFolder();
  const env = { REDOUBT_DATA: folder, REDOUBT_TABLE: tableOfThree(), DATABASE_URL: "" };
  const verdict = await crash({ ...trial, servers: 1, env, open: async () => openSqlite(folder) });
  expect(verdict.faults).toEqual([]);
  expect(verdict.answers).toBeGreaterThanOrEqual(12);
}, 120_000);

test("of two servers on one PostgreSQL one is killed: the other plays on, nothing is lost or doubled", async () => {
  const address = await server.freshDatabase();
  const env = { REDOUBT_DATA: temporaryFolder(), REDOUBT_TABLE: tableOfThree(), DATABASE_URL: address };
  const verdict = await crash({ ...trial, servers: 2, env, open: () => openPostgres(address) });
  expect(verdict.faults).toEqual([]);
  expect(verdict.answers).toBeGreaterThanOrEqual(12);
}, 120_000);
