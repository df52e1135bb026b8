import { wargames } from "@redoubt/registry";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { playedUntil } from "./pictures/played.ts";
import { briefBattle, seeded } from "./playing/battle.ts";
import { playerAt } from "./playing/player.ts";
import { storedGames } from "./playing/saved.ts";
import { seriousFindings } from "./site/audit.ts";
import { PHONE } from "./site/screens.ts";
import { inChromium, visit } from "./site/visit.ts";

inChromium();

const systems = wargames.map((system) => ({ id: system.id, system, battle: briefBattle(system) }));

const played = new Map<string, Buffer>();

/** A whole game of a system by two computers, played once for all tests. */
function finished({ id, system, battle }: (typeof systems)[number]): Buffer {
  const buffer = played.get(id) ?? Buffer.from(playedUntil(system, battle, () => false));
  played.set(id, buffer);
  return buffer;
}

/** Opens a game that two computers have played to its end. */
async function openFinished(page: Page, one: (typeof systems)[number]): Promise<void> {
  await page.goto(seeded(inject("site"), 3));
  const file = { name: "game.json", mimeType: "application/json", buffer: finished(one) };
  await page.getByTestId("file").setInputFiles(file);
}

const dots = async (page: Page): Promise<number> =>
  Number((await page.getByTestId("curve").getAttribute("data-dots")) ?? "0");

test.each(systems)(
  "a finished game of $id on the analysis board: counted, stopped and kept, the staff asked, a branch played on and come back from",
  async (one) => {
    const { page } = await visit();
    const player = await playerAt(page);
    await openFinished(page, one);
    await page.getByTestId("analyse").click();
    await page.getByTestId("count-curve").click();
    await expect.poll(() => dots(page), { timeout: 60_000 }).toBeGreaterThan(1);
    await page.getByTestId("count-curve").click();
    await expect.poll(() => page.getByTestId("count-curve").textContent()).toBe("Go on");
    const counted = await dots(page);
    expect(await page.getByTestId("curve-panel").textContent()).toContain("How these figures are made");
    expect(await seriousFindings(page)).toEqual([]);

    // A turn of the tree moves map, log and curve; the staff speaks for whoever decides there.
    await page.getByTestId("tree-turn").nth(1).click();
    await page.getByTestId("ask-staff").click();
    await page.getByTestId("advice-aim").waitFor({ timeout: 60_000 });
    expect((await page.getByTestId("advice-aim").textContent())?.length).toBeGreaterThan(10);
    await expect.poll(() => page.getByTestId("way").count(), { timeout: 60_000 }).toBeGreaterThan(0);

    const [game] = await storedGames(page);
    await page.getByTestId("play-advice").click();
    await page.getByTestId("branch-name").fill("A better day");
    await page.getByTestId("branch-make").click();
    await expect.poll(() => page.locator("h1.battle").textContent()).toContain("branch A better day");
    const begun = await player.standing();
    expect(begun.isOver).toBe(false);
    expect((await storedGames(page)).find(({ id }) => id === game.id)?.text).toBe(game.text);

    await page.getByTestId("analysis-open").click();
    await page.getByTestId("back-to-game").click();
    await expect.poll(() => page.locator("h1.battle").textContent()).not.toContain("branch");
    await page.getByTestId("analysis-open").click();
    expect(await page.getByTestId("branch-open").textContent()).toBe("A better day");
    await page.getByTestId("branch-rename").click();
    await page.getByTestId("branch-new-name").fill("The best day");
    await page.getByTestId("branch-renamed").click();
    await expect.poll(() => page.getByTestId("branch-open").textContent()).toBe("The best day");
    await expect.poll(() => dots(page)).toBeGreaterThanOrEqual(counted);
  },
  150_000,
);

test("on a phone the analysis board is one sheet with tabs, and clean to axe, in every system", async () => {
  const { page } = await visit(PHONE);
  for (const one of systems) {
    await openFinished(page, one);
    await page.getByTestId("over").waitFor();
    await page.getByTestId("menu").tap();
    await page.getByTestId("menu-analysis").tap();
    await page.getByTestId("curve").waitFor();
    await page.getByTestId("analysis-branches").tap();
    await page.getByTestId("tree-turn").first().tap();
    expect(await seriousFindings(page), one.id).toEqual([]);
    await page.getByTestId("analysis-staff").tap();
    await page.getByTestId("ask-staff").waitFor();
    await page.getByTestId("branch-make").waitFor({ state: "detached" });
    await page.getByTestId("analysis-close").tap();
    await page.getByTestId("over").waitFor();
  }
}, 240_000);
