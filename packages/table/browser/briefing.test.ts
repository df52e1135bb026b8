import { wargames } from "@redoubt/registry";
import { expect, inject, test } from "vitest";
import { briefBattle } from "./playing/battle.ts";
import { sitDown } from "./playing/person.ts";
import { seriousFindings } from "./site/audit.ts";
import { DESKTOP, PHONE } from "./site/screens.ts";
import { inChromium } from "./site/visit.ts";

inChromium();

const battles = wargames.flatMap(({ id, scenarios }) => scenarios.map((scenario) => ({ system: id, id: scenario.id })));
const brief = wargames.map((system) => ({ system: system.id, id: briefBattle(system) }));

test.each([
  { on: "a desk", which: "every battle", options: DESKTOP, told: battles },
  { on: "a phone", which: "a battle of every system", options: PHONE, told: brief },
])(
  "$which begins with its briefing on $on: what wins, both sides from nothing, what is special by rule, the turn and who comes when",
  async ({ options, told: wanted }) => {
    const { page, player, isPhone, press } = await sitDown({ options });
    const [told, special]: [string[], string[]] = [[], []];
    for (const { system, id } of wanted) {
      // Another address each time, so that the page is a new one.
      await page.goto("about:blank");
      await page.goto(`${inject("site")}?seed=3&pace=instant`);
      const card = page.locator(`[data-testid="battle"][data-system="${system}"][data-scenario="${id}"]`);
      await press(card.getByTestId("play-now"));
      const briefing = page.getByTestId("briefing");
      const standing = page.getByTestId("standing");
      await standing.waitFor();
      const name = `${system} ${id}`;
      expect(await briefing.locator("h1").textContent(), name).toMatch(/\w+ \w+/);
      expect(await briefing.getByTestId("rule-chip").count(), name).toBeGreaterThan(3);
      const scores = await page.getByTestId("side-score").locator("h2 b").allTextContents();
      expect(scores.length, name).toBeGreaterThan(0);
      expect(await briefing.locator(".briefing-phases li").count(), name).toBeGreaterThan(1);
      if ((await briefing.locator("aside").count()) > 0) special.push(name);
      // Nothing of it sticks out of the screen.
      const over = await briefing.evaluate((one) => one.scrollWidth - one.clientWidth);
      expect(over, name).toBeLessThanOrEqual(0);
      if ((await page.getByTestId("spans").locator("li").count()) > 0) told.push(name);
      if (id === wanted[0].id) expect(await seriousFindings(page)).toEqual([]);
      await press("briefing-close");
      await player.standing();
      if (isPhone) {
        await press("menu");
        await press("menu-briefing");
      } else await press("how-to-win");
      await standing.waitFor();
    }
    // The two short battles of Bloody Steppes have no rules of their own; there and at its Alma everybody is on the map.
    const short = ["bloody-steppes scarlett", "bloody-steppes great-redoubt"];
    const all = wanted.map(({ system, id }) => `${system} ${id}`);
    expect(special).toEqual(all.filter((one) => !short.includes(one)));
    expect(told).toEqual(all.filter((one) => ![...short, "bloody-steppes alma"].includes(one)));
  },
  240_000,
);
