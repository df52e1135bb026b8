import type { Page } from "playwright-core";
import { growHands, type Standing } from "./hands.ts";

/** Somebody who plays a table through its page, by clicks alone. */
export interface Player {
  readonly page: Page;
  /** The table once a person is asked. */
  readonly standing: () => Promise<Standing>;
  /** Gives an answer by as many clicks as it takes, and tells how the table stands then. */
  readonly give: (answer: string) => Promise<Standing>;
}

const MOST_CLICKS = 6;

/** How a place of the page is touched. */
type Touch = (x: number, y: number) => Promise<void>;

/** Somebody with a mouse. Must be called before the page is opened. */
export const playerAt = (page: Page): Promise<Player> => playing(page, (x, y) => page.mouse.click(x, y));

/** Somebody with a finger. Must be called before the page is opened. */
export const fingerAt = (page: Page): Promise<Player> => playing(page, (x, y) => page.touchscreen.tap(x, y));

async function playing(page: Page, touch: Touch): Promise<Player> {
  await page.addInitScript(growHands);
  const settled = async (before: string): Promise<Standing> => {
    const now = await page.evaluate((sign) => globalThis.hands.settled(sign), before);
    if (now === null) throw new Error("the table asks nothing");
    return now;
  };

  const lift = async (now: Standing): Promise<Standing> => {
    if (!now.sign.startsWith("curtain")) return now;
    const aim = await page.evaluate(() => globalThis.hands.aim(""));
    if (aim === null) throw new Error("the curtain cannot be lifted");
    await touch(aim.x, aim.y);
    return lift(await settled(now.sign));
  };

  const give = async (answer: string): Promise<Standing> => {
    let now = await lift(await settled(""));
    const { entry } = now;
    const trail: string[] = [];
    for (let click = 0; click < MOST_CLICKS; click++) {
      const aim = await page.evaluate((text) => globalThis.hands.aim(text), answer);
      if (aim === null)
        throw new Error(`nothing on the page leads to "${answer}" at ${entry} after ${trail.join(", ")}`);
      trail.push(`${aim.at} (${Math.round(aim.x)}, ${Math.round(aim.y)})`);
      await touch(aim.x, aim.y);
      now = await settled(now.sign);
      // Where a click takes a unit in hand, what else can be done with it is offered then.
      if (now.entry !== entry && !now.instead.includes(answer)) return lift(now);
    }
    throw new Error(`"${answer}" was not taken at ${entry} by clicks on ${trail.join(", ")}`);
  };
  return { page, standing: async () => lift(await settled("")), give };
}
