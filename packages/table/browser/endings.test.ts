import { expect, inject, test } from "vitest";
import { seeded } from "./playing/battle.ts";
import { placeOf } from "./playing/place.ts";
import { type Player, playerAt } from "./playing/player.ts";
import { openPosition, storm } from "./playing/storm.ts";
import { inChromium, visit } from "./site/visit.ts";

inChromium();

/** A position on the table, opened as a file. */
async function laid(position: object): Promise<Player> {
  const { page } = await visit();
  const player = await playerAt(page);
  await page.goto(seeded(inject("site"), 8));
  await openPosition(page, position);
  await player.standing();
  return player;
}

test("what ends a composition is always there and says why it cannot be given yet; then the odds are there before the dice, on one scale", async () => {
  const player = await laid(storm);
  const { page } = player;
  await player.give("attack 1910");
  const closed = page.getByTestId("closed-ending");
  await closed.waitFor();
  expect(await closed.textContent()).toMatch(/Not yet\..+9\.1/);
  const button = closed.locator('[data-answer="resolve"]');
  expect(await button.getAttribute("aria-disabled")).toBe("true");
  const reason = await button.getAttribute("aria-describedby");
  expect(await page.locator(`#${reason}`).textContent()).toContain("Not yet.");
  await button.click({ force: true });
  expect((await player.standing()).choices.map(({ text }) => text)).not.toContain("resolve");

  await player.give("add 1/Ta");
  await expect.poll(() => closed.count()).toBe(0);
  expect(await page.getByTestId("primary").getAttribute("data-answer")).toBe("resolve");

  await page.getByTestId("odds").waitFor();
  const chances = await page.getByTestId("outcomes").locator(".p").allTextContents();
  const sixths = chances.map((chance) => Number(/^(\d) in 6$/.exec(chance)?.[1] ?? 6));
  expect(sixths.reduce((sum, one) => sum + one, 0)).toBe(6);
  const widths = await page
    .getByTestId("odds-scale")
    .locator("i")
    .evaluateAll((all) => all.map((one) => Number.parseFloat(one.style.width)));
  expect(widths.reduce((sum, one) => sum + one, 0)).toBeCloseTo(100, 2);
  expect(widths).toHaveLength(chances.length);
});

test("a click on a unit that can only be disrupted offers that by name, and does not do it", async () => {
  const player = await laid(storm);
  const { page } = player;
  const { entry, choices } = await player.standing();
  const about = choices.filter(({ args }) => args[0]?.name === "3/Ta").map(({ text }) => text);
  expect(about, "it is far from the enemy: all it can do is be disrupted").toEqual(["disrupt 3/Ta"]);
  const place = await placeOf(page, "3/Ta");
  await page.mouse.click(place.x, place.y);
  const named = page.getByTestId("chooser").locator('[data-answer="disrupt 3/Ta"]');
  await named.waitFor();
  expect((await player.standing()).entry).toBe(entry);
  await named.click();
  await expect.poll(async () => (await player.standing()).entry).toBe(entry + 1);
});
