import { teachingSystem } from "@redoubt/testkit/teaching";
import type { BrowserContext, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { drawing } from "./playing/draw.ts";
import { generator } from "./playing/generator.ts";
import type { Standing } from "./playing/hands.ts";
import { type Player, playerAt } from "./playing/player.ts";
import { inChromium, type Visit, visit } from "./site/visit.ts";

inChromium();

const MOST_ANSWERS = 400;

/** Sets a table from the start page, and answers the link that a friend is sent. */
async function invite(page: Page): Promise<string> {
  await page.goto(inject("teachingSite"));
  const card = page.locator(`[data-testid="battle"][data-system="${teachingSystem.id}"]`).first();
  await card.getByTestId("with-friend").click();
  return page.getByTestId("link").inputValue();
}

async function sitDown(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByTestId("sit-down").click();
  await page.getByTestId("online-table").waitFor();
}

/** Opens the game anew in the browser of somebody whose tab was lost. */
async function comeBack({ context, complaints }: Visit, link: string): Promise<Player> {
  const page = await context.newPage();
  page.on("pageerror", (error) => complaints.push(String(error)));
  const player = await playerAt(page);
  await page.goto(link);
  await page.getByTestId("online-table").waitFor();
  return player;
}

const isOffline = (context: BrowserContext, page: Page): Promise<void> =>
  context.setOffline(true).then(() => page.getByTestId("line-down").waitFor());

async function loseLine({ context, complaints }: Visit, page: Page): Promise<void> {
  await isOffline(context, page);
  await context.setOffline(false);
  await page.getByTestId("line-down").waitFor({ state: "detached" });
  // A browser complains about every call that did not get through.
  complaints.length = 0;
}

test("two browsers play a whole game against each other; one loses its line and its tab on the way", async () => {
  const [ann, ben] = [await visit(), await visit()];
  const players = [await playerAt(ann.page), await playerAt(ben.page)];
  const begun = Date.now();
  const link = await invite(ann.page);
  await sitDown(ben.page, link);
  await ann.page.getByTestId("online-table").waitFor();
  const took = Date.now() - begun;
  expect(took).toBeLessThan(60_000);
  const draw = drawing(teachingSystem.rareVerbs, generator(1854));
  let answers = 0;
  let over = 0;
  for (let turn = 0; over < 2 && answers < MOST_ANSWERS; turn++) {
    const player = players[turn % 2];
    let now: Standing = await player.standing();
    // Whoever is asked answers until the question is the other's.
    for (; now.choices.length > 0 && !now.isOver; answers++) {
      if (answers === 3) await loseLine(ben, players[1].page);
      if (answers === 6) {
        await players[1].page.close();
        players[1] = await comeBack(ben, link);
        if (turn % 2 === 1) break;
      }
      now = await player.give(draw.any(now.choices));
    }
    over = now.isOver ? over + 1 : 0;
  }
  expect(over).toBe(2);
  expect(answers).toBeGreaterThan(7);
  for (const { page } of players) await page.getByTestId("over").waitFor();

  // The dice of the game are checked by the browser of each.
  for (const { page } of players) {
    await page.getByTestId("dice-badge").click();
    await page.getByTestId("dice-checked").waitFor();
    expect(await page.getByTestId("dice-checked").getAttribute("data-good")).toBe("true");
  }
});
