import { expect, test } from "vitest";
import type { Moment } from "./pictures/played.ts";
import { BLOW, isStriking, openPlayed } from "./playing/everywhere.ts";
import { everywhere, type Person, sitDown } from "./playing/person.ts";
import { seriousFindings } from "./site/audit.ts";
import { inChromium } from "./site/visit.ts";

inChromium();

/** Says on the page that somebody would hear something. */
function noteSounds(): void {
  const Whole = globalThis.AudioContext;
  globalThis.AudioContext = class extends Whole {
    constructor() {
      super();
      document.documentElement.dataset.heard = "yes";
    }
  };
}

async function wantSounds({ page, press }: Person): Promise<void> {
  await press("menu");
  await page.getByTestId("sounds").check();
  await page.keyboard.press("Escape");
}

test.each(everywhere)(
  "$id on $on: a blow is two clicks, the target and the roll: its odds are there before; then it is seen, heard where that is wanted, and told at the hex and in the log",
  async ({ system, options }) => {
    const person = await sitDown({ options });
    const { page, player, isPhone, press, at, turnTo } = person;
    await page.addInitScript(noteSounds);
    // Where a curtain would fall between two people, the computer is the other side.
    await openPlayed(player, system, isStriking, "calm", system.hides ? "recruit" : null);
    if (isPhone) await wantSounds(person);
    const { choices, entry } = await player.standing();
    const targets = choices.filter(({ text }) => BLOW.test(text)).map(({ args }) => args[0].name);
    // Where a hex can be fired at and attacked, it is asked which.
    const target = targets.find((one) => targets.indexOf(one) === targets.lastIndexOf(one)) ?? "";
    await at(target);
    const roll = page.getByTestId("primary").filter({ hasText: /roll/ });
    await roll.waitFor();
    const composed = (await player.standing()).entry;
    // In Bloody Steppes every unit fires by itself: nobody is put together with others.
    if (system.id !== "bloody-steppes") expect(composed).toBeGreaterThan(entry + 1);
    await turnTo("odds");
    // What one die decides stands on a scale; what many rolls decide, in one ledger with its chances.
    const outcomes = page.getByTestId("outcomes").or(page.getByTestId("fight"));
    await outcomes.waitFor();
    expect(await outcomes.textContent()).toMatch(/in \d+|%|always/);
    expect(await seriousFindings(page)).toEqual([]);
    await turnTo("decide");

    await page.emulateMedia({ reducedMotion: "no-preference" });
    await press(roll);
    await expect.poll(() => page.getByTestId("action").getAttribute("data-acts")).toMatch(/strike|hit/);
    if (!isPhone) await page.getByTestId("flag").first().waitFor();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect.poll(async () => (await player.standing()).entry).toBeGreaterThan(composed);
    await expect.poll(() => page.locator("html").getAttribute("data-heard")).toBe(isPhone ? "yes" : null);
    await turnTo("log");
    const told = page.getByTestId("log-line").filter({ has: page.locator(".die") });
    await expect.poll(() => told.count()).toBeGreaterThan(0);
    // Who did what to whom, with what chance; codes of charts stand in brackets only.
    const words = (await told.last().textContent()) ?? "";
    expect(words.split(/\s+/).length).toBeGreaterThan(5);
  },
);

/** There is one target, and it must be attacked. */
const isBound = ({ answers }: Moment): boolean => answers.length === 1 && BLOW.test(answers[0]);

test.each(everywhere.filter(({ id }) => ["spi-quad", "imperial-bayonets"].includes(id)))(
  "$id on $on: where only one hex can be attacked, it is taken and the best set is chosen without a click",
  async ({ system, options }) => {
    const { page, player } = await sitDown({ options });
    const { entries } = await openPlayed(player, system, isBound);
    await page.getByTestId("primary").filter({ hasText: /roll/ }).waitFor();
    // The target is one answer, whoever attacks it at least another.
    expect((await player.standing()).entry).toBeGreaterThan(entries + 1);
  },
);
