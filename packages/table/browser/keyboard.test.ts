import { wargames } from "@redoubt/registry";
import { expect, inject, test } from "vitest";
import { briefBattle, seeded } from "./playing/battle.ts";
import { drawing } from "./playing/draw.ts";
import { generator } from "./playing/generator.ts";
import { keyboardPlayerAt } from "./playing/keyboard-player.ts";
import { inChromium, visit } from "./site/visit.ts";

inChromium();

test.each(wargames)("a player turn of $title is played by keys alone, from the start page on", async (system) => {
  const { page } = await visit();
  const player = await keyboardPlayerAt(page);
  await page.goto(seeded(inject("site"), 4));
  await page.getByTestId("battle").first().waitFor();
  const battle = `[data-system="${system.id}"][data-scenario="${briefBattle(system)}"]`;
  await player.tabTo(`${battle} [data-testid="two-players"]`);
  await page.keyboard.press("Enter");
  const draw = drawing(system.rareVerbs, generator(17));
  let now = await player.standing();
  for (let i = 0; i < 3; i++) now = await player.give(draw.act(now.choices));
  const active = page.locator(".phases > b");
  const first = await active.textContent();
  for (let i = 0; i < 80 && (await active.textContent()) === first; i++) {
    // Whoever must enter does so first: nothing ends before, and every other unit would be moved on the way.
    const entering = now.choices.filter(({ text }) => text.startsWith("enter "));
    const ends = now.choices.some(({ args }) => args.length === 0);
    now = await player.give(draw.end(ends || entering.length === 0 ? now.choices : entering));
  }
  expect(await active.textContent()).not.toBe(first);
  // Whoever cannot see has been told about the question that is asked now.
  expect(await page.getByTestId("said").textContent()).toMatch(/\d+ answers/);
});

test("the focus is seen wherever Tab goes", async () => {
  const { page } = await visit();
  const player = await keyboardPlayerAt(page);
  await page.goto(seeded(inject("site"), 4));
  await page.getByTestId("two-players").first().focus();
  await page.keyboard.press("Enter");
  await player.standing();
  const unseen: string[] = [];
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press("Tab");
    const focus = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return null;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const isSeen = (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== "none";
      const { width, height } = element.getBoundingClientRect();
      return { name: element.outerHTML.slice(0, 120), isSeen: isSeen && width > 0 && height > 0 };
    });
    if (focus !== null && !focus.isSeen) unseen.push(focus.name);
  }
  expect(unseen).toEqual([]);
});
