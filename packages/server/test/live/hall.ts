import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { teachingSystem } from "@redoubt/testkit/teaching";
import { expect, onTestFinished } from "vitest";
import { buildApp } from "../../src/app.ts";
import { openRooms } from "../../src/games/rooms.ts";
import { obeyIn } from "../../src/games/standing.ts";
import { serveFinished } from "../../src/http/finished.ts";
import { serveGames } from "../../src/http/games.ts";
import { serveImport } from "../../src/http/import.ts";
import { serveLines } from "../../src/live/socket.ts";
import type { Storage } from "../../src/storage/contract.ts";
import { openSqlite } from "../../src/storage/sqlite.ts";
import { tableOfThree } from "../table-of-three.ts";

/** A server that plays the teaching system. */
export interface Hall {
  readonly address: string;
  readonly post: (
    path: string,
    body: object,
    key?: string,
  ) => Promise<{ readonly status: number; readonly body: Answered }>;
  readonly get: (path: string, key?: string) => Promise<Answered>;
  readonly close: () => Promise<void>;
}

// biome-ignore lint/suspicious/noExplicitAny: whatever a server may answer
type Answered = any;

/** A folder that is gone when the test is over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "redoubt-hall-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Opens a server over a storage; it is closed with the test. */
export async function openHall(
  storage: Storage = openSqlite(temporaryFolder()),
  now: () => number = Date.now,
): Promise<Hall> {
  const app = buildApp([], tableOfThree());
  const systems = [teachingSystem];
  const rooms = await openRooms(
    storage,
    systems,
    now,
    obeyIn((trouble) => expect.unreachable(trouble)),
  );
  serveGames(app, storage, rooms, systems, now);
  serveImport(app, storage, systems, now);
  serveFinished(app, storage, rooms, systems);
  await serveLines(app, storage, rooms, now);
  const address = `${await app.listen({ host: "127.0.0.1", port: 0 })}/`;
  let isOpen = true;
  const close = async (): Promise<void> => {
    if (!isOpen) return;
    isOpen = false;
    await app.close();
    await storage.close();
  };
  onTestFinished(close);
  return { ...hallAt(address), close };
}

/** A server at an address, to be asked. */
export const hallAt = (address: string): Omit<Hall, "close"> => ({
  address,
  async post(path, body, key) {
    const headers = { "content-type": "application/json", ...bearer(key) };
    const response = await fetch(`${address}api/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    return { status: response.status, body: await response.json() };
  },
  get: async (path, key) => (await fetch(`${address}api/${path}`, { headers: bearer(key) })).json(),
});

const bearer = (key: string | undefined): Record<string, string> =>
  key === undefined ? {} : { authorization: `Bearer ${key}` };

/** A share of the dice secret that anybody may know. */
export const shareOf = (digit: string): string => digit.repeat(64);

/** Begins a game of the teaching system with both seats taken: its name and the keys by seat. */
export async function beginGame(
  hall: Pick<Hall, "post">,
  terms: object = {},
): Promise<{ readonly id: string; readonly keys: readonly string[] }> {
  const scenario = teachingSystem.scenarios[0].id;
  const { body } = await hall.post("games", { system: teachingSystem.id, scenario, ...terms });
  const keys: string[] = [];
  for (const [i, seat] of teachingSystem.seats.entries()) {
    const taken = await hall.post(`games/${body.id}/seats`, { seat, share: shareOf(String(i + 1)), name: `P${i}` });
    keys.push(taken.body.key);
  }
  return { id: body.id, keys };
}
