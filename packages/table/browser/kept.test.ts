import { wargames } from "@redoubt/registry";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { pack, placeHash } from "../src/store/link.ts";
import { beginOne, exportGame, seeded } from "./playing/battle.ts";
import { drawing } from "./playing/draw.ts";
import { generator } from "./playing/generator.ts";
import { layBattle } from "./playing/laid.ts";
import { playerAt } from "./playing/player.ts";
import { inChromium, visit } from "./site/visit.ts";

inChromium();

const [system] = wargames;

/** A game against a bold veteran, saved as a file at the person's first decision. */
async function fileAgainstTheComputer(): Promise<string> {
  const { page } = await visit();
  const player = await playerAt(page);
  await page.goto(seeded(inject("site"), 5));
  await page.getByTestId("opponent").selectOption("veteran");
  await page.getByTestId("temper").selectOption("bold");
  await beginOne(page, system.id, system.scenarios[0].id);
  await player.standing();
  return exportGame(page);
}

const openFile = (page: Page, text: string) =>
  page.getByTestId("file").setInputFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from(text) });

const linkTo = async (text: string): Promise<string> =>
  `${inject("site")}?pace=instant${placeHash({ page: "shared", packed: await pack(text), at: null })}`;

test("a file saved against the computer opens against the same opponent, and is saved so again", async () => {
  const text = await fileAgainstTheComputer();
  const [, other] = system.seats;
  expect(JSON.parse(text).opponents).toEqual({ [other]: "veteran:bold" });
  const { page } = await visit();
  const player = await playerAt(page);
  await page.goto(seeded(inject("site"), 5));
  await openFile(page, text);
  let now = await player.standing();
  const { seat } = now;
  const draw = drawing(system.rareVerbs, generator(5));
  const answers = () => page.evaluate(async () => JSON.parse((await globalThis.redoubt?.file()) ?? "{}"));
  for (let i = 0; i < 40; i++) {
    now = await player.give(draw.end(now.choices));
    expect(now.seat).toBe(seat);
    const { entries } = await answers();
    if (entries.some((entry: { seat: string }) => entry.seat === other)) break;
  }
  const played = await answers();
  expect(played.entries.map((entry: { seat: string }) => entry.seat)).toContain(other);
  expect(played.opponents).toEqual({ [other]: "veteran:bold" });
  expect(await page.getByTestId("aim").count()).toBe(1);
});

test("a link shows a game without storing it; the first answer makes it one's own, even if nothing could be saved yet", async () => {
  const laid = await layBattle();
  await laid.player.give(laid.draw.act((await laid.player.standing()).choices));
  const link = await linkTo(await exportGame(laid.page));

  const { page } = await visit();
  const player = await playerAt(page);
  await page.goto(link);
  const shown = await player.standing();
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  // The page goes away before anything is written.
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("There is no room left.", "QuotaExceededError");
    };
  });
  const now = await player.give(laid.draw.act(shown.choices));
  expect(page.url()).toContain("#game=");
  await page.reload();
  const again = await player.standing();
  expect([again.entry, again.hash]).toEqual([now.entry, now.hash]);
});

test("a link to a game against the computer waits to be played on, then the computer answers", async () => {
  const text = JSON.parse(await fileAgainstTheComputer());
  // The same game, with the computer on the side that is to decide.
  const link = await linkTo(JSON.stringify({ ...text, opponents: { [system.seats[0]]: "random" } }));
  const { page } = await visit();
  const player = await playerAt(page);
  await page.goto(link);
  await page.getByTestId("play-on").waitFor();
  expect(page.url()).toContain("#moment=");
  await page.getByTestId("play-on").click();
  const now = await player.standing();
  expect(now.seat).toBe(1);
  expect(now.entry).toBeGreaterThan(text.entries.length);
  expect(page.url()).toContain("#game=");
});
