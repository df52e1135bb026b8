import { uniform, wordStream } from "@redoubt/engine";
import { fingerprintOf, openGame, readGameValue, secretOfShares } from "@redoubt/protocol";
import { teachingSystem } from "@redoubt/testkit/teaching";
import { expect, test } from "vitest";
import { openSqlite } from "../../src/storage/sqlite.ts";
import { beginGame, openHall, shareOf, temporaryFolder } from "./hall.ts";
import { type Caller, call, type Heard } from "./player.ts";

const word = wordStream("7".repeat(64), 1);

/** Plays a seat by random answers until the game is over or `stop` says so. */
async function playSeat(caller: Caller, key: string, stop: (given: number) => boolean = () => false): Promise<number> {
  caller.send({ do: "hello", key });
  await caller.next("welcome");
  let given = 0;
  for (;;) {
    const asked = await Promise.race([caller.next("asked"), caller.closed]);
    if (!("is" in asked)) return given;
    caller.send({ do: "choices", id: given });
    const { answers, decision } = await caller.next("choices");
    const choices = answers as readonly string[];
    // Another act may have come between the question and the choices.
    if (choices.length === 0) continue;
    const answer = choices[uniform(word, choices.length)];
    caller.send({ do: "answer", mark: `${key.slice(0, 6)}-${given}`, decision, answer });
    expect((await caller.next("accepted")).is).toBe("accepted");
    if (stop(++given)) return given;
  }
}

const entriesOf = (heard: readonly Heard[]) => heard.filter(({ is }) => is === "played").map(({ entry }) => entry);

test("two programs play a whole game over the line; its file proves every die against the shares of all", async () => {
  const hall = await openHall();
  const { id, keys } = await beginGame(hall);
  const callers = await Promise.all(keys.map(() => call(hall.address, id)));
  const watcher = await call(hall.address, id);
  watcher.send({ do: "hello" });
  const playing = callers.map((caller, i) => playSeat(caller, keys[i]));
  await expect.poll(async () => (await hall.get(`games/${id}`)).verdict, { timeout: 20_000 }).not.toBeNull();
  for (const caller of callers) caller.cut();
  expect((await Promise.all(playing)).reduce((sum, given) => sum + given)).toBeGreaterThan(5);

  const facts = await hall.get(`games/${id}`);
  expect(fingerprintOf(facts.shares.server)).toBe(facts.fingerprint);
  expect(facts.shares.players).toEqual([shareOf("1"), shareOf("2")]);
  const file = await hall.get(`games/${id}/file`);
  expect(file.dice.secret).toBe(secretOfShares(facts.shares.server, facts.shares.players));
  const read = readGameValue(file);
  const opened = openGame(teachingSystem, (read as Exclude<typeof read, readonly unknown[]>).value);
  expect(opened).toHaveProperty("value");
  const { game, proof } = (opened as Exclude<typeof opened, readonly unknown[]>).value;
  expect(game.pending().kind).toBe("over");
  expect(proof).toMatchObject({ given: 0, recorded: 0 });
  await expect.poll(() => entriesOf(watcher.heard).length).toBeGreaterThan(0);
});

test("nobody is told what it may not know: the stream of each is the log as its seat may see it", async () => {
  const hall = await openHall();
  const { id, keys } = await beginGame(hall);
  const callers = await Promise.all(keys.map(() => call(hall.address, id)));
  const playing = callers.map((caller, i) => playSeat(caller, keys[i]));
  await expect.poll(async () => (await hall.get(`games/${id}`)).verdict, { timeout: 20_000 }).not.toBeNull();
  for (const caller of callers) caller.cut();
  await Promise.all(playing);
  const { entries } = await hall.get(`games/${id}/file`);
  const secrets = entries.filter(({ secret }: { readonly secret?: boolean }) => secret === true);
  expect(secrets.length).toBeGreaterThan(0);
  for (const [seat, caller] of callers.entries()) {
    const name = teachingSystem.seats[seat];
    const others = secrets.filter((entry: { readonly seat: string }) => entry.seat !== name);
    const told = entriesOf(caller.heard) as readonly {
      readonly seat: string;
      readonly answer: string | null;
      readonly state: unknown;
    }[];
    expect(told.filter((entry) => entry.state !== null)).toEqual([]);
    const known = told.filter((entry) => entry.seat !== name && entry.answer !== null).map(({ answer }) => answer);
    for (const { answer } of others) expect(known).not.toContain(answer);
  }
});

test("a line that was cut is taken up where it was, and the game goes on after the server's death", async () => {
  const folder = temporaryFolder();
  const first = await openHall(openSqlite(folder));
  const { id, keys } = await beginGame(first);
  const one = await call(first.address, id);
  const given = await playSeat(one, keys[0], (count) => count === 1);
  const before = entriesOf(one.heard);
  expect(given).toBe(1);
  expect(before.length).toBeGreaterThan(0);
  one.cut();
  await first.close();
  const second = await openHall(openSqlite(folder));
  const again = await call(second.address, id);
  again.send({ do: "hello", key: keys[0], from: 0 });
  again.send({ do: "view", id: 1 });
  await again.next("view");
  expect(entriesOf(again.heard)).toEqual(before);
  const from = before.length;
  const third = await call(second.address, id);
  third.send({ do: "hello", key: keys[0], from });
  third.send({ do: "view", id: 1 });
  await third.next("view");
  expect(entriesOf(third.heard)).toEqual([]);
});
