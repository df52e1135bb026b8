import { expect, inject, test } from "vitest";
import { seeded } from "./playing/battle.ts";
import { fingerAt } from "./playing/player.ts";
import { seriousFindings } from "./site/audit.ts";
import { PHONE } from "./site/screens.ts";
import { inChromium, visit } from "./site/visit.ts";

inChromium();

const foot = { kind: "infantry", formation: "line" };
const position = {
  system: "bloody-steppes",
  scenario: null,
  map: { cols: 8, rows: 8 },
  active: "allied",
  units: [
    { ...foot, id: "A", side: "allied", at: "0407", facing: "N/NE", stats: { sp: 8, morale: 8, fire: "-1/0" } },
    { ...foot, id: "R", side: "russian", at: "0404", facing: "S/SW", stats: { sp: 8, morale: 6, fire: "0/+1" } },
    { ...foot, id: "T", side: "russian", at: "0304", facing: "S/SW", stats: { sp: 8, morale: 6, fire: "0/+1" } },
  ],
};

test("VI.6: an act of the enemy is one card on a phone: chances, an instruction on the spot, and nothing more this activation", async () => {
  const { page } = await visit(PHONE);
  const player = await fingerAt(page);
  await page.goto(seeded(inject("site"), 2));
  const file = { name: "reaction.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(position)) };
  await page.getByTestId("file").setInputFiles(file);
  await player.give("unit A");
  const asked = await player.give("hex 0406");
  const decision = page.getByTestId("decision");
  expect(await decision.getAttribute("data-kind")).toBe("reactor");
  const rows = page.getByTestId("reply");
  expect(await rows.first().textContent()).toMatch(/Fire.*(in 10|sure|no chance).*to cost it a point/);
  expect(await page.getByTestId("next-time").textContent()).toContain("all Russians");
  // The third of the circles is the whole side, the fourth of the ways is always.
  await page.getByTestId("scope").last().click();
  await page.getByTestId("way").last().click();
  await expect.poll(async () => (await player.standing()).entry).toBe(asked.entry + 4);
  await page.getByTestId("scope").last().click();
  expect(await page.getByTestId("way").last().getAttribute("aria-pressed")).toBe("true");
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByTestId("way").first().click();
  await expect.poll(async () => (await player.standing()).entry).toBe(asked.entry + 8);
  await page.getByTestId("quiet").click();
  const back = await player.standing();
  expect([back.seat, await decision.getAttribute("data-kind")]).toEqual([0, "act"]);
});
