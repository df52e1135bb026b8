import { wargames } from "@redoubt/registry";
import { expect, inject, test } from "vitest";
import { briefBattle, seeded } from "./playing/battle.ts";
import { drawing } from "./playing/draw.ts";
import { generator } from "./playing/generator.ts";
import { fingerAt } from "./playing/player.ts";
import { PHONE } from "./site/screens.ts";
import { inChromium, visit } from "./site/visit.ts";

inChromium();

test.each(wargames)("a player turn of $title is played by touch alone on a phone", async (system) => {
  const { page } = await visit(PHONE);
  const player = await fingerAt(page);
  await page.goto(seeded(inject("site"), 6));
  const battle = page.locator(`[data-system="${system.id}"][data-scenario="${briefBattle(system)}"]`);
  await battle.getByTestId("two-players").tap();
  const draw = drawing(system.rareVerbs, generator(23));
  let now = await player.standing();
  for (let i = 0; i < 6; i++) now = await player.give(draw.act(now.choices));
  const active = async () => /Turn \d+ · (\w+)/.exec((await page.locator(".phone-where").textContent()) ?? "")?.[1];
  const first = await active();
  for (let i = 0; i < 80 && (await active()) === first; i++) now = await player.give(draw.end(now.choices));
  expect(await active()).not.toBe(first);
});

test("6.1: a tap on a commander asks to whom he gives, and does not choose by itself", async () => {
  const { page } = await visit(PHONE);
  const player = await fingerAt(page);
  await page.goto(seeded(inject("site"), 6));
  const battle = page.locator('[data-system="imperial-bayonets"][data-scenario="traktir"]');
  await battle.getByTestId("two-players").tap();
  const { entry, choices } = await player.standing();
  const [giver] = choices.filter(({ text }) => text.startsWith("command ")).map(({ args }) => args[0].name);
  const at = await page.evaluate((name) => globalThis.redoubt?.place(name) ?? null, giver);
  if (at === null) throw new Error("nobody gives points");
  await page.touchscreen.tap(at.x, at.y);
  await page.getByTestId("chooser").waitFor();
  expect((await player.standing()).entry).toBe(entry);
});

test("two fingers magnify the map, one moves it", async () => {
  const { page, context } = await visit(PHONE);
  const player = await fingerAt(page);
  await page.goto(seeded(inject("site"), 6));
  await page.getByTestId("two-players").first().tap();
  await player.standing();
  const sheet = page.locator('[data-testid="board"] .sheet');
  const matrix = () => sheet.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform));
  const before = await matrix();
  const box = await page.getByTestId("board").boundingBox();
  if (box === null) throw new Error("there is no map");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  const touch = await context.newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", points: readonly (readonly [number, number])[]) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([px, py], id) => ({ x: px, y: py, id })) });
  await send("touchStart", [
    [x - 30, y],
    [x + 30, y],
  ]);
  for (const spread of [40, 50, 60, 70]) {
    await send("touchMove", [
      [x - spread, y],
      [x + spread, y],
    ]);
  }
  await send("touchEnd", []);
  const closer = await matrix();
  expect(closer.a).toBeGreaterThan(before.a * 1.5);
  await send("touchStart", [[x, y]]);
  for (const by of [15, 30, 45]) await send("touchMove", [[x + by, y]]);
  await send("touchEnd", []);
  const moved = await matrix();
  expect(moved.a).toBeCloseTo(closer.a);
  expect(moved.e - closer.e).toBeGreaterThan(20);
});
