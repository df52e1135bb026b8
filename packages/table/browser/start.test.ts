import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { beginTwo, seeded } from "./playing/battle.ts";
import { playerAt } from "./playing/player.ts";
import { seriousFindings } from "./site/audit.ts";
import { inChromium, visit } from "./site/visit.ts";

inChromium();

/** Counts from the first moment of every page how far things were moved that stood already. */
const watchShifts = (): void => {
  Object.assign(globalThis, { shifted: 0 });
  const seen = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) Reflect.set(globalThis, "shifted", Reflect.get(globalThis, "shifted") + value);
    }
  });
  seen.observe({ type: "layout-shift", buffered: true });
};

const shifted = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(globalThis, "shifted"));
const primaries = (page: Page) => page.locator(".start .btn.pri");
const top = (page: Page, name: string): Promise<number> =>
  page.locator(name).evaluate((one) => one.getBoundingClientRect().top);

test("the start page has one thing to do first, its pictures at once, and games to continue before all battles", async () => {
  const { page } = await visit();
  const player = await playerAt(page);
  await page.addInitScript(watchShifts);
  await page.goto(seeded(inject("site"), 3));
  await page.getByTestId("battle").first().waitFor();
  const row = await page.locator(".vig img").count();
  expect(row).toBeGreaterThanOrEqual(3);
  expect(await primaries(page).count()).toBe(1);
  expect(await primaries(page).getAttribute("data-testid")).toBe("learn");
  await page.waitForLoadState("networkidle");
  expect(await shifted(page)).toBeLessThan(0.01);

  await beginTwo(page, "spi-quad", "alma");
  const { entry } = await player.standing();
  const now = await page.evaluate(() => globalThis.redoubt?.now());
  const { entry: later } = await player.give(now?.choices[0].text ?? "");
  expect(later).toBeGreaterThan(entry);
  await page.goto("about:blank");
  await page.goto(seeded(inject("site"), 3));
  await page.getByTestId("resume").waitFor();
  expect(await top(page, '[data-testid="continue"]')).toBeLessThan(await top(page, ".cards"));
  expect(await primaries(page).count()).toBe(1);
  expect(await primaries(page).getAttribute("data-testid")).toBe("resume");
  await page.waitForLoadState("networkidle");
  expect(await shifted(page)).toBeLessThan(0.01);
  expect(await seriousFindings(page)).toEqual([]);
});
