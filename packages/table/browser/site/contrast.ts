import type { BrowserContext, Page } from "playwright-core";
import { whenStill } from "./still.ts";

/** Kinds of sight that Chromium can show a page with. */
export const SIGHTS = ["deuteranopia", "protanopia", "tritanopia"] as const;

interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * How strongly a mark stands out as each kind of sight sees it: the contrast of its pixels with what is there when only
 * the mark itself is taken away (its casing stays), as the median over the pixels that are wholly the mark's.
 */
export async function contrastsOf(
  page: Page,
  context: BrowserContext,
  selector: string,
): Promise<readonly { readonly sight: string; readonly contrast: number }[]> {
  const session = await context.newCDPSession(page);
  const clip = await clipOf(page, selector);
  const shot = async () => (await page.screenshot({ clip, animations: "disabled" })).toString("base64");
  const pictures = async (): Promise<readonly string[]> => {
    const taken: string[] = [];
    for (const type of SIGHTS) {
      await session.send("Emulation.setEmulatedVisionDeficiency", { type });
      taken.push(await shot());
    }
    await session.send("Emulation.setEmulatedVisionDeficiency", { type: "none" });
    return taken;
  };
  await whenStill(page, shot);
  const shown = await pictures();
  await setHidden(page, selector, true);
  const bare = await pictures();
  await setHidden(page, selector, false);
  await session.detach();
  return Promise.all(
    SIGHTS.map(async (sight, i) => ({ sight, contrast: await page.evaluate(compare, [shown[i], bare[i]] as const) })),
  );
}

/** The part of the window in which the first such mark in sight stands. */
async function clipOf(page: Page, selector: string): Promise<Clip> {
  const box = await page.evaluate((marks) => {
    const board = document.querySelector('[data-testid="board"]')?.getBoundingClientRect();
    if (board === undefined) return null;
    // The tools stand at the left edge, the small map at the lower right.
    const inSight = [...document.querySelectorAll(marks)].map((mark) => {
      const box = mark.getBoundingClientRect();
      const [left, top] = [Math.max(board.left + 70, box.left - 6), Math.max(board.top, box.top - 6)];
      const [right, bottom] = [Math.min(board.right - 220, box.right + 6), Math.min(board.bottom - 20, box.bottom + 6)];
      return { x: left, y: top, width: Math.min(right - left, 420), height: Math.min(bottom - top, 420) };
    });
    return inSight.find(({ width, height }) => width > 16 && height > 16) ?? null;
  }, selector);
  if (box === null) throw new Error(`${selector} is not in sight`);
  return box;
}

const setHidden = (page: Page, selector: string, isHidden: boolean) =>
  page.evaluate(
    ([marks, hidden]) => {
      for (const mark of document.querySelectorAll<SVGElement>(marks)) mark.style.visibility = hidden ? "hidden" : "";
    },
    [selector, isHidden] as const,
  );

/** Runs in the page: the median contrast of the pixels that differ most. */
async function compare([shown, bare]: readonly [string, string]): Promise<number> {
  const luminances = async (picture: string): Promise<readonly number[]> => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const pen = canvas.getContext("2d");
    if (pen === null) return [];
    pen.drawImage(bitmap, 0, 0);
    const { data } = pen.getImageData(0, 0, bitmap.width, bitmap.height);
    const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return Array.from({ length: data.length / 4 }, (_, i) => {
      const [r, g, b] = [data[4 * i], data[4 * i + 1], data[4 * i + 2]].map((part) => linear(part / 255));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    });
  };
  const [a, b] = await Promise.all([luminances(shown), luminances(bare)]);
  const ratios = a.map((light, i) => (Math.max(light, b[i]) + 0.05) / (Math.min(light, b[i]) + 0.05));
  const differing = ratios.filter((ratio) => ratio > 1.1).sort((x, y) => y - x);
  // Pixels at the edge of a line are half line, half ground: the upper half of them are the line's own.
  return differing[Math.floor(differing.length / 4)] ?? 1;
}
