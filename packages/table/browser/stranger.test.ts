import { expect, inject, test } from "vitest";
import { firstShot } from "./playing/stranger.ts";
import { DESKTOP, PHONE } from "./site/screens.ts";
import { inChromium, visit } from "./site/visit.ts";

inChromium();

test.each([
  { on: "a desk", options: DESKTOP },
  { on: "a phone", options: PHONE },
])(
  "on $on a stranger comes from the address to the first shot within 60 seconds, without opening the rules",
  async ({ options }) => {
    const { page } = await visit(options);
    const { seconds, file } = await firstShot(page, inject("site"));
    expect(file).toContain('"answer":"bombard 41st","rolls":[{');
    expect(seconds).toBeLessThan(60);
    expect(await page.getByTestId("rules").count()).toBe(0);
  },
);
