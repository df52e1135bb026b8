import { wargames } from "@redoubt/registry";
import { expect, test } from "vitest";
import { goingTo, openPlayed, takable, takeUp } from "./playing/everywhere.ts";
import { answersOf, everywhere, type Person, sitDown } from "./playing/person.ts";
import { seriousFindings } from "./site/audit.ts";
import { SCREENS } from "./site/screens.ts";
import { inChromium } from "./site/visit.ts";

inChromium();

const WENT = /^(hex|go) \d{4}$/;

/** One unit goes one hex, and ends its move where that has to be said; who it was. */
async function goOne({ player }: Person): Promise<string> {
  const { unit, hexes } = await takeUp(player);
  const { choices } = await player.give(await goingTo(player, hexes[0]));
  const stop = choices.find(({ text }) => /^(stop|halt|end)$/.test(text));
  if (stop !== undefined && choices.some(({ text }) => WENT.test(text))) await player.give(stop.text);
  return unit;
}

async function sayAgain({ page, press, isPhone, turnTo }: Person): Promise<void> {
  if (!isPhone) return page.keyboard.press("r");
  await turnTo("units");
  await press("same-again");
}

test.each(everywhere)(
  "$id on $on: the last order is given again to the next unit that can follow it, by one key or button",
  async ({ system, options }) => {
    const person = await sitDown({ options });
    const { page, player } = person;
    await openPlayed(player, system);
    const { seat } = await player.standing();
    const first = await goOne(person);
    // Where the sides act in turn, the other one goes first.
    for (let i = 0; i < 4 && (await player.standing()).seat !== seat; i++) await goOne(person);
    const before = await answersOf(page);
    if (!person.isPhone) await page.locator("h1.battle").click();
    const given = async (): Promise<readonly string[]> => (await answersOf(page)).slice(before.length);
    const went = async (): Promise<boolean> => (await given()).some((answer) => WENT.test(answer));
    // Who cannot go the same way is in hand, and it is said; once more means the one after it.
    for (let i = 0; i < 12 && !(await went()); i++) {
      await sayAgain(person);
      const isTold = () => page.getByText("It cannot go the same way.").count();
      await expect.poll(async () => (await went()) || (await isTold()) > 0).toBe(true);
    }
    const [unit = ""] = takable((await given()).filter((answer) => !WENT.test(answer)));
    expect(unit).not.toBe("");
    expect(unit).not.toBe(first);
    expect(await seriousFindings(page)).toEqual([]);
  },
);

// How troops stand is chosen in the systems that have a word for it.
test.each(
  wargames
    .filter(({ words }) => "form" in words.verbs)
    .flatMap((system) => SCREENS.map((one) => ({ id: system.id, system, ...one }))),
)(
  "$id on $on: the formations of the unit in hand are fanned out beside it, with prices and reasons, and taken by one click",
  async ({ system, options }) => {
    const person = await sitDown({ options });
    const { page, player, press } = person;
    await openPlayed(player, system, ({ answers }) => answers.some((text) => text.startsWith("form ")));
    const { entry } = await player.standing();
    await press("form-tap");
    const fan = page.getByTestId("form-fan");
    await fan.waitFor();
    const forms = await fan.getByTestId("form").evaluateAll((all) => all.map((one) => one.textContent ?? ""));
    expect(forms.length).toBeGreaterThan(1);
    expect(forms.filter((text) => /now/.test(text))).toHaveLength(1);
    // Each tells its price, or why it cannot be taken.
    for (const text of forms) expect(text).toMatch(/now|\d|free|\w+ \w+ \w+/);
    expect((await player.standing()).entry).toBe(entry);
    expect(await seriousFindings(page)).toEqual([]);
    const form = fan.locator('[data-testid="form"][data-answer]').first();
    const answer = (await form.getAttribute("data-answer")) ?? "";
    await press(form);
    const roll = page.getByTestId("primary").filter({ hasText: /roll/ });
    const isGiven = async (): Promise<boolean> => (await answersOf(page)).includes(answer);
    await expect.poll(async () => (await isGiven()) || (await roll.count()) > 0).toBe(true);
    if (!(await isGiven())) await press(roll);
    await expect.poll(isGiven).toBe(true);
  },
);
