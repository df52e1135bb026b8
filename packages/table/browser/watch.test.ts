import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { playedUntil } from "./pictures/played.ts";
import { briefBattle } from "./playing/battle.ts";
import { everywhere, type Person, type Sitting, sitDown } from "./playing/person.ts";
import { seriousFindings } from "./site/audit.ts";
import { PHONE } from "./site/screens.ts";
import { inChromium } from "./site/visit.ts";

inChromium();

const start = (): string => `${inject("site")}?seed=3&pace=instant&briefing=none`;

const entry = (page: Page): Promise<number> => page.evaluate(() => globalThis.redoubt?.now().entry ?? -1);

async function watch({ page, press }: Person, { system }: Pick<Sitting, "system">): Promise<void> {
  const battle = briefBattle(system);
  await page.goto(start());
  await page.getByTestId("opponent").selectOption("recruit");
  const card = page.locator(`[data-testid="battle"][data-system="${system.id}"][data-scenario="${battle}"]`);
  await press(card.getByTestId("watch"));
  await page.getByTestId("watch-card").waitFor();
  await expect.poll(() => entry(page)).toBeGreaterThan(2);
  await press("watch-play");
  await expect.poll(() => page.getByTestId("watch-card").getAttribute("data-paused")).toBe("true");
}

test.each(everywhere)(
  "$id on $on: the computer against itself is watched, held, stepped and let go on; then a side is taken",
  async ({ system, options }) => {
    const person = await sitDown({ options });
    const { page, press } = person;
    await watch(person, { system });
    const held = await entry(page);
    expect(await seriousFindings(page)).toEqual([]);
    await press("watch-step");
    await expect.poll(() => entry(page)).toBeGreaterThan(held);
    await expect.poll(() => page.getByTestId("watch-card").getAttribute("data-paused")).toBe("true");
    const stepped = await entry(page);
    await press("watch-play");
    await expect.poll(() => entry(page)).toBeGreaterThan(stepped);
    await press("watch-play");
    // What a side is after: whom it sends or holds, and where.
    await expect
      .poll(async () => (await page.getByTestId("side-aim").allTextContents()).join())
      .toMatch(/aim: We .+\d{4}/);
    await press(page.getByTestId("take-side").first());
    await expect.poll(() => page.getByTestId("watch-card").count()).toBe(0);
    await page.getByTestId("decision").waitFor({ timeout: 60_000 });
  },
);

test("on a phone a branch begins where the computer against itself is held", async () => {
  const person = await sitDown({ options: PHONE });
  const { page, press } = person;
  await watch(person, everywhere[0]);
  await press("watch-branch");
  await press("branch-make");
  await expect.poll(() => page.locator("h1.battle").textContent()).toContain("branch");
  expect(await seriousFindings(page)).toEqual([]);
});

test.each(everywhere)(
  "$id on $on: a finished game from a file or a link is watched from its opening",
  async ({ system, options }) => {
    const { page, press } = await sitDown({ options });
    await page.goto(start());
    const buffer = Buffer.from(playedUntil(system, briefBattle(system), () => false));
    await page.getByTestId("file").setInputFiles({ name: "game.json", mimeType: "application/json", buffer });
    await press("watch-replay");
    await expect.poll(() => page.getByTestId("film-play").getAttribute("aria-label")).toBe("Pause");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await press("menu");
    await press("share");
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(clipboard).toContain("http");
    const link = await clipboard();
    const other = await page.context().newPage();
    await other.goto(link);
    await other.getByTestId("film-close").click();
    await other.getByTestId("watch-replay").click();
    await other.getByTestId("film").waitFor();
  },
);
