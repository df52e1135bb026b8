import { wargames } from "@redoubt/registry";
import { expect, inject, test } from "vitest";
import { seeded } from "./playing/battle.ts";
import { layBattle } from "./playing/laid.ts";
import { playerAt } from "./playing/player.ts";
import { inChromium, visit } from "./site/visit.ts";

inChromium();

const RETRIBUTION = wargames.find(({ id }) => id === "bloody-retribution") ?? wargames[0];

test("capitulating asks first, and can be left alone", async () => {
  const { page, player } = await layBattle(undefined, RETRIBUTION);
  const start = await player.standing();
  await page.locator('[data-answer="capitulate"]').click();
  await page.getByTestId("asking").waitFor();
  expect((await player.standing()).entry).toBe(start.entry);
  await page.keyboard.press("Escape");
  await page.getByTestId("asking").waitFor({ state: "detached" });
  await page.locator('[data-answer="capitulate"]').click();
  await page.getByTestId("primary").click();
  await page.getByTestId("over").waitFor();
});

test("ending a phase by its key says what is left undone and what follows, and ends it when pressed again", async () => {
  const { page } = await visit();
  const player = await playerAt(page);
  const unit = { kind: "infantry", side: "north" };
  const position = {
    system: "night-piquets",
    scenario: null,
    map: { cols: 9, rows: 9 },
    units: [
      { ...unit, id: "N1", at: "0303" },
      { ...unit, id: "N2", at: "0606" },
      { ...unit, id: "S1", side: "south", at: "0808" },
    ],
    phase: "movement",
  };
  await page.goto(seeded(inject("teachingSite"), 2));
  const file = { name: "night.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(position)) };
  await page.getByTestId("file").setInputFiles(file);
  const start = await player.standing();
  await page.keyboard.press("e");
  const asking = page.getByTestId("asking");
  await asking.waitFor();
  expect(await asking.textContent()).toContain("2 units could still move");
  expect(await asking.textContent()).toContain("southern side moves");
  expect((await player.standing()).entry).toBe(start.entry);
  await page.keyboard.press("e");
  await page.getByTestId("curtain").waitFor();
});
