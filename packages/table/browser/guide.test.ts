import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { lessonSteps } from "../src/guide/steps.ts";
import { exportGame } from "./playing/battle.ts";
import { fingerAt, playerAt } from "./playing/player.ts";
import { seriousFindings } from "./site/audit.ts";
import { PHONE } from "./site/screens.ts";
import { inChromium, visit } from "./site/visit.ts";

inChromium();

/** What the only saved game of this browser says of itself. */
const savedAbout = (page: Page): Promise<{ readonly entries: number; readonly players: readonly string[] }> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const opening = indexedDB.open("redoubt");
        opening.onsuccess = () => {
          const all = opening.result.transaction("games").objectStore("games").getAll();
          all.onsuccess = () => {
            opening.result.close();
            done(all.result[0]?.about ?? { entries: -1, players: [] });
          };
        };
      }),
  );

const site = (): string => `${inject("site")}?pace=instant`;

test("the first battle is learnt by clicks, survives a reload and leads to the whole battle", async () => {
  const { page } = await visit();
  const player = await playerAt(page);
  await page.goto(site());
  await page.getByTestId("learn").click();
  await player.standing();
  const guide = page.getByTestId("guide");
  const isAt = (step: string) => expect.poll(() => guide.getAttribute("data-step")).toBe(step);
  await isAt("ground");
  // Every element of the lesson has "guide" in its class or test id; the rest of the page has an audit of its own.
  expect((await seriousFindings(page)).filter((finding) => finding.includes("guide"))).toEqual([]);
  await page.getByTestId("guide-next").click();
  await isAt("bombard");
  await player.give("bombard 41st");
  await isAt("take-up");
  await player.give("move 1/Ta");
  await isAt("why-not");
  const wall = await page.evaluate(() => globalThis.redoubt?.place("1910"));
  await page.mouse.click(wall?.x ?? 0, wall?.y ?? 0);
  await isAt("undo");
  await expect.poll(() => page.locator("[data-guide]").getAttribute("data-testid")).toBe("undo");
  await page.keyboard.press("z");
  await isAt("move");
  await player.give("move 1/Ta");
  await player.give("go 1909");
  await isAt("time");
  const { entry } = await player.standing();
  await expect.poll(async () => (await savedAbout(page)).entries).toBe(entry);
  await page.reload();
  await player.standing();
  await isAt("time");
  const elsewhere = await visit();
  await elsewhere.page.goto(site());
  const buffer = Buffer.from(await exportGame(page));
  await elsewhere.page.getByTestId("file").setInputFiles({ name: "lesson.json", mimeType: "application/json", buffer });
  await expect.poll(() => elsewhere.page.getByTestId("guide").getAttribute("data-step")).toBe("time");
  for (const answer of ["disrupt 3/Ta", "move 2/Ta", "go 1810", "move 1/Ok", "go 1809"]) await player.give(answer);
  await isAt("wall");
  for (const answer of ["attack 1910", "add 1/Ta", "add 2/Ta", "add 1/Ok", "resolve", "lose 1/Ta", "advance 1/Ok"])
    await player.give(answer);
  await isAt("momentum");
  await player.give("halt");
  await isAt("owner");
  await player.give("offer");
  await isAt("verdict");
  await page.getByTestId("guide-whole-battle").click();
  await expect.poll(() => guide.count()).toBe(0);
  const { choices } = await player.standing();
  expect(choices.some(({ text }) => text === "move 1/Bk")).toBe(true);
});

test("on a phone the lesson shows every step when asked to, and can be skipped and left", async () => {
  const { page } = await visit(PHONE);
  const player = await fingerAt(page);
  await page.goto(site());
  await page.getByTestId("learn").tap();
  await player.standing();
  const guide = page.getByTestId("guide");
  const step = async (): Promise<string> => {
    await player.standing();
    return (await guide.getAttribute("data-step")) ?? "";
  };
  const met = new Set([await step()]);
  await page.getByTestId("guide-next").tap();
  await expect.poll(step).toBe("bombard");
  met.add("bombard");
  await page.getByTestId("guide-show").tap();
  await expect.poll(step).toBe("take-up");
  await page.getByTestId("guide-skip").tap();
  await expect.poll(step).toBe("why-not");
  for (let taps = 0; taps < 30 && (await step()) !== "verdict"; taps++) {
    const before = await step();
    const { entry } = await player.standing();
    met.add(before);
    await page.getByTestId("guide-show").tap();
    await expect.poll(async () => (await step()) !== before || (await player.standing()).entry !== entry).toBe(true);
  }
  expect(await step()).toBe("verdict");
  // The battalion was never taken up, so that there was nothing to take back.
  const unmet = lessonSteps.map(({ id }) => id).filter((id) => !met.has(id));
  expect(unmet).toEqual(["take-up", "undo", "verdict"]);
  await page.getByTestId("guide-play-on").tap();
  await expect.poll(() => guide.count()).toBe(0);
  await expect.poll(async () => (await savedAbout(page)).players).toEqual(["person", "regular"]);
  await page.reload();
  await player.standing();
  expect(await guide.count()).toBe(0);
});
