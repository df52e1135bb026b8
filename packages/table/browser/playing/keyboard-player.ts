import type { Page } from "playwright-core";
import { growHands, type Standing } from "./hands.ts";

const MOST_STEPS = 400;

/** Somebody who plays a table by keys alone, and knows only what a screen reader says and where the focus is. */
export interface KeyboardPlayer {
  readonly standing: () => Promise<Standing>;
  readonly give: (answer: string) => Promise<Standing>;
  /** Goes by Tab to the first element that matches, from where the focus is. */
  readonly tabTo: (selector: string) => Promise<void>;
}

/** Must be called before the page is opened. */
export async function keyboardPlayerAt(page: Page): Promise<KeyboardPlayer> {
  await page.addInitScript(growHands);
  const press = (key: string) => page.keyboard.press(key);
  const settled = async (before: string): Promise<Standing> => {
    const now = await page.evaluate((sign) => globalThis.hands.settled(sign), before);
    if (now === null) throw new Error("nothing has changed");
    return now;
  };
  const isOn = (selector: string) =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

  const tabTo = async (selector: string): Promise<void> => {
    for (let i = 0; i < MOST_STEPS; i++) {
      if (await isOn(selector)) return;
      await press("Tab");
    }
    throw new Error(`Tab never comes to ${selector}`);
  };

  const goTo = async (hex: string): Promise<void> => {
    await press("m");
    for (let i = 0; i < MOST_STEPS; i++) {
      const said = (await page.getByTestId("said").textContent()) ?? "";
      if (said.startsWith(`Hex ${hex}`)) return;
      await press("n");
      await page.waitForFunction(
        (before) => document.querySelector('[data-testid="said"]')?.textContent !== before,
        said,
      );
    }
    throw new Error(`N never comes to ${hex}`);
  };

  const pick = async (name: string): Promise<void> => {
    const place = await page.evaluate((one) => globalThis.redoubt?.place(one)?.hex ?? null, name);
    if (place === null) {
      await press("d");
      await tabTo(`[data-testid="off-unit"][data-unit="${name}"]`);
      return press("Enter");
    }
    await goTo(place);
    await press("Enter");
  };

  const lift = async (now: Standing): Promise<Standing> => {
    if (!now.sign.startsWith("curtain")) return now;
    await tabTo('[data-testid="lift-curtain"]');
    await press("Enter");
    return lift(await settled(now.sign));
  };

  const give = async (answer: string): Promise<Standing> => {
    let now = await lift(await settled(""));
    const { entry } = now;
    for (let i = 0; i < 6 && (now.entry === entry || now.instead.includes(answer)); i++) {
      const before = now.sign;
      const button = `[data-answer="${answer}"]`;
      const open = await page.evaluate((text) => globalThis.hands.open(text), answer);
      if ((await page.locator(button).count()) > 0) {
        await press("d");
        await tabTo(button);
        await press("Enter");
      } else if (open === null) throw new Error(`no key leads to "${answer}"`);
      else if (open.fanPlace > 0) await press(String(open.fanPlace));
      else await pick(open.name);
      now = await settled(before);
    }
    if (now.entry === entry) throw new Error(`"${answer}" was not taken`);
    return lift(now);
  };
  return { standing: async () => lift(await settled("")), give, tabTo };
}
