import { outlines, straightPath } from "../geometry/outline.ts";
import type { Layout } from "../layout.ts";

/** The outline round hexes that belong together, as the text of a path. */
export function regionPath(sheet: Layout, hexes: readonly string[]): string {
  const cells = new Set(hexes.filter(sheet.has).map((hex) => sheet.grid.cell(hex)));
  return straightPath(outlines(sheet.grid, cells, (cell) => cells.has(cell)));
}
