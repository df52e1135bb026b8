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

const PATIENCE = 20_000;
const MOST_CLICKS = 6;
// Choosing hands between the players covers the table for a moment: a click that changed nothing is looked at again.
const NOTHING_HAPPENS = 3_000;

/** Must be called before the page is opened. */
export async function playerAt(page: Page): Promise<Player> {
  await page.addInitScript(growHands);
  const wait = async (before: string, patience: number): Promise<Standing | null> =>
    page.evaluate(([sign, time]) => globalThis.hands.settled(sign, time), [before, patience] as const);

  const standing = async (): Promise<Standing> => {
    const now = await wait("", PATIENCE);
    if (now === null) throw new Error("the table asks nothing");
    return now;
  };

  const lift = async (now: Standing): Promise<Standing> => {
    if (!now.sign.startsWith("curtain")) return now;
    await page.getByTestId("lift-curtain").click();
    const next = await wait(now.sign, PATIENCE);
    if (next === null) throw new Error("the curtain stays down");
    return lift(next);
  };

  const give = async (answer: string): Promise<Standing> => {
    let now = await lift(await standing());
    const { entry } = now;
    const trail: string[] = [];
    for (let click = 0; click < MOST_CLICKS; click++) {
      const aim = await page.evaluate((text) => globalThis.hands.aim(text), answer);
      if (aim === null)
        throw new Error(`nothing on the page leads to "${answer}" at ${entry} after ${trail.join(", ")}`);
      trail.push(`${aim.at} (${Math.round(aim.x)}, ${Math.round(aim.y)})`);
      await page.mouse.click(aim.x, aim.y);
      const next = await wait(now.sign, click === MOST_CLICKS - 1 ? PATIENCE : NOTHING_HAPPENS);
      if (next === null) continue;
      now = next;
      if (now.entry !== entry) return lift(now);
    }
    throw new Error(`"${answer}" was not taken at ${entry} by clicks on ${trail.join(", ")}`);
  };
  return { page, standing: async () => lift(await standing()), give };
}
