import { wargames } from "@redoubt/registry";
import { expect, test } from "vitest";
import type { Moment } from "./pictures/played.ts";
import { isFree, openPlayed, takable, takeUp } from "./playing/everywhere.ts";
import { everywhere, type Person, sitDown } from "./playing/person.ts";
import { placeOf } from "./playing/place.ts";
import { seriousFindings } from "./site/audit.ts";
import { SCREENS } from "./site/screens.ts";
import { inChromium } from "./site/visit.ts";

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

/** The empty hexes round a unit, and some that may be off the map. */
function emptyRound(unit: string, { view }: Moment): readonly string[] {
  const hex = view.units.find(({ id }) => id === unit)?.at ?? "";
  const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  const near = [-1, 0, 1];
  const named = (x: number, y: number): string => `${x}`.padStart(2, "0") + `${y}`.padStart(2, "0");
  const held = new Set(view.units.map(({ at }) => at));
  return near.flatMap((x) => near.map((y) => named(column + x, row + y))).filter((one) => !held.has(one));
}

/** Takes all of a formation with one of them in the lead: by a double click, or with a finger by its button. */
async function takeAll({ page, player, isPhone, press }: Person, lead: string, count: number): Promise<void> {
  const { x, y } = await placeOf(page, lead);
  if (isPhone) {
    await takeUp(player, [lead]);
    await press("take-formation");
  } else await page.mouse.click(x, y, { clickCount: 2 });
  await expect.poll(() => page.getByTestId("group-card").locator("li").count()).toBe(count);
}

// At Inkerman (Bloody Retribution) the sides move one unit in turn.
test.each(everywhere.filter(({ id }) => id !== "bloody-retribution"))(
  "$id on $on: units of a formation go together, each way is shown before, one undo takes all back, and the next is taken up",
  async ({ system, options }) => {
    const person = await sitDown({ options });
    const { page, player, isPhone, press, at } = person;
    const moment = await openPlayed(player, system, (one) => isFree(one) && matesOf(one).length > 1);
    const mates = matesOf(moment);
    const { entry } = await player.standing();
    const group = page.getByTestId("group-card");
    /** Takes all with one of them in the lead and points at a hex beside it, until somebody would go. */
    const aim = async (): Promise<string> => {
      for (const lead of mates) {
        await takeAll(person, lead, mates.length);
        for (const hex of emptyRound(lead, moment)) {
          if ((await placeOf(page, hex)).x === 0) continue;
          await at(hex);
          await group.locator("li[data-to]").or(group.getByText("None of them")).first().waitFor();
          if ((await group.getByTestId("move-together").count()) > 0) return hex;
        }
        for (let i = 0; i < 2 && (await group.count()) > 0; i++) await press(group.getByTestId("let-go"));
      }
      throw new Error("nobody goes");
    };
    const hex = await aim();
    await expect.poll(() => page.locator(".ghost-back").count()).toBeGreaterThan(0);
    if (!isPhone) await page.locator('[data-mark="group-way"]').waitFor();
    expect((await player.standing()).entry).toBe(entry);
    expect(await seriousFindings(page)).toEqual([]);
    await at(hex);
    await expect.poll(async () => (await player.standing()).entry).toBeGreaterThan(entry);
    if (isPhone) await press(page.getByTestId("undo").first());
    else await page.keyboard.press("z");
    await expect.poll(async () => (await player.standing()).entry).toBe(entry);
    if (isPhone) {
      await person.turnTo("units");
      await press("unit-next");
      await person.turnTo("decide");
    } else {
      // The map steps by itself while it has the keyboard.
      await page.locator("h1.battle").click();
      await page.keyboard.press("n");
    }
    await page.getByTestId("let-go").waitFor();
    expect((await player.standing()).entry).toBe(entry + 1);
  },
);

const [RETRIBUTION] = wargames.filter(({ id }) => id === "bloody-retribution");

test.each(SCREENS)(
  "where the other side acts after each unit nobody is taken together, on $on: one is taken by one click, and what else it can do is offered beside it",
  async ({ options }) => {
    const person = await sitDown({ options });
    const { page, player, isPhone, press, at } = person;
    const moment = await openPlayed(player, RETRIBUTION);
    const { entry } = await player.standing();
    const [lead, other] = matesOf(moment);
    const { x, y } = await placeOf(page, lead);
    if (isPhone) await at(lead);
    else {
      expect(await page.getByTestId("may-act").textContent()).toMatch(/\d+ may act/);
      expect(await page.getByTestId("take-row").count()).toBe(0);
      await page.keyboard.press("g");
      await expect.poll(() => page.getByTestId("notice").textContent()).toMatch(/One unit at a time/);
      await page.mouse.click(x, y);
    }
    await page.getByTestId("let-go").waitFor();
    expect((await player.standing()).entry).toBe(entry + 1);
    expect(await page.getByTestId("chooser").count()).toBe(0);
    for (const together of ["take-formation", "take-stack", "draw-lasso", "group-card"])
      expect(await page.getByTestId(together).count(), together).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    // Another instead of it, and then what spends it: the one in hand is let go of.
    await at(other);
    const rest = page.getByTestId("instead").locator(`[data-answer="disrupt ${other}"]`);
    await press(rest);
    await expect.poll(async () => (await player.standing()).entry).toBe(entry + 1);
    expect(await page.getByTestId("instead").count()).toBe(0);
    await person.turnTo("log");
    await expect.poll(() => page.getByTestId("log-line").last().textContent()).toMatch(/disrupt/);
  },
);

test.each(wargames.filter(({ id }) => id !== "bloody-retribution"))(
  "$id: a line drawn round units with Shift held takes them together, and Esc lets go",
  async (system) => {
    const { page, player } = await sitDown({ options: SCREENS[0].options });
    const moment = await openPlayed(player, system, (one) => isFree(one) && matesOf(one).length > 1);
    const [lead, mate] = matesOf(moment);
    // To look at one may move the map: whoever was found first is found again.
    await placeOf(page, mate);
    const [one, other] = [await placeOf(page, lead), await placeOf(page, mate)];
    const [left, right] = [Math.min(one.x, other.x) - 40, Math.max(one.x, other.x) + 40];
    const [top, bottom] = [Math.min(one.y, other.y) - 40, Math.max(one.y, other.y) + 40];
    await page.keyboard.down("Shift");
    await page.mouse.move(left, bottom);
    await page.mouse.down();
    for (const [x, y] of [
      [left, top],
      [right, top],
      [right, bottom],
    ])
      await page.mouse.move(x, y);
    await page.mouse.up();
    await page.keyboard.up("Shift");
    const card = page.getByTestId("group-card");
    for (const unit of [lead, mate]) await card.locator(`li[data-unit="${unit}"]`).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => card.count()).toBe(0);
  },
);
