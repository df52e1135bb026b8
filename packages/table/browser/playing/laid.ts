import { wargames } from "@redoubt/registry";
import type { BrowserContextOptions } from "playwright-core";
import { inject } from "vitest";
import { DESKTOP } from "../site/screens.ts";
import { type Visit, visit } from "../site/visit.ts";
import { beginTwo, seeded } from "./battle.ts";
import { type Drawing, drawing } from "./draw.ts";
import { generator } from "./generator.ts";
import { fingerAt, type Player, playerAt } from "./player.ts";

/** A table that is laid: the page, somebody at it, and a way to draw answers. */
export interface Laid extends Visit {
  readonly player: Player;
  readonly draw: Drawing;
}

/** Visits the site and lays the first battle of a system for two players. */
export async function layBattle(
  options: BrowserContextOptions = DESKTOP,
  system = wargames[0],
  seed = 3,
): Promise<Laid> {
  const visited = await visit(options);
  const { page } = visited;
  const player = await (options.hasTouch ? fingerAt(page) : playerAt(page));
  await page.goto(seeded(inject("site"), seed));
  await beginTwo(page, system.id, system.scenarios[0].id);
  await player.standing();
  return { ...visited, player, draw: drawing(system.rareVerbs, generator(seed)) };
}

/** Plays a little of everything, then lets a side give up, or ends phase after phase until the battle is over. */
export async function playToTheEnd({ player, draw }: Laid, answers = 24): Promise<void> {
  let now = await player.standing();
  while (!now.isOver) {
    const surrender = now.choices.find(({ text }) => text === "capitulate");
    const last = surrender?.text ?? draw.end(now.choices);
    now = await player.give(now.entry < answers ? draw.any(now.choices) : last);
  }
}
