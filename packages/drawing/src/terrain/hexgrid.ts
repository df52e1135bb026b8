import { type Grid, SIDES } from "../geometry/grid.ts";
import { newPen, path } from "../geometry/pen.ts";

/** The lines between hexes, each drawn once. */
export function drawHexGrid(grid: Grid): string {
  const pen = newPen();
  for (const cell of grid.onMap) {
    let drawing = false;
    for (const side of SIDES) {
      const other = grid.neighbour(cell, side);
      const ours = side < 3 || other < 0 || grid.numbers[other] === "";
      if (ours && !drawing) pen.move(grid.corner(cell, side));
      if (ours) pen.line(grid.corner(cell, side + 1));
      drawing = ours;
    }
  }
  return path("m-grid", pen.text());
}
