import { readFileSync } from "node:fs";
import type { AnyWargame } from "@redoubt/mechanics";
import type { PuzzleBook } from "@redoubt/protocol";
import { expect, inject, test } from "vitest";
import { briefBattle, seeded } from "./playing/battle.ts";
import { everywhere, sitDown } from "./playing/person.ts";
import { type Player, playerAt } from "./playing/player.ts";
import { seriousFindings } from "./site/audit.ts";
import { PHONE } from "./site/screens.ts";
import { inChromium, visit } from "./site/visit.ts";

inChromium();

const bookOf = (name: string): PuzzleBook =>
  JSON.parse(readFileSync(new URL(`../puzzles/${name}.json`, import.meta.url), "utf8"));

const COUNTED = { timeout: 90_000 };

/** Gives answers one after another; what the table has chosen by itself in the meantime is no longer offered and needs no click. */
async function giveAll({ page, give }: Player, answers: readonly string[]): Promise<void> {
  const isOffered = (answer: string) =>
    page.evaluate((text) => globalThis.redoubt?.now()?.choices.some((one) => one.text === text) === true, answer);
  for (const answer of answers) {
    try {
      await give(answer);
    } catch (error) {
      if (await isOffered(answer)) throw error;
    }
  }
}

test("a puzzle is found beside its battle, played, judged by its chance beside the best known, and remembered where solved", async () => {
  const { page } = await visit();
  const player = await playerAt(page);
  await page.goto(seeded(inject("site"), 3));
  await page.locator('[data-testid="puzzles"][href="#puzzles=spi-quad/alma"]').click();
  const entry = page.getByTestId("puzzle-entry").first();
  await entry.waitFor();
  expect(await entry.textContent()).toContain("Not solved yet");
  expect(await seriousFindings(page)).toEqual([]);

  await entry.click();
  const card = page.getByTestId("puzzle");
  await card.waitFor();
  await page.getByTestId("hint").click();
  expect(await page.getByTestId("puzzle-hint").textContent()).toMatch(/chance was \d+%.*best that is known has \d+%/);
  const isDone = () => card.getAttribute("data-done");
  let asked = await player.standing();
  while ((await isDone()) === "false") {
    const now = await page.evaluate(() => globalThis.redoubt?.now());
    const bare = now?.choices.find(({ args }) => args.length === 0);
    if (bare === undefined) throw new Error("nothing ends the turn");
    asked = await player.give(bare.text);
    await expect.poll(isDone).not.toBe(null);
  }
  expect(asked.entry).toBeGreaterThan(0);

  const verdict = page.getByTestId("puzzle-verdict");
  await expect.poll(() => verdict.getAttribute("data-solved"), COUNTED).toMatch(/true|false/);
  expect(await verdict.textContent()).toMatch(/your plan wins \d+% ± \d+, the best known \d+% ± \d+/);
  expect(await page.getByTestId("puzzle-way").count()).toBe(3);
  await page.getByTestId("show-answer").click();
  await page.getByTestId("advice-steps").waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  // Whether it was solved is told in the list, and a puzzle is no game that waits to be continued.
  const isSolved = (await verdict.getAttribute("data-solved")) === "true";
  await card.getByRole("link", { name: "All puzzles" }).click();
  await entry.waitFor();
  expect((await entry.getAttribute("data-solved")) !== null).toBe(isSolved);
  await page.getByRole("link", { name: "Battles", exact: true }).click();
  await page.getByTestId("continue").waitFor();
  expect(await page.getByTestId("saved").count()).toBe(0);
}, 240_000);

test("in a long battle a puzzle is about the points of its turn, and what is known as best solves it, on a phone too", async () => {
  const { page } = await visit(PHONE);
  const player = await playerAt(page);
  await page.goto(`${inject("site")}#puzzles=bloody-steppes/inkerman`);
  await page.getByTestId("puzzle-entry").first().click();
  const card = page.getByTestId("puzzle");
  await card.waitFor();
  expect(await card.textContent()).toMatch(/The rest of turn \d+ is then played out: what counts is how many points/);
  await page.getByTestId("hint").click();
  expect(await page.getByTestId("puzzle-hint").textContent()).toMatch(/the turn brings .* points on average.*best/);
  const [{ lines }] = bookOf("bloody-steppes-inkerman").puzzles;
  await giveAll(player, lines[0].answers);
  const verdict = page.getByTestId("puzzle-verdict");
  await expect.poll(() => verdict.getAttribute("data-solved"), COUNTED).toBe("true");
  expect(await verdict.textContent()).toMatch(/your plan brings \S+ ± \S+ points, the best known \S+ ± /);
  expect(await seriousFindings(page)).toEqual([]);
}, 180_000);

/** The puzzle of a system's shortest battle whose best known plan takes the fewest answers. */
function shortPuzzle(system: AnyWargame): {
  readonly battle: string;
  readonly place: number;
  readonly answers: readonly string[];
} {
  const battle = briefBattle(system);
  const lengths = bookOf(`${system.id}-${battle}`).puzzles.map(({ lines }) => lines[0].answers);
  const place = lengths.reduce((best, { length }, i) => (length < lengths[best].length ? i : best), 0);
  return { battle, place, answers: lengths[place] };
}

test.each(everywhere)(
  "$id on $on: a puzzle is answered as is known to be best, and judged",
  async ({ id, system, options }) => {
    const { page, player, press } = await sitDown({ options });
    const { battle, place, answers } = shortPuzzle(system);
    await page.goto(`${inject("site")}#puzzles=${id}/${battle}`);
    await press(page.getByTestId("puzzle-entry").nth(place));
    await page.getByTestId("puzzle").waitFor();
    await giveAll(player, answers);
    const verdict = page.getByTestId("puzzle-verdict");
    await expect.poll(() => verdict.getAttribute("data-solved"), COUNTED).toMatch(/true|false/);
    expect(await verdict.textContent()).toMatch(/your plan (wins|brings) \S+ ± \S+/);
  },
  180_000,
);
