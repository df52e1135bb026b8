import { wargames } from "@redoubt/registry";
import { expect, test } from "vitest";
import { openAgainst } from "./playing/everywhere.ts";
import { playerAt } from "./playing/player.ts";
import { inChromium, visit } from "./site/visit.ts";

inChromium();

test.each(wargames)(
  "$id: the computer says which places it has in mind, and they are lit while it is read",
  async (system) => {
    const { page } = await visit();
    const player = await playerAt(page);
    await openAgainst(player, system, "regular");
    await page.getByTestId("aim").click();
    await expect.poll(() => page.getByTestId("aim-words").textContent()).toMatch(/\b\d{4}\b/);
    await page.locator('[data-mark="changed"]').waitFor();
    await page.getByTestId("aim").click();
    await expect.poll(() => page.locator('[data-mark="changed"]').count()).toBe(0);
  },
);
