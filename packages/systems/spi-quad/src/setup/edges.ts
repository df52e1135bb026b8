import { columnOf, type Grid, type Hex, rowOf } from "@redoubt/hex";

/** The map edges a hex lies on: a corner lies on two. */
function edgesOf(grid: Grid, hex: Hex): readonly string[] {
  const column = columnOf(grid, hex);
  const row = rowOf(grid, hex);
  const last = column % 2 === 0 ? grid.evenRows : grid.rows;
  return [
    ...(row === 1 ? ["north"] : []),
    ...(row === last ? ["south"] : []),
    ...(column === 1 ? ["west"] : []),
    ...(column === grid.cols ? ["east"] : []),
  ];
}

/** Every hex at the edge of the map. */
export const edgeHexesOf = (grid: Grid): readonly Hex[] => grid.cells.filter((hex) => edgesOf(grid, hex).length > 0);

/** The hexes of the edge on which all the given hexes lie; of all their edges where there is no single one. */
export function edgeAlong(grid: Grid, hexes: readonly Hex[]): readonly Hex[] {
  const edges = hexes.map((hex) => edgesOf(grid, hex));
  const shared = (edges[0] ?? []).filter((edge) => edges.every((some) => some.includes(edge)));
  const wanted = shared.length > 0 ? shared : edges.flat();
  return edgeHexesOf(grid).filter((hex) => edgesOf(grid, hex).some((edge) => wanted.includes(edge)));
}
