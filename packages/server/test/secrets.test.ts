import type { AnyWargame } from "@redoubt/mechanics";
import { wargames } from "@redoubt/registry";
import { teachingSystem } from "@redoubt/testkit/teaching";
import { expect, onTestFinished, test } from "vitest";
import { watchSecrets } from "../load/secrets.ts";
import { openSqlite } from "../src/storage/sqlite.ts";
import { temporaryFolder } from "./live/hall.ts";

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
    expect(verdict.pages).toBeGreaterThan(5);
    expect(verdict.isOver || verdict.answers === 60).toBe(true);
  },
  60_000,
);
