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

const NO_WAY = 0xffff;
const roads = new WeakMap<object, Map<number, Uint16Array>>();

/** How many hexes it is from each hex to a goal over land alone; the ground does not change, so each goal is measured once. */
function overLand(g: SteppesPlay, goal: number): Uint16Array {
  const known = roads.get(g.world.ground) ?? new Map<number, Uint16Array>();
  roads.set(g.world.ground, known);
  const found = known.get(goal);
  if (found !== undefined) return found;
  const { grid } = g.world;
  const far = new Uint16Array(grid.size).fill(NO_WAY);
  far[goal] = 0;
  let reached = [goal];
  for (let steps = 1; reached.length > 0; steps++) {
    const next: number[] = [];
    for (const hex of reached)
      for (const offset of grid.offsets) {
        if (far[hex + offset] !== NO_WAY || !isLand(g, hex + offset)) continue;
        far[hex + offset] = steps;
        next.push(hex + offset);
      }
    reached = next;
  }
  known.set(goal, far);
  return far;
}

/**
 * III.27, K-142: the steps of the shortest detours over land; none where the goal cannot be reached so. A step that lessens the distance
 * but leads back into the dead end that he goes round is none of them.
 */
function detours(g: SteppesPlay, command: number, from: number): readonly number[] {
  const far = overLand(g, g.c.goal[command]);
  return DIRECTIONS.map((direction) => from + g.world.grid.offsets[direction]).filter(
    (hex) => isLand(g, hex) && far[hex] < far[from],
  );
}

/** The hexes to which the leader of a command may go under his order from a hex of his way (III.26, III.27). */
export function vectorSteps(
  g: SteppesPlay,
  command: number,
  { hex, points, left }: { readonly hex: number; readonly points: number; readonly left: number },
): readonly number[] {
  const { seat } = g.world.commands[command];
  if (left <= 0) return [];
  const onward = detours(g, command, hex);
  const straight = lessening(g, command, hex);
  const ahead = straight.filter((to) => onward.includes(to));
  const ways = ahead.length > 0 ? ahead : onward;
  const canPay = (to: number): boolean => {
    const direction = DIRECTIONS.find((one) => hex + g.world.grid.offsets[one] === to);
    const price = direction === undefined ? undefined : commanderPrice(g.world.ground, asHex(hex), direction);
    return price !== undefined && price <= points;
  };
  return ways.filter((to) => !isBarred(g, seat, to) && canPay(to));
}

/** Whether the leader still owes the move his order demands (K-33). */
export function owesMove(g: SteppesPlay, command: number): boolean {
  const { leader } = g.world.commands[command];
  if (!isBound(g, command) || has(g, leader, DUTY_DONE)) return false;
  return (
    vectorSteps(g, command, { hex: g.c.hexOf[leader], points: g.c.mp[leader], left: g.c.left[command] }).length > 0
  );
}
