import type { Page } from "playwright-core";
import { inject } from "vitest";
import { visit } from "../site/visit.ts";
import { seeded } from "./battle.ts";
import { layBattle } from "./laid.ts";
import { playerAt } from "./player.ts";
import { type StoredGame, storeGame, untilSaved } from "./saved.ts";

/** A table after some answers, saved. */
export async function playedAndSaved() {
  const laid = await layBattle();
  const { page, player, draw } = laid;
  for (let i = 0; i < 3; i++) await player.give(draw.act((await player.standing()).choices));
  const now = await player.standing();
  return { ...laid, now, stored: await untilSaved(page, now.entry) };
}

type Saved = Pick<Awaited<ReturnType<typeof playedAndSaved>>, "now" | "stored">;
let saved: Saved | null = null;

/** A browser at the start page, and a game that was played and saved in another; it is the same for all tests, which only read it. */
export async function besideSaved() {
  saved ??= await playedAndSaved();
  const visited = await visit();
  const player = await playerAt(visited.page);
  await visited.page.goto(seeded(inject("site"), 3));
  await visited.page.getByTestId("start").waitFor();
  return { ...visited, player, now: saved.now, stored: saved.stored };
}

/** Puts that game, or what became of it, into this browser and opens it there. */
export async function openStored(page: Page, stored: StoredGame): Promise<void> {
  await storeGame(page, stored);
  await page.goto(`${seeded(inject("site"), 3)}#game=${stored.id}`);
}
