import { type Direction, turn } from "./direction.ts";
import { asHex, type Grid, type Hex } from "./grid.ts";
import { hexesOfSide, type Side, sideOf } from "./side.ts";

/**
 * A corner where three hexes meet, as an index: twice its owning hex plus 0 or 1.
 * Corner c of a hex lies between its directions c and c+1; a hex owns its corners 0 and 1.
 */
export type Vertex = number & { readonly __vertex: true };

// The owner of corner c, as the direction in which it lies (-1: the hex itself), and which of the owner's corners it is.
const OWNER_DIRECTION = [-1, -1, 3, 4, 4, 5];
const OWNER_CORNER = [0, 1, 0, 1, 0, 1];

/** The vertex at a corner of a hex; corner c lies clockwise of direction c. */
export function vertexOf(grid: Grid, hex: Hex, corner: Direction): Vertex {
  const towards = OWNER_DIRECTION[corner];
  const owner = towards < 0 ? hex : hex + grid.offsets[towards];
  return (owner * 2 + OWNER_CORNER[corner]) as Vertex; // the brand's constructor
}

/** The three hexes that meet at a vertex, the owner first, clockwise. */
export function hexesOfVertex(grid: Grid, vertex: Vertex): readonly [Hex, Hex, Hex] {
  const owner = vertex >> 1;
  const corner = vertex & 1;
  return [asHex(owner), asHex(owner + grid.offsets[corner]), asHex(owner + grid.offsets[corner + 1])];
}

/** The three hexsides that meet at a vertex. */
export function sidesOfVertex(grid: Grid, vertex: Vertex): readonly [Side, Side, Side] {
  const [owner, left] = hexesOfVertex(grid, vertex);
  const corner = (vertex & 1) as Direction; // 0 or 1
  return [
    sideOf(grid, owner, corner),
    sideOf(grid, owner, turn(corner, 1)),
    // Seen from the hex beyond the first side, the third side is the next but one clockwise.
    sideOf(grid, left, turn(corner, 2)),
  ];
}

/** The two ends of a hexside. */
export function verticesOfSide(grid: Grid, side: Side): readonly [Vertex, Vertex] {
  const [owner] = hexesOfSide(grid, side);
  const direction = (side % 3) as Direction; // the remainder by three
  return [vertexOf(grid, owner, turn(direction, -1)), vertexOf(grid, owner, direction)];
}

/** The four hexsides that share a vertex with a hexside. */
export function sidesTouching(grid: Grid, side: Side): Side[] {
  return verticesOfSide(grid, side).flatMap((vertex) => sidesOfVertex(grid, vertex).filter((other) => other !== side));
}

/** Whether two different hexsides share a vertex. */
export function doSidesTouch(grid: Grid, a: Side, b: Side): boolean {
  return a !== b && sidesTouching(grid, a).includes(b);
}
