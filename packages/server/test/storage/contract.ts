import { expect, test } from "vitest";
import type { Act } from "../../src/storage/contract.ts";
import { accountContract } from "./account-contract.ts";
import { attendanceContract, roomAt, timedGame } from "./attendance-contract.ts";
import { newGame, opened, type Place } from "./place.ts";

const actIn = (game: string, number: number, more: Partial<Act> = {}): Act => ({
  game,
  number,
  seat: number % 2,
  kind: "answer",
  text: `hex 0${number}`,
  mark: `mark-${number}`,
  hash: "ab".repeat(8),
  at: 1_854_000_000_000 + number,
  ...more,
});
const seat = (number: number, keyHash: string) => ({
  seat: number,
  keyHash,
  share: "c0".repeat(32),
  name: "Ann",
  player: "",
  at: 1_854_000_000_000,
});

/** What every storage keeps to, whatever it is made of. */
export function storageContract(fresh: () => Promise<Place>): void {
  accountContract(fresh);
  attendanceContract(fresh);

  test("a game is kept with all that it was begun with, and an unknown one is null", async () => {
    const place = await fresh();
    const storage = await opened(place);
    const game = newGame();
    await storage.createGame(game);
    expect(await storage.game(game.id)).toEqual({
      ...game,
      seats: [],
      verdict: null,
      finishedAt: null,
      how: null,
      winner: null,
    });
    expect(await storage.game("nowhere")).toBeNull();
    const again = await opened(place);
    expect(await again.game(game.id)).toEqual({
      ...game,
      seats: [],
      verdict: null,
      finishedAt: null,
      how: null,
      winner: null,
    });
  });

  test("a seat is taken once, whoever comes at the same time", async () => {
    const storage = await opened(await fresh());
    const game = newGame();
    await storage.createGame(game);
    const taken = await Promise.all(["a", "b", "c"].map((key) => storage.takeSeat(game.id, seat(0, key))));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await storage.takeSeat(game.id, seat(1, "d"))).toBe(true);
    const kept = await storage.game(game.id);
    expect(kept?.seats.map(({ seat: number }) => number)).toEqual([0, 1]);
    expect(kept?.seats[1]).toEqual(seat(1, "d"));
  });

  test("acts come back in order, from any number on", async () => {
    const place = await fresh();
    const storage = await opened(place);
    const game = newGame();
    await storage.createGame(game);
    const acts = Array.from({ length: 12 }, (_, i) => actIn(game.id, i + 1));
    for (const act of acts) expect(await storage.append(act)).toBe("stored");
    expect(await storage.actsAfter(game.id, 0)).toEqual(acts);
    expect(await storage.actsAfter(game.id, 9)).toEqual(acts.slice(9));
    expect(await (await opened(place)).actsAfter(game.id, 0)).toEqual(acts);
  });

  test("of two acts of one number the first alone is stored", async () => {
    const storage = await opened(await fresh());
    const game = newGame();
    await storage.createGame(game);
    const first = actIn(game.id, 1);
    const results = await Promise.all([
      storage.append(first),
      storage.append(actIn(game.id, 1, { mark: "other", text: "hex 9999" })),
    ]);
    expect(results).toEqual(["stored", "behind"]);
    expect(await storage.actsAfter(game.id, 0)).toEqual([first]);
  });

  test("an answer that is sent to two servers under one mark, at once or one after the other, is stored once and accepted by both", async () => {
    const place = await fresh();
    const [one, other] = [await opened(place), await opened(place)];
    const id = await timedGame(one, null, 1_000);
    const rooms = [await roomAt(one, id, Date.now), await roomAt(other, id, Date.now)];
    for (let i = 0; i < 6; i++) {
      const [{ asked, game }] = rooms;
      const seat = asked(0) === null ? 1 : 0;
      const decision = game()?.decision(seat) ?? 0;
      const wanted = { kind: "answer", decision, text: game()?.answers(seat)[0] ?? "", mark: `m${i}` } as const;
      // Neither has heard of the other: the second room stands where it was.
      const outcomes =
        i % 2 === 0
          ? await Promise.all(rooms.map((room) => room.act(seat, wanted)))
          : [await rooms[0].act(seat, wanted), await rooms[1].act(seat, wanted)];
      expect(outcomes).toEqual([{ is: "accepted" }, { is: "accepted" }]);
      for (const room of rooms) await room.catchUp();
    }
    const marks = (await one.actsAfter(id, 0)).map(({ mark }) => mark);
    expect(marks).toEqual(["m0", "m1", "m2", "m3", "m4", "m5"]);
  });

  test("acts of many games stored at the same time are all there", async () => {
    const storage = await opened(await fresh());
    const games = Array.from({ length: 40 }, () => newGame());
    for (const game of games) await storage.createGame(game);
    const results = await Promise.all(
      games.flatMap(({ id }) => [1, 2, 3].map((number) => storage.append(actIn(id, number)))),
    );
    expect(new Set(results)).toEqual(new Set(["stored"]));
    for (const { id } of games) expect(await storage.actsAfter(id, 0)).toHaveLength(3);
  });

  test("open tables are listed without those by invitation, the newest first; one's own by one's keys", async () => {
    const storage = await opened(await fresh());
    const [old, young, hidden] = [newGame({ isPublic: true }), newGame({ isPublic: true }), newGame()];
    for (const game of [old, young, hidden]) await storage.createGame(game);
    expect((await storage.publicGames(10)).map(({ id }) => id)).toEqual([young.id, old.id]);
    expect((await storage.publicGames(1)).map(({ id }) => id)).toEqual([young.id]);
    await storage.takeSeat(old.id, seat(1, "my-key"));
    await storage.takeSeat(hidden.id, seat(0, "my-other-key"));
    const own = await storage.gamesOf(["my-key", "my-other-key", "nobody's"]);
    expect(own.map(({ id }) => id)).toEqual([hidden.id, old.id]);
    expect(await storage.gamesOf([])).toEqual([]);
  });

  test("games that are over are listed apart, the last to end first; what everybody may watch is listed too", async () => {
    const storage = await opened(await fresh());
    const watched = newGame({ terms: { clock: null, watching: "everyone" } });
    const [first, last, hidden] = [newGame({ isPublic: true }), newGame({ isPublic: true }), newGame()];
    for (const game of [watched, first, last, hidden]) await storage.createGame(game);
    for (const [i, { id }] of [first, last, hidden].entries())
      await storage.finish(id, { verdict: "Draw", at: 5_000 + i, how: "draw", winner: null });
    expect((await storage.publicGames(10)).map(({ id }) => id)).toEqual([watched.id]);
    expect((await storage.finishedGames(9_000, 10)).map(({ id }) => id)).toEqual([last.id, first.id]);
    expect((await storage.finishedGames(5_001, 10)).map(({ id }) => id)).toEqual([first.id]);
    expect(await storage.finishedGames(9_000, 10)).toMatchObject([{ finishedAt: 5_001 }, { finishedAt: 5_000 }]);
  });

  test("a game that was brought here is kept with what was played of it", async () => {
    const storage = await opened(await fresh());
    const origin = { given: [4, 1], answers: [{ seat: "allied", answer: "end" }] };
    const game = newGame({ origin, data: "ab".repeat(16) });
    await storage.createGame(game);
    expect(await storage.game(game.id)).toMatchObject({ origin, data: game.data });
  });

  test("what was said last is kept in order, a watcher's words without a seat", async () => {
    const place = await fresh();
    const storage = await opened(place);
    const game = newGame();
    await storage.createGame(game);
    const said = [0, 1, null].map((by, i) => ({ game: game.id, seat: by, text: `word ${i}`, at: 1_000 + i }));
    for (const one of said) await storage.say(one);
    expect(await storage.saidAt(game.id, 10)).toEqual(said);
    expect(await (await opened(place)).saidAt(game.id, 2)).toEqual(said.slice(1));
  });

  test("all games are named, the oldest first, and a storage that can be read says so", async () => {
    const storage = await opened(await fresh());
    const games = [newGame(), newGame(), newGame()];
    for (const game of games) await storage.createGame(game);
    expect(await storage.gameIds()).toEqual(games.map(({ id }) => id));
    await expect(storage.check()).resolves.toBeUndefined();
  });

  test("a link is kept under its short name, the first one for good", async () => {
    const storage = await opened(await fresh());
    await storage.keepLink("abc", "moment=1");
    await storage.keepLink("abc", "moment=2");
    expect(await storage.link("abc")).toBe("moment=1");
    expect(await storage.link("other")).toBeNull();
    expect(await storage.links()).toContainEqual({ name: "abc", hash: "moment=1" });
  });

  test("how a seat wants to be called is kept until it is dropped", async () => {
    const storage = await opened(await fresh());
    const game = newGame();
    await storage.createGame(game);
    const one = {
      id: `${game.id} one`,
      game: game.id,
      seat: 0,
      channel: { kind: "mail", address: "ann@example.org" },
    } as const;
    const two = { ...one, id: `${game.id} two`, seat: 1 };
    await storage.addChannel(one);
    await storage.addChannel(two);
    expect(await storage.channelsOf(game.id, 0)).toEqual([one]);
    expect(await storage.channelsIn(game.id)).toEqual([one, two]);
    await storage.dropChannel(one.id);
    expect(await storage.channelsOf(game.id, 0)).toEqual([]);
    expect(await storage.channelsOf(game.id, 1)).toEqual([two]);
  });

  test("the standing orders of a seat are kept, the last ones in place of those before", async () => {
    const place = await fresh();
    const storage = await opened(place);
    const game = newGame();
    await storage.createGame(game);
    const stops = { harmed: true, units: ["A1"], hexes: ["0304"], turn: 3 };
    const first = { seat: 1, orders: { isOn: true, otherwise: "staff", kinds: {}, stops }, since: 4 } as const;
    const other = { ...first, seat: 0 };
    await storage.setOrders(game.id, first);
    await storage.setOrders(game.id, other);
    const last = { ...first, orders: { ...first.orders, isOn: false }, since: 9 };
    await storage.setOrders(game.id, last);
    expect(await (await opened(place)).ordersIn(game.id)).toEqual([other, last]);
  });

  test("a warning is due from its time on, is taken once whoever asks, and one of a later turn takes its place", async () => {
    const place = await fresh();
    const [one, other] = [await opened(place), await opened(place)];
    const { id: game } = newGame();
    await one.createGame(newGame({ id: game }));
    const warning = { game, seat: 1, turn: 100, at: 900 };
    await one.setWarning(warning);
    await other.setWarning({ ...warning, at: 800 });
    expect(await other.dueWarnings(899)).toEqual([]);
    expect(await other.dueWarnings(900)).toEqual([warning]);
    const taken = await Promise.all([one, other, one].map((storage) => storage.takeWarning(warning)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await one.dueWarnings(5_000)).toEqual([]);
    await other.putOffWarning(warning, 2_000);
    expect(await one.dueWarnings(5_000)).toEqual([{ ...warning, at: 2_000 }]);
    await one.takeWarning(warning);
    const later = { ...warning, turn: 3_000, at: 4_000 };
    await other.setWarning(later);
    await one.setWarning(warning);
    expect(await one.dueWarnings(5_000)).toEqual([later]);
    expect(await one.takeWarning(warning)).toBe(false);
  });

  test("a verdict is kept", async () => {
    const storage = await opened(await fresh());
    const game = newGame();
    await storage.createGame(game);
    const ending = { verdict: "Allied decisive victory", at: 1_854, how: "played", winner: 0 } as const;
    await storage.finish(game.id, ending);
    const { verdict, how, winner, finishedAt } = (await storage.game(game.id)) ?? {};
    expect({ verdict, how, winner, at: finishedAt }).toEqual(ending);
  });
}
