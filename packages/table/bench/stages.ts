import type { Browser, Page } from "playwright-core";
import { type Player, playerAt } from "../browser/playing/player.ts";
import { bigPosition } from "./big-position.ts";
import { framesDuring, type Gesture, pan, zoom } from "./gestures.ts";

const VIEW = { viewport: { width: 1440, height: 900 } } as const;
const GLIDE = 450;

/** A page on which the gestures are made; each tells how long its frames took. */
export interface Stage {
  readonly name: string;
  readonly gestures: Readonly<Record<Gesture, () => Promise<readonly number[]>>>;
  readonly close: () => Promise<void>;
}

async function bigTable(page: Page, site: string): Promise<Player> {
  const player = await playerAt(page);
  await page.goto(`${site}?pace=instant`);
  const file = { name: "big.json", mimeType: "application/json", buffer: Buffer.from(bigPosition()) };
  await page.getByTestId("file").setInputFiles(file);
  await player.standing();
  return player;
}

/** Takes up the next unit, then counts the frames from the click that sends it off until it has arrived. */
async function moveUnit(player: Player, unit: string): Promise<readonly number[]> {
  const { page } = player;
  const { choices, entry } = await player.give(`unit ${unit}`);
  const hexes = choices.filter(({ text }) => text.startsWith("hex "));
  // The farthest hex, so that nothing is left to decide afterwards but to stop.
  const goal = (hexes.at(-1)?.text ?? "").slice("hex ".length);
  const at = await page.evaluate((name) => globalThis.redoubt?.place(name) ?? null, goal);
  if (at === null) throw new Error(`${goal} is not on the map`);
  const frames = await framesDuring(page, async () => {
    await page.mouse.click(at.x, at.y);
    await page.waitForTimeout(GLIDE);
  });
  await page.waitForFunction((before) => (globalThis.redoubt?.now().entry ?? 0) > before, entry);
  const { choices: after } = await player.standing();
  if (after.some(({ text }) => text === "stop")) await player.give("stop");
  return frames;
}

/** The table with 1,000 hexes and 150 counters. */
export async function tableStage(browser: Browser, site: string): Promise<Stage> {
  const context = await browser.newContext(VIEW);
  const page = await context.newPage();
  const player = await bigTable(page, site);
  const box = await page.getByTestId("board").boundingBox();
  if (box === null) throw new Error("there is no map");
  let next = 10;
  return {
    name: "table",
    gestures: {
      pan: () => framesDuring(page, () => pan(page, box)),
      zoom: () => framesDuring(page, () => zoom(page, box)),
      "move a counter": () => moveUnit(player, `A${next++}`),
    },
    close: () => context.close(),
  };
}

/** A page with one picture of the same size, dragged and magnified by the same gestures, and a square that glides over it. */
export async function pictureStage(browser: Browser, address: string): Promise<Stage> {
  const context = await browser.newContext(VIEW);
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>("#picture")?.complete);
  const box = { x: 0, y: 0, ...VIEW.viewport };
  return {
    name: "picture",
    gestures: {
      pan: () => framesDuring(page, () => pan(page, box)),
      zoom: () => framesDuring(page, () => zoom(page, box)),
      async "move a counter"() {
        await page.evaluate(() => document.querySelector<HTMLElement>("#counter")?.style.removeProperty("transform"));
        await page.waitForTimeout(GLIDE);
        return framesDuring(page, async () => {
          await page.keyboard.press("m");
          await page.waitForTimeout(GLIDE);
        });
      },
    },
    close: () => context.close(),
  };
}
