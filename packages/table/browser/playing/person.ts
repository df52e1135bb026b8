import { wargames } from "@redoubt/registry";
import type { Locator, Page } from "playwright-core";
import { SCREENS } from "../site/screens.ts";
import { visit } from "../site/visit.ts";
import { placeOf } from "./place.ts";
import { fingerAt, type Player, playerAt } from "./player.ts";

/** Every system at a desk and on a phone. */
export const everywhere = wargames.flatMap((system) => SCREENS.map((screen) => ({ id: system.id, system, ...screen })));

/** One system on one screen. */
export type Sitting = (typeof everywhere)[number];

/** Somebody at a desk with a mouse, or with a finger on a phone. */
export interface Person {
  readonly page: Page;
  readonly player: Player;
  readonly isPhone: boolean;
  /** Points at a hex or a unit of the map. */
  readonly at: (name: string) => Promise<void>;
  /** Presses a button. */
  readonly press: (button: Locator | string) => Promise<void>;
  /** Turns to a part of the table: on a phone by its tab, at a desk it is there. */
  readonly turnTo: (part: "decide" | "odds" | "log" | "units") => Promise<void>;
}

/** Somebody who was never here before, on a screen. */
export async function sitDown({ options }: Pick<Sitting, "options">): Promise<Person> {
  const { page } = await visit(options);
  const isPhone = "hasTouch" in options;
  const player = isPhone ? await fingerAt(page) : await playerAt(page);
  const press = (button: Locator | string): Promise<void> => {
    const one = typeof button === "string" ? page.getByTestId(button) : button;
    return isPhone ? one.tap() : one.click();
  };
  return {
    page,
    player,
    isPhone,
    press,
    async at(name) {
      const { x, y } = await placeOf(page, name);
      await (isPhone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    },
    async turnTo(part) {
      if (isPhone) await press(`tab-${part}`);
    },
  };
}

/** The answers of the game so far. */
export async function answersOf(page: Page): Promise<readonly string[]> {
  const text = await page.evaluate(() => globalThis.redoubt?.file());
  return JSON.parse(text ?? "{}").entries.map(({ answer }: { answer: string }) => answer);
}
