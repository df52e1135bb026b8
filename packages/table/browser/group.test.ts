import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { beginTwo, seeded } from "./playing/battle.ts";
import { placeOf } from "./playing/place.ts";
import { playerAt } from "./playing/player.ts";
import { seriousFindings } from "./site/audit.ts";
import { PHONE } from "./site/screens.ts";
import { inChromium, visit } from "./site/visit.ts";

inChromium();

/** The Alma, the Allies about to move. */
async function atTheAlma(options?: typeof PHONE) {
  const { page } = await visit(options);
  const player = await playerAt(page);
  await page.goto(seeded(inject("site"), 3));
  await beginTwo(page, "spi-quad", "alma");
  await player.standing();
  return { page, card: page.getByTestId("group-card"), standsAt: async () => (await player.standing()).entry };
}

/** Draws a line round the Light Division. */
async function drawRound(page: Page): Promise<void> {
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
  await page.mouse.move(corners[0][0], corners[0][1]);
  await page.mouse.down();
  for (const [x, y] of corners.slice(1)) await page.mouse.move(x, y);
  await page.mouse.up();
}

test("a division at the Alma goes in four clicks; each stop is shown before, and Z takes all back", async () => {
  const { page, card, standsAt } = await atTheAlma();
  const click = async (name: string, clickCount = 1) => {
    const at = await placeOf(page, name);
    await page.mouse.click(at.x, at.y, { clickCount });
  };
  await click("7/Lt", 2);
  await expect.poll(() => card.locator("li").count()).toBe(6);
  expect(await standsAt()).toBe(0);
  await click("2412");
  await expect.poll(() => card.locator('li[data-to]:has-text("short")').count()).toBeGreaterThan(0);
  await page.locator('[data-mark="group-short"]').waitFor();
  await page.locator('[data-mark="group-way"]').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  // Elsewhere shifts all of them; the same hex again moves them.
  await click("2410");
  await expect.poll(() => card.locator('li[data-unit="77/Lt"]').getAttribute("data-to")).toBe("2908");
  expect(await standsAt()).toBe(0);
  await click("2410");
  await expect.poll(standsAt).toBeGreaterThan(11);
  await page.keyboard.press("z");
  await expect.poll(standsAt).toBe(0);
  // The same by a line drawn round them, after G or with Shift held; Esc lets go.
  for (const key of ["g", "Shift"]) {
    if (key === "Shift") await page.keyboard.down(key);
    else await page.keyboard.press(key);
    if (key === "g") await page.getByTestId("notice").waitFor();
    await drawRound(page);
    await page.keyboard.up("Shift");
    await expect.poll(() => card.locator("li").count()).toBe(6);
    await page.keyboard.press("Escape");
    await expect.poll(() => card.count()).toBe(0);
  }
  await page.getByTestId("take-row").first().click();
  await expect.poll(() => card.locator("li").count()).toBeGreaterThan(1);
  expect(await standsAt()).toBe(0);
});

test("a finger takes a division by its button and moves it by two taps", async () => {
  const { page, card, standsAt } = await atTheAlma(PHONE);
  const tap = async (name: string) => {
    const at = await placeOf(page, name);
    await page.touchscreen.tap(at.x, at.y);
  };
  await tap("7/Lt");
  await page.getByTestId("take-formation").tap();
  await expect.poll(() => card.locator("li").count()).toBe(6);
  await tap("2410");
  await expect.poll(() => card.locator('li[data-unit="77/Lt"]').getAttribute("data-to")).toBe("2908");
  expect(await seriousFindings(page)).toEqual([]);
  await tap("2410");
  await expect.poll(standsAt).toBeGreaterThan(11);
});
