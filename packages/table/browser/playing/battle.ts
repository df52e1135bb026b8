import { readFile } from "node:fs/promises";
import type { AnyWargame } from "@redoubt/mechanics";
import type { Page } from "playwright-core";

/** The address of the site with the dice of a seed and the other side's acts shown at once. */
export const seeded = (site: string, seed: number): string =>
  `${site}?seed=${seed}&pace=instant&briefing=none&preselect=none`;

const card = (page: Page, system: string, scenario: string) =>
  page.locator(`[data-testid="battle"][data-system="${system}"][data-scenario="${scenario}"]`);

/** Begins a battle from the start page, with two players at one screen. */
export async function beginTwo(page: Page, system: string, scenario: string): Promise<void> {
  await card(page, system, scenario).getByTestId("two-players").click();
}

/** Begins a battle from the start page, against the computer. */
export async function beginOne(page: Page, system: string, scenario: string): Promise<void> {
  await card(page, system, scenario).getByTestId("play-now").click();
}

/** Saves the game as a file through the menu, and reads that file. */
export async function exportGame(page: Page): Promise<string> {
  await page.getByTestId("menu").click();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByTestId("export").click()]);
  await page.keyboard.press("Escape");
  return readFile(await download.path(), "utf8");
}

/** The id of the battle of a system that people are told takes least time. */
export const briefBattle = ({ battles }: AnyWargame): string =>
  battles.reduce((brief, one) => (one.minutes < brief.minutes ? one : brief)).scenario;
