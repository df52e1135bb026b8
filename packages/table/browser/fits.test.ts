import { wargames } from "@redoubt/registry";
import { expect, inject, test } from "vitest";
import { beginTwo } from "./playing/battle.ts";
import { playerAt } from "./playing/player.ts";
import { inChromium, visit } from "./site/visit.ts";

inChromium();

/** Runs in the page: what stands beyond the window, is cut off, or lies over its neighbour. */
function faults(): readonly string[] {
  const boxes = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
  const beyond = boxes(".top > *, .top .tools > *")
    .filter(({ box }) => box.right > innerWidth + 1 || box.left < -1)
    .map(({ element }) => `${element.className || element.textContent} is beyond the window`);
  const cut = boxes(".battle, .score, .turns, .oob h3, .oob small, .oob h2, .oob .tabs button")
    .filter(
      ({ element }) => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== "inline",
    )
    .map(({ element }) => `"${element.textContent}" is cut`);
  const crossing = (all: ReturnType<typeof boxes>): readonly string[] =>
    all.flatMap(({ element, box }, i) =>
      all
        .slice(i + 1)
        .filter(({ box: next }) => box.left + 0.5 < next.right && next.left + 0.5 < box.right)
        .filter(({ box: next }) => box.top + 1 < next.bottom && next.top + 1 < box.bottom)
        .map((other) => `"${element.textContent}" runs into "${other.element.textContent}"`),
    );
  const high = boxes(".top").filter(({ box }) => box.height > 64);
  return [
    ...beyond,
    ...cut,
    ...crossing(boxes(".oob small")),
    ...crossing(boxes(".top > *")),
    ...high.map(() => "the bar is too high"),
  ];
}

test("in every battle the bar above the map and the names beside it are whole and clear of each other, on a desk and on a small one", async () => {
  const { page } = await visit();
  const player = await playerAt(page);
  const found: string[] = [];
  for (const { id, scenarios } of wargames) {
    for (const { id: scenario } of scenarios) {
      await page.goto(`${inject("site")}?seed=3&pace=instant&briefing=none#battles`);
      await beginTwo(page, id, scenario);
      // Where something is hidden, a curtain comes first.
      const listed = async () => {
        await player.standing();
        return page.locator(".oob h3").count();
      };
      await expect.poll(listed).toBeGreaterThan(0);
      for (const width of [1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const fault of await page.evaluate(faults)) found.push(`${id} ${scenario} at ${width}: ${fault}`);
      }
    }
  }
  expect(found).toEqual([]);
}, 120_000);
