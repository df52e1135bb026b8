import type { AnyWargame } from "@redoubt/mechanics";
import { wargames } from "@redoubt/registry";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { type Moment, playedUntil } from "./pictures/played.ts";
import { briefBattle } from "./playing/battle.ts";
import { fingerAt, type Player, playerAt } from "./playing/player.ts";
import { PHONE } from "./site/screens.ts";
import { inChromium, visit } from "./site/visit.ts";

inChromium();

const TAKEN = /^(unit|move) /;
const GONE = /^(hex|go) /;

/** Somebody can be taken up, and nobody is in hand. */
const isFree = ({ view: { phase }, answers }: Moment): boolean =>
  /movement|maneuver|activation/.test(phase) &&
  answers.filter((text) => TAKEN.test(text)).length > 1 &&
  !answers.some((text) => GONE.test(text));

const BLOW = /^(target|attack) \d{4}$/;

/** A blow is about to be put together, and nobody is on the way. */
const isStriking = ({ answers }: Moment): boolean =>
  answers.some((text) => BLOW.test(text)) && !answers.some((text) => GONE.test(text));

/** The shortest battle of a system, played by the computer until it is fit; somebody can be taken up and moved, if nothing else is said. */
async function openPlayed(player: Player, system: AnyWargame, isFit = isFree): Promise<void> {
  const { page } = player;
  const buffer = Buffer.from(playedUntil(system, briefBattle(system), isFit));
  await page.goto(`${inject("site")}?seed=3&pace=instant&briefing=none`);
  await page.getByTestId("file").setInputFiles({ name: "game.json", mimeType: "application/json", buffer });
  await player.standing();
}

const placeOf = (page: Page, name: string) =>
  page.evaluate((what) => globalThis.redoubt?.place(what) ?? { x: 0, y: 0 }, name);

/** Some unit of the other side that stands on the map. */
async function anEnemy(player: Player): Promise<string> {
  const { choices } = await player.standing();
  const own = choices.find(({ text }) => TAKEN.test(text))?.args[0].name ?? "";
  return player.page.evaluate((name) => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-testid="unit"]')];
    const sideOf = (one: HTMLElement): string => (one.getAttribute("aria-label") ?? "").split(" ")[0];
    const side = all.filter((one) => one.dataset.unit === name).map(sideOf)[0];
    return all.find((one) => sideOf(one) !== side)?.dataset.unit ?? "";
  }, own);
}

/** Takes up one unit after another until one can go somewhere; the hexes that it can go to. */
async function takeUp(player: Player): Promise<readonly string[]> {
  const { choices } = await player.standing();
  for (const { text } of choices.filter((one) => TAKEN.test(one.text))) {
    const taken = await player.give(text);
    const hexes = taken.choices.filter((one) => GONE.test(one.text)).map(({ args }) => args[0].name);
    if (hexes.length > 0) return hexes;
    await player.page.keyboard.press("Escape");
  }
  throw new Error("nobody can go anywhere");
}

/** The answer by which whoever is in hand goes to a hex. */
async function goingTo(player: Player, hex: string): Promise<string> {
  const { choices } = await player.standing();
  return choices.find(({ text, args }) => GONE.test(text) && args[0].name === hex)?.text ?? "";
}

test.each(wargames)(
  "$id at a desk: looking at an enemy, at its hex and at the briefing answers nothing; a step is weighed before it is taken, and its line in the log leads back there",
  async (system) => {
    const { page } = await visit();
    const player = await playerAt(page);
    await openPlayed(player, system);
    const { entry } = await player.standing();

    const card = page.getByTestId("inspect");
    const enemy = await placeOf(page, await anEnemy(player));
    await page.mouse.click(enemy.x, enemy.y, { button: "right" });
    await card.waitFor();
    await expect.poll(() => card.locator(".told-row, dl dt, tr, li").count()).toBeGreaterThan(2);
    await page.getByTestId("inspect-hex").click();
    await expect.poll(() => card.textContent()).toMatch(/Hex · \w+/i);
    await page.keyboard.press("Escape");
    await expect.poll(() => card.count()).toBe(0);
    await page.mouse.move(enemy.x, enemy.y);
    // With shift also where the question gives the key a meaning of its own.
    await page.keyboard.press("Shift+I");
    await card.waitFor();
    await page.keyboard.press("Escape");
    await page.getByTestId("how-to-win").click();
    await page.getByTestId("standing").waitFor();
    await page.getByTestId("briefing-close").click();
    expect((await player.standing()).entry).toBe(entry);

    const hexes = await takeUp(player);
    const before = (await player.standing()).entry;
    // Of some step it is told what may come of it.
    const weighed = async (): Promise<number> => {
      for (const hex of hexes.slice(0, 12)) {
        const at = await placeOf(page, hex);
        await page.mouse.move(at.x, at.y);
        await page.getByTestId("cost").waitFor();
        const told = page.getByTestId("risks").waitFor({ timeout: 700 });
        if (
          await told.then(
            () => true,
            () => false,
          )
        )
          return 1;
      }
      return 0;
    };
    expect(await weighed()).toBe(1);
    expect((await player.give(await goingTo(player, hexes[0]))).entry).toBeGreaterThan(before);
    const lines = page.getByTestId("log-line");
    await lines.last().click();
    await page.getByTestId("film").waitFor();
    await page.getByTestId("film-close").click();
    await expect.poll(() => page.getByTestId("film").count()).toBe(0);
  },
);

test.each(wargames)(
  "$id on a phone: a finger that stays looks, the menu has the briefing and the rules, and a unit goes by taps",
  async (system) => {
    const { page } = await visit(PHONE);
    const player = await fingerAt(page);
    await openPlayed(player, system);
    const { entry } = await player.standing();
    const at = await placeOf(page, await anEnemy(player));
    const touch = await page.context().newCDPSession(page);
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: at.x, y: at.y }] });
    await page.getByTestId("inspect").waitFor();
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await page.getByTestId("inspect-close").tap();
    for (const [opens, shown, close] of [
      ["menu-briefing", "standing", "briefing-close"],
      ["menu-rules", "rules", "rules-close"],
    ]) {
      await page.getByTestId("menu").tap();
      await page.getByTestId(opens).tap();
      await page.getByTestId(shown).waitFor();
      if ((await page.getByTestId(close).count()) > 0) await page.getByTestId(close).tap();
      else await page.keyboard.press("Escape");
    }
    expect((await player.standing()).entry).toBe(entry);
    const [hex] = await takeUp(player);
    const moved = await player.give(await goingTo(player, hex));
    expect(moved.entry).toBeGreaterThan(entry);
  },
);

// In Bloody Steppes every unit fires and attacks by itself: nobody is put together with others.
test.each(wargames.filter(({ id }) => id !== "bloody-steppes"))(
  "$id: a blow is two clicks, the target and the roll: the best set is chosen beforehand and its odds are there",
  async (system) => {
    const { page } = await visit();
    const player = await playerAt(page);
    await openPlayed(player, system, isStriking);
    const { choices, entry } = await player.standing();
    const target = choices.find(({ text }) => BLOW.test(text))?.args[0].name ?? "";
    const at = await placeOf(page, target);
    await page.mouse.click(at.x, at.y);
    const roll = page.getByTestId("primary").filter({ hasText: /roll/ });
    await roll.waitFor();
    await page.getByTestId("outcomes").waitFor();
    expect(await page.getByTestId("outcomes").textContent()).toMatch(/in \d+|%|always/);
    const composed = (await player.standing()).entry;
    expect(composed).toBeGreaterThan(entry + 1);
    await roll.click();
    await expect.poll(async () => (await player.standing()).entry).toBeGreaterThan(composed);
  },
);
