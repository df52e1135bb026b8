import { type Grid, HEX, RADIUS } from "../geometry/grid.ts";
import { short } from "../geometry/pen.ts";

// The height of a hex number in pixels of the screen, at any magnification.
const SIZE = 11;

/** Where a hex's number stands, measured from the hex's centre: half its width, its top and its foot. */
export const NUMBER_BOX = { half: 15, top: -HEX / 2 + 3, foot: -HEX / 2 + 14 } as const;

/**
 * The printed number at the top of every hex, above where its counter stands. Each is a text of its own: a browser draws one in
 * a stroke, and only those of the part it draws, where it would place the figures of a longer text one by one.
 */
export function drawNumbers(grid: Grid, zoom = 1): string {
  const foot = grid.flat ? NUMBER_BOX.foot - 1 : -RADIUS * 0.56;
  const texts = grid.onMap.map((cell) => {
    const [x, y] = grid.centres[cell];
    return `<text x="${short(x)}" y="${short(y + foot)}">${grid.numbers[cell]}</text>`;
  });
  return `<g class="m-number" font-size="${short(SIZE / zoom)}" stroke-width="${short(2 / zoom)}">${texts.join("")}</g>`;
}

/** Style for a page that magnifies the sheet itself and tells how much in `--zoom`. */
export const numberCss: string = `.m-number{font-size:calc(${SIZE}px / var(--zoom,1));stroke-width:calc(2px / var(--zoom,1))}`;
