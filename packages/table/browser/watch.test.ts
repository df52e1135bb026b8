import { wargames } from "@redoubt/registry";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { playedUntil } from "./pictures/played.ts";
import { briefBattle } from "./playing/battle.ts";
import { seriousFindings } from "./site/audit.ts";
import { PHONE } from "./site/screens.ts";
import { inChromium, visit } from "./site/visit.ts";

inChromium();

const systems = wargames.map((system) => ({ system, battle: briefBattle(system) }));
const start = (): string => `${inject("site")}?seed=3&pace=instant&briefing=none`;

const entry = (page: Page): Promise<number> => page.evaluate(() => globalThis.redoubt?.now().entry ?? -1);

async function watch(page: Page, { system, battle }: (typeof systems)[number]): Promise<void> {
  await page.goto(start());
  await page.getByTestId("opponent").selectOption("recruit");
  const card = page.locator(`[data-testid="battle"][data-system="${system.id}"][data-scenario="${battle}"]`);
  await card.getByTestId("watch").click();
  await page.getByTestId("watch-card").waitFor();
  await expect.poll(() => entry(page)).toBeGreaterThan(2);
  await page.getByTestId("watch-play").click();
  await expect.poll(() => page.getByTestId("watch-card").getAttribute("data-paused")).toBe("true");
}

test("the computer against itself is watched, held, stepped and let go on; then a side is taken: in every system", async () => {
  const { page } = await visit();
  for (const one of systems) {
    await watch(page, one);
    const held = await entry(page);
    expect(await seriousFindings(page), one.system.id).toEqual([]);
    await page.getByTestId("watch-step").click();
    await expect.poll(() => entry(page)).toBeGreaterThan(held);
    await expect.poll(() => page.getByTestId("watch-card").getAttribute("data-paused")).toBe("true");
    const stepped = await entry(page);
    await page.getByTestId("watch-play").click();
    await expect.poll(() => entry(page)).toBeGreaterThan(stepped);
    await page.getByTestId("watch-play").click();
    // What a side is after: whom it sends or holds, and where.
    await expect
      .poll(async () => (await page.getByTestId("side-aim").allTextContents()).join())
      .toMatch(/aim: We .+\d{4}/);
    await page.getByTestId("take-side").first().click();
    await expect.poll(() => page.getByTestId("watch-card").count()).toBe(0);
    await page.getByTestId("decision").waitFor({ timeout: 60_000 });
  }
}, 180_000);

test("on a phone it is watched by touch, and a branch begins where it is held", async () => {
  const { page } = await visit(PHONE);
  await watch(page, systems[1]);
  await page.getByTestId("watch-branch").tap();
  await page.getByTestId("branch-make").tap();
  await expect.poll(() => page.locator("h1.battle").textContent()).toContain("branch");
  expect(await seriousFindings(page)).toEqual([]);
});

test("a finished game from a file or a link is watched from its opening", async () => {
  const { page, context } = await visit();
  await page.goto(start());
  const [{ system, battle }] = systems.slice(-1);
  const buffer = Buffer.from(playedUntil(system, battle, () => false));
  await page.getByTestId("file").setInputFiles({ name: "game.json", mimeType: "application/json", buffer });
  await page.getByTestId("watch-replay").click();
  await expect.poll(() => page.getByTestId("film-play").getAttribute("aria-label")).toBe("Pause");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByTestId("menu").click();
  await page.getByTestId("share").click();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(clipboard).toContain("http");
  const link = await clipboard();
  const other = await context.newPage();
  await other.goto(link);
  await other.getByTestId("film-close").click();
  await other.getByTestId("watch-replay").click();
  await other.getByTestId("film").waitFor();
});
