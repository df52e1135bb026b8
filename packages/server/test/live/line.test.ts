import { teachingSystem } from "@redoubt/testkit/teaching";
import { expect, test } from "vitest";
import { openSqlite } from "../../src/storage/sqlite.ts";
import { beginGame, openHall, shareOf, temporaryFolder } from "./hall.ts";
import { type Caller, call, type Heard } from "./player.ts";

async function seated(caller: Caller, key: string): Promise<Heard> {
  caller.send({ do: "hello", key });
  return caller.next("welcome");
}

/** The caller of whom the first question is asked, and its first choice. */
async function firstAsked(address: string, id: string, keys: readonly string[]) {
  const callers = await Promise.all(keys.map(() => call(address, id)));
  await Promise.all(callers.map((caller, i) => seated(caller, keys[i])));
  const seat = await Promise.race(callers.map((caller, i) => caller.next("asked").then(() => i)));
  callers[seat].send({ do: "choices", id: 1 });
  const { decision, answers } = await callers[seat].next("choices");
  return { callers, seat, decision: Number(decision), answers: answers as readonly string[] };
}

test("the same answer sent twice is played once and accepted twice", async () => {
  const hall = await openHall();
  const { id, keys } = await beginGame(hall);
  const { callers, seat, decision, answers } = await firstAsked(hall.address, id, keys);
  const answer = { do: "answer", mark: "m", decision, answer: answers[0] };
  callers[seat].send(answer);
  callers[seat].send(answer);
  await callers[seat].next("accepted");
  await callers[seat].next("accepted");
  expect(callers[seat].heard.filter(({ is }) => is === "played")).toHaveLength(1);
});

test("what an act tells somebody comes in one frame, a message a line", async () => {
  const hall = await openHall();
  const { id, keys } = await beginGame(hall);
  const { callers, seat, decision, answers } = await firstAsked(hall.address, id, keys);
  const before = callers[seat].frames.length;
  callers[seat].send({ do: "answer", mark: "m", decision, answer: answers[0] });
  await callers[seat].next("accepted");
  const [frame, ...more] = callers[seat].frames.slice(before);
  expect(more).toEqual([]);
  expect(frame).toMatch(/^\{"is":"played".*\n.*\{"is":"accepted","mark":"m"\}$/s);
});

test("an answer to an old question, by the wrong seat, unreadable or against a rule changes nothing and says why", async () => {
  const hall = await openHall();
  const { id, keys } = await beginGame(hall);
  const { callers, seat, decision, answers } = await firstAsked(hall.address, id, keys);
  const mine = callers[seat];
  mine.send({ do: "answer", mark: "a", decision: decision + 5, answer: answers[0] });
  expect((await mine.next("misused")).what).toContain("the game is at decision");
  mine.send({ do: "answer", mark: "b", decision, answer: "dance a polka" });
  expect((await mine.next("misused")).mark).toBe("b");
  mine.send("this is a letter, not JSON");
  expect((await mine.next("misused")).what).toBe("this is not JSON");
  mine.send({ do: "answer", mark: "c", decision, answer: answers[0], seat: 1 });
  expect((await mine.next("misused")).what).toMatch(/seat|key/i);
  expect(mine.heard.some(({ is }) => is === "played")).toBe(false);
});

test("a watcher is told what anybody may know, and can play nothing", async () => {
  const hall = await openHall();
  const { id, keys } = await beginGame(hall);
  const { callers, seat, decision, answers } = await firstAsked(hall.address, id, keys);
  const watcher = await call(hall.address, id);
  watcher.send({ do: "hello" });
  expect((await watcher.next("welcome")).seat).toBeNull();
  watcher.send({ do: "answer", mark: "w", decision, answer: answers[0] });
  expect((await watcher.next("misused")).what).toContain("you are watching");
  callers[seat].send({ do: "say", text: "Good morning" });
  expect(await callers[1 - seat].next("said")).toMatchObject({ by: teachingSystem.seats[seat], text: "Good morning" });
  watcher.send({ do: "view", id: 1 });
  await watcher.next("view");
  expect(watcher.heard.some(({ is }) => is === "said")).toBe(false);
  callers[seat].send({ do: "point", hex: "0203" });
  expect(await watcher.next("pointed")).toMatchObject({ hex: "0203" });
});

test("who is there is told when somebody comes and goes", async () => {
  const hall = await openHall();
  const { id, keys } = await beginGame(hall);
  const one = await call(hall.address, id);
  await seated(one, keys[0]);
  expect(await one.next("present")).toMatchObject({ seats: [teachingSystem.seats[0]], watchers: 0 });
  const two = await call(hall.address, id);
  await seated(two, keys[1]);
  expect(await one.next("present")).toMatchObject({ seats: teachingSystem.seats });
  two.cut();
  expect(await one.next("present")).toMatchObject({ seats: [teachingSystem.seats[0]] });
});

test("a wrong key, a page of another address and a flood of messages are turned away", async () => {
  const hall = await openHall();
  const { id } = await beginGame(hall);
  const thief = await call(hall.address, id);
  thief.send({ do: "hello", key: "x".repeat(43) });
  expect((await thief.closed).code).toBe(4403);
  await expect(call(hall.address, id, { origin: "https://elsewhere.example" })).rejects.toThrow("403");
  await expect(call(hall.address, "nowhere")).rejects.toThrow("404");
  const flood = await call(hall.address, id);
  for (let i = 0; i < 200; i++) flood.send({ do: "hello" });
  expect((await flood.closed).code).toBe(4429);
  const bomb = await call(hall.address, id);
  bomb.send("x".repeat(5_000));
  expect((await bomb.closed).code).toBe(1009);
});

test("a seat is taken once; a game that lacks a player has not begun", async () => {
  const hall = await openHall();
  const { body } = await hall.post("games", { system: teachingSystem.id, scenario: teachingSystem.scenarios[0].id });
  const [seat, other] = teachingSystem.seats;
  const mine = await hall.post(`games/${body.id}/seats`, { seat, share: shareOf("a") });
  expect(mine.status).toBe(201);
  expect((await hall.post(`games/${body.id}/seats`, { seat, share: shareOf("b") })).status).toBe(409);
  expect((await hall.post(`games/${body.id}/seats`, { seat: "moon", share: shareOf("b") })).status).toBe(400);
  expect((await hall.post(`games/${body.id}/seats`, { seat: other, share: "short" })).status).toBe(400);
  const early = await call(hall.address, body.id);
  await seated(early, mine.body.key);
  early.send({ do: "answer", mark: "m", decision: 0, answer: "end" });
  expect((await early.next("misused")).what).toContain("has not begun");
  expect((await hall.post(`games/${body.id}/seats`, { seat: other, share: shareOf("b") })).status).toBe(201);
  await early.next("begun");
});

test("what the server keeps holds no key, and what it tells of a running game no share", async () => {
  const folder = temporaryFolder();
  const hall = await openHall(openSqlite(folder));
  const { id, keys } = await beginGame(hall);
  const facts = JSON.stringify([await hall.get(`games/${id}`), await hall.get("games")]);
  expect(facts).not.toContain(shareOf("1"));
  expect((await hall.get(`games/${id}`)).shares).toBeNull();
  const file = JSON.stringify(await hall.get(`games/${id}/file`, keys[0]));
  expect(file).not.toContain(shareOf("1"));
  await hall.close();
  const { readFileSync, readdirSync } = await import("node:fs");
  for (const name of readdirSync(folder)) {
    const bytes = readFileSync(`${folder}/${name}`, "latin1");
    for (const key of keys) expect(bytes).not.toContain(key);
  }
});

test("requests that make no sense are refused with what is wrong", async () => {
  const hall = await openHall();
  const wrong = async (body: object) => (await hall.post("games", body)).body.error;
  expect(await wrong({ system: "chess", scenario: "x" })).toContain('no system "chess"');
  expect(await wrong({ system: teachingSystem.id, scenario: "x" })).toContain('"x" is no battle');
  expect(await wrong({ system: teachingSystem.id })).toContain("scenario");
  expect(await wrong({ system: teachingSystem.id, scenario: "x", constructor: 1 })).toContain("constructor");
  expect((await hall.post("my-games", { keys: "all" })).status).toBe(400);
});

test("open tables and one's own games are listed", async () => {
  const hall = await openHall();
  const scenario = teachingSystem.scenarios[0].id;
  const { body } = await hall.post("games", { system: teachingSystem.id, scenario, isPublic: true });
  await beginGame(hall);
  const own = await beginGame(hall);
  expect((await hall.get("games")).games.map(({ id }: { readonly id: string }) => id)).toEqual([body.id]);
  const mine = await hall.post("my-games", { keys: [own.keys[1]] });
  expect(mine.body.games.map(({ id }: { readonly id: string }) => id)).toEqual([own.id]);
});
