import { closeSync, createReadStream, fsyncSync, openSync, renameSync, writeSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Act, Said, Storage, StoredGame } from "../storage/contract.ts";

/** The format of backups; a new one gets a new name. */
export const BACKUP_FORMAT = "redoubt-backup/1";

/** One game with everything that is stored of it. */
interface BackedUp {
  readonly game: StoredGame;
  readonly acts: readonly Act[];
  readonly said: readonly Said[];
}

const MOST_SAID = 100_000;

/** What was written or read. */
export interface BackupCount {
  readonly games: number;
  readonly acts: number;
  /** Games that were there already and were left alone. */
  readonly known: number;
}

/**
 * Writes every game of a storage to a file, one to a line. Games may go on meanwhile: each is written as it stood at some
 * moment of the backup. The file is there whole or not at all.
 */
export async function backUp(storage: Storage, path: string): Promise<BackupCount> {
  const temporary = `${path}.part`;
  const file = openSync(temporary, "w", 0o600);
  let [games, acts] = [0, 0];
  try {
    writeSync(file, `${JSON.stringify({ format: BACKUP_FORMAT })}\n`);
    for (const id of await storage.gameIds()) {
      const game = await storage.game(id);
      if (game === null) continue;
      const one: BackedUp = { game, acts: await storage.actsAfter(id, 0), said: await storage.saidAt(id, MOST_SAID) };
      writeSync(file, `${JSON.stringify(one)}\n`);
      games++;
      acts += one.acts.length;
    }
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(temporary, path);
  return { games, acts, known: 0 };
}

/** Puts the games of a backup into a storage of any kind. A game that is there already is left as it is. */
export async function restore(storage: Storage, path: string): Promise<BackupCount> {
  let isFirst = true;
  let [games, acts, known] = [0, 0, 0];
  for await (const line of createInterface({
    input: createReadStream(path, "utf8"),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    if (isFirst) {
      if (formatOf(line) !== BACKUP_FORMAT) throw new RangeError(`${path} is no backup of Redoubt`);
      isFirst = false;
      continue;
    }
    if (line === "") continue;
    // The line was written by `backUp`; a storage refuses what does not fit its tables.
    const one = JSON.parse(line) as BackedUp;
    if ((await storage.game(one.game.id)) !== null) {
      known++;
      continue;
    }
    await putBack(storage, one);
    games++;
    acts += one.acts.length;
  }
  if (isFirst) throw new RangeError(`${path} is empty`);
  return { games, acts, known };
}

async function putBack(storage: Storage, { game, acts, said }: BackedUp): Promise<void> {
  const { seats, verdict, finishedAt, how, winner, ...fresh } = game;
  // A backup of an earlier release has neither a fingerprint of the data nor an origin.
  await storage.createGame({ ...fresh, data: fresh.data ?? "", origin: fresh.origin ?? null });
  for (const seat of seats) await storage.takeSeat(game.id, seat);
  const results = await Promise.all(acts.map((act) => storage.append(act)));
  if (results.includes("behind")) throw new Error(`game ${game.id} is being played while it is restored`);
  for (const one of said) await storage.say(one);
  if (verdict === null) return;
  await storage.finish(game.id, {
    verdict,
    at: finishedAt ?? game.createdAt,
    how: how ?? "played",
    winner: winner ?? null,
  });
}

function formatOf(line: string): unknown {
  try {
    return JSON.parse(line).format;
  } catch {
    return null;
  }
}
