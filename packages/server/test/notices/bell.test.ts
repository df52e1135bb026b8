import { teachingSystem } from "@redoubt/testkit/teaching";
import { expect, test } from "vitest";
import { freshGame } from "../../load/fresh-game.ts";
import { openRooms } from "../../src/games/rooms.ts";
import { type Bell, hangBell } from "../../src/notices/bell.ts";
import { Gone, type Notice, type Send } from "../../src/notices/contract.ts";
import { ringerOf } from "../../src/notices/ringing.ts";
import { openSqlite } from "../../src/storage/sqlite.ts";
import { roomOf } from "../games/fresh-room.ts";
import { temporaryFolder } from "../live/hall.ts";

test("a seat that comes to be asked and is away is called once; a way that is gone is forgotten", async () => {
  const storage = openSqlite(temporaryFolder());
  const sent: Notice[] = [];
  let bell: Bell | null = null;
  const rooms = await openRooms(storage, [teachingSystem], Date.now, (room) => bell?.attend(room));
  let isGone = false;
  const trouble = (what: string): void => expect.unreachable(what);
  const send: Send = async (_channel, notice) => {
    if (isGone) throw new Gone("it is no more");
    sent.push(notice);
  };
  bell = hangBell(ringerOf(storage, send, "http://redoubt.example/", trouble), trouble, 1);
  await storage.createGame(freshGame(teachingSystem));
  await storage.addChannel({ id: "c", game: "g", seat: 0, channel: { kind: "mail", address: "ann@example.org" } });
  const { room, sit } = await roomOf(rooms);
  await sit(0);
  await sit(1);
  await bell.settled();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ link: "http://redoubt.example/g/g" });
  expect(sent[0].title).toContain("it is your move");

  // Both go on by their first answers until the seat is asked anew.
  isGone = true;
  for (let i = 0; i < 40 && (await storage.channelsOf("g", 0)).length > 0 && !room.isOver(); i++) {
    for (const seat of [1, 0]) {
      const game = room.game();
      const [text] = room.asked(seat) === null ? [] : (game?.answers(seat) ?? []);
      if (text !== undefined)
        await room.act(seat, { kind: "answer", decision: game?.decision(seat) ?? 0, text, mark: `${seat}-${i}` });
      await bell.settled();
    }
  }
  expect(await storage.channelsOf("g", 0)).toEqual([]);
  await storage.close();
});
