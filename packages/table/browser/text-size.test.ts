import { wargames } from "@redoubt/registry";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { seeded } from "./playing/battle.ts";
import { layBattle, playToTheEnd } from "./playing/laid.ts";
import { DESKTOP, PHONE } from "./site/screens.ts";
import { inChromium, type Visit, visit } from "./site/visit.ts";

inChromium();

const RETRIBUTION = wargames.find(({ id }) => id === "bloody-retribution") ?? wargames[0];

/** Sets the reader's own type size in the browser: twice the usual one. */
async function doubleType({ page, context }: Visit): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
}

/** Panels whose content is wider than they are, and anything that sticks out of the page; the map may. */
const sticksOut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const name = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}">`;
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth + 1) found.push(`the page: ${root.scrollWidth} in ${innerWidth}`);
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      if (element.closest('[data-testid="board"]') || element.closest("svg") || element.closest(".sr")) continue;
      const { overflowX } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      const isScrolled = overflowX === "auto" || overflowX === "scroll";
      const isPanel = element.matches(".card, .side, .top, .bottom-sheet, .sheet-body, .oob, main, .dialog");
      if (isPanel && element.scrollWidth > element.clientWidth + 1) {
        found.push(`${name(element)}: ${element.scrollWidth} in ${element.clientWidth}`);
      }
      const holder = element.parentElement?.closest<HTMLElement>("*");
      const isInScroller = (() => {
        for (let up = holder; up; up = up.parentElement) {
          const style = getComputedStyle(up).overflowX;
          if (style === "auto" || style === "scroll" || style === "hidden" || style === "clip") return true;
        }
        return isScrolled;
      })();
      if (!isInScroller && (box.right > innerWidth + 1 || box.left < -1)) {
        found.push(`${name(element)}: from ${Math.round(box.left)} to ${Math.round(box.right)} of ${innerWidth}`);
      }
    }
    return [...new Set(found)];
  });

const SCREENS = [
  { screen: "a desktop", options: DESKTOP },
  { screen: "a phone", options: PHONE },
] as const;

test.each(SCREENS)(
  "with type of twice the size nothing of the start page sticks out on $screen",
  async ({ options }) => {
    const visited = await visit(options);
    await doubleType(visited);
    await visited.page.goto(seeded(inject("site"), 1));
    await visited.page.getByTestId("battle").first().waitFor();
    expect(await sticksOut(visited.page)).toEqual([]);
  },
);

test.each(SCREENS)(
  "with type of twice the size no panel of the table sticks out on $screen, and it can be played",
  async ({ options }) => {
    const laid = await layBattle(options);
    const { page, player, draw } = laid;
    await doubleType(laid);
    await page.reload();
    for (let i = 0; i < 4; i++) await player.give(draw.act((await player.standing()).choices));
    expect(await sticksOut(page)).toEqual([]);
    await page.getByTestId("menu").click();
    expect(await sticksOut(page)).toEqual([]);
  },
);

test("with type of twice the size nothing of the report sticks out on a phone", async () => {
  const laid = await layBattle(PHONE, RETRIBUTION);
  await playToTheEnd(laid);
  await laid.page.getByTestId("open-report").tap();
  await laid.page.getByTestId("report").waitFor();
  await doubleType(laid);
  expect(await sticksOut(laid.page)).toEqual([]);
});
