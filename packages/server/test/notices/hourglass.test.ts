import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { teachingSystem } from "@redoubt/testkit/teaching";
import { expect, onTestFinished, test } from "vitest";
import type { Rooms } from "../../src/games/rooms.ts";
import { openRooms } from "../../src/games/rooms.ts";
import { type Hourglass, setHourglass } from "../../src/notices/hourglass.ts";
import { ringerOf, timeWords } from "../../src/notices/ringing.ts";
import { openPostOffice } from "../../src/notices/senders.ts";
import type { Storage } from "../../src/storage/contract.ts";
import { openSqlite } from "../../src/storage/sqlite.ts";
import { temporaryFolder } from "../live/hall.ts";
import { answerOnce, timedGame } from "../storage/attendance-contract.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const clock = { pace: "correspondence", bank: 4 * DAY, increment: 3 * DAY, cap: 4 * DAY } as const;

/** A receiver of webhooks on this machine, and the titles that it was sent. */
async function receiver(): Promise<{ readonly address: string; readonly titles: readonly string[] }> {
  const titles: string[] = [];
  const server = createServer(async (request, reply) => {
    titles.push(JSON.parse(await text(request)).title);
    reply.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, titles };
}

/** A server's rooms and its hourglass over a storage. */
async function serverOver(storage: Storage, now: () => number): Promise<{ rooms: Rooms; glass: Hourglass }> {
  const trouble = (what: string): void => expect.unreachable(what);
  const send = openPostOffice({ mail: null, push: null, webhookSecret: "s", allowsPrivate: true });
  const rooms: Rooms = await openRooms(storage, [teachingSystem], now, (room) => glass.attend(room));
  const glass = setHourglass(storage, rooms, ringerOf(storage, send, "http://redoubt.example/", trouble), trouble, now);
  return { rooms, glass };
}

/** A game by the clock at which every seat is called by webhook; the test moves the time. */
async function calledTable() {
  const { address, titles } = await receiver();
  const storage = openSqlite(temporaryFolder());
  onTestFinished(() => storage.close());
  const time = { now: 1_854_000_000_000 };
  const id = await timedGame(storage, clock, time.now);
  for (const seat of teachingSystem.seats.keys())
    await storage.addChannel({ id: `c${seat}`, game: id, seat, channel: { kind: "webhook", address } });
  const anotherServer = () => serverOver(storage, () => time.now);
  const { rooms, glass } = await anotherServer();
  const room = await rooms.room(id);
  if (room === null) throw new Error("there is no room");
  const asked = (): readonly number[] => [...teachingSystem.seats.keys()].filter((seat) => room.asked(seat) !== null);
  await glass.settled();
  return { titles, storage, time, id, room, glass, asked, anotherServer };
}

test("who is away is told once a turn when a quarter of its clock is left, by whichever server is there", async () => {
  const { titles, time, room, glass, asked, anotherServer } = await calledTable();
  const count = asked().length;

  time.now += 3 * DAY - HOUR;
  await glass.turn();
  expect(titles).toEqual([]);
  time.now += HOUR;
  // Another server has been started meanwhile; both look.
  const second = await anotherServer();
  await Promise.all([glass.turn(), second.glass.turn()]);
  expect(titles).toHaveLength(count);
  expect(titles[0]).toContain("you have 1 day left");
  time.now += 2 * HOUR;
  await Promise.all([glass.turn(), second.glass.turn()]);
  expect(titles).toHaveLength(count);

  // In a later turn, begun with more than a quarter, there is another one.
  const isLater = (): boolean => asked().some((seat) => room.affairs().turnBegan(seat) === time.now);
  for (let i = 0; i < 60 && !isLater(); i++) await answerOnce(room);
  expect(isLater()).toBe(true);
  await glass.settled();
  time.now += 3 * DAY + HOUR;
  await glass.turn();
  expect(titles.length).toBeGreaterThan(count);
});

test("a warning is put off where clocks stood still, and nobody who is on a line is called", async () => {
  const { titles, storage, time, id, room, glass, asked: askedNow } = await calledTable();
  await storage.keepAbsence(id, { from: time.now + HOUR, until: time.now + HOUR + DAY });
  await room.countAgain();
  const asked = askedNow();
  time.now += 3 * DAY;
  await glass.turn();
  expect(titles).toEqual([]);
  time.now += DAY;
  room.follow({ seat: asked[0], look() {} });
  await glass.turn();
  expect(titles).toHaveLength(asked.length - 1);
});

test("times are told in words", () => {
  expect([3 * DAY, DAY + HOUR, 7 * HOUR + 40 * 60_000, 12 * 60_000, -5].map(timeWords)).toEqual([
    "3 days",
    "1 day 1 h",
    "7 h 40 min",
    "12 min",
    "0 min",
  ]);
});
