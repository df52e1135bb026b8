import type { BrowserContext, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { layBattle } from "./playing/laid.ts";
import { type Player, playerAt } from "./playing/player.ts";
import { storedGames, untilSaved } from "./playing/saved.ts";
import { inChromium } from "./site/visit.ts";

inChromium();

const hashOf = (page: Page) => page.getByTestId("table").getAttribute("data-hash");
const elsewhere = (page: Page) => page.getByTestId("held-elsewhere");

/** The game of a tab, opened in another tab of the same browser. */
async function alsoIn(context: BrowserContext, address: string): Promise<Player> {
  const page = await context.newPage();
  const player = await playerAt(page);
  await page.goto(address);
  await page.getByTestId("table").waitFor();
  return player;
}

const answersIn = async (page: Page): Promise<readonly string[]> => {
  const text = await page.evaluate(() => globalThis.redoubt?.file());
  return JSON.parse(text ?? "{}").entries.map(({ answer }: { answer: string }) => answer);
};

test("a second tab follows the game live, answers nothing, and takes over by its button; nothing is lost", async () => {
  const { page, context, player, draw } = await layBattle();
  await player.give(draw.act((await player.standing()).choices));
  const other = await alsoIn(context, page.url());
  await elsewhere(other.page).waitFor();
  expect(await elsewhere(page).count()).toBe(0);

  for (let i = 0; i < 3; i++) {
    const now = await player.give(draw.act((await player.standing()).choices));
    await expect.poll(() => hashOf(other.page)).toBe(now.hash);
  }
  await page.keyboard.press("z");
  const taken = await player.standing();
  await expect.poll(() => hashOf(other.page)).toBe(taken.hash);
  const watched = await other.standing();
  expect(watched.choices).toEqual([]);
  await other.page.keyboard.press("z");
  expect((await other.standing()).entry).toBe(watched.entry);

  await other.page.getByTestId("take-over").click();
  await elsewhere(other.page).waitFor({ state: "detached" });
  await elsewhere(page).waitFor();
  const there = await other.standing();
  expect(there.hash).toBe(taken.hash);
  const now = await other.give(draw.act(there.choices));
  await expect.poll(() => hashOf(page)).toBe(now.hash);
  expect((await player.standing()).choices).toEqual([]);
  await untilSaved(page, now.entry);
  expect(await storedGames(page)).toHaveLength(1);

  // And back again.
  await page.getByTestId("take-over").click();
  await elsewhere(page).waitFor({ state: "detached" });
  const back = await player.give(draw.act((await player.standing()).choices));
  await expect.poll(() => hashOf(other.page)).toBe(back.hash);
  await untilSaved(page, back.entry);
  expect(await answersIn(page)).toEqual(await answersIn(other.page));
});

test("when the tab that plays is closed, the one that followed plays on by itself", async () => {
  const { page, context, player, draw } = await layBattle();
  const other = await alsoIn(context, page.url());
  await elsewhere(other.page).waitFor();
  const now = await player.give(draw.act((await player.standing()).choices));
  await page.close();
  await elsewhere(other.page).waitFor({ state: "detached" });
  const there = await other.standing();
  expect(there.hash).toBe(now.hash);
  expect((await other.give(draw.act(there.choices))).entry).toBeGreaterThan(now.entry);
});

test("a tab that is reloaded or comes back from the start page still plays its game", async () => {
  const { page, player, draw } = await layBattle();
  const now = await player.give(draw.act((await player.standing()).choices));
  await untilSaved(page, now.entry);
  await page.reload();
  expect((await player.standing()).choices.length).toBeGreaterThan(0);
  await page.goto(`${inject("site")}#battles`);
  await page.getByTestId("saved").getByTestId("resume").click();
  const again = await player.standing();
  expect(again.hash).toBe(now.hash);
  expect(await elsewhere(page).count()).toBe(0);
  await player.give(draw.act(again.choices));
});

test("a tab that sleeps is taken over from, and follows when it wakes", async () => {
  const { page, context, player, draw } = await layBattle();
  await player.give(draw.act((await player.standing()).choices));
  const other = await alsoIn(context, page.url());
  await elsewhere(other.page).waitFor();
  const session = await context.newCDPSession(page);
  await session.send("Page.setWebLifecycleState", { state: "frozen" });
  await other.page.getByTestId("take-over").click();
  await elsewhere(other.page).waitFor({ state: "detached" });
  const now = await other.give(draw.act((await other.standing()).choices));
  await session.send("Page.setWebLifecycleState", { state: "active" });
  await elsewhere(page).waitFor();
  await expect.poll(() => hashOf(page)).toBe(now.hash);
  expect(await storedGames(page)).toHaveLength(1);
});

/** A browser without locks between its pages, as at an address that is not secure. */
const withoutLocks = (context: BrowserContext, isDeaf: boolean) =>
  context.addInitScript((deaf) => {
    Object.defineProperty(navigator, "locks", { value: undefined });
    if (deaf) Reflect.deleteProperty(globalThis, "BroadcastChannel");
  }, isDeaf);

test("without locks a second tab follows as well, and takes over", async () => {
  const { page, context, player, draw } = await layBattle();
  await withoutLocks(context, false);
  await untilSaved(page, (await player.standing()).entry);
  await page.reload();
  const now = await player.give(draw.act((await player.standing()).choices));
  const other = await alsoIn(context, page.url());
  await elsewhere(other.page).waitFor();
  await expect.poll(() => hashOf(other.page)).toBe(now.hash);
  await other.page.getByTestId("take-over").click();
  await elsewhere(page).waitFor();
  await elsewhere(other.page).waitFor({ state: "detached" });
  const next = await other.give(draw.act((await other.standing()).choices));
  await expect.poll(() => hashOf(page)).toBe(next.hash);
});

test("two tabs that cannot hear each other both keep what was played in them", async () => {
  const { page, context, player, draw } = await layBattle();
  await withoutLocks(context, true);
  await untilSaved(page, (await player.standing()).entry);
  await page.reload();
  const start = await player.standing();
  const other = await alsoIn(context, page.url());
  await other.standing();
  const [first, second] = start.choices.filter(({ args }) => args.length === 1);
  const mine = await player.give(first.text);
  await untilSaved(page, mine.entry);
  await other.give(second.text);
  await expect.poll(() => elsewhere(other.page).textContent()).toContain("kept as a game of its own");
  await expect.poll(() => hashOf(other.page)).toBe(mine.hash);
  const games = await storedGames(page);
  const lastAnswers = games.map(({ text }) => JSON.parse(text).entries.at(-1).answer);
  expect(lastAnswers.sort()).toEqual([first.text, second.text].sort());
  expect((await player.give(draw.act(mine.choices))).entry).toBeGreaterThan(mine.entry);
});
