import { asHex, DIRECTIONS, type Direction, sideOf } from "@redoubt/hex";
import { unitsIn } from "../occupancy.ts";
import { ROUTED, type SteppesPlay } from "../state.ts";
import { constants } from "../tables/constants.ts";
import { apart, canGo, facingOf, isNextToEnemy } from "./neighbours.ts";
import { flightClearance } from "./retreat.ts";
import { whyNotPass, whyNotStack } from "./stacking.ts";
import { neighbourZones } from "./wedges.ts";

/** A way that fugitives may take: its hexes, how many friends it pushes aside, how many of its hexes are next to enemies. */
export interface FlightPath {
  readonly hexes: readonly number[];
  readonly pushes: number;
  readonly bad: number;
  readonly endsBad: boolean;
}

/** Friends who stand in the way of fugitives: those who are not routed, or with whom they may not be there, or end there (K-173). */
export function friendsInWay(
  g: SteppesPlay,
  fugitives: readonly number[],
  hex: number,
  isEnd: boolean,
): readonly number[] {
  const friends = unitsIn(g, hex).filter((unit) => !fugitives.includes(unit));
  const isAllRouted = friends.every((unit) => g.c.level[unit] === ROUTED);
  const why = isEnd ? whyNotStack(g, fugitives, hex) : whyNotPass(g, fugitives, hex);
  return isAllRouted && why === null ? [] : friends;
}

/** XIV.15: where friends can be pushed: one hex to their front, else to their rear, with all who stand there lawfully (K-123). */
export function pushHex(g: SteppesPlay, friends: readonly number[], avoid: readonly number[]): number | null {
  const hex = g.c.hexOf[friends[0]];
  const facing = friends.map((unit) => facingOf(g, unit)).find((one) => one !== undefined);
  const zones = facing === undefined ? null : neighbourZones(facing, g.world.options.facingModel);
  const ways: readonly Direction[] = zones === null ? DIRECTIONS : [...zones.front, ...zones.rear];
  for (const direction of ways) {
    const to = hex + g.world.grid.offsets[direction];
    if (avoid.includes(to) || !friends.every((unit) => canGo(g, unit, hex, direction))) continue;
    if (whyNotStack(g, friends, to) === null) return to;
  }
  return null;
}

/** XIV.12 to XIV.17: whether fugitives may flee from a hex in a direction, friends apart. */
function mayFlee(g: SteppesPlay, fugitives: readonly number[], from: number, direction: Direction): boolean {
  if (g.world.ground.edge[sideOf(g.world.grid, asHex(from), direction)] > 0) return false;
  return fugitives.every((unit) => canGo(g, unit, from, direction));
}

/** Every way of three hexes that fugitives may take (K-122), whatever it costs them; unlawful ends are left out. */
function everyPath(g: SteppesPlay, fugitives: readonly number[], from: readonly number[]): FlightPath[] {
  const { grid, seatOf } = g.world;
  const seat = seatOf[fugitives[0]];
  const start = g.c.hexOf[fugitives[0]];
  const found: FlightPath[] = [];
  // Ways cross the same hexes again and again; whoever stands there is the same, but for the last hex.
  const passed = new Map<number, readonly number[]>();
  const ended = new Map<number, readonly number[]>();
  const friendsAt = (hex: number, isEnd: boolean): readonly number[] => {
    const known = isEnd ? ended : passed;
    const friends = known.get(hex) ?? friendsInWay(g, fugitives, hex, isEnd);
    known.set(hex, friends);
    return friends;
  };
  const clearance = flightClearance(g);
  // Whether the enemies whom they fought are far enough from a hex for a way of so many hexes more to end in the clear.
  const leadsAway = (hex: number, more: number): boolean =>
    from.every((enemy) => apart(g, hex, enemy) + more >= clearance);
  const walk = (here: number, hexes: readonly number[], pushes: number, bad: number): void => {
    if (hexes.length === constants.flight.value) {
      found.push({ hexes, pushes, bad, endsBad: isNextToEnemy(g, seat, here) });
      return;
    }
    for (const direction of DIRECTIONS) {
      const to = here + grid.offsets[direction];
      const more = constants.flight.value - hexes.length - 1;
      if (to === start || hexes.includes(to) || !leadsAway(to, more)) continue;
      if (!mayFlee(g, fugitives, here, direction)) continue;
      const friends = friendsAt(to, more === 0);
      if (friends.length > 0 && pushHex(g, friends, [...hexes, start]) === null) continue;
      walk(to, [...hexes, to], pushes + (friends.length > 0 ? 1 : 0), bad + (isNextToEnemy(g, seat, to) ? 1 : 0));
    }
  };
  walk(start, [], 0, 0);
  return found;
}

/**
 * The ways that fugitives may choose from, one for each hex they may end in: none that ends next to an enemy, the fewest
 * hexes next to enemies, then the fewest pushes, then the first clockwise (K-122, K-173). Empty where they are lost.
 */
export function flightPaths(
  g: SteppesPlay,
  fugitives: readonly number[],
  from: readonly number[],
): readonly FlightPath[] {
  const safe = everyPath(g, fugitives, from).filter(({ endsBad }) => !endsBad);
  const least = Math.min(...safe.map(({ bad }) => bad));
  const byEnd = new Map<number, FlightPath>();
  for (const path of safe) {
    if (path.bad > least) continue;
    const end = path.hexes[path.hexes.length - 1];
    const known = byEnd.get(end);
    if (known === undefined || path.pushes < known.pushes) byEnd.set(end, path);
  }
  return [...byEnd.values()];
}
