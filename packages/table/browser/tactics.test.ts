import { wargames } from "@redoubt/registry";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { beginOne, briefBattle, seeded } from "./playing/battle.ts";
import { type Drawing, drawing } from "./playing/draw.ts";
import { generator } from "./playing/generator.ts";
import type { Standing } from "./playing/hands.ts";
import { type Player, playerAt } from "./playing/player.ts";
import { seriousFindings } from "./site/audit.ts";
import { inChromium, visit } from "./site/visit.ts";

inChromium();

const [STEPPES, BAYONETS] = ["bloody-steppes", "imperial-bayonets"].map((id) => {
  const system = wargames.find((one) => one.id === id);
  if (system === undefined) throw new Error(`${id} is not registered`);
  return system;
});

interface Begun {
  readonly page: Page;
  readonly player: Player;
  readonly draw: Drawing;
}

async function begin(system: (typeof wargames)[number], scenario = briefBattle(system)): Promise<Begun> {
  const { page } = await visit();
  const player = await playerAt(page);
  await page.goto(seeded(inject("site"), 3));
  const card = page.locator(`[data-system="${system.id}"][data-scenario="${scenario}"]`);
  expect(await card.getByTestId("plain").count()).toBe(0);
  await beginOne(page, system.id, scenario);
  await player.standing();
  return { page, player, draw: drawing(system.rareVerbs, generator(3)) };
}

const kindNow = (page: Page) => page.getByTestId("decision").getAttribute("data-kind");
const turnNow = (page: Page) => page.getByTestId("turns").getAttribute("aria-label");
const sheet = (page: Page, id: string) => page.locator(`[data-sheet="${id}"]`);

/** Plays on with any answers, preferring what acts, until a question of one of these kinds is asked or a turn is over. */
async function playUntil({ page, player, draw }: Begun, kinds: readonly string[], most = 80): Promise<Standing> {
  let now = await player.standing();
  for (let i = 0; i < most && !now.isOver && !kinds.includes((await kindNow(page)) ?? ""); i++) {
    const act = i % 3 === 0 ? draw.act : draw.end;
    now = await player.give(act(now.choices));
  }
  return now;
}

/** Where dice follow a turn, it is proposed first and confirmed. */
async function confirmTurn({ page, player }: Begun): Promise<void> {
  await player.standing();
  const proposed = page.locator('[data-testid="primary"][data-answer^="turn "]');
  if ((await proposed.count()) > 0) await proposed.click();
}

/** Draws the nose of the unit in hand to the first place of the ring, where there is one: it turns there. */
async function drawNose(begun: Begun): Promise<void> {
  const { page, player } = begun;
  const [from, to] = await Promise.all([
    page
      .getByTestId("nose")
      .boundingBox({ timeout: 500 })
      .catch(() => null),
    page
      .getByTestId("turn")
      .first()
      .boundingBox({ timeout: 500 })
      .catch(() => null),
  ]);
  if (from === null || to === null) return;
  const { entry } = await player.standing();
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  expect(await page.locator(".turn-place.near").count()).toBe(1);
  await page.mouse.up();
  await confirmTurn(begun);
  expect((await player.standing()).entry).toBeGreaterThan(entry);
}

test("VI.6: a standing instruction is set by clicks, shown to its owner, and taken back", async () => {
  const { page, player } = await begin(STEPPES);
  await player.give("instructions");
  await player.give("yes");
  const before = await sheet(page, "instructions").textContent();
  await player.give("instruct 0 1");
  const after = await sheet(page, "instructions").textContent();
  expect(after).toMatch(/everybody: fire never/);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByTestId("undo").click();
  await expect.poll(() => sheet(page, "instructions").textContent()).toBe(before);
});

test("V.4, VI.7: a unit is taken up, turned on the ring round it and by a key, and a reaction is answered", async () => {
  const begun = await begin(STEPPES, "great-redoubt");
  const { page, player } = begun;
  expect(await sheet(page, "orders").textContent()).toMatch(/Attack|Defense/);
  const ring = page.getByTestId("turn");
  for (let tries = 0; tries < 12 && (await ring.count()) === 0; tries++) {
    let now = await playUntil(begun, ["piece"]);
    const unit = now.choices.find(({ text }) => text.startsWith("unit "));
    if (unit !== undefined) now = await player.give(unit.text);
    if ((await ring.count()) === 0 && now.choices.some(({ text }) => text === "end")) await player.give("end");
  }
  const turned = await ring.first().getAttribute("data-towards");
  expect(turned).toMatch(/^[NSEW]+(\/[NSEW]+)?$/);
  const { entry } = await player.standing();
  await ring.first().click();
  await confirmTurn(begun);
  expect((await player.standing()).entry).toBeGreaterThan(entry);
  if ((await ring.count()) > 0) {
    await page.keyboard.press("]");
    await confirmTurn(begun);
    expect((await player.standing()).entry).toBeGreaterThan(entry + 1);
  }
  await drawNose(begun);
  const asked = await playUntil(begun, ["reactor", "reaction", "counter-stroke"], 200);
  if (!asked.isOver) {
    expect(await kindNow(page)).toMatch(/reactor|reaction|counter-stroke/);
    await player.give(begun.draw.act(asked.choices));
  }
});

test("6.1: the command phase is one sheet: points fall as they are given, and rise when that is taken back", async () => {
  const begun = await begin(BAYONETS);
  const { page, player, draw } = begun;
  const now = await playUntil(begun, ["command"], 4);
  const command = sheet(page, "command");
  // Points are dots, which have no text: what is drawn is compared.
  const before = await command.innerHTML();
  expect(before).toMatch(/Army Commander/);
  await expect.poll(() => page.getByTestId("oob").locator(".loss-track").count()).toBeGreaterThan(1);
  const giving = now.choices.find(({ text }) => text.startsWith("command "));
  await player.give(giving?.text ?? draw.act(now.choices));
  expect(await command.innerHTML()).not.toBe(before);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByTestId("undo").click();
  await expect.poll(() => command.innerHTML()).toBe(before);
  const turn = await turnNow(page);
  let at = await player.standing();
  for (let i = 0; i < 60 && (await turnNow(page)) === turn; i++) at = await player.give(draw.end(at.choices));
  expect(await turnNow(page)).not.toBe(turn);
});

test("III.22: how far an order leads is chosen on a slider, and written by the button that says it", async () => {
  const { page, player } = await begin(STEPPES, "scarlett");
  await player.give("unit Scarlett");
  const { choices } = await player.give("order 1");
  const goal = choices.find(({ args }) => args[0]?.kind === "hex")?.text ?? "";
  await player.give(goal);
  const range = page.getByTestId("form-range");
  await range.waitFor();
  const before = await page.getByTestId("primary").textContent();
  await page.getByRole("button", { name: "One less" }).click();
  const primary = page.getByTestId("primary");
  expect(await primary.textContent()).not.toBe(before);
  expect(await seriousFindings(page)).toEqual([]);
  const now = await player.give("distance 3");
  expect(now.choices.some(({ text }) => text === "end")).toBe(true);
});
