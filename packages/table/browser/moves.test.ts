import { expect, test } from "vitest";
import type { Moment } from "./pictures/played.ts";
import { isFree, openPlayed, takable } from "./playing/everywhere.ts";
import { answersOf, everywhere, sitDown } from "./playing/person.ts";
import { inChromium } from "./site/visit.ts";

inChromium();

const WENT = /^(hex|go) (\d{4})$/;

/** Those who can be taken up and stand alone in their hexes. */
function alone({ view, answers }: Moment): readonly string[] {
  const free = takable(answers);
  const held = Map.groupBy(view.units, ({ at }) => at);
  return view.units.filter(({ id, at }) => free.includes(id) && held.get(at)?.length === 1).map(({ id }) => id);
}

// A finger is shown where it would go first: with it the hex is pointed at twice.
test.each(everywhere)(
  "$id on $on: a move is the unit, and as far as it can go, at any length",
  async ({ system, options }) => {
    const { page, player, at, isPhone, press } = await sitDown({ options });
    const moment = await openPlayed(player, system, (one) => isFree(one) && alone(one).length > 0);
    const { entry } = await player.standing();
    const held = new Set(moment.view.units.map((unit) => unit.at));
    const farFrom = (hex: string, from: string): number =>
      Math.hypot(Number(hex.slice(0, 2)) - Number(from.slice(0, 2)), Number(hex.slice(2)) - Number(from.slice(2)));
    for (const unit of alone(moment)) {
      const from = moment.view.units.find(({ id }) => id === unit)?.at ?? "";
      await at(unit);
      await expect.poll(async () => (await player.standing()).entry).toBe(entry + 1);
      const { choices } = await player.standing();
      const hexes = choices.map(({ text }) => WENT.exec(text)?.[2] ?? "").filter((hex) => hex !== "" && !held.has(hex));
      const [far] = hexes.sort((a, b) => farFrom(b, from) - farFrom(a, from));
      if (far === undefined) {
        if (isPhone) await press(page.getByTestId("undo").first());
        else await page.keyboard.press("Escape");
        await expect.poll(async () => (await player.standing()).entry).toBe(entry);
        continue;
      }
      await at(far);
      if (isPhone) {
        await expect.poll(() => page.getByTestId("decision").textContent()).toContain(far);
        expect((await player.standing()).entry).toBe(entry + 1);
        await at(far);
      }
      await expect.poll(async () => (await answersOf(page)).slice(entry).join()).toMatch(new RegExp(` ${far}\\b`));
      return;
    }
    throw new Error("nobody goes anywhere");
  },
);
