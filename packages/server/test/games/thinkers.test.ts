import { wargames } from "@redoubt/registry";
import { expect, onTestFinished, test } from "vitest";
import { openRooms } from "../../src/games/rooms.ts";
import { hireThinkers } from "../../src/games/thinkers.ts";
import { openSqlite } from "../../src/storage/sqlite.ts";
import { temporaryFolder } from "../live/hall.ts";
import { freshRoom } from "./fresh-room.ts";

test("a computer that sits down answers when it is asked, as long as it is", async () => {
  const [system] = wargames;
  const storage = openSqlite(temporaryFolder());
  const thinkers = hireThinkers((trouble) => expect.unreachable(trouble));
  const rooms = await openRooms(storage, [system], Date.now, thinkers.attend);
  onTestFinished(async () => {
    await rooms.settle();
    await thinkers.close();
    await storage.close();
  });
  const { room, sit } = await freshRoom(storage, rooms, system);
  await sit(1);
  await sit(0, "random");
  // It may end its phase at once, by lot, or play a hundred answers first.
  const isDone = () => (room.game()?.length() ?? 0) > 0 && room.asked(0) === null;
  await expect.poll(isDone, { timeout: 60_000 }).toBe(true);
  expect(room.asked(1)).not.toBeNull();
  expect(
    room
      .game()
      ?.log()
      .entries.every(({ seat }) => seat === system.seats[0]),
  ).toBe(true);
}, 70_000);
