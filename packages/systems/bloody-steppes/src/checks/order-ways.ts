import { asHex, type Hex } from "@redoubt/hex";
import { RIDER } from "../piece.ts";
import { isOnMap, type SteppesPlay, UNDER_CHIEF } from "../state.ts";
import { constants } from "../tables/constants.ts";
import { commandRange } from "./command.ts";
import { sightLimit } from "./fire.ts";
import { apart } from "./neighbours.ts";

/** How an order may reach a leader in the command phase. */
export type OrderWay = "voice" | "rider" | "send" | "try";

/** Where a leader is for orders: on the map, or beside his entry hex when he is due (K-141); 0 for nowhere. */
export function placeOfLeader(g: SteppesPlay, leader: number): number {
  if (isOnMap(g, leader)) return g.c.hexOf[leader];
  const entry = g.world.entryOf[leader];
  if (entry < 0 || g.c.hexOf[leader] !== 0) return 0;
  const { turn, hexes } = g.world.entries[entry];
  return g.c.turn[0] >= turn + g.c.delay[entry] ? hexes[0] : 0;
}

/** III.39, III.45, K-39: how far a rider has to go from the commander-in-chief to a leader, by the corps commander if there is one. */
export function routeLength(g: SteppesPlay, command: number): number {
  const { leader, chief, corps } = g.world.commands[command];
  const to = placeOfLeader(g, leader);
  const from = g.c.hexOf[chief];
  const via = corps < 0 ? -1 : g.world.corps[corps].leader;
  if (via < 0 || !isOnMap(g, via)) return apart(g, from, to);
  return apart(g, from, g.c.hexOf[via]) + constants.corpsDetour.value + apart(g, g.c.hexOf[via], to);
}

/** The riders a commander-in-chief may spend now (K-20). */
export function freeRiders(g: SteppesPlay, chief: number): readonly number[] {
  const found: number[] = [];
  for (let piece = 0; piece < g.world.count; piece++) {
    const isHis = g.world.kindOf[piece] === RIDER && g.world.chiefOf[piece] === chief;
    if (isHis && g.c.hexOf[piece] === UNDER_CHIEF && g.c.box[piece] <= g.c.turn[0]) found.push(piece);
  }
  return found;
}

/** III.38 to III.47: the ways in which a command's order may be changed in this command phase, with `spent` riders already written down. */
export function waysToOrder(g: SteppesPlay, command: number, spent: readonly number[]): readonly OrderWay[] {
  const { world, c } = g;
  const { leader, chief, corps, frozenUntil } = world.commands[command];
  if (leader < 0 || placeOfLeader(g, leader) === 0 || c.turn[0] < frozenUntil) return [];
  const ways: OrderWay[] = [];
  const corpsLeader = corps < 0 ? -1 : world.corps[corps].leader;
  const to = placeOfLeader(g, leader);
  if (chief >= 0 && isOnMap(g, chief)) {
    const isNear = apart(g, c.hexOf[chief], to) <= commandRange(world, chief);
    const isByCorps = corpsLeader >= 0 && isOnMap(g, corpsLeader);
    const isChained =
      isByCorps &&
      apart(g, c.hexOf[chief], c.hexOf[corpsLeader]) <= commandRange(world, chief) &&
      apart(g, c.hexOf[corpsLeader], to) <= commandRange(world, corpsLeader);
    if (isByCorps ? isChained : isNear) ways.push("voice");
    else if (freeRiders(g, chief).some((rider) => !spent.includes(rider)))
      ways.push(routeLength(g, command) <= constants.nearRider.value ? "rider" : "send");
  }
  const canTry =
    corpsLeader >= 0 &&
    isOnMap(g, corpsLeader) &&
    apart(g, c.hexOf[corpsLeader], to) <= commandRange(world, corpsLeader);
  if (canTry) ways.push("try");
  return ways;
}

/** III.20, III.30: the hexes at the edge of the map to which an order may lead: any but the leader's own. */
export function goalHexes(g: SteppesPlay, from: number): readonly Hex[] {
  const { grid } = g.world;
  return grid.cells.filter((hex) => {
    const isEdge = [0, 1, 2, 3, 4, 5].some((direction) => grid.onMap[hex + grid.offsets[direction]] !== 1);
    return isEdge && hex !== from;
  });
}

/** III.29: the hexes that a leader sees from where he is. */
function seenFrom(g: SteppesPlay, from: Hex): readonly Hex[] {
  const limit = sightLimit(g);
  return g.world.grid.cells.filter(
    (hex) =>
      hex !== from &&
      apart(g, from, hex) <= limit &&
      g.world.sight.isSeen(from, hex, false, (between) => g.c.sideIn[between] !== 0),
  );
}

/** III.29, K-146: for each goal the distances at which a leader who changes his own order sees a hex on his way there. */
export function seenDistances(
  g: SteppesPlay,
  leader: number,
  goals: readonly Hex[],
): ReadonlyMap<Hex, readonly number[]> {
  const from = asHex(g.c.hexOf[leader]);
  const seen = seenFrom(g, from).map((hex) => ({ hex, far: apart(g, from, hex) }));
  const found = new Map<Hex, readonly number[]>();
  for (const goal of goals) {
    const whole = apart(g, from, goal);
    const distances = new Set<number>();
    for (const { hex, far } of seen) if (far <= whole && apart(g, hex, goal) === whole - far) distances.add(far);
    if (distances.size > 0)
      found.set(
        goal,
        [...distances].sort((a, b) => a - b),
      );
  }
  return found;
}
