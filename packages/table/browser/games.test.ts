import { isProblems } from "@redoubt/engine";
import { openGame, readGameFile } from "@redoubt/protocol";
import { wargames } from "@redoubt/registry";
import { expect, inject, test } from "vitest";
import { beginTwo, exportGame, seeded } from "./playing/battle.ts";
import { drawing } from "./playing/draw.ts";
import { generator } from "./playing/generator.ts";
import { playerAt } from "./playing/player.ts";
import { inChromium, visit } from "./site/visit.ts";

inChromium();

// So many answers are drawn freely; after them phases are ended early, so that a long battle comes to its end in time.
const FREE = 100;
const SEED = 1854;
// The log shows so many lines at a time.
const LINES = 250;

// Where a curtain falls at each change of sides a whole game takes minutes by clicks: of those the first turn is played elsewhere.
const battles = wargames
  .filter(({ hides }) => !hides)
  .flatMap((system) => system.scenarios.map(({ id, title }) => ({ system, id, title })));

test.each(battles)(
  "a whole game of $title ($system.id) played by clicks ends as the engine says",
  async ({ system, id }) => {
    const { page } = await visit();
    const player = await playerAt(page);
    await page.goto(seeded(inject("site"), SEED));
    await beginTwo(page, system.id, id);
    const draw = drawing(system.rareVerbs, generator(SEED));
    let now = await player.standing();
    while (!now.isOver) now = await player.give(now.entry < FREE ? draw.any(now.choices) : draw.end(now.choices));

    const file = readGameFile(await exportGame(page));
    if (isProblems(file)) throw new Error(JSON.stringify(file));
    const replayed = openGame(system, file.value);
    if (isProblems(replayed)) throw new Error(JSON.stringify(replayed));
    const { game } = replayed.value;
    const pending = game.pending();
    expect(file.value.entries).toHaveLength(now.entry);
    expect(game.hash()).toBe(now.hash);
    expect(await page.getByTestId("table").getAttribute("data-hash")).toBe(game.hash());
    expect(pending.kind).toBe("over");
    if (!system.hides) {
      const told = game.happened(null, 0).map(({ event }) => system.wording.event(game.world, event));
      const explained = told.slice(-LINES).filter(({ ledger = [] }) => ledger.length > 0);
      expect(await page.getByTestId("log-how").count()).toBe(explained.length);
    }
    if (pending.kind === "over") expect(await page.getByTestId("over").textContent()).toContain(pending.verdict.reason);
  },
  150_000,
);
