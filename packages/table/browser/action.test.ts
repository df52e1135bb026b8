import { expect, inject, test } from "vitest";
import { playerAt } from "./playing/player.ts";
import { DESKTOP } from "./site/screens.ts";
import { inChromium, visit } from "./site/visit.ts";

inChromium();

const stats = { fire: 6, melee: 5, morale: 2, ma: 5 };
const unit = { side: "allied", nation: "british", kind: "infantry", stats };
const russian = { ...unit, side: "russian", nation: "russian" };
const position = {
  system: "spi-quad",
  scenario: null,
  map: { cols: 12, rows: 12 },
  units: [
    { ...unit, id: "A1", at: "0303" },
    { ...unit, id: "A2", at: "0403" },
    { ...russian, id: "R1", at: "0304" },
    { ...russian, id: "R2", at: "0607" },
  ],
  turn: 1,
  active: "allied",
  phase: "offensive-fire",
};

/** Fires at the Russians in 0304, and answers the page on which it is shown. */
async function fire(reducedMotion: "reduce" | "no-preference") {
  const { page } = await visit({ ...DESKTOP, reducedMotion });
  await page.addInitScript(() => {
    const Whole = globalThis.AudioContext;
    globalThis.AudioContext = class extends Whole {
      constructor() {
        super();
        document.documentElement.dataset.heard = "yes";
      }
    };
  });
  const player = await playerAt(page);
  await page.goto(`${inject("site")}?seed=6&pace=calm&briefing=none&preselect=none`);
  const buffer = Buffer.from(JSON.stringify(position));
  await page.getByTestId("file").setInputFiles({ name: "fire.json", mimeType: "application/json", buffer });
  await player.standing();
  for (const answer of ["target 0304", "add A1", "add A2", "fire"]) await player.give(answer);
  return { page, action: page.getByTestId("action") };
}

test("a fire is shown as lines from those who fire, goes by itself, and is shown again in the replay", async () => {
  const { page, action } = await fire("no-preference");
  await expect.poll(() => action.getAttribute("data-acts")).toContain("strike");
  await page.locator('[data-mark="act-strike"]').waitFor();
  expect(await action.locator(".act-line.act-strike").count()).toBe(2);
  await action.waitFor({ state: "detached" });
  await page.keyboard.press(",");
  await page.getByTestId("film").waitFor();
  await page.keyboard.press(".");
  await expect.poll(() => action.getAttribute("data-acts")).toContain("strike");
});

test("whoever prefers less motion is shown none of it", async () => {
  const { page, action } = await fire("reduce");
  await page.getByTestId("flag").first().waitFor();
  expect(await action.count()).toBe(0);
  await page.keyboard.press(",");
  await page.getByTestId("film").waitFor();
  expect(await action.count()).toBe(0);
});

test("nothing is heard until it is wanted; then what happens is, and the wish is kept", async () => {
  const { page } = await fire("reduce");
  const isHeard = () => page.locator("html").getAttribute("data-heard");
  expect(await isHeard()).toBeNull();
  const wish = page.getByTestId("sounds");
  await page.getByTestId("menu").click();
  expect(await wish.isChecked()).toBe(false);
  await wish.check();
  await page.keyboard.press("Escape");
  await page.keyboard.press(",");
  await page.getByTestId("film").waitFor();
  await page.keyboard.press(",");
  await page.keyboard.press(".");
  await expect.poll(isHeard).toBe("yes");
  await page.reload();
  await page.getByTestId("menu").click();
  expect(await wish.isChecked()).toBe(true);
});
