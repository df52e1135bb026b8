import { wargames } from "@redoubt/registry";
import { expect, inject, test } from "vitest";
import { briefBattle, seeded } from "./playing/battle.ts";
import { type Person, sitDown } from "./playing/person.ts";
import { DESKTOP, PHONE } from "./site/screens.ts";
import { inChromium } from "./site/visit.ts";

inChromium();

/** Two people at one screen begin a battle. */
async function begin({ page, player, press }: Person, system: string, battle: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(seeded(inject("site"), 3));
  const card = page.locator(`[data-testid="battle"][data-system="${system}"][data-scenario="${battle}"]`);
  await press(card.getByTestId("two-players"));
  await player.standing();
}

/** Between two people the analysis board helps nobody. */
async function isNoHelp({ page }: Person, name: string): Promise<void> {
  await page.getByText("Against another person nobody is helped").first().waitFor();
  for (const help of ["ask-staff", "count-curve"]) expect(await page.getByTestId(help).count(), name).toBe(0);
}

test("at a desk every battle's book begins with its charts, none of them cut, its options in sentences; between two people the analysis board helps nobody", async () => {
  const person = await sitDown({ options: DESKTOP });
  const { page, press } = person;
  for (const { id, scenarios } of wargames) {
    for (const { id: battle } of scenarios) {
      const name = `${id} ${battle}`;
      await begin(person, id, battle);
      await page.keyboard.press("?");
      await page.getByTestId("chart").first().waitFor();
      const chapters = await page.locator(".book-page h2").allTextContents();
      expect(chapters[0], name).toBe("Charts");
      const cut = await page.getByTestId("chart").evaluateAll((all) => {
        const isCut = (one: Element): boolean => one.getBoundingClientRect().right > innerWidth;
        return all.filter((one) => isCut(one) || !/auto|scroll/.test(getComputedStyle(one).overflowX)).length;
      });
      expect(cut, name).toBe(0);
      for (const told of await page.locator(".book-options dd").allTextContents())
        expect(told, name).toMatch(/\w \w.+\./);
      await press("rules-close");
      await press("analysis-open");
      await isNoHelp(person, name);
    }
  }
}, 240_000);

test("on a phone the analysis board helps nobody between two people, in every system", async () => {
  const person = await sitDown({ options: PHONE });
  const { press } = person;
  for (const system of wargames) {
    await begin(person, system.id, briefBattle(system));
    await press("menu");
    await press("menu-analysis");
    await press("analysis-staff");
    await isNoHelp(person, system.id);
  }
});
