import type { Page } from "playwright-core";

/** Where a hex or a unit stands in the page, brought into view; the map is drawn there before anybody points at it. */
export const placeOf = (page: Page, name: string) =>
  page.evaluate(async (what) => {
    const place = globalThis.redoubt?.place(what) ?? { x: 0, y: 0 };
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    return place;
  }, name);
