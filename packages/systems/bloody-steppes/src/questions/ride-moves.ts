import type { Result } from "@redoubt/engine";
import { asHex, DIRECTIONS, type Direction, directionTo, type Hex } from "@redoubt/hex";
import { type PathCost, points, type WithinReach } from "@redoubt/mechanics";
import { commanderPrice, riderPrice } from "../checks/commander-price.ts";
import { isEnemyIn } from "../checks/neighbours.ts";
import { ridesOf, stageOf } from "../checks/rides.ts";
import { COMMANDER } from "../piece.ts";
import { mayRiderBeIn } from "../riding.ts";
import { hasPoints, type SteppesPlay } from "../state.ts";
import { constants } from "../tables/constants.ts";
import { hexNamed, isFound, placeOf, problem } from "./asked.ts";

const isCommander = (g: SteppesPlay, piece: number): boolean => g.world.kindOf[piece] === COMMANDER;

const priceOf = (g: SteppesPlay, piece: number, from: Hex, direction: Direction): number | undefined =>
  (isCommander(g, piece) ? commanderPrice : riderPrice)(g.world.ground, from, direction);

/** III.5, III.44: what the steps of a path cost a commander or a rider, whatever his orders; or the rule that closes it. */
export function rideCost(g: SteppesPlay, piece: number, path: readonly string[]): Result<PathCost> {
  const { grid, pieces } = g.world;
  const rule = isCommander(g, piece) ? "III.5" : "III.44";
  const steps: PathCost["steps"][number][] = [];
  let here = placeOf(g, piece);
  for (const number of path[0] === grid.numbers[here] ? path.slice(1) : path) {
    const to = hexNamed(g, number);
    if (!isFound(to)) return to;
    const direction = directionTo(grid, here, to);
    if (direction === undefined) return problem(`${grid.numbers[here]} and ${number} are not adjacent`, "VIII.5");
    const price = priceOf(g, piece, here, direction);
    if (price === undefined) return problem(`${pieces[piece].name} cannot ride to ${number}`, rule);
    if (isEnemyIn(g, g.world.seatOf[piece], to))
      return problem(`enemies are in ${number}`, isCommander(g, piece) ? "VIII.9" : rule);
    if (!isCommander(g, piece) && !mayRiderBeIn(g, piece, to))
      return problem(`${number} is next to enemies, and no friends are in it`, rule);
    steps.push({ hex: number, cost: points(price), rules: [rule] });
    here = to;
  }
  return { total: steps.reduce((sum, { cost }) => sum + cost, 0), steps };
}

/** III.44: where a rider can get with his points, by lawful ways. */
function riderReach(g: SteppesPlay, rider: number): ReadonlyMap<Hex, number> {
  const found = new Map<Hex, number>([[placeOf(g, rider), 0]]);
  for (const [hex, cost] of found) {
    if (cost === constants.riderPoints.value) continue;
    for (const direction of DIRECTIONS) {
      const to = asHex(hex + g.world.grid.offsets[direction]);
      const isOpen = riderPrice(g.world.ground, hex, direction) !== undefined && mayRiderBeIn(g, rider, to);
      if (isOpen && !found.has(to)) found.set(to, cost + 1);
    }
  }
  found.delete(placeOf(g, rider));
  return found;
}

/** III.5, III.26, III.44: where a commander may ride under his order with the points he has, and a rider with his. */
export function rideReach(g: SteppesPlay, piece: number): Result<WithinReach> {
  const stage = stageOf(g, piece);
  const start = hasPoints(g, piece) ? stage : { ...stage, points: constants.commanderPoints.value };
  const most = isCommander(g, piece) ? start.points : constants.riderPoints.value;
  const found = isCommander(g, piece)
    ? ridesOf(g, piece, start).all.map(({ hex, cost }) => [hex, cost] as const)
    : [...riderReach(g, piece)];
  const hexes = found.map(([hex, cost]) => ({
    hex: g.world.grid.numbers[hex],
    cost: points(cost),
    mustStop: cost >= most,
    mayEnd: true,
  }));
  return { hexes: hexes.sort((a, b) => (a.hex < b.hex ? -1 : 1)) };
}
