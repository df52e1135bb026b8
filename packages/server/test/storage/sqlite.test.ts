import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test } from "vitest";
import { blankGame } from "../../load/fresh-game.ts";
import { StorageDown } from "../../src/storage/contract.ts";
import { openSqlite } from "../../src/storage/sqlite.ts";
import { versions } from "../../src/storage/tables.ts";
import { storageContract } from "./contract.ts";

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "redoubt-sqlite-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

describe("the embedded storage", () => {
  storageContract(async () => {
    const folder = temporaryFolder();
    return { open: async () => openSqlite(folder) };
  });

  test("a store of the first version is brought up to date and keeps what it has", async () => {
    const folder = temporaryFolder();
    const old = new DatabaseSync(join(folder, "redoubt.sqlite"));
    old.exec(`CREATE TABLE schema (version INTEGER NOT NULL) STRICT; INSERT INTO schema VALUES (1);
      CREATE TABLE server_start (id INTEGER PRIMARY KEY, at TEXT NOT NULL, node TEXT NOT NULL) STRICT;
      INSERT INTO server_start (at, node) VALUES ('1854', '26')`);
    old.close();
    const storage = openSqlite(folder);
    expect(await storage.publicGames(10)).toEqual([]);
    await storage.close();
    const now = new DatabaseSync(join(folder, "redoubt.sqlite"));
    expect(now.prepare("SELECT at FROM server_start").get()).toEqual({ at: "1854" });
    expect(now.prepare("SELECT version FROM schema").get()).toEqual({ version: versions.length });
    now.close();
  });

  test("a commit reaches the disk before it is answered", () => {
    const folder = temporaryFolder();
    const storage = openSqlite(folder);
    onTestFinished(() => storage.close());
    const other = new DatabaseSync(join(folder, "redoubt.sqlite"));
    expect(other.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
    other.close();
  });

  test("a full store says so and has stored nothing of it", async () => {
    const folder = temporaryFolder();
    const storage = openSqlite(folder, { mostPages: 40 });
    onTestFinished(() => storage.close());
    await storage.createGame(blankGame);
    const act = (number: number) => ({
      game: "g",
      number,
      seat: 0,
      kind: "answer" as const,
      text: "x".repeat(3000),
      mark: `${number}`,
      hash: "",
      at: 1,
    });
    let stored = 0;
    await expect(
      (async () => {
        for (;;) {
          await storage.append(act(stored + 1));
          stored++;
        }
      })(),
    ).rejects.toThrow(StorageDown);
    expect(stored).toBeGreaterThan(0);
    expect(await storage.actsAfter("g", 0)).toHaveLength(stored);
  });
});
