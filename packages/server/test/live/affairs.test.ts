import { type AffairsTold, BY_CORRESPONDENCE } from "@redoubt/protocol";
import { teachingSystem } from "@redoubt/testkit/teaching";
import { expect, test } from "vitest";
import { openSqlite } from "../../src/storage/sqlite.ts";
import { beginGame, openHall, shareOf, temporaryFolder } from "./hall.ts";
import { type Caller, call } from "./player.ts";
import { table } from "./table.ts";

const MINUTE = 60_000;
const CLOCK = { clock: { pace: "live", bank: MINUTE, increment: 0, cap: MINUTE }, watching: "link" };

let marks = 0;
const done = async (caller: Caller, message: object): Promise<string> => {
  const mark = `m${++marks}`;
  caller.send({ ...message, mark });
  for (;;) {
    const heard = caller.heard.find((one) => one.mark === mark);
    if (heard !== undefined) return String(heard.is);
    await new Promise((wait) => setTimeout(wait, 5));
  }
};

/** Answers for a seat with the first answer there is, if it is asked. */
async function answerFirst(caller: Caller): Promise<boolean> {
  const id = ++marks;
  caller.send({ do: "choices", id });
  for (;;) {
    const heard = caller.heard.find((one) => one.is === "choices" && one.id === id);
    if (heard !== undefined) {
      const [first] = heard.answers as readonly string[];
      if (first === undefined) return false;
      expect(await done(caller, { do: "answer", decision: heard.decision, answer: first })).toBe("accepted");
      return true;
    }
    await new Promise((wait) => setTimeout(wait, 5));
  }
}

test("a draw is offered, refused, offered again and agreed: the game is over, its dice are told, and nothing more is played", async () => {
  const hall = await openHall();
  const { id, callers } = await table(hall);
  const [ann, ben] = callers;
  expect(await done(ben, { do: "agree" })).toBe("misused");
  expect(await done(ann, { do: "offer", offer: "draw" })).toBe("accepted");
  expect(await done(ann, { do: "agree" })).toBe("misused");
  expect((await ben.next("affairs")).affairs).toMatchObject({ offer: { kind: "draw", by: teachingSystem.seats[0] } });
  expect(await done(ben, { do: "refuse" })).toBe("accepted");
  expect(await done(ben, { do: "offer", offer: "draw" })).toBe("accepted");
  expect(await done(ben, { do: "withdraw" })).toBe("accepted");
  expect(await done(ann, { do: "offer", offer: "draw" })).toBe("accepted");
  expect(await done(ben, { do: "agree" })).toBe("accepted");
  const facts = await hall.get(`games/${id}`);
  expect(facts.verdict).toContain("Draw agreed");
  expect(facts.shares.players).toHaveLength(2);
  expect(await answerFirst(ann)).toBe(false);
  // A page is told that it is over, though the rules would go on, and is offered nothing.
  ann.send({ do: "call", id: 1, call: "moment", ask: {} });
  const { value } = (await ann.next("reply")) as unknown as { readonly value: object };
  expect(value).toMatchObject({
    choices: [],
    pending: { kind: "over", verdict: { winner: null, reason: facts.verdict } },
  });
  expect(await done(ann, { do: "answer", decision: 0, answer: "end" })).toBe("misused");
});

test("what was agreed to be taken back is taken back on both sides, past dice too, and stays so after a restart", async () => {
  const folder = temporaryFolder();
  const hall = await openHall(openSqlite(folder));
  const { id, callers } = await table(hall);
  for (let i = 0; i < 12; i++) await answerFirst(callers[i % 2]);
  const [ann, ben] = callers;
  const before = (await hall.get(`games/${id}/file`)).entries.length;
  expect(await done(ann, { do: "offer", offer: "undo" })).toBe("accepted");
  expect(await done(ben, { do: "agree" })).toBe("accepted");
  await ben.next("anew");
  const after = (await hall.get(`games/${id}/file`)).entries.length;
  expect(after).toBeLessThan(before);
  await hall.close();
  const again = await openHall(openSqlite(folder));
  expect((await again.get(`games/${id}/file`)).entries).toHaveLength(after);
});

test("who is out of time may be claimed against, and only then", async () => {
  let now = 1_854_000_000_000;
  const hall = await openHall(openSqlite(temporaryFolder()), () => now);
  const { id, callers } = await table(hall, { terms: CLOCK });
  for (const caller of callers) expect(await done(caller, { do: "claim" })).toBe("misused");
  now += 2 * MINUTE;
  const claims = await Promise.all(callers.map((caller) => done(caller, { do: "claim" })));
  expect(claims).toContain("accepted");
  expect((await hall.get(`games/${id}`)).verdict).toContain("ran out of time");
});

test("the computer may play on for one who is out of time, and everybody is told", async () => {
  let now = 1_854_000_000_000;
  const hall = await openHall(openSqlite(temporaryFolder()), () => now);
  const { callers } = await table(hall, { terms: CLOCK });
  now += 2 * MINUTE;
  const outcomes = await Promise.all(callers.map((caller) => done(caller, { do: "relieve" })));
  expect(outcomes).toContain("accepted");
  const told = callers.flatMap((caller) => caller.heard.filter(({ is }) => is === "affairs"));
  expect(JSON.stringify(told.at(-1))).toContain('"player":"regular"');
});

const leftOf = (caller: Caller): readonly number[] =>
  (caller.heard.filter(({ is }) => is === "affairs").at(-1) as { readonly affairs: AffairsTold } | undefined)?.affairs
    .clock?.left ?? [];

test("who is out of time may ask for more: once it is agreed to, the game cannot be claimed, also after a restart", async () => {
  let now = 1_854_000_000_000;
  const folder = temporaryFolder();
  const hall = await openHall(openSqlite(folder), () => now);
  const { id, keys, callers } = await table(hall, { terms: CLOCK });
  now += 2 * MINUTE;
  expect(await answerFirst(callers[0])).toBe(true);
  const late = callers.findIndex((_, seat) => leftOf(callers[0])[seat] < 0);
  expect(late).toBeGreaterThanOrEqual(0);
  const [asks, agrees] = [callers[late], callers[1 - late]];
  expect(await done(asks, { do: "offer", offer: "time" })).toBe("accepted");
  expect(await done(agrees, { do: "agree" })).toBe("accepted");
  expect(leftOf(asks)[late]).toBe(MINUTE);
  expect(await done(agrees, { do: "claim" })).toBe("misused");
  await hall.close();
  const again = await openHall(openSqlite(folder), () => now);
  const caller = await call(again.address, id);
  caller.send({ do: "hello", key: keys[0] });
  expect(((await caller.next("affairs")).affairs as AffairsTold).clock?.left[late]).toBe(MINUTE);
});

test("a live game goes on by correspondence once both agree, and only a live one", async () => {
  let now = 1_854_000_000_000;
  const hall = await openHall(openSqlite(temporaryFolder()), () => now);
  const { id, keys, callers } = await table(hall, { terms: CLOCK });
  const [ann, ben] = callers;
  now += MINUTE / 2;
  expect(await done(ann, { do: "offer", offer: "correspondence" })).toBe("accepted");
  expect(await done(ben, { do: "agree" })).toBe("accepted");
  now += 60 * MINUTE;
  for (const caller of callers) expect(await done(caller, { do: "claim" })).toBe("misused");
  expect(await done(ann, { do: "offer", offer: "correspondence" })).toBe("misused");
  const mine = await hall.post("my-games", { keys: [keys[0]] });
  expect(mine.body.games).toMatchObject([{ id, clock: { terms: BY_CORRESPONDENCE } }]);
  const { callers: free } = await table(hall);
  for (const offer of ["time", "correspondence"]) expect(await done(free[0], { do: "offer", offer })).toBe("misused");
});

test("a computer refuses a draw, gives all the time that is wanted, and takes a capitulation", async () => {
  const hall = await openHall();
  const [north, south] = teachingSystem.seats;
  const { body: game } = await hall.post("games", { system: teachingSystem.id, scenario: "glade", terms: CLOCK });
  const { key } = (await hall.post(`games/${game.id}/seats`, { seat: north, share: shareOf("1") })).body;
  await hall.post(`games/${game.id}/computer`, { seat: south, player: "random" }, key);
  const ann = await call(hall.address, game.id);
  ann.send({ do: "hello", key });
  await ann.next("welcome");
  const told = (): AffairsTold | undefined =>
    ann.heard.filter(({ is }) => is === "affairs").at(-1)?.affairs as AffairsTold | undefined;
  expect(await done(ann, { do: "offer", offer: "draw" })).toBe("accepted");
  await expect.poll(() => told()?.offer).toBeNull();
  expect(told()?.ended).toBeNull();
  expect(await done(ann, { do: "offer", offer: "correspondence" })).toBe("accepted");
  await expect.poll(() => told()?.clock?.terms.pace).toBe("correspondence");
  expect(await done(ann, { do: "offer", offer: "capitulation" })).toBe("accepted");
  await expect.poll(() => told()?.ended).toContain("capitulated");
});

test("what is said is kept for those it is for: a watcher hears no player", async () => {
  const hall = await openHall();
  const { id, callers } = await table(hall);
  callers[0].send({ do: "say", text: "Good evening" });
  expect(await callers[1].next("said")).toMatchObject({ by: teachingSystem.seats[0], text: "Good evening" });
  const watcher = await call(hall.address, id);
  watcher.send({ do: "hello" });
  watcher.send({ do: "say", text: "A fine field" });
  expect(await watcher.next("said")).toMatchObject({ by: null, text: "A fine field" });
  expect(watcher.heard.filter(({ is }) => is === "said")).toHaveLength(1);
  expect(callers[1].heard.filter(({ is }) => is === "said")).toHaveLength(1);
});

test("where nobody may watch, a line without a key is closed", async () => {
  const hall = await openHall();
  const { id } = await table(hall, { terms: { clock: null, watching: "nobody" } });
  const watcher = await call(hall.address, id);
  watcher.send({ do: "hello" });
  expect((await watcher.closed).code).toBe(4403);
});

test("a seat is taken along by a code that is good once", async () => {
  const hall = await openHall();
  const { id, keys } = await beginGame(hall);
  const { code } = (await hall.post(`games/${id}/code`, {}, keys[0])).body;
  expect((await hall.post("codes", { code })).body).toEqual({ game: id, seat: teachingSystem.seats[0], key: keys[0] });
  expect((await hall.post("codes", { code })).status).toBe(404);
});

test("whoever takes a seat back shuts out all who came by its old key, and no code of theirs opens it", async () => {
  const hall = await openHall();
  const { id, keys, callers } = await table(hall);
  const stranger = await call(hall.address, id);
  stranger.send({ do: "hello", key: keys[0] });
  await stranger.next("welcome");
  const { code } = (await hall.post(`games/${id}/code`, {}, keys[0])).body;
  expect((await hall.post(`games/${id}/key`, {}, "no-key")).status).toBe(403);
  const taken = await hall.post(`games/${id}/key`, {}, keys[0]);
  expect(taken).toMatchObject({ status: 200, body: { seat: teachingSystem.seats[0] } });
  for (const { closed } of [stranger, callers[0]])
    expect(await closed).toMatchObject({ code: 4403, reason: expect.stringContaining("another device") });
  // The other side notices nothing.
  expect(await answerFirst(callers[1])).toBe(true);
  const carried = (await hall.post("codes", { code })).body.key;
  for (const old of [keys[0], carried]) {
    const again = await call(hall.address, id);
    again.send({ do: "hello", key: old });
    expect((await again.closed).code).toBe(4403);
    expect((await hall.post(`games/${id}/key`, {}, old)).status).toBe(403);
  }
  const owner = await call(hall.address, id);
  owner.send({ do: "hello", key: taken.body.key });
  expect(await owner.next("welcome")).toMatchObject({ seat: teachingSystem.seats[0] });
  expect(await answerFirst(owner)).toBe(true);
});

test("of two pages of one seat the one that came last is played on, until the other says that it is", async () => {
  const hall = await openHall();
  const { id, keys } = await beginGame(hall);
  const [first, second, third] = await Promise.all([0, 1, 2].map(() => call(hall.address, id)));
  const is = (caller: Caller): string | undefined =>
    caller.heard.filter((one) => one.is === "elsewhere" || one.is === "here").at(-1)?.is;
  first.send({ do: "hello", key: keys[0], isPage: true });
  await expect.poll(() => is(first)).toBe("here");
  second.send({ do: "hello", key: keys[0], isPage: true });
  await expect.poll(() => [is(first), is(second)]).toEqual(["elsewhere", "here"]);
  // A page of the other seat has nothing to do with it, nor one that only calls again.
  third.send({ do: "hello", key: keys[0], isPage: true, isIdle: true });
  await third.next("welcome");
  expect(is(second)).toBe("here");
  first.send({ do: "here" });
  await expect.poll(() => [is(first), is(second), is(third)]).toEqual(["here", "elsewhere", "elsewhere"]);
});
