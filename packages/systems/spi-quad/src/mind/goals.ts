import { axialDistance, type Hex, OFF_MAP } from "@redoubt/hex";
import { BARRED, marchField, type StepCosts } from "@redoubt/mechanics";
import type { World } from "../world.ts";
import type { Goal } from "./lore.ts";

/** A hex that is worth having, and how far everywhere is from it. */
export function goalOf(
  world: World,
  kind: Goal["kind"],
  hex: Hex,
  price: number,
  reach: number,
  crowding: number,
): Goal {
  const { costs } = world.terrain;
  const [foot, mounted] = [marchField(costs[0], [hex]), marchField(costs[2], [hex])];
  return { hex, price, reach, crowding, kind, foot, mounted };
}

// The same ways, every step at the same price.
const evened = ({ grid, packed, hasFreeSteps }: StepCosts): StepCosts => ({
  grid,
  hasFreeSteps,
  packed: packed.map((costs) => {
    let even = 0;
    for (let d = 0; d < 6; d++) even |= (((costs >> (5 * d)) & BARRED) === BARRED ? BARRED : 2) << (5 * d);
    return even;
  }),
});

/** The whole ground beyond the Alma, and not the cheapest way there: each crosses where it stands, nobody queues at the bridge. */
export function southBank(world: World): Goal {
  const { costs, depth } = world.terrain;
  const south = world.grid.cells.filter((hex) => depth[hex] > 0);
  const [foot, mounted] = [marchField(evened(costs[0]), south), marchField(costs[2], south)];
  return { hex: OFF_MAP, price: 200, reach: 20, crowding: 0, kind: "first", foot, mounted };
}

/** A way as the crow flies, for those across the river only: a broad front where the cheapest way would draw all to one road. */
export function asTheCrowFlies(world: World, goal: Hex): Goal {
  const { q, r, cells, size } = world.grid;
  const { depth } = world.terrain;
  const field = new Uint16Array(size).fill(90);
  for (const hex of cells) {
    if (depth[hex] > 0) field[hex] = Math.min(90, 3 * axialDistance(q[hex] - q[goal], r[hex] - r[goal]));
  }
  return { hex: goal, price: 500, reach: 60, crowding: 0, kind: "second", foot: field, mounted: field };
}

/** Goals of one kind at the hexes of these numbers that the map has. */
export const goalsAt = (world: World, kind: Goal["kind"], numbers: readonly string[], price: number): Goal[] =>
  numbers
    .map((number) => world.grid.byNumber.get(number) ?? OFF_MAP)
    .filter((hex) => hex > 0)
    .map((hex) => goalOf(world, kind, hex, price, 24, 9));
