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
  // One act is soon over and takes its film along: the button is pressed as soon as it is there, before it has come to rest.
  await page.getByTestId("film-back").dispatchEvent("click");
  await page.getByTestId("film").waitFor();
  await page.getByTestId("film-close").click();
  expect((await player.standing()).entry).toBe(now.entry);
});

test("a marshal thinks with every core there is, gives its turn, and says what it is trying to do", async () => {
  const { page } = await visit();
  const player = await playerAt(page);
  await page.goto(seeded(inject("site"), 3));
  const card = page.locator("[data-testid=battle][data-system=spi-quad][data-scenario=balaclava]");
  await card.waitFor();
  await page.getByTestId("opponent").selectOption("marshal");
  await card.locator("[data-testid=seat][data-seat=allied]").click();
  await card.getByTestId("play-now").click();
  expect((await player.standing()).entry).toBeGreaterThan(0);
  // Referee and staff have a worker each; the staff's own counts for one of the cores.
  const cores = await page.evaluate(() => navigator.hardwareConcurrency);
  expect(page.workers().length).toBe(1 + Math.min(cores, 8));
  await page.getByTestId("aim").click();
  await expect.poll(() => page.getByTestId("aim-words").textContent()).toMatch(/^We .+\.$/);
});
