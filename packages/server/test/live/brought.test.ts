import { isProblems, uniform, wordStream } from "@redoubt/engine";
import { gameFileText, openGame, openScenario, readGameFile, recordOf } from "@redoubt/protocol";
import { teachingSystem } from "@redoubt/testkit/teaching";
import { expect, test } from "vitest";
import { beginGame, type Hall, openHall, shareOf } from "./hall.ts";
import { type Caller, call } from "./player.ts";

const SECRET = "ab".repeat(32);
const ENTRIES = 24;

/** A game that was played elsewhere for a while, as the text of its file. */
function fileOf(answers: number): string {
  const opened = openScenario(teachingSystem, "glade", {}, SECRET);
  if (isProblems(opened)) throw new Error("not opened");
  const { game } = opened.value;
  const word = wordStream(SECRET, 7);
  for (let i = 0; i < answers; i++) {
    const pending = game.pending();
    if (pending.kind !== "decide") break;
    const [{ seat, id }] = pending.decisions;
    const all = game.answers(seat);
    game.apply(seat, id, all[uniform(word, all.length)]);
  }
  return gameFileText(recordOf(game, { kind: "seeded", secret: SECRET }).file());
}

async function sit(hall: Hall, id: string): Promise<readonly Caller[]> {
  const callers: Caller[] = [];
  for (const [i, seat] of teachingSystem.seats.entries()) {
    const { body } = await hall.post(`games/${id}/seats`, { seat, share: shareOf(String(i + 1)) });
    const caller = await call(hall.address, id);
    caller.send({ do: "hello", key: body.key });
    await caller.next("welcome");
    callers.push(caller);
  }
  return callers;
}

let marks = 0;
async function done(caller: Caller, message: object): Promise<string> {
  const mark = `b${++marks}`;
  caller.send({ ...message, mark });
  await expect.poll(() => caller.heard.some((one) => one.mark === mark)).toBe(true);
  return String(caller.heard.find((one) => one.mark === mark)?.is);
}

test("a game from a file is played on under new dice; what fell before is kept and never called verified", async () => {
  const hall = await openHall();
  const { status, body } = await hall.post("imports", { file: fileOf(ENTRIES) });
  expect(status).toBe(201);
  expect(body).toMatchObject({ system: teachingSystem.id, brought: ENTRIES, verdict: null });
  const [ann, ben] = await sit(hall, body.id);
  // Both are told what was played before they sat down, and one of them is asked.
  await expect.poll(() => [ann, ben].some(({ heard }) => heard.some(({ is }) => is === "asked"))).toBe(true);
  expect(ann.heard.filter(({ is }) => is === "played").length).toBeGreaterThan(5);
  expect(await done(ann, { do: "offer", offer: "draw" })).toBe("accepted");
  expect(await done(ben, { do: "agree" })).toBe("accepted");
  const file = readGameFile(JSON.stringify(await hall.get(`games/${body.id}/file`)));
  if (isProblems(file)) throw new Error(JSON.stringify(file));
  expect(file.value.entries).toHaveLength(ENTRIES);
  const again = openGame(teachingSystem, file.value);
  if (isProblems(again)) throw new Error(JSON.stringify(again));
  expect(again.value.proof.given).toBeGreaterThan(0);
  expect(again.value.proof.verified).toBe(0);
});

test("what is no game, is changed, or is over is not taken up, and says why", async () => {
  const hall = await openHall();
  const edited = fileOf(ENTRIES).replace(/"answer":"[^"]+"/, '"answer":"end"');
  for (const [file, why] of [
    ["{}", "header"],
    ["not json", "1"],
    [edited, "edited or damaged"],
    [fileOf(4_000), "This game is over"],
  ]) {
    const { status, body } = await hall.post("imports", { file });
    expect([status, body.error]).toEqual([400, expect.stringContaining(why)]);
  }
  const huge = await hall.post("imports", { file: "x".repeat(2_100_000) });
  expect([400, 413]).toContain(huge.status);
});

test("a game that is over tells how it went and is listed for everybody; one that goes on is not", async () => {
  const hall = await openHall();
  const { id, keys } = await beginGame(hall, { isPublic: true });
  const other = await beginGame(hall, { isPublic: true });
  expect((await hall.get(`games/${id}/result`)).error).toBe("The game is not over.");
  const callers = await Promise.all(keys.map(() => call(hall.address, id)));
  for (const [i, caller] of callers.entries()) {
    caller.send({ do: "hello", key: keys[i] });
    await caller.next("welcome");
  }
  expect(await done(callers[1], { do: "offer", offer: "capitulation" })).toBe("accepted");
  expect(await done(callers[0], { do: "agree" })).toBe("accepted");
  const result = await hall.get(`games/${id}/result`);
  expect(result).toMatchObject({
    how: "capitulation",
    winner: teachingSystem.seats[0],
    answers: 0,
    brought: 0,
    relieved: [],
  });
  expect(result.seats).toHaveLength(2);
  expect((await hall.get("finished")).games.map((game: { readonly id: string }) => game.id)).toEqual([id]);
  expect((await hall.get("games")).games.map((game: { readonly id: string }) => game.id)).toEqual([other.id]);
  expect((await hall.get("finished?before=1")).games).toEqual([]);
});
