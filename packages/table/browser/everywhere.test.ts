import { wargames } from "@redoubt/registry";
import { expect, test } from "vitest";
import { anEnemy, goingTo, openPlayed, takeUp } from "./playing/everywhere.ts";
import { placeOf } from "./playing/place.ts";
import { fingerAt, playerAt } from "./playing/player.ts";
import { PHONE } from "./site/screens.ts";
import { inChromium, visit } from "./site/visit.ts";

inChromium();

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

    const { hexes } = await takeUp(player);
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
  "$id on a phone: a finger that stays looks, the menu has the briefing and the rules, a step is weighed, and a unit goes by taps",
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
    const { hexes } = await takeUp(player);
    const [hex] = hexes;
    // A tap proposes the step; what may come of it is told under the odds before a second tap takes it.
    await page.getByTestId("tab-odds").tap();
    const isWeighed = async (): Promise<boolean> => {
      for (const step of hexes.slice(0, 12)) {
        const to = await placeOf(page, step);
        await page.touchscreen.tap(to.x, to.y);
        const told = page.getByTestId("risks").waitFor({ timeout: 700 });
        if (
          await told.then(
            () => true,
            () => false,
          )
        )
          return true;
      }
      return false;
    };
    expect(await isWeighed()).toBe(true);
    const moved = await player.give(await goingTo(player, hex));
    expect(moved.entry).toBeGreaterThan(entry);
  },
);
