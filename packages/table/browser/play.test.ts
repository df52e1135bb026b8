import { isProblems } from "@redoubt/engine";
import { openGame, readGameFile } from "@redoubt/protocol";
import { wargames } from "@redoubt/registry";
import { expect, inject, test } from "vitest";
import { beginOne, beginTwo, exportGame, seeded } from "./playing/battle.ts";
import { drawing } from "./playing/draw.ts";
import { generator } from "./playing/generator.ts";
import { type Player, playerAt } from "./playing/player.ts";
import { untilSaved } from "./playing/saved.ts";
import { inChromium, visit } from "./site/visit.ts";

inChromium();

const QUAD = wargames[0];

/** A page with the first battle of the first system begun for two, and somebody to play it. */
async function atTable(seed = 3): Promise<Player> {
  const { page } = await visit();
  const player = await playerAt(page);
  await page.goto(seeded(inject("site"), seed));
  await beginTwo(page, QUAD.id, QUAD.scenarios[0].id);
  await player.standing();
  return player;
}

/** Moves units about: no dice, so that everything can be taken back. */
async function march(player: Player, answers: number, seed = 5): Promise<readonly string[]> {
  const draw = drawing(QUAD.rareVerbs, generator(seed));
  const hashes = [(await player.standing()).hash];
  for (let i = 0; i < answers; i++) {
    const { choices } = await player.standing();
    hashes.push((await player.give(draw.act(choices))).hash);
  }
  return hashes;
}

const hashNow = (player: Player) => player.page.getByTestId("table").getAttribute("data-hash");

test("undo takes back one step, and with shift everything back to the start", async () => {
  const player = await atTable();
  const { page } = player;
  const hashes = await march(player, 6);
  await page.getByTestId("undo").click();
  await expect.poll(() => hashNow(player)).not.toBe(hashes[6]);
  expect(hashes).toContain(await hashNow(player));
  await page.keyboard.press("Shift+Z");
  await expect.poll(() => hashNow(player)).toBe(hashes[0]);
  expect(await page.getByTestId("undo").getAttribute("aria-disabled")).toBe("true");
});

test("a game survives a reload in the middle and is played on with the same dice", async () => {
  const player = await atTable();
  const { page } = player;
  const hashes = await march(player, 5);
  await untilSaved(player.page, (await player.standing()).entry);
  await page.reload();
  const back = await player.standing();
  expect(back.hash).toBe(hashes[5]);
  const after = await march(player, 2, 9);
  const file = readGameFile(await exportGame(page));
  if (isProblems(file)) throw new Error(JSON.stringify(file));
  const replayed = openGame(QUAD, file.value);
  if (isProblems(replayed)) throw new Error(JSON.stringify(replayed));
  expect(replayed.value.game.hash()).toBe(after[2]);
});

test("an answer given just before the page goes away is not lost, nor one taken back", async () => {
  const player = await atTable();
  const { page } = player;
  const hashes = await march(player, 2);
  await untilSaved(page, (await player.standing()).entry);
  /** From now on nothing is ever written to the database of this page. */
  const stopWriting = () =>
    page.evaluate(() => {
      const { transaction } = IDBDatabase.prototype;
      IDBDatabase.prototype.transaction = function (this: IDBDatabase, names, mode, options) {
        if (mode !== "readwrite") return transaction.call(this, names, mode, options);
        return { objectStore: () => ({ put() {}, transaction: {} }) } as unknown as IDBTransaction;
      };
    });
  await stopWriting();
  const after = await march(player, 3, 9);
  expect(after[0]).toBe(hashes[2]);
  await page.reload();
  expect((await player.standing()).hash).toBe(after[3]);
  await untilSaved(page, (await player.standing()).entry);
  await stopWriting();
  await page.getByTestId("undo").click();
  await expect.poll(() => hashNow(player)).not.toBe(after[3]);
  const undone = await player.standing();
  await page.reload();
  expect((await player.standing()).hash).toBe(undone.hash);
});

test("the table fills the window and cannot be pushed about in it", async () => {
  const { page } = await atTable();
  const top = await page.evaluate(() => {
    document.scrollingElement?.scrollTo(0, 99);
    return document.scrollingElement?.scrollTop;
  });
  expect(top).toBe(0);
});

test("a game is found again on the start page after the tab was closed", async () => {
  const player = await atTable();
  const hashes = await march(player, 3);
  await untilSaved(player.page, (await player.standing()).entry);
  const { page } = player;
  await page.close();
  const again = await page.context().newPage();
  const other = await playerAt(again);
  await again.goto(inject("site"));
  await again.getByTestId("saved").getByTestId("resume").click();
  expect((await other.standing()).hash).toBe(hashes[3]);
});

test("a refused click is answered with the rule that forbids it, and that rule can be read", async () => {
  const player = await atTable();
  const { page } = player;
  const file = readGameFile(await exportGame(page));
  if (isProblems(file)) throw new Error(JSON.stringify(file));
  const opened = openGame(QUAD, file.value);
  if (isProblems(opened)) throw new Error(JSON.stringify(opened));
  const { game } = opened.value;
  const view = QUAD.view(game.play(), 0);
  const enemy = view.units.find(({ side, at }) => side !== view.active && /^\d{4}$/.test(at));
  if (enemy === undefined) throw new Error("there is no enemy on the map");
  const place = await page.evaluate((unit) => globalThis.redoubt?.place(unit), enemy.id);
  if (!place) throw new Error("the enemy is nowhere on the page");
  await page.mouse.click(place.x, place.y);
  const card = page.getByTestId("why-not");
  await card.waitFor();
  const outcomes = Object.keys(QUAD.words.verbs).map((verb) => game.why(0, `${verb} ${enemy.id}`));
  const refusals = outcomes.flatMap((outcome) => (outcome?.kind === "refused" ? [outcome] : []));
  const text = (await card.textContent()) ?? "";
  const told = refusals.find(({ sentence }) => text.includes(sentence));
  expect(told, text).toBeDefined();
  expect(text).toContain(told?.refusal.rule);
  await page.getByTestId("read-rule").click();
  const shown = page.getByTestId("rules");
  await shown.waitFor();
  await expect.poll(() => shown.textContent()).toContain(QUAD.rules[told?.refusal.rule ?? ""].title);
  expect(await hashNow(player)).toBe(game.hash());
});

test("a file saved on one device opens on another as the same game", async () => {
  const player = await atTable();
  const hashes = await march(player, 4);
  const text = await exportGame(player.page);
  const elsewhere = await visit();
  const other = await playerAt(elsewhere.page);
  await elsewhere.page.goto(inject("site"));
  const file = { name: "game.json", mimeType: "application/json", buffer: Buffer.from(text) };
  await elsewhere.page.getByTestId("file").setInputFiles(file);
  expect((await other.standing()).hash).toBe(hashes[4]);
});

test("against the computer: it answers, what it did can be seen again, and the person is asked", async () => {
  const { page } = await visit();
  const player = await playerAt(page);
  await page.goto(seeded(inject("site"), 11));
  await page.getByTestId("opponent").selectOption({ index: 0 });
  await beginOne(page, QUAD.id, QUAD.scenarios[0].id);
  let now = await player.standing();
  const { seat } = now;
  // Ending phase after phase gives the computer its defensive fire and then its own turn.
  const turns = page.getByTestId("turns").locator('[aria-current="step"]');
  const draw = drawing(QUAD.rareVerbs, generator(11));
  for (let i = 0; i < 60 && (await turns.textContent()) === "1"; i++) {
    now = await player.give(draw.end(now.choices));
    expect(now.seat).toBe(seat);
  }
  expect(await turns.textContent()).toBe("2");
  const file = readGameFile(await exportGame(page));
  if (isProblems(file)) throw new Error(JSON.stringify(file));
  expect(new Set(file.value.entries.map((entry) => entry.seat)).size).toBe(2);
  await page.getByTestId("recap").click();
  await page.getByTestId("film").waitFor();
  await page.keyboard.press("Escape");
});
