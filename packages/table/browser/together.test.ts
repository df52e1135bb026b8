import { wargames } from "@redoubt/registry";
import { expect, test } from "vitest";
import type { Moment } from "./pictures/played.ts";
import { isFree, openPlayed, placeOf, takable } from "./playing/everywhere.ts";
import { playerAt } from "./playing/player.ts";
import { inChromium, visit } from "./site/visit.ts";

inChromium();

const ON_MAP = /^\d{4}$/;

/** Units of one formation that can be taken up together. */
function matesOf({ view, answers }: Moment): readonly string[] {
  const free = takable(answers);
  const units = view.units.filter(({ id, at }) => free.includes(id) && ON_MAP.test(at));
  const formations = Map.groupBy(units, ({ face }) => face.group ?? face.bandRight);
  formations.delete("");
  return [...formations.values()].map((all) => all.map(({ id }) => id)).find((all) => all.length > 1) ?? [];
}

/** The hexes round one, and some that may be off the map. */
function round(hex: string): readonly string[] {
  const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  const near = [-1, 0, 1];
  const named = (x: number, y: number): string => `${x}`.padStart(2, "0") + `${y}`.padStart(2, "0");
  return near.flatMap((x) => near.map((y) => named(column + x, row + y))).filter((one) => one !== hex);
}

// The Alma has its own tests; at Inkerman (Bloody Retribution) the sides move one unit in turn.
test.each(wargames.filter(({ id }) => id === "bloody-steppes" || id === "imperial-bayonets"))(
  "$id: units of a formation go together by clicks, each way is shown before, and Z takes all back; N takes up the next",
  async (system) => {
    const { page } = await visit();
    const player = await playerAt(page);
    const moment = await openPlayed(player, system, (one) => isFree(one) && matesOf(one).length > 1);
    const mates = matesOf(moment);
    const { entry } = await player.standing();
    const group = page.getByTestId("group-card");
    const isGoing = () => group.getByTestId("move-together").count();
    /** Takes all with one of them in the lead and points at a hex beside it, until somebody would go. */
    const aim = async (): Promise<string> => {
      for (const lead of mates) {
        const { x, y } = await placeOf(page, lead);
        await page.mouse.click(x, y, { clickCount: 2 });
        await expect.poll(() => group.locator("li").count()).toBe(mates.length);
        for (const hex of round(moment.view.units.find(({ id }) => id === lead)?.at ?? "")) {
          const to = await placeOf(page, hex);
          if (to.x === 0) continue;
          await page.mouse.click(to.x, to.y);
          await group.locator("li[data-to]").or(group.getByText("None of them")).first().waitFor();
          if ((await isGoing()) > 0) return hex;
        }
        await page.keyboard.press("Escape");
        await page.keyboard.press("Escape");
      }
      throw new Error("nobody goes");
    };
    const hex = await aim();
    await page.locator('[data-mark="group-way"]').waitFor();
    expect((await player.standing()).entry).toBe(entry);
    const to = await placeOf(page, hex);
    await page.mouse.click(to.x, to.y);
    await expect.poll(async () => (await player.standing()).entry).toBeGreaterThan(entry);
    await page.keyboard.press("z");
    await expect.poll(async () => (await player.standing()).entry).toBe(entry);
    // The map steps by itself while it has the keyboard.
    await page.locator("h1.battle").click();
    await page.keyboard.press("n");
    await page.getByTestId("let-go").waitFor();
    expect((await player.standing()).entry).toBe(entry + 1);
  },
);
