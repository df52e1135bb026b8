import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Moment } from "./pictures/played.ts";
import { goingTo, isFree, openPlayed, takeUp } from "./playing/everywhere.ts";
import { everywhere, sitDown } from "./playing/person.ts";
import { placeOf } from "./playing/place.ts";
import { inChromium } from "./site/visit.ts";

inChromium();

type Unit = Moment["view"]["units"][number];

const ON_MAP = /^\d{4}$/;

/** The stacks on the map, each from its top unit down; the largest first. */
function stacksOf({ view }: Moment): readonly (readonly Unit[])[] {
  const stacks = Map.groupBy(
    view.units.filter(({ at }) => ON_MAP.test(at)),
    ({ at }) => at,
  );
  return [...stacks.values()]
    .filter((units) => units.length > 1)
    .map((units) => [...units].sort((a, b) => a.stack - b.stack))
    .sort((a, b) => b.length - a.length);
}

const hasStack = (moment: Moment): boolean => isFree(moment) && stacksOf(moment).length > 0;

const namesIn = (page: Page, list: string) =>
  page.getByTestId(list).evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.unit ?? ""));

const cameraOf = (page: Page) =>
  page
    .locator('[data-testid="board"] .sheet')
    .first()
    .evaluate((one) => one.style.transform);

/** The hex of the map that lies farthest from another. */
function farFrom(hex: string, { view }: Moment): string {
  const far = (at: string): number =>
    Math.hypot(Number(at.slice(0, 2)) - Number(hex.slice(0, 2)), Number(at.slice(2)) - Number(hex.slice(2)));
  const places = view.units.map(({ at }) => at).filter((at) => ON_MAP.test(at));
  return places.reduce((most, at) => (far(at) > far(most) ? at : most), hex);
}

/** What lies over the middle of the counter of a unit; nothing where it stands clear in the window of the map. */
const whatIsOver = (page: Page, unit: string) =>
  page.evaluate((id) => {
    const counter = document.querySelector(`[data-testid="unit"][data-unit="${CSS.escape(id)}"]`);
    const board = document.querySelector('[data-testid="board"]');
    if (counter === null || board === null) return "not drawn";
    const { left, top, width, height } = counter.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    const on = over?.closest("[data-furniture], .card, .toast, .film") ?? null;
    return on === null && board.contains(over) ? "" : (on ?? over)?.outerHTML.slice(0, 120);
  }, unit);

/** A finger that stays on a place until it is looked at. */
async function holdOn(page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await page.getByTestId("inspect").waitFor();
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test.each(everywhere)(
  "$id on $on: a stack is told from the top down, a move is seen as it is made and told by its whole name, and the map goes to a line of the log and comes back",
  async ({ system, options }) => {
    const { page, player, isPhone, press, turnTo } = await sitDown({ options });
    const moment = await openPlayed(player, system, hasStack, "calm");

    // A pointer that rests looks at the stack, and looks away when it goes; a finger stays.
    const [stack] = stacksOf(moment);
    const card = page.getByTestId("inspect");
    const at = await placeOf(page, stack[0].at);
    if (isPhone) await holdOn(page, at);
    else await page.mouse.move(at.x, at.y);
    await card.waitFor();
    await expect.poll(() => namesIn(page, "inspect-unit")).toEqual(stack.map(({ id }) => id));
    if (isPhone) await press("inspect-close");
    else await page.mouse.move(1, 1);
    await expect.poll(() => card.count()).toBe(0);

    const { unit, hexes } = await takeUp(player);
    const [hex] = hexes;
    const lines = page.getByTestId("log-line");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await player.give(await goingTo(player, hex));
    const action = page.getByTestId("action");
    await expect.poll(() => action.getAttribute("data-acts")).toContain("move");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await turnTo("log");
    const name = moment.view.units.find(({ id }) => id === unit)?.name ?? "";
    await expect.poll(() => lines.last().textContent()).toContain(name);

    // From far away and near by: the map must move to show where the unit went.
    if (!isPhone) for (let i = 0; i < 3; i++) await page.keyboard.press("+");
    await placeOf(page, farFrom(hex, moment));
    const before = await cameraOf(page);
    const told = await lines.count();
    await press(lines.last());
    await page.getByTestId("film").waitFor();
    expect(await action.count()).toBe(0);
    await expect.poll(() => cameraOf(page)).not.toBe(before);
    await expect.poll(() => whatIsOver(page, unit)).toBe("");
    // A line before: nothing of what came after it is told.
    await press(lines.first());
    await page.getByTestId("log-later").waitFor();
    await expect.poll(() => lines.count()).toBeLessThan(told);
    await press("film-close");
    await expect.poll(() => lines.count()).toBe(told);
    await expect.poll(() => cameraOf(page)).toBe(before);
  },
);
