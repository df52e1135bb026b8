import type { AnyWargame } from "@redoubt/mechanics";
import pg from "pg";
import { openRooms } from "../src/games/rooms.ts";
import { openPostgres } from "../src/storage/postgres.ts";
import { freshGame } from "./fresh-game.ts";
import { rehearsed } from "./rehearsal.ts";

/** Says something to a database as its owner. */
export async function sayTo(address: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The address of another database of the same server. */
export const beside = (address: string, name: string): string => address.replace(/[^/]*$/, name);

const FULL = "53100";
const MOST_ANSWERS = 400;

/** What became of a game on a disk that was filled while it was played. */
export interface FullVerdict {
  /** How many answers were taken before the disk was full. */
  readonly given: number;
  readonly refusal: string;
  readonly faults: readonly string[];
}

/**
 * Plays a game in a tablespace on a small disk, fills the disk to the last page, plays on until an answer is refused, makes
 * room and plays on. `folder` is empty, on a file system of some 24 MB, and the user of PostgreSQL may write to it.
 */
export async function fillDisk(address: string, folder: string, system: AnyWargame): Promise<FullVerdict> {
  await sayTo(address, `CREATE TABLESPACE small LOCATION '${folder}'`, "CREATE DATABASE small TABLESPACE small");
  const small = beside(address, "small");
  const storage = await openPostgres(small);
  const faults: string[] = [];
  try {
    await storage.createGame(freshGame(system));
    for (const seat of system.seats.keys())
      await storage.takeSeat("g", { seat, keyHash: `${seat}`, share: "0".repeat(64), name: "", player: "", at: 0 });
    const room = await (await openRooms(storage, [system])).room("g");
    if (room === null) throw new Error("there is no room");
    const script = await rehearsed(storage, system, "g", MOST_ANSWERS);
    const give = (i: number) => {
      const { seat, decision, answer } = script[i];
      return room.act(seat, { kind: "answer", decision, text: answer, mark: `m${i}` });
    };
    await give(0);
    await sayTo(small, "CREATE TABLE ballast (text TEXT)", "ALTER TABLE ballast ALTER text SET STORAGE PLAIN");
    for (const rows of [1_000, 100, 10, 1]) await fillBy(small, rows);
    let given = 1;
    while (given < script.length && (await give(given)).is === "accepted") given++;
    const refused = await give(given);
    if (refused.is !== "down") faults.push(`an answer to a full disk was ${refused.is}`);
    if (room.count() !== given) faults.push(`${given} answers were taken, ${room.count()} are known`);
    await sayTo(small, "DROP TABLE ballast", "CHECKPOINT");
    const later = await give(given);
    if (later.is !== "accepted") faults.push(`with room again the answer was ${later.is}`);
    const kept = (await storage.actsAfter("g", 0)).length;
    if (kept !== given + 1) faults.push(`${given + 1} answers were taken, ${kept} are kept`);
    return { given, refusal: refused.is === "down" ? refused.what : "", faults };
  } finally {
    await storage.close();
  }
}

/** Puts in so many rows at a time until there is no room for them. */
async function fillBy(address: string, rows: number): Promise<void> {
  for (;;) {
    try {
      await sayTo(address, `INSERT INTO ballast SELECT repeat('x', 6000) FROM generate_series(1, ${rows})`);
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === FULL) return;
      throw error;
    }
  }
}
