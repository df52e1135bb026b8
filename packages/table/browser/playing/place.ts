import type { Page } from "playwright-core";

/** Where a hex or a unit stands in the page, brought into view. A sheet that has just been laid is asked again when it is drawn. */
export const placeOf = (page: Page, name: string) =>
  page.evaluate(async (what) => {
    const drawn = async (): Promise<void> => {
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    };
    globalThis.redoubt?.place(what);
    await drawn();
    const place = globalThis.redoubt?.place(what) ?? { x: 0, y: 0 };
    await drawn();
    return place;
  }, name);
