import { wargames } from "@redoubt/registry";
import { expect, test } from "vitest";
import type { GameRecord } from "../../src/match/game-record.ts";
import { desk } from "../desk.ts";

const outside = { registry: wargames };
const inkerman = ["--scenario", "bloody-retribution/inkerman", "--seed", "3"];
const random = ["match", "random", "random", ...inkerman];

// What the dice and the players decide; how long they took differs from run to run.
function playedIn(text: string): readonly Omit<GameRecord, "haste">[] {
  const { games } = JSON.parse(text) as { readonly games: readonly GameRecord[] };
  return games.map(({ haste: _, ...rest }) => rest);
}

test("a match swaps the sides, gives the same games for the same seed whatever the number of jobs, and is kept", async () => {
  const { run, json, path, read } = desk();
  const value = await json([...random, "--games", "4", "--jobs", "2", "--out", path("two.json")], outside);
  expect(value).toMatchObject({ games: 4, isStopped: false });
  expect(value.wins + value.draws + value.losses).toBe(4);
  await run([...random, "--games", "4", "--out", path("one.json")], outside);
  const games = playedIn(read("two.json"));
  expect(games.map(({ seat }) => seat)).toEqual([0, 1, 0, 1]);
  expect(playedIn(read("one.json"))).toEqual(games);
});

test("a match found in its file is gone on with, another one is not written over", async () => {
  const { run, path, read } = desk();
  const out = ["--out", path("m.json")];
  await run([...random, "--games", "2", ...out], outside);
  const first = read("m.json");
  expect((await run([...random, "--games", "4", ...out], outside)).code).toBe(0);
  expect(playedIn(read("m.json")).slice(0, 2)).toEqual(playedIn(first));
  const other = await run(["match", "random", "recruit", ...inkerman, "--games", "2", ...out], outside);
  expect(other.code).toBe(1);
  expect(other.err).toContain("holds another match");
});

test("Ctrl-C stops between two games and keeps what was played", async () => {
  const { run, path, read } = desk();
  const stopped = await run([...random, "--games", "50", "--out", path("m.json")], { ...outside, stopAfter: 2 });
  expect(stopped.code).toBe(130);
  const games = playedIn(read("m.json"));
  expect(games.length).toBeGreaterThan(0);
  expect(games.length).toBeLessThan(50);
});

test("players, tempers and battles that do not exist are named with those that do", async () => {
  const { run } = desk();
  const complaint = async (...line: string[]) => (await run(line, outside)).err;
  expect(await complaint("match", "napoleon", "random", ...inkerman)).toMatch(/napoleon[\s\S]*veteran/);
  expect(await complaint("match", "regular:rash", "random", ...inkerman)).toMatch(/rash[\s\S]*bold/);
  expect(await complaint("match", "random", "random", "--scenario", "spi-quad/borodino")).toMatch(
    /borodino[\s\S]*alma/,
  );
  expect(await complaint("match", "random", "random")).toContain("--scenario needs SYSTEM/SCENARIO");
});

test("simulate lets one player meet itself: the seats share all games, and the page has plots", async () => {
  const { json, path, read } = desk();
  const line = ["simulate", "random", ...inkerman, "--games", "4", "--page", path("page.html")];
  const value = await json(line, outside);
  expect(value.score[0].mean + value.score[1].mean).toBe(1);
  expect(value.wins[0] + value.wins[1] + value.draws).toBe(4);
  expect(read("page.html")).toContain("<svg");
});

test("report makes the tables anew and leaves what stands above them", async () => {
  const { run, path, read, write } = desk();
  await run([...random, "--games", "2", "--out", path("m.json")], outside);
  write("page.md", "# Ours\n\nBy hand.\n\n## Measured\n\nold tables\n");
  const done = await run(["report", path("."), path("page.md")], outside);
  expect(done.out).toContain("1 match file");
  expect(read("page.md")).toMatch(/^# Ours\n\nBy hand\.\n\n## Measured\n/);
  expect(read("page.md")).toContain("| bloody-retribution/inkerman | random |");
  expect(read("page.md")).not.toContain("old tables");
  write("bad.json", "{}");
  expect((await run(["report", path("."), path("page.md")], outside)).err).toContain("this is no match file");
});
