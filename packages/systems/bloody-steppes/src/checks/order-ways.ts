import { asHex, type Hex } from "@redoubt/hex";
import { cites } from "../kit.ts";
import { RIDER } from "../piece.ts";
import { BOX, isOnMap, type SteppesPlay, UNDER_CHIEF } from "../state.ts";
import { constants } from "../tables/constants.ts";
import { commandRange } from "./command.ts";
import { sightLimit } from "./fire.ts";
import { apart } from "./neighbours.ts";

/** The only ways by which an order comes to a leader in the command phase, and the goals it may have: any hex at the edge but his own, so always within one of the six angles. */
export const enforces = cites("III.7", "III.21", "III.30", "III.46");

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

/**
 * The case by which no order reaches a command that none can reach: its order is frozen, a commander is lost, the chain of chief, corps
 * commander and leader is too long, or nobody is near enough; and no rider is free.
 */
export function whyNoOrder(g: SteppesPlay, command: number): "II.16" | "III.39" | "III.46" | "XIII.10" {
  const { leader, chief, corps, frozenUntil } = g.world.commands[command];
  if (g.c.turn[0] < frozenUntil) return "II.16";
  if ([leader, chief].some((piece) => piece >= 0 && g.c.hexOf[piece] === BOX)) return "XIII.10";
  const corpsLeader = corps < 0 ? -1 : g.world.corps[corps].leader;
  return corpsLeader >= 0 && isOnMap(g, corpsLeader) ? "III.46" : "III.39";
}

/** III.20, III.30: the hexes at the edge of the map to which an order may lead: any but the leader's own. */
export const goalHexes = (g: SteppesPlay, from: number): readonly Hex[] =>
  g.world.ground.edgeHexes.filter((hex) => hex !== from);

/** III.29, K-146: whether a leader who changes his own order sees a hex on his way to a goal, so that he may write it. */
export function seesWayTo(g: SteppesPlay, leader: number, goal: Hex): boolean {
  const from = asHex(g.c.hexOf[leader]);
  const whole = apart(g, from, goal);
  // Whoever sees anything on his way mostly sees its first hex.
  const isSeenNext = g.world.grid.offsets.some((offset) => {
    const hex = asHex(from + offset);
    return g.world.grid.onMap[hex] === 1 && apart(g, hex, goal) === whole - 1 && isSeenFrom(g, from, hex);
  });
  return isSeenNext || seenDistances(g, leader, goal).length > 0;
}

const isSeenFrom = (g: SteppesPlay, from: Hex, hex: Hex): boolean =>
  apart(g, from, hex) <= sightLimit(g) &&
  g.world.sight.isSeen(from, hex, false, (between) => g.c.sideIn[between] !== 0);

/** III.29, K-146: the distances at which a leader who changes his own order sees a hex on his way to a goal. */
export function seenDistances(g: SteppesPlay, leader: number, goal: Hex): readonly number[] {
  const from = asHex(g.c.hexOf[leader]);
  const whole = apart(g, from, goal);
  const distances: number[] = [];
  for (const hex of g.world.grid.cells) {
    const far = apart(g, from, hex);
    if (far === 0 || far > whole || apart(g, hex, goal) !== whole - far || distances.includes(far)) continue;
    if (isSeenFrom(g, from, hex)) distances.push(far);
  }
  return distances.sort((a, b) => a - b);
}
