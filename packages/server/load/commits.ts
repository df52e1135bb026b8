import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import type { Storage } from "../src/storage/contract.ts";
import { blankGame } from "./fresh-game.ts";

/** How many single rows a database takes a second, each inserted and committed before the next: nothing can be safer. */
export async function bareCommits(
  place: { readonly folder: string } | { readonly address: string },
  milliseconds: number,
): Promise<number> {
  if ("folder" in place) return bareSqlite(place.folder, milliseconds);
  const client = new pg.Client({ connectionString: place.address });
  await client.connect();
  await client.query("CREATE TABLE IF NOT EXISTS bare (id BIGINT PRIMARY KEY, text TEXT NOT NULL)");
  await client.query("TRUNCATE bare");
  let count = 0;
  const start = performance.now();
  while (performance.now() - start < milliseconds) {
    await client.query("INSERT INTO bare VALUES ($1, $2)", [++count, `unit 1/RB ${count}`]);
  }
  const rate = (count / (performance.now() - start)) * 1_000;
  await client.end();
  return rate;
}

function bareSqlite(folder: string, milliseconds: number): number {
  const database = new DatabaseSync(join(folder, "bare.sqlite"));
  database.exec(
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE bare (id INTEGER PRIMARY KEY, text TEXT)",
  );
  const insert = database.prepare("INSERT INTO bare VALUES (?, ?)");
  let count = 0;
  const start = performance.now();
  while (performance.now() - start < milliseconds) insert.run(++count, `unit 1/RB ${count}`);
  const rate = (count / (performance.now() - start)) * 1_000;
  database.close();
  return rate;
}

/** How many acts of as many games a storage takes a second, each game's next one when its last is stored. */
export async function storedActs(storage: Storage, games: number, milliseconds: number): Promise<number> {
  const ids = Array.from({ length: games }, (_, i) => `rate-${performance.now()}-${i}`);
  for (const id of ids) await storage.createGame({ ...blankGame, id });
  let count = 0;
  const start = performance.now();
  await Promise.all(
    ids.map(async (game) => {
      for (let number = 1; performance.now() - start < milliseconds; number++) {
        await storage.append({
          game,
          number,
          seat: 0,
          kind: "answer",
          text: "unit 1/RB",
          mark: `${number}`,
          hash: "",
          at: 0,
        });
        count++;
      }
    }),
  );
  return (count / (performance.now() - start)) * 1_000;
}
