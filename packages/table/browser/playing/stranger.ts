import type { Page } from "playwright-core";
import { placeOf } from "./place.ts";

/** How fast somebody reads who has never been here, and how long a hand takes to find its place and click. */
const WORDS_A_SECOND = 4;
const SECONDS_A_CLICK = 2;

/** What a stranger's way to the first shot took: the machine's own time, and words and clicks as a person would need for them. */
export interface FirstShot {
  readonly machine: number;
  readonly words: number;
  readonly clicks: number;
  /** All of it in seconds. */
  readonly seconds: number;
  /** The file of the game once the die has fallen. */
  readonly file: string;
}

/**
 * Goes from the address to the first die as somebody who knows nothing: takes what the start page offers first, reads the whole card
 * of every step, and does what it asks.
 */
export async function firstShot(page: Page, site: string): Promise<FirstShot> {
  const begun = performance.now();
  let [words, clicks] = [0, 0];
  const read = async (text: string | null): Promise<void> => {
    words += (text ?? "").split(/\s+/).filter((word) => /\w/.test(word)).length;
  };
  const press = async (name: string): Promise<void> => {
    await page.locator(name).first().click();
    clicks++;
  };
  const guide = page.getByTestId("guide");
  await page.goto(`${site}?pace=instant`);
  const first = page.locator(".start .btn.pri");
  await first.waitFor();
  await read(await first.evaluate((one) => one.closest("section, article, header, div")?.textContent ?? ""));
  await press(".start .btn.pri");
  await guide.waitFor();
  await read(await guide.textContent());
  await press('[data-testid="guide-next"]');
  await page.locator('[data-testid="guide"][data-step="bombard"]').waitFor();
  await read(await guide.textContent());
  await page.waitForFunction(() => globalThis.redoubt?.now().isBusy === false);
  const at = await placeOf(page, "41st");
  await page.mouse.click(at.x, at.y);
  clicks++;
  const fan = page.locator('[data-testid="fan-unit"][data-unit="41st"]');
  const shot = page.locator('[data-answer="bombard 41st"]');
  await fan.or(shot).first().waitFor();
  if ((await fan.count()) > 0) {
    await fan.click();
    clicks++;
    await shot.first().waitFor();
  }
  const answers = (): Promise<number> => page.evaluate(() => globalThis.redoubt?.now().entry ?? 0);
  // Once to see the chances, once to roll.
  for (let i = 0; i < 3 && (await answers()) === 0; i++) {
    await press('[data-answer="bombard 41st"]');
    // The die is falling, or the button is there to roll it.
    await page.waitForFunction(() => {
      const roll = document.querySelector(
        '[data-testid="primary"][data-answer="bombard 41st"]:not([aria-disabled="true"])',
      );
      const { entry = 0, isBusy = true } = globalThis.redoubt?.now() ?? {};
      return entry > 0 || (roll !== null && !isBusy);
    });
    const odds = page.getByTestId("odds");
    if (i === 0 && (await odds.count()) > 0) await read(await odds.textContent());
  }
  await page.waitForFunction(() => (globalThis.redoubt?.now().entry ?? 0) > 0);
  const machine = (performance.now() - begun) / 1000;
  const seconds = machine + words / WORDS_A_SECOND + clicks * SECONDS_A_CLICK;
  return { machine, words, clicks, seconds, file: await page.evaluate(() => globalThis.redoubt?.file() ?? "") };
}
