import { asHex } from "@redoubt/hex";
import { BARRED, createStepCosts, type StepCosts, stepCost } from "@redoubt/mechanics";
import type { Bridge } from "./crossing.ts";
import { bridged } from "./ground.ts";
import type { BayonetsPlay } from "./state.ts";
import { unitTypes } from "./tables/terrain-effects.ts";
import type { Terrain } from "./terrain.ts";
import type { BridgePlaces, World } from "./world.ts";

// Bridges change a few times in a game; a world that has seen more states than this forgets them.
const mostGrounds = 64;

/** What a bridge becomes when it is worked on with success (7.6d, 7.6e, E10). */
export const workedOn: Readonly<Record<Bridge, Bridge>> = {
  intact: "destroyed",
  destroyed: "intact",
  none: "thrown",
  thrown: "none",
};

const isChanged = (bits: Readonly<ArrayLike<number>>, place: number): boolean =>
  ((bits[place >> 5] >> (place & 31)) & 1) === 1;

/** What stands over a hexside now, by its place in World.bridges. */
export function bridgeNow(g: BayonetsPlay, place: number): Bridge {
  return bridgeUnder(g.world.bridges, g.c.bridges, place);
}

function bridgeUnder({ onMap }: BridgePlaces, bits: Readonly<ArrayLike<number>>, place: number): Bridge {
  return isChanged(bits, place) ? workedOn[onMap[place]] : onMap[place];
}

/** The terrain under the bridges as they stand now. */
export function groundOf(g: BayonetsPlay): Terrain {
  const { ground } = g.world.scratch;
  const { bridges } = g.c;
  for (let i = 0; i < bridges.length; i++) if (bridges[i] !== ground.known[i]) return changeGround(g.world, bridges);
  return ground.now;
}

function changeGround(world: World, bits: Int32Array): Terrain {
  const { ground } = world.scratch;
  const key = bits.join();
  const made = ground.made.get(key) ?? groundUnder(world, bits);
  if (ground.made.size >= mostGrounds) ground.made.clear();
  ground.made.set(key, made);
  ground.known.set(bits);
  ground.now = made;
  ground.mixed.length = 0;
  ground.marches.clear();
  return made;
}

function groundUnder({ map, terrain, bridges, charts }: World, bits: Int32Array): Terrain {
  return bridges.sides.reduce(
    (now, side, place) =>
      isChanged(bits, place) ? bridged(map, now, side, bridgeUnder(bridges, bits, place), charts.terrain) : now,
    terrain,
  );
}

/** What steps cost a stack with these types, one bit each: the dearest of their prices (7.1c, I-101). */
export function costsOfTypes(g: BayonetsPlay, types: number): StepCosts {
  const terrain = groundOf(g);
  const { mixed } = g.world.scratch.ground;
  mixed[types] ??= dearest(
    g.world,
    unitTypes.filter((_, i) => ((types >> i) & 1) === 1).map((type) => terrain.costs[type]),
  );
  return mixed[types];
}

function dearest({ grid }: World, costs: readonly StepCosts[]): StepCosts {
  if (costs.length === 1) return costs[0];
  return createStepCosts(grid, (from, _, d) =>
    costs.reduce((most, one) => Math.max(most, Math.min(stepCost(one, asHex(from), d), BARRED)), 0),
  );
}
