import { type Grid, HEX, RADIUS } from "../geometry/grid.ts";
import { short } from "../geometry/pen.ts";

const PITCH = 6.7;

/** Where a hex's number stands, measured from the hex's centre: half its width, its top and its foot. */
export const NUMBER_BOX = { half: 15, top: -HEX / 2 + 3, foot: -HEX / 2 + 14 } as const;

/**
 * The printed number at the top of every hex, above where its counter stands. Numbers on one level are one text with a
 * place for every figure: a sheet of a thousand hexes needs some fifty elements.
 */
export function drawNumbers(grid: Grid): string {
  const levels = new Map<number, number[]>();
  for (const cell of grid.onMap) {
    const y = Math.round(grid.centres[cell][1]);
    levels.set(y, [...(levels.get(y) ?? []), cell]);
  }
  const foot = grid.flat ? NUMBER_BOX.foot - 1 : -RADIUS * 0.56;
  const rows = [...levels].map(([y, cells]) => {
    const places = cells.flatMap((cell) =>
      [-1.5, -0.5, 0.5, 1.5].map((figure) => short(grid.centres[cell][0] + figure * PITCH)),
    );
    const figures = cells.map((cell) => grid.numbers[cell]).join("");
    return `<text y="${short(y + foot)}" x="${places.join(" ")}">${figures}</text>`;
  });
  return `<g class="m-number">${rows.join("")}</g>`;
}
