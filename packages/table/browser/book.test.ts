import { wargames } from "@redoubt/registry";
import { expect, inject, test } from "vitest";
import { beginTwo, seeded } from "./playing/battle.ts";
import { placeOf } from "./playing/place.ts";
import { playerAt } from "./playing/player.ts";
import { openPosition, stormAfterTheGuns } from "./playing/storm.ts";
import { seriousFindings } from "./site/audit.ts";
import { PHONE } from "./site/screens.ts";
import { inChromium, visit } from "./site/visit.ts";

inChromium();

test.each(wargames)(
  "$id is a book on a phone: charts slide inside themselves, the contents, a search and a citation lead to their case",
  async ({ id, scenarios, rules, readings }) => {
    const { page } = await visit(PHONE);
    const player = await playerAt(page);
    await page.goto(seeded(inject("site"), 3));
    await beginTwo(page, id, scenarios[0].id);
    await player.standing();
    await page.getByTestId("menu").tap();
    await page.getByTestId("menu-rules").tap();
    const book = page.getByTestId("rules");
    await book.waitFor();

    const charts = await page
      .getByTestId("chart")
      .evaluateAll((all) =>
        all.map((one) => ({ width: one.getBoundingClientRect().right, hidden: one.scrollWidth - one.clientWidth })),
      );
    const width = PHONE.viewport.width;
    expect(Math.max(...charts.map((one) => one.hidden))).toBeGreaterThan(20);
    expect(Math.max(...charts.map((one) => one.width))).toBeLessThanOrEqual(width);
    expect(await page.locator(".book-page").evaluate((one) => one.scrollWidth)).toBeLessThanOrEqual(width);
    const wide = page.getByTestId("chart").nth(charts.findIndex((one) => one.hidden > 20));
    const first = wide.locator("tbody th").first();
    const before = await first.boundingBox();
    await wide.evaluate((one) => one.scrollBy(400, 0));
    expect((await first.boundingBox())?.x).toBe(before?.x);

    const words = await page.getByTestId("chart").first().textContent();
    const tab = page.locator(".book-tabs [aria-current]");
    expect(await tab.textContent()).toBe("Charts");
    await page.getByTestId("in-codes").tap();
    expect(await page.getByTestId("in-codes").getAttribute("aria-pressed")).toBe("true");
    const printed = (await page.getByTestId("chart").allTextContents()).join();
    await page.getByTestId("in-words").tap();
    expect((await page.getByTestId("chart").allTextContents()).join()).not.toBe(printed);
    expect(await page.getByTestId("chart").first().textContent()).toBe(words);

    const inSight = async (at: string) => {
      const top = () => page.locator(`.book-page [data-at="${at}"]`).evaluate((one) => one.getBoundingClientRect().top);
      await expect.poll(top).toBeGreaterThan(0);
      expect(await top()).toBeLessThan(PHONE.viewport.height - 48);
    };
    const reading = readings.find((one) => one.rules.length > 1 && one.rules.every((of) => of in rules))?.id ?? "";
    await page.getByTestId("book-list").tap();
    await page.getByTestId("rules-search").fill(reading);
    await page.locator(`[data-entry="${reading}"]`).tap();
    await inSight(reading);
    const cite = page.locator(`[data-at="${reading}"] [data-testid="rule-chip"]`).last();
    const cited = (await cite.textContent()) ?? "";
    await cite.tap();
    await inSight(cited);
    expect(await page.locator(`[data-at="${cited}"]`).textContent()).toContain(rules[cited].title);
    expect(await seriousFindings(page)).toEqual([]);

    await page.getByTestId("rules-close").tap();
    await expect.poll(() => book.count()).toBe(0);
    const chip = page.getByTestId("rule-chip").first();
    const rule = (await chip.textContent()) ?? "";
    await chip.evaluate((one: HTMLElement) => one.click());
    await inSight(rule);
    await page.keyboard.press("Escape");
    await expect.poll(() => book.count()).toBe(0);
  },
);

test("the odds lead to the column that they are read from, its cells lit in the book; a citation lights none", async () => {
  const { page } = await visit();
  const player = await playerAt(page);
  await page.goto(`${inject("site")}?seed=3&pace=instant&briefing=none`);
  await openPosition(page, stormAfterTheGuns);
  await player.standing();
  const at = await placeOf(page, "1910");
  await page.mouse.click(at.x, at.y);
  await page.getByTestId("chart-link").click();
  const chart = page.locator('.book-chart[data-at="combat-results"]');
  await chart.locator(".is-lit").first().waitFor();
  expect(await chart.locator("td.is-lit").count()).toBe(6);
  expect(await chart.locator("thead .is-read").textContent()).toMatch(/^[+−-]?\d+$/);
  await page.getByTestId("rules-close").click();
  await page.getByTestId("odds").getByTestId("rule-chip").first().click();
  await page.getByTestId("rules").waitFor();
  expect(await page.locator(".book td.is-lit").count()).toBe(0);
});
