import { join } from "node:path";
import { teachingSystem } from "@redoubt/testkit/teaching";
import { afterEach, expect, test, vi } from "vitest";
import { attend } from "../src/operation/attending.ts";
import { backUp, restore } from "../src/operation/backup.ts";
import { readSettings } from "../src/settings.ts";
import { startServer } from "../src/start.ts";
import type { Attendance } from "../src/storage/attendance.ts";
import { openSqlite } from "../src/storage/sqlite.ts";
import { temporaryFolder } from "./live/hall.ts";
import { roomAt, timedGame } from "./storage/attendance-contract.ts";
import { opened } from "./storage/place.ts";
import { tableOfThree } from "./table-of-three.ts";

afterEach(() => void vi.useRealTimers());

test("a server gives signs of life; those that fail are made up for, and what was found out is told", async () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const beats: [number, number | undefined][] = [];
  let isDown = false;
  let left = 0;
  const attendance: Attendance = {
    beatEvery: 10_000,
    arrive: async () => {},
    async beat(at, until) {
      if (isDown) throw new Error("the storage is down");
      beats.push([at, until]);
      return until === undefined ? 0 : 1;
    },
    async leave(at) {
      left = at;
    },
    absencesOf: async () => [],
    keepAbsence: async () => {},
  };
  const found = vi.fn();
  const attending = await attend(attendance, Date.now, found);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(beats.at(-1)).toEqual([1_020_000, undefined]);
  isDown = true;
  await vi.advanceTimersByTimeAsync(60_000);
  isDown = false;
  expect(found).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(found).toHaveBeenCalledOnce();
  expect(beats.at(-1)).toEqual([1_081_000, 1_080_000]);
  await attending.leave();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(left).toBe(1_081_000);
  expect(beats.at(-1)).toEqual([1_081_000, 1_080_000]);
});

test("a server that ends and one that begins leave word, so that what lies between counts for nobody", async () => {
  const folder = temporaryFolder();
  const env = { REDOUBT_DATA: folder, REDOUBT_TABLE: tableOfThree(), PORT: "0" };
  for (let i = 0; i < 2; i++) await (await startServer(readSettings(env), [teachingSystem])).close();
  const storage = openSqlite(folder);
  const [absence, ...more] = await storage.absencesOf("any", 0);
  await storage.close();
  expect(more).toEqual([]);
  expect(absence.until).toBeGreaterThan(absence.from);
  expect(absence.until - absence.from).toBeLessThan(60_000);
});

test("clocks stand still from a backup until it is put in, for the games that it brings alone", async () => {
  const [begun, backedUp, restored] = [1_000, 601_000, 99_000_000];
  const clock = { pace: "live", bank: 3_600_000, increment: 0, cap: 3_600_000 } as const;
  const from = await opened({ open: async () => openSqlite(temporaryFolder()) });
  await from.keepAbsence("", { from: 2_000, until: 12_000 });
  const id = await timedGame(from, clock, begun);
  const path = join(temporaryFolder(), "games.backup");
  await backUp(from, path, () => backedUp);
  const to = await opened({ open: async () => openSqlite(temporaryFolder()) });
  const other = await timedGame(to, clock, begun);
  await restore(to, path, () => restored);
  const leastLeft = async (game: string): Promise<number> =>
    Math.min(...((await roomAt(to, game, () => restored)).affairs().clock(restored)?.left ?? []));
  expect(await leastLeft(id)).toBe(clock.bank - (backedUp - begun - 10_000));
  expect(await leastLeft(other)).toBe(clock.bank - (restored - begun));
});
