import { wargames } from "@redoubt/registry";
import { expect, inject, test } from "vitest";
import { layBattle, playToTheEnd } from "./playing/laid.ts";
import { placeOf } from "./playing/place.ts";
import { findingsOf, seriousFindings } from "./site/audit.ts";
import { DESKTOP, PHONE } from "./site/screens.ts";
import { inChromium, visit } from "./site/visit.ts";

inChromium();

const RETRIBUTION = wargames.find(({ id }) => id === "bloody-retribution") ?? wargames[0];

const LOOKS = [
  { look: "by day", options: DESKTOP },
  { look: "by lamp light", options: { ...DESKTOP, colorScheme: "dark" } },
  { look: "on a phone", options: PHONE },
] as const;

test.each(LOOKS)("axe finds nothing serious on the start page $look", async ({ options }) => {
  const { page } = await visit(options);
  await page.goto(inject("site"));
  // A picture is fetched when its card comes into sight.
  await page.locator(".vig").first().waitFor();
  for (const vignette of await page.locator(".vig").all()) await vignette.scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator(".vig img").count()).toBe(wargames.flatMap((one) => one.scenarios).length);
  expect(await seriousFindings(page)).toEqual([]);
});

test.each(LOOKS)(
  "axe finds nothing serious on the table $look: asked, refused, in the menu, in the rules",
  async ({ options }) => {
    const laid = await layBattle(options);
    const { page, player, draw } = laid;
    for (let i = 0; i < 3; i++) await player.give(draw.act((await player.standing()).choices));
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByTestId("menu").click();
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    await page.getByTestId("rules").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  },
);

test("the buttons of the table are called by what stands on them", async () => {
  const { page, player, draw } = await layBattle();
  for (let i = 0; i < 4; i++) await player.give(draw.act((await player.standing()).choices));
  await page.getByTestId("oob-unit").first().waitFor();
  expect(await findingsOf(page, "label-content-name-mismatch")).toEqual([]);
});

test("axe finds nothing serious on the report, by day and by lamp light", async () => {
  const laid = await layBattle(DESKTOP, RETRIBUTION);
  const { page } = laid;
  await playToTheEnd(laid);
  await page.getByTestId("open-report").click();
  await page.getByTestId("report").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await seriousFindings(page)).toEqual([]);
});

test.each(LOOKS)(
  "axe finds nothing serious in the briefing, in the keys, on a card that looks and in what a step risks $look",
  async ({ options }) => {
    const { page, player } = await layBattle(options);
    await page.getByTestId("menu").click();
    await page.getByTestId("menu-briefing").click();
    await page.getByTestId("standing").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByTestId("briefing-close").click();
    await page.getByTestId("menu").click();
    await page.getByRole("button", { name: "Keys" }).click();
    await page.getByRole("dialog", { name: "Keys" }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await player.give("unit 7/Lt");
    const hex = await placeOf(page, "2409");
    await page.mouse.move(hex.x, hex.y);
    if (options !== PHONE) await page.getByTestId("follows").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const enemy = await placeOf(page, "KAZ/1E");
    await page.mouse.click(enemy.x, enemy.y, { button: "right" });
    await page.getByTestId("inspect").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  },
);
