import { openGame, readGameFile } from "@redoubt/protocol";
import { wargames } from "@redoubt/registry";
import { expect, inject, test } from "vitest";
import { beginTwo, exportGame, seeded } from "./playing/battle.ts";
import { generator } from "./playing/generator.ts";
import type { Standing } from "./playing/hands.ts";
import { playerAt } from "./playing/player.ts";
import { useChromium, visit } from "./site/visit.ts";

useChromium();

// So many answers are drawn freely; after them phases are ended early, so that a long battle comes to its end in time.
const FREE = 160;
const SEED = 1854;

/** Draws an answer: any but the rare ones at first, later one that ends something where there is one. */
function draw({ entry, choices }: Standing, rare: readonly string[], roll: (below: number) => number): string {
  const isCommon = ({ text }: { readonly text: string }) => !rare.includes(text.split(" ")[0]);
  const common = choices.filter(isCommon);
  const ends = entry < FREE ? [] : common.filter(({ args }) => args.length === 0);
  const from = ends.length > 0 ? ends : common.length > 0 ? common : choices;
  return from[roll(from.length)].text;
}

const battles = wargames.flatMap((system) => system.scenarios.map(({ id, title }) => ({ system, id, title })));

test.each(battles)(
  "a whole game of $title ($system.id) played by clicks ends as the engine says",
  async ({ system, id }) => {
    const { page } = await visit();
    const player = await playerAt(page);
    await page.goto(seeded(inject("site"), SEED));
    await beginTwo(page, system.id, id);
    const roll = generator(SEED);
    let now = await player.standing();
    const begun = performance.now();
    while (!now.isOver) now = await player.give(draw(now, system.rareVerbs, roll));
    console.log(`${system.id} ${id}: ${now.entry} answers in ${Math.round((performance.now() - begun) / 100) / 10} s`);

    const file = readGameFile(await exportGame(page));
    if (!file.ok) throw new Error(JSON.stringify(file.problems));
    const replayed = openGame(system, file.value);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.problems));
    const { game } = replayed.value;
    const pending = game.pending();
    expect(file.value.entries).toHaveLength(now.entry);
    expect(game.hash()).toBe(now.hash);
    expect(await page.getByTestId("table").getAttribute("data-hash")).toBe(game.hash());
    expect(pending.kind).toBe("over");
    if (pending.kind === "over") expect(await page.getByTestId("over").textContent()).toContain(pending.verdict.reason);
  },
  150_000,
);
