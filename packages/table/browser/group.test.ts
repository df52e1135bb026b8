import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { beginTwo, seeded } from "./playing/battle.ts";
import { playerAt } from "./playing/player.ts";
import { inChromium, visit } from "./site/visit.ts";

inChromium();

const place = (page: Page, name: string) =>
  page.evaluate((what) => globalThis.redoubt?.place(what) ?? { x: 0, y: 0 }, name);

test("a division at the Alma goes in four clicks, a lasso in three; each stop is shown before, and Z takes all back", async () => {
  const { page } = await visit();
  const player = await playerAt(page);
  await page.goto(seeded(inject("site"), 3));
  await beginTwo(page, "spi-quad", "alma");
  await player.standing();
  const standsAt = async () => (await player.standing()).entry;
  const click = async (name: string) => {
    const at = await place(page, name);
    await page.mouse.click(at.x, at.y);
  };
  await click("7/Lt");
  await page.getByTestId("take-formation").click();
  const card = page.getByTestId("group-card");
  await card.waitFor();
  await expect.poll(() => card.locator("li").count()).toBe(6);
  expect(await standsAt()).toBe(0);
  await click("2412");
  await expect.poll(() => card.locator('li[data-to]:has-text("short")').count()).toBeGreaterThan(0);
  await page.locator('[data-mark="group-short"]').waitFor();
  await page.locator('[data-mark="group-way"]').waitFor();
  // Elsewhere shifts all of them; the same hex again moves them.
  await click("2410");
  await expect.poll(() => card.locator('li[data-unit="77/Lt"]').getAttribute("data-to")).toBe("2908");
  expect(await standsAt()).toBe(0);
  await click("2410");
  await expect.poll(standsAt).toBeGreaterThan(11);
  await page.keyboard.press("z");
  await expect.poll(standsAt).toBe(0);
  // The same by a line drawn round them.
  const [left, right] = await page.evaluate(() => {
    const at = (name: string) => globalThis.redoubt?.place(name) ?? { x: 0, y: 0 };
    // To look at one moves the map if it lies at the edge: whoever was found first is found again.
    at("77/Lt");
    return [at("7/Lt"), at("77/Lt")];
  });
  const corners = [
    [left.x - 45, left.y + 45],
    [left.x - 45, left.y - 45],
    [right.x - 20, right.y - 45],
    [right.x + 45, right.y - 45],
    [right.x + 45, right.y + 45],
  ];
  await page.keyboard.down("Shift");
  await page.mouse.move(corners[0][0], corners[0][1]);
  await page.mouse.down();
  for (const [x, y] of corners.slice(1)) await page.mouse.move(x, y);
  await page.mouse.up();
  await page.keyboard.up("Shift");
  await expect.poll(() => card.locator("li").count()).toBe(6);
  await page.keyboard.press("Escape");
  await expect.poll(() => card.count()).toBe(0);
  expect(await standsAt()).toBe(0);
});
