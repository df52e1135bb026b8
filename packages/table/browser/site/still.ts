import type { Page } from "playwright-core";

/** Waits until the picture no longer changes: a map comes in pieces. */
export async function whenStill(page: Page, shot: () => Promise<string>): Promise<void> {
  let last = await shot();
  for (let i = 0; i < 20; i++) {
    await page.waitForTimeout(150);
    const now = await shot();
    if (now === last) return;
    last = now;
  }
}
