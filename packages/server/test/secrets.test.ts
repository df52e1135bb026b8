import type { AnyWargame } from "@redoubt/mechanics";
import { wargames } from "@redoubt/registry";
import { teachingSystem } from "@redoubt/testkit/teaching";
import { expect, onTestFinished, test } from "vitest";
import { watchSecrets } from "../load/secrets.ts";
import { startProcess } from "../load/server-process.ts";
import { storm } from "../load/storm.ts";
import { openSqlite } from "../src/storage/sqlite.ts";
import { temporaryFolder } from "./live/hall.ts";
import { tableOfThree } from "./table-of-three.ts";

const hiding: readonly AnyWargame[] = [teachingSystem, ...wargames.filter(({ hides }) => hides)];

test.each(hiding)(
  "what a seat or a watcher is told holds no secret of others ($id)",
  async (system) => {
    const storage = openSqlite(temporaryFolder());
    onTestFinished(() => storage.close());
    const plan = { system, scenario: system.scenarios[0].id, storage, seed: 3, most: 60 };
    const verdict = await watchSecrets(plan);
    expect(verdict.faults).toEqual([]);
    expect(verdict.messages).toBeGreaterThan(verdict.answers);
    expect(verdict.isOver || verdict.answers === 60).toBe(true);
  },
  60_000,
);

test("malformed, forged, repeated and untimely messages change nothing and tell nothing", async () => {
  const folder = temporaryFolder();
  const env = { REDOUBT_DATA: folder, REDOUBT_TABLE: tableOfThree(), DATABASE_URL: "", REDOUBT_REQUESTS: "0" };
  const server = await startProcess({ ...env, PORT: "0" });
  onTestFinished(server.kill);
  const [system] = wargames;
  const verdict = await storm({
    ...server,
    system,
    scenario: system.scenarios[0].id,
    messages: 5_000,
    lines: 4,
    open: async () => openSqlite(folder),
    progress: () => {},
  });
  expect(verdict.faults).toEqual([]);
  expect(verdict.sent).toBe(5_000);
  expect(verdict.replies).toBeGreaterThan(2_000);
}, 60_000);
