import type { AnyWargame } from "@redoubt/mechanics";
import { teachingSystem } from "@redoubt/testkit/teaching";
import { expect, onTestFinished, test } from "vitest";
import { openRooms } from "../../src/games/rooms.ts";
import { outlooks } from "../../src/operation/versions.ts";
import type { Storage } from "../../src/storage/contract.ts";
import { openSqlite } from "../../src/storage/sqlite.ts";
import { temporaryFolder } from "../live/hall.ts";
import { freshRoom, roomOf } from "./fresh-room.ts";

const ANSWERS = 14;

/** A store with a game that was played for a while under these rules. */
async function played(): Promise<Storage> {
  const storage = openSqlite(temporaryFolder());
  onTestFinished(() => storage.close());
  const { room, sit } = await freshRoom(storage, await openRooms(storage, [teachingSystem]), teachingSystem);
  for (const seat of [0, 1]) await sit(seat);
  for (let i = 0; i < ANSWERS; i++) {
    const seat = [0, 1].find((one) => room.asked(one) !== null) ?? 0;
    const game = room.game();
    const [text] = game?.answers(seat) ?? [];
    await room.act(seat, { kind: "answer", decision: game?.decision(seat) ?? 0, text, mark: `m${i}` });
  }
  return storage;
}

const opened = async (storage: Storage, system: AnyWargame) => (await roomOf(await openRooms(storage, [system]))).room;

test("a new version that leads through a game to the same states goes on with it", async () => {
  const storage = await played();
  const room = await opened(storage, { ...teachingSystem, version: "2" });
  expect(room.kept()).toBe("");
  expect(room.game()?.length()).toBe(ANSWERS);
  expect([0, 1].some((seat) => room.asked(seat) !== null)).toBe(true);
});

test("a game whose rules changed is shown as far as they lead through it, says so, and takes nothing", async () => {
  const storage = await played();
  // Units begin with another strength: from the first act on the states are others.
  const changed: AnyWargame = {
    ...teachingSystem,
    version: "2",
    begin: (g) => {
      const beginning = teachingSystem.begin(g);
      g.c.steps[0]--;
      return beginning;
    },
  };
  const room = await opened(storage, changed);
  expect(room.kept()).toContain("it began under version 1 of Night Piquets, and version 2 is here");
  expect(room.game()?.length()).toBeLessThan(ANSWERS);
  expect([0, 1].map((seat) => room.asked(seat))).toEqual([null, null]);
  const wanted = { kind: "offer", decision: 0, text: "draw", mark: "late" } as const;
  expect(await room.act(0, wanted)).toEqual({ is: "misused", what: room.kept() });
  expect(await storage.actsAfter("g", 0)).toHaveLength(ANSWERS);
  const told = [];
  for await (const one of outlooks(storage, [changed])) told.push(one);
  expect(told).toMatchObject([{ id: "g", version: "1", here: "2", replays: false }]);
});
