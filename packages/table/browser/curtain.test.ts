import { isProblems } from "@redoubt/engine";
import { openGame, readGameFile } from "@redoubt/protocol";
import { teachingSystem } from "@redoubt/testkit/teaching";
import { expect, inject, test } from "vitest";
import { beginTwo, exportGame, seeded } from "./playing/battle.ts";
import { drawing } from "./playing/draw.ts";
import { generator } from "./playing/generator.ts";
import { playerAt } from "./playing/player.ts";
import { inChromium, visit } from "./site/visit.ts";

inChromium();

test("where something is hidden, a curtain is drawn until the other player is ready", async () => {
  const { page } = await visit();
  const player = await playerAt(page);
  await page.goto(seeded(inject("teachingSite"), 8));
  await beginTwo(page, teachingSystem.id, teachingSystem.scenarios[0].id);
  const curtain = page.getByTestId("curtain");
  await curtain.waitFor();
  for (const covered of ["decision", "oob", "waiting", "odds", "primary", "undo"]) {
    expect(await page.getByTestId(covered).count(), covered).toBe(0);
  }
  // The map shows what anybody may see, and takes no answers.
  expect(await page.getByTestId("unit").count()).toBe(6);
  expect(await page.locator("[data-choosable]").count()).toBe(0);
  expect(await curtain.textContent()).toMatch(new RegExp(teachingSystem.seats[0], "i"));

  // The whole game goes from hand to hand, and ends as the engine says.
  const draw = drawing(teachingSystem.rareVerbs, generator(8));
  let now = await player.standing();
  const seats = new Set<number | null>();
  for (let i = 0; i < 300 && !now.isOver; i++) {
    seats.add(now.seat);
    now = await player.give(draw.any(now.choices));
  }
  expect(now.isOver).toBe(true);
  expect(seats.size).toBe(2);
  const file = readGameFile(await exportGame(page));
  if (isProblems(file)) throw new Error(JSON.stringify(file));
  const replayed = openGame(teachingSystem, file.value);
  if (isProblems(replayed)) throw new Error(JSON.stringify(replayed));
  expect(replayed.value.game.hash()).toBe(now.hash);
});

test("what only the other side knows is on no part of the page", async () => {
  const { page } = await visit();
  const player = await playerAt(page);
  await page.goto(seeded(inject("teachingSite"), 8));
  await beginTwo(page, teachingSystem.id, teachingSystem.scenarios[0].id);
  const first = await player.standing();
  const secret = first.choices[0];
  const second = await player.give(secret.text);
  expect(second.seat).not.toBe(first.seat);
  // The first player's secret choice is in the log, which the second player's page must not show.
  const shown = await page.getByTestId("table").textContent();
  expect(shown).not.toContain(`${secret.args[0]?.name} is your Guards`);
});

/** Everything in an element. The order in which attributes were set tells nothing. Runs in the page. */
function contentOf(element: Element): readonly string[] {
  const told = (one: Element): string =>
    `${one.tagName} ${Array.from(one.attributes, ({ name, value }) => `${name}=${value}`)
      .sort()
      .join(" ")} ${one.childElementCount === 0 ? one.textContent : ""}`;
  return [document.title, ...Array.from(element.querySelectorAll("*"), told)];
}

/** The page as the second player sees it, after the first one wrote these orders in secret. */
async function afterOrders(...orders: readonly string[]): Promise<readonly string[]> {
  const { page } = await visit();
  const player = await playerAt(page);
  await page.goto(seeded(inject("teachingSite"), 8));
  await beginTwo(page, teachingSystem.id, teachingSystem.scenarios[0].id);
  for (const answer of ["guards N1", "guards S1", "rest", "rest", ...orders]) await player.give(answer);
  const now = await player.standing();
  expect(now.seat).toBe(1);
  await page.locator(".sheet:not(.is-moving)").waitFor();
  const shown = await page.getByTestId("table").evaluate(contentOf);
  await player.give("seal");
  const file = readGameFile(await exportGame(page));
  if (isProblems(file)) throw new Error(JSON.stringify(file));
  expect(file.value.entries.map(({ answer }) => answer)).toEqual(expect.arrayContaining([...orders]));
  return shown;
}

test("each side works in its own lane behind the curtain: the other sees neither what was written nor how much", async () => {
  const little = await afterOrders("seal");
  const much = await afterOrders("advance N1", "advance N3", "seal");
  expect(much).toEqual(little);
});

test("orders are taken back within one's lane, and sealing says what is left undone", async () => {
  const { page } = await visit();
  const player = await playerAt(page);
  await page.goto(seeded(inject("teachingSite"), 8));
  await beginTwo(page, teachingSystem.id, teachingSystem.scenarios[0].id);
  for (const answer of ["guards N1", "guards S1", "rest", "rest", "advance N1", "advance N2"])
    await player.give(answer);
  await page.getByTestId("undo").click();
  await expect.poll(async () => (await player.standing()).choices.map(({ text }) => text)).toContain("advance N2");
  const seal = page.locator('[data-answer="seal"]');
  await seal.click();
  const asking = page.getByTestId("asking");
  await asking.waitFor();
  expect(await asking.textContent()).toContain("2 units are not ordered to advance.");
  await page.getByTestId("let-go").click();
  await expect.poll(() => asking.count()).toBe(0);
  await seal.click();
  await page.getByTestId("primary").click();
  await page.getByTestId("curtain").waitFor();
});
