import { wargames } from "@redoubt/registry";
import { expect, inject, test } from "vitest";
import { beginOne, beginTwo, seeded } from "./playing/battle.ts";
import { openPlayed } from "./playing/everywhere.ts";
import { placeOf } from "./playing/place.ts";
import { playerAt } from "./playing/player.ts";
import { inChromium, visit } from "./site/visit.ts";

inChromium();

const plain = (): string => `${inject("site")}?seed=3&pace=instant`;

test("a battle begins with a briefing; W brings it back, and nothing is answered by it", async () => {
  const { page } = await visit();
  await page.goto(plain());
  await beginOne(page, "spi-quad", "alma");
  await page.getByTestId("standing").waitFor();
  expect(await page.getByTestId("standing").textContent()).toContain("Allied 0, Russian 0");
  expect(await page.getByTestId("spans").locator("li").count()).toBeGreaterThan(3);
  await page.keyboard.press("Enter");
  await page.getByTestId("decision").waitFor();
  await page.keyboard.press("w");
  await page.getByTestId("standing").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByTestId("briefing").count()).toBe(0);
  expect(await page.getByTestId("table").getAttribute("data-entry")).toBe("0");
});

test("a right click looks at an enemy and keeps the card; the fanned stack and the hex are one click away", async () => {
  const { page } = await visit();
  const player = await playerAt(page);
  await page.goto(seeded(inject("site"), 3));
  await beginTwo(page, "spi-quad", "alma");
  const { entry } = await player.standing();
  const at = await placeOf(page, "KAZ/1E");
  await page.mouse.click(at.x, at.y, { button: "right" });
  const card = page.getByTestId("inspect");
  await card.waitFor();
  await expect.poll(() => card.textContent()).toContain("infantry, fresh");
  await page.getByTestId("inspect-hex").click();
  await expect.poll(() => card.textContent()).toMatch(/level \d/);
  await page.keyboard.press("Escape");
  await expect.poll(() => card.count()).toBe(0);
  expect((await player.standing()).entry).toBe(entry);
});

test("a move is two clicks: the next unit ends the move before it; a line of the log leads back there, and on again", async () => {
  const { page } = await visit();
  const player = await playerAt(page);
  await page.goto(seeded(inject("site"), 3));
  await beginTwo(page, "spi-quad", "alma");
  await player.standing();
  const click = async (name: string) => {
    const at = await placeOf(page, name);
    await page.mouse.click(at.x, at.y);
    return player.standing();
  };
  // As quickly as a hand can: a click means the same before the reach of the unit is drawn.
  await click("7/Lt");
  await click("2409");
  await click("33/Lt");
  // The move before is ended and the next unit taken up by one click: two answers.
  await expect.poll(async () => (await player.standing()).entry).toBe(4);
  await click("2509");
  await expect.poll(async () => (await player.standing()).entry).toBe(5);
  await page.getByTestId("log-line").filter({ hasText: "7th Royal Fusiliers" }).first().click();
  await page.getByTestId("film").waitFor();
  expect(await page.getByTestId("log").textContent()).not.toContain("33rd Foot");
  await page.getByTestId("log-later").waitFor();
  await page.getByTestId("film-close").click();
  await expect.poll(() => page.getByTestId("log").textContent()).toContain("33rd Foot");
  // R: the move is ended, and the next unit goes the same way; N: the one after it is taken up and nothing else.
  const given = async (): Promise<readonly string[]> => {
    const text = await page.evaluate(() => globalThis.redoubt?.file());
    return JSON.parse(text ?? "{}").entries.map(({ answer }: { answer: string }) => answer);
  };
  const before = await given();
  await page.keyboard.press("r");
  await expect.poll(async () => (await given()).length).toBe(before.length + 3);
  expect((await given()).slice(-3).join(", ")).toMatch(/^stop, unit \S+, hex \d{4}$/);
  await page.keyboard.press("n");
  await expect.poll(async () => (await given()).slice(before.length + 3).join(", ")).toMatch(/^stop, unit \S+$/);
});

test.each(wargames)("$id: a notice goes by itself after a while, and at once with the next click", async (system) => {
  const { page } = await visit();
  const player = await playerAt(page);
  await page.clock.install();
  await openPlayed(player, system);
  const notice = page.getByTestId("notice");
  await page.keyboard.press("g");
  await notice.waitFor();
  await page.clock.fastForward(7500);
  await expect.poll(() => notice.count()).toBe(0);
  await page.keyboard.press("Escape");
  await page.keyboard.press("g");
  await notice.waitFor();
  await page.locator("h1.battle").click();
  await expect.poll(() => notice.count()).toBe(0);
});

test("the view of the map is as it was after the report was read, and a refusal goes when the map is moved", async () => {
  const { page } = await visit();
  const player = await playerAt(page);
  await page.goto(seeded(inject("site"), 3));
  await beginTwo(page, "spi-quad", "alma");
  await player.standing();
  const sheet = page.locator(".sheet").first();
  const at = await placeOf(page, "KAZ/1E");
  await page.mouse.click(at.x, at.y);
  await page.getByTestId("why-not").waitFor();
  await page.getByTestId("board").focus();
  for (let i = 0; i < 2; i++) await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(() => page.getByTestId("why-not").count()).toBe(0);
  const before = await sheet.evaluate((one) => one.style.transform);
  await page.getByTestId("menu").click();
  await page.getByRole("button", { name: "How it stands" }).click();
  expect(await page.getByTestId("verdict").textContent()).toBe("Nothing is decided yet");
  await page.getByTestId("report-close").click();
  await expect.poll(() => sheet.evaluate((one) => one.style.transform)).toBe(before);
});
