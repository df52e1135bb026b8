import { expect, test } from "vitest";
import { type Laid, layBattle } from "./playing/laid.ts";
import { contrastsOf } from "./site/contrast.ts";
import { DESKTOP } from "./site/screens.ts";
import { inChromium } from "./site/visit.ts";

inChromium();

// What a mark that carries meaning must have beside what it lies on (WCAG 1.4.11).
const LEAST = 3;
const LIGHTS = ["light", "dark"] as const;

/** Checks each mark in each kind of sight and tells those that are too weak. */
async function weakMarks({ page, context }: Laid, marks: readonly string[]): Promise<readonly string[]> {
  const weak: string[] = [];
  for (const mark of marks) {
    for (const { sight, contrast } of await contrastsOf(page, context, mark)) {
      if (contrast < LEAST) weak.push(`${mark} as seen with ${sight}: ${contrast.toFixed(2)}`);
    }
  }
  return weak;
}

/** Puts a unit in hand that can go somewhere, so that the marks of movement are on the map. */
async function takeUpAUnit({ player, draw }: Laid): Promise<void> {
  const { choices } = await player.standing();
  await player.give(draw.act(choices.filter(({ text }) => text.startsWith("unit "))));
}

test.each(LIGHTS)(
  "in the %s theme, what may be chosen, reached and stopped at is told without hue",
  async (colorScheme) => {
    const laid = await layBattle({ ...DESKTOP, colorScheme });
    expect(await weakMarks(laid, [".may-ring"])).toEqual([]);
    await takeUpAUnit(laid);
    expect(await weakMarks(laid, [".ov-edge", ".ov-cost-text"])).toEqual([]);
  },
);

test.each(LIGHTS)("in the %s theme, a refused hex and the cursor are told without hue", async (colorScheme) => {
  const laid = await layBattle({ ...DESKTOP, colorScheme });
  const { page, player } = laid;
  const now = await player.standing();
  const units = new Set(now.choices.map(({ args }) => args[0]?.name));
  const other = await page.evaluate(
    (own) => {
      const shown = [...document.querySelectorAll<HTMLElement>("[data-unit][data-hex]")];
      return shown.map((unit) => unit.dataset.unit ?? "").find((unit) => !own.includes(unit));
    },
    [...units],
  );
  const place = await page.evaluate((unit) => globalThis.redoubt?.place(unit) ?? null, other ?? "");
  if (place === null) throw new Error("there is nobody to point at");
  await page.mouse.click(place.x, place.y);
  await page.getByTestId("why-not").waitFor();
  expect(await weakMarks(laid, [".ov-refused"])).toEqual([]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("m");
  await page.keyboard.press("n");
  await page.locator(".ov-focus").first().waitFor();
  expect(await weakMarks(laid, [".ov-focus"])).toEqual([]);
});

test.each(LIGHTS)("in the %s theme, targets that may be fired at are told without hue", async (colorScheme) => {
  const laid = await layBattle({ ...DESKTOP, colorScheme });
  const { page, player, draw } = laid;
  let now = await player.standing();
  for (let i = 0; i < 120 && (await page.locator(".ov-bracket").count()) === 0; i++) {
    now = await player.give(draw.end(now.choices));
  }
  const hex = now.choices.find(({ args }) => args[0]?.kind === "hex")?.args[0].name ?? "";
  await page.evaluate((name) => globalThis.redoubt?.place(name), hex);
  expect(await weakMarks(laid, [".ov-bracket"])).toEqual([]);
});
