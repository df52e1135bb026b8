import { puzzleFormat } from "@redoubt/protocol";
import { wargames } from "@redoubt/registry";
import { expect, test } from "vitest";
import { desk } from "../desk.ts";

const outside = { registry: wargames };

test("a search that is stopped at once writes nothing and says how far it came", async () => {
  const { run, path, has } = desk();
  const line = ["puzzles", "--scenario", "bloody-steppes/scarlett", path("book.json")];
  const ran = await run(line, { ...outside, stopAfter: 0 });
  expect(ran.code).toBe(130);
  expect(ran.out).toContain("0 puzzles from 0 games looked through");
  expect(has("book.json")).toBe(false);
});

test("puzzles of another battle are not written over", async () => {
  const { run, write, read } = desk();
  const other = { format: puzzleFormat, system: "spi-quad", version: "1", setup: {}, next: 3, games: [], puzzles: [] };
  const path = write("book.json", other);
  const ran = await run(["puzzles", "--scenario", "bloody-steppes/scarlett", path], outside);
  expect(ran.err).toContain("holds other puzzles");
  expect(JSON.parse(read("book.json"))).toEqual(other);
  const none = write("none.json", { format: "something else" });
  expect((await run(["puzzles", "--scenario", "spi-quad/alma", none], outside)).err).toContain("no book of puzzles");
});
