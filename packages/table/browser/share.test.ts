import { wargames } from "@redoubt/registry";
import { expect, inject, test } from "vitest";
import { beginTwo, seeded } from "./playing/battle.ts";
import { drawing } from "./playing/draw.ts";
import { generator } from "./playing/generator.ts";
import { playerAt } from "./playing/player.ts";
import { inChromium, visit } from "./site/visit.ts";

inChromium();

const RETRIBUTION = wargames.find(({ id }) => id === "bloody-retribution") ?? wargames[0];

test("a link to a moment shows that moment to somebody else", async () => {
  const { page, context } = await visit();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const player = await playerAt(page);
  await page.goto(seeded(inject("site"), 2));
  const system = RETRIBUTION;
  await beginTwo(page, system.id, system.scenarios[0].id);
  const draw = drawing(system.rareVerbs, generator(2));
  let now = await player.standing();
  for (let i = 0; i < 5; i++) now = await player.give(draw.any(now.choices));
  await page.getByTestId("menu").click();
  await page.getByTestId("share").click();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(clipboard).toMatch(/\/s\/[\w-]+$/);
  const link = await clipboard();
  expect(link.length).toBeLessThan(60);
  const { entry } = await player.standing();

  const elsewhere = await visit();
  await elsewhere.page.goto(link);
  await elsewhere.page.getByTestId("film").waitFor();
  expect(await elsewhere.page.getByTestId("scrub").inputValue()).toBe(String(entry));
  await elsewhere.page.keyboard.press("Escape");
  await expect.poll(() => elsewhere.page.getByTestId("table").getAttribute("data-hash")).toBe(now.hash);
});
