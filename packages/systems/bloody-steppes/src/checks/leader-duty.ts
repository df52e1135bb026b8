import { asHex, DIRECTIONS } from "@redoubt/hex";
import { hasHexTag, stackIn } from "@redoubt/mechanics";
import { cites } from "../kit.ts";
import { COMMANDER } from "../piece.ts";
import { ATTACK, DUTY_DONE, FORCED_MARCH, has, isOnMap, type SteppesPlay } from "../state.ts";
import { commanderPrice } from "./commander-price.ts";
import { apart, isEnemyIn } from "./neighbours.ts";

/** A detour around what he cannot enter adds to the distance left what it later takes off, so it does not count. */
export const enforces = cites("III.27");

/** Whether the leader of a command is bound to advance: he is on the map, under Attack or Forced March, with hexes left (III.19). */
export function isBound(g: SteppesPlay, command: number): boolean {
  const { leader } = g.world.commands[command];
  const order = g.c.orderType[command];
  return leader >= 0 && isOnMap(g, leader) && (order === ATTACK || order === FORCED_MARCH) && g.c.left[command] > 0;
}

const isLand = (g: SteppesPlay, hex: number): boolean =>
  g.world.grid.onMap[hex] === 1 && !hasHexTag(g.world.ground.map, asHex(hex), "sea");

/** III.26: whether enemy units or commanders bar a hex to a leader on his way. */
function isBarred(g: SteppesPlay, seat: number, hex: number): boolean {
  if (isEnemyIn(g, seat, hex)) return true;
  return stackIn(g.c, hex).some((piece) => g.world.kindOf[piece] === COMMANDER && g.world.seatOf[piece] !== seat);
}

/** K-142: the hexes next to his that lessen the distance to his goal, land only. */
function lessening(g: SteppesPlay, command: number, from: number): readonly number[] {
  const goal = g.c.goal[command];
  return DIRECTIONS.map((direction) => from + g.world.grid.offsets[direction]).filter(
    (hex) => isLand(g, hex) && apart(g, hex, goal) < apart(g, from, goal),
  );
}

/** III.27, K-142: the first step of the shortest detour over land to a hex that is nearer to the goal; null if there is none. */
function detour(g: SteppesPlay, command: number, from: number): number | null {
  const { seat } = g.world.commands[command];
  const goal = g.c.goal[command];
  const came = new Map<number, number>([[from, from]]);
  const waiting = [from];
  for (let hex = waiting.shift(); hex !== undefined; hex = waiting.shift()) {
    if (apart(g, hex, goal) < apart(g, from, goal)) {
      let step = hex;
      while (came.get(step) !== from) step = came.get(step) ?? from;
      return step;
    }
    for (const direction of DIRECTIONS) {
      const next = hex + g.world.grid.offsets[direction];
      if (came.has(next) || !isLand(g, next) || isBarred(g, seat, next)) continue;
      came.set(next, hex);
      waiting.push(next);
    }
  }
  return null;
}

/** The hexes to which the leader of a command may go under his order from a hex of his way (III.26, III.27). */
export function vectorSteps(
  g: SteppesPlay,
  command: number,
  { hex, points, left }: { readonly hex: number; readonly points: number; readonly left: number },
): readonly number[] {
  const { seat } = g.world.commands[command];
  if (left <= 0) return [];
  const ways = lessening(g, command, hex);
  const canPay = (to: number): boolean => {
    const direction = DIRECTIONS.find((one) => hex + g.world.grid.offsets[one] === to);
    const price = direction === undefined ? undefined : commanderPrice(g.world.ground, asHex(hex), direction);
    return price !== undefined && price <= points;
  };
  if (ways.length > 0) return ways.filter((to) => !isBarred(g, seat, to) && canPay(to));
  const step = detour(g, command, hex);
  return step !== null && canPay(step) ? [step] : [];
}

/** Whether the leader still owes the move his order demands (K-33). */
export function owesMove(g: SteppesPlay, command: number): boolean {
  const { leader } = g.world.commands[command];
  if (!isBound(g, command) || has(g, leader, DUTY_DONE)) return false;
  return (
    vectorSteps(g, command, { hex: g.c.hexOf[leader], points: g.c.mp[leader], left: g.c.left[command] }).length > 0
  );
}
