import { expect, inject, test } from "vitest";
import { seeded } from "./playing/battle.ts";
import { playerAt } from "./playing/player.ts";
import { inChromium, visit } from "./site/visit.ts";

inChromium();

const battle = { system: "bloody-retribution", scenario: "inkerman", seat: "allied" };

test("a bold opponent is chosen, plays first, shows its turn, and says what it is trying to do", async () => {
  const { page } = await visit();
  const player = await playerAt(page);
  await page.goto(seeded(inject("site"), 3));
  const card = page.locator(`[data-testid=battle][data-system=${battle.system}][data-scenario=${battle.scenario}]`);
  await card.waitFor();
  await page.getByTestId("opponent").selectOption("regular");
  await page.getByTestId("temper").selectOption("bold");
  await card.locator(`[data-testid=seat][data-seat=${battle.seat}]`).click();
  await card.getByTestId("play-now").click();
  const now = await player.standing();
  expect(now.entry).toBeGreaterThan(0);
  await page.getByTestId("aim").click();
  const words = page.getByTestId("aim-words");
  await page.waitForFunction(() => (document.querySelector("[data-testid=aim-words]")?.textContent ?? "").length > 0);
  expect(await words.textContent()).toMatch(/^We attack .+\.$/);
  await page.getByTestId("recap").click();
  await page.getByTestId("film").waitFor();
  await page.getByTestId("film-back").click();
  await page.getByTestId("film-close").click();
  expect((await player.standing()).entry).toBe(now.entry);
});
