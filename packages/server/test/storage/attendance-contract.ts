import type { ClockTerms } from "@redoubt/protocol";
import { teachingSystem } from "@redoubt/testkit/teaching";
import { expect, test } from "vitest";
import { freshGame } from "../../load/fresh-game.ts";
import type { Room } from "../../src/games/room.ts";
import { openRooms } from "../../src/games/rooms.ts";
import type { Storage } from "../../src/storage/contract.ts";
import { shareOf } from "../live/hall.ts";
import { another, opened, type Place } from "./place.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const BEGUN = 1_854_000_000_000;

const paces: readonly ClockTerms[] = [
  { pace: "live", bank: HOUR, increment: 0, cap: HOUR },
  { pace: "correspondence", bank: 3 * DAY, increment: 0, cap: 5 * DAY },
];

/** A game by a clock, or none, in which everybody sat down at a time. */
export async function timedGame(storage: Storage, clock: ClockTerms | null, at: number): Promise<string> {
  const id = `timed-${another()}`;
  const terms = { clock, watching: "link" } as const;
  await storage.createGame(freshGame(teachingSystem, { id, terms, createdAt: at }));
  for (const seat of teachingSystem.seats.keys())
    await storage.takeSeat(id, { seat, keyHash: `${id}-${seat}`, share: shareOf(`${seat}`), name: "", player: "", at });
  return id;
}

/** The room of a game as a server at a time opens it. */
export async function roomAt(storage: Storage, id: string, now: () => number): Promise<Room> {
  const room = await (await openRooms(storage, [teachingSystem], now)).room(id);
  if (room === null) throw new Error("there is no room");
  return room;
}

/** The seat that is asked gives its first answer. */
export async function answerOnce(room: Room): Promise<void> {
  const seat = teachingSystem.seats.findIndex((_, one) => room.asked(one) !== null);
  const game = room.game();
  if (game === null) throw new Error("the game has not begun");
  const [text] = game.answers(seat);
  const wanted = { kind: "answer", decision: game.decision(seat), text, mark: `a${another()}` } as const;
  expect(await room.act(seat, wanted)).toEqual({ is: "accepted" });
}

const leastLeft = (room: Room, at: number): number => Math.min(...(room.affairs().clock(at)?.left ?? []));

/** What every storage must do so that no clock runs while no server is there. */
export function attendanceContract(fresh: () => Promise<Place>): void {
  test.each(paces)(
    "a $pace clock stands still from the death of the server until one is there again",
    async (clock) => {
      const place = await fresh();
      let now = BEGUN;
      const first = await opened(place);
      await first.arrive(now);
      const id = await timedGame(first, clock, now);
      now += 10 * MINUTE;
      const room = await roomAt(first, id, () => now);
      await answerOnce(room);
      const before = leastLeft(room, now);
      expect(before).toBe(clock.bank - 10 * MINUTE);

      // It dies without a word; the answer that it stored was its last sign of life.
      now += 20 * HOUR;
      const second = await opened(place);
      await second.arrive(now);
      const again = await roomAt(second, id, () => now);
      expect(leastLeft(again, now)).toBe(before);
      expect(leastLeft(again, now + MINUTE)).toBe(before - MINUTE);

      // What was played since is counted alike by whoever reads it later, and so is the time that each side took.
      now += 2 * MINUTE;
      await answerOnce(again);
      now += 3 * HOUR;
      await second.leave(now - HOUR);
      const third = await opened(place);
      await third.arrive(now);
      const last = await roomAt(third, id, () => now);
      expect(last.affairs().clock(now)?.left).toEqual(again.affairs().clock(now - HOUR)?.left);
      expect(last.hands().tally()).toEqual(again.hands().tally());
      expect(
        last
          .hands()
          .tally()
          .reduce((sum, { used }) => sum + used, 0),
      ).toBeGreaterThanOrEqual(12 * MINUTE);
      expect(
        last
          .hands()
          .tally()
          .reduce((sum, { used }) => sum + used, 0),
      ).toBeLessThan(HOUR);
    },
  );

  test("signs of life one after another are no absence; where none could be given for long it is one, up to the last that failed", async () => {
    const storage = await opened(await fresh());
    const { beatEvery } = storage;
    await storage.arrive(BEGUN);
    for (let i = 1; i <= 5; i++) expect(await storage.beat(BEGUN + i * beatEvery)).toBe(0);
    const last = BEGUN + 5 * beatEvery;
    expect(await storage.beat(last + 40 * MINUTE, last + 39 * MINUTE)).toBe(1);
    expect(await storage.absencesOf("any", BEGUN)).toEqual([{ from: last, until: last + 39 * MINUTE }]);
    expect(await storage.absencesOf("later", last + HOUR)).toEqual([]);
  });

  test("an absence of one game is none of another, and is kept once", async () => {
    const storage = await opened(await fresh());
    for (let i = 0; i < 2; i++) await storage.keepAbsence("one", { from: 100, until: 200 });
    expect(await storage.absencesOf("one", 0)).toEqual([{ from: 100, until: 200 }]);
    expect(await storage.absencesOf("other", 0)).toEqual([]);
  });

  test("clocks that ran on while the storage could not be reached are counted again once that is known", async () => {
    const storage = await opened(await fresh());
    let now = BEGUN;
    await storage.arrive(now);
    const [{ bank }] = paces;
    const id = await timedGame(storage, paces[0], now);
    const rooms = await openRooms(storage, [teachingSystem], () => now);
    const room = await rooms.room(id);
    if (room === null) throw new Error("there is no room");
    await storage.beat(now);
    now += 30 * MINUTE;
    expect(leastLeft(room, now)).toBe(bank - 30 * MINUTE);
    await storage.beat(now, now - MINUTE);
    await rooms.countAgain();
    expect(leastLeft(room, now)).toBe(bank - MINUTE);
  });
}
