import { expect, test } from "vitest";
import { openAgainst } from "./playing/everywhere.ts";
import { everywhere, sitDown } from "./playing/person.ts";
import { inChromium } from "./site/visit.ts";

inChromium();

test.each(everywhere)(
  "$id on $on: the computer says which places it has in mind, and they are lit while it is read",
  async ({ system, options }) => {
    const { page, player, press, turnTo } = await sitDown({ options });
    await openAgainst(player, system, "regular");
    await turnTo("log");
    const lit = page.locator(".ov-changed");
    await press("aim");
    const words = page.getByTestId("aim-words");
    await expect.poll(() => words.textContent()).toMatch(/\b\d{4}\b/);
    // Whom it sends or holds, and where: never only that it fights well.
    expect(await words.textContent()).toMatch(/^We \w+ .+\.$/);
    await lit.first().waitFor();
    await press("aim");
    await expect.poll(() => lit.count()).toBe(0);
  },
);
