import { type Grid, HEX, RADIUS } from "../geometry/grid.ts";
import { short } from "../geometry/pen.ts";

/** The height of a hex number in pixels of the screen, at any magnification, and the distance of its figures. */
export const NUMBER = { size: 11, pitch: 6.4 } as const;

/** Where a hex's number stands, measured from the hex's centre: half its width, its top and its foot. */
export const NUMBER_BOX = { half: 15, top: -HEX / 2 + 3, foot: -HEX / 2 + 14 } as const;

// Levels in one text: a browser that draws a part of the sheet passes over the others.
const LEVELS = 3;

/**
 * The printed number at the top of every hex, above where its counter stands. All first figures are one group, all second
 * figures another, and so on: so numbers keep their size at any magnification by moving four groups, and a sheet of a
 * thousand hexes needs some seventy elements.
 */
export function drawNumbers(grid: Grid, zoom = 1): string {
  const foot = grid.flat ? NUMBER_BOX.foot - 1 : -RADIUS * 0.56;
  const levels = [...new Set(grid.onMap.map((cell) => Math.round(grid.centres[cell][1])))].sort((a, b) => a - b);
  const bands = levels.flatMap((_, i) => {
    const band = new Set(levels.slice(i, i + LEVELS));
    return i % LEVELS ? [] : [grid.onMap.filter((cell) => band.has(Math.round(grid.centres[cell][1])))];
  });
  const placed = bands.map((cells) => {
    const places = (axis: 0 | 1, by: number): string =>
      cells.map((cell) => short(grid.centres[cell][axis] + by)).join(" ");
    return { cells, at: `x="${places(0, 0)}" y="${places(1, foot)}"` };
  });
  const figures = [0, 1, 2, 3].map((i) => {
    const texts = placed.map(
      ({ cells, at }) => `<text ${at}>${cells.map((cell) => grid.numbers[cell][i]).join("")}</text>`,
    );
    return `<g class="m-figure${i}" transform="translate(${short(((i - 1.5) * NUMBER.pitch) / zoom)})">${texts.join("")}</g>`;
  });
  return `<g class="m-number" font-size="${short(NUMBER.size / zoom)}" stroke-width="${short(2 / zoom)}">${figures.join("")}</g>`;
}

/** Style for a page that magnifies the sheet itself and tells how much in `--zoom`. */
export const numberCss: string = [
  `.m-number{font-size:calc(${NUMBER.size}px / var(--zoom,1));stroke-width:calc(2px / var(--zoom,1))}`,
  ...[0, 1, 2, 3].map(
    (i) => `.m-figure${i}{transform:translateX(calc(${((i - 1.5) * NUMBER.pitch).toFixed(1)}px / var(--zoom,1)))}`,
  ),
].join("\n");
