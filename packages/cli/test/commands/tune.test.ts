import { wargames } from "@redoubt/registry";
import { expect, test } from "vitest";
import { desk } from "../desk.ts";

const outside = { registry: wargames };
const line = [
  "tune",
  "bloody-retribution/inkerman",
  "1",
  "allied",
  "--generations",
  "1",
  "--games",
  "1",
  "--seed",
  "4",
];

test("tuning moves weights by the games that candidates play, the same for the same seed whatever the number of jobs", async () => {
  const { json } = desk();
  const one = await json(line, outside);
  expect(one).toMatchObject({ system: "bloody-retribution", scenario: "inkerman", seat: 1, games: 4 });
  expect(one.weights.length).toBeGreaterThan(3);
  expect(one.weights.some(({ before, after }: { before: number; after: number }) => before !== after)).toBe(true);
  expect(await json([...line, "--jobs", "2"], outside)).toEqual(one);
}, 120_000);

test("a battle, a seat or weights that do not exist are named", async () => {
  const { run } = desk();
  const complaint = async (...words: string[]) => (await run(["tune", ...words], outside)).err;
  expect(await complaint("spi-quad/borodino", "0", ".")).toMatch(/borodino[\s\S]*alma/);
  expect(await complaint("spi-quad/alma", "7", ".")).toContain('not "7"');
  expect(await complaint("spi-quad/alma", "0", "moon")).toContain('no weights "moon"');
});
