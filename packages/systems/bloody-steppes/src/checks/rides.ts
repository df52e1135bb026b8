import { type Refusal, refusal } from "@redoubt/engine";
import { asHex, DIRECTIONS, type Direction, type Hex, OFF_MAP } from "@redoubt/hex";
import type { SteppesRule } from "../rule-index.ts";
import { BOX, DEFENSE, has, OUT_OF_COMMAND, type SteppesPlay } from "../state.ts";
import { commandRange } from "./command.ts";
import { commanderPrice } from "./commander-price.ts";
import { isBound, vectorSteps } from "./leader-duty.ts";
import { directionTo } from "./move.ts";
import { apart, isEnemyIn } from "./neighbours.ts";

type Why = Refusal<SteppesRule> | null;

/** Where a commander is on his way, and what he has left of his points and of his order's distance. */
export interface Stage {
  readonly hex: Hex;
  readonly points: number;
  readonly left: number;
}

/** A way that a commander may ride: the hex where it ends, the way to the hex before, what it costs, and what is left of his order's distance. */
export interface Ride {
  readonly hex: Hex;
  readonly before: Ride | null;
  readonly cost: number;
  readonly left: number;
}

/** Every way that a commander may ride: one to each hex. */
export interface Rides {
  readonly all: readonly Ride[];
  readonly to: (hex: Hex) => Ride | undefined;
}

/** The hexes of a ride, that where it begins first. */
export function pathOf(ride: Ride): readonly Hex[] {
  const path: Hex[] = [];
  for (let at: Ride | null = ride; at !== null; at = at.before) path.push(at.hex);
  return path.reverse();
}

/** The command whose leader a piece is; -1 for none. */
export const ledBy = (g: SteppesPlay, piece: number): number => g.world.ledBy[piece];

const where = (g: SteppesPlay, piece: number, hex: number) => ({
  unit: g.world.pieces[piece].name,
  hex: g.world.grid.numbers[hex] ?? "",
});

/** III.15, III.19, XIII.10, K-45: a brigadier stays while his division commander is lost; out of command he rides towards his leader; under Defense he stays within his range. */
function whyNotBrigadier(g: SteppesPlay, piece: number, from: Hex, to: Hex): Why {
  const command = g.world.commandOf[piece];
  const leader = command === 255 ? -1 : g.world.commands[command].leader;
  if (leader >= 0 && g.c.hexOf[leader] === BOX) return refusal("XIII.10", "division-leaderless", where(g, piece, to));
  if (leader < 0 || leader === piece || g.c.hexOf[leader] <= 0) return null;
  const now = apart(g, from, g.c.hexOf[leader]);
  const then = apart(g, to, g.c.hexOf[leader]);
  if (has(g, piece, OUT_OF_COMMAND)) {
    if (now <= commandRange(g.world, leader)) return refusal("III.15", "back-in-command", where(g, piece, to));
    return then < now ? null : refusal("III.15", "not-towards-headquarters", where(g, piece, to));
  }
  if (g.c.orderType[command] !== DEFENSE) return null;
  const isFar = then > commandRange(g.world, leader) && then >= now;
  return isFar ? refusal("III.19", "leaves-range-on-defense", where(g, piece, to)) : null;
}

/** III.26: the steps of a leader under Attack or Forced March, who keeps to his vector; null for everybody else. */
function vectorAt(g: SteppesPlay, piece: number, stage: Stage): readonly number[] | null {
  const led = ledBy(g, piece);
  return led >= 0 && isBound(g, led) ? vectorSteps(g, led, stage) : null;
}

/** Why a commander may not take a step from a hex of his way, where those on his vector are known. */
function whyNotRideOn(
  g: SteppesPlay,
  piece: number,
  stage: Stage,
  direction: Direction,
  vector: readonly number[] | null,
): Why {
  const { world, c } = g;
  const to = asHex(stage.hex + world.grid.offsets[direction]);
  const price = commanderPrice(world.ground, stage.hex, direction);
  if (price === undefined) return refusal("III.5", "impassable", where(g, piece, to));
  if (isEnemyIn(g, world.seatOf[piece], to)) return refusal("VIII.9", "enemy-in-hex", where(g, piece, to));
  if (price > stage.points)
    return refusal("III.5", "too-dear", { ...where(g, piece, to), cost: price, left: stage.points });
  if (vector !== null && stage.left <= 0) return refusal("III.22", "distance-gone", where(g, piece, to));
  if (vector !== null) return vector.includes(to) ? null : refusal("III.26", "not-on-the-vector", where(g, piece, to));
  const led = ledBy(g, piece);
  if (led < 0) return whyNotBrigadier(g, piece, stage.hex, to);
  if (c.orderType[led] === DEFENSE) return refusal("III.19", "leader-defends", where(g, piece, to));
  return refusal("III.25", "leader-has-arrived", where(g, piece, to));
}

/** Why a commander may not go from one hex of his way to the next. */
export function whyNotRide(g: SteppesPlay, piece: number, stage: Stage, to: Hex): Why {
  const direction = directionTo(g, stage.hex, to);
  if (direction === undefined) return refusal("III.5", "not-adjacent", where(g, piece, to));
  return whyNotRideOn(g, piece, stage, direction, vectorAt(g, piece, stage));
}

/** Why a commander cannot ride anywhere now: what his order or place in the chain says, or what is around him. */
export function whyNotSetOut(g: SteppesPlay, piece: number): Why {
  const stage = stageOf(g, piece);
  const { onMap, offsets } = g.world.grid;
  const vector = vectorAt(g, piece, stage);
  let told: Why = null;
  for (const direction of DIRECTIONS) {
    if (onMap[stage.hex + offsets[direction]] !== 1) continue;
    const why = whyNotRideOn(g, piece, stage, direction, vector);
    if (why === null) return null;
    const isTelling = why.rule !== "III.5" && why.rule !== "VIII.9";
    if (told === null || (isTelling && (told.rule === "III.5" || told.rule === "VIII.9"))) told = why;
  }
  return told;
}

/**
 * The cheapest lawful way to each hex that a commander can ride to with the points he has, his own left out; where one is wanted
 * alone, others may be missing.
 */
export function ridesOf(g: SteppesPlay, piece: number, start: Stage, wanted: Hex = OFF_MAP): Rides {
  const { grid, ground } = g.world;
  const led = ledBy(g, piece);
  const goal = led < 0 ? 0 : g.c.goal[led];
  const found: Ride[] = [{ hex: start.hex, before: null, cost: 0, left: start.left }];
  // By hex: its place in what was found, plus 1.
  const places = new Uint16Array(grid.size);
  places[start.hex] = 1;
  let front: readonly Ride[] = found.slice();
  while (front.length > 0) {
    const next: Ride[] = [];
    for (const way of front) {
      if (found[places[way.hex] - 1].cost < way.cost) continue;
      if (places[wanted] !== 0 && found[places[wanted] - 1].cost <= way.cost) continue;
      const stage = { hex: way.hex, points: start.points - way.cost, left: way.left };
      const vector = vectorAt(g, piece, stage);
      for (const direction of DIRECTIONS) {
        const hex = asHex(way.hex + grid.offsets[direction]);
        if (grid.onMap[hex] !== 1) continue;
        const cost = way.cost + (commanderPrice(ground, way.hex, direction) ?? 0);
        const place = places[hex];
        if (cost > start.points || (place !== 0 && found[place - 1].cost <= cost)) continue;
        if (whyNotRideOn(g, piece, stage, direction, vector) !== null) continue;
        const gained = goal > 0 ? apart(g, way.hex, goal) - apart(g, hex, goal) : 0;
        const ride = { hex, before: way, cost, left: way.left - gained };
        if (place === 0) places[hex] = found.push(ride);
        else found[place - 1] = ride;
        next.push(ride);
      }
    }
    front = next;
  }
  return { all: found.slice(1), to: (hex) => (places[hex] > 1 ? found[places[hex] - 1] : undefined) };
}

/** Where a commander is now. */
export function stageOf(g: SteppesPlay, piece: number): Stage {
  const led = ledBy(g, piece);
  return { hex: asHex(g.c.hexOf[piece]), points: g.c.mp[piece], left: led < 0 ? 0 : g.c.left[led] };
}

/** Why a commander cannot ride to a hex: what bars the step to it from next to it, an order before the want of points, or that he gets nowhere near. */
export function whyNotRideTo(g: SteppesPlay, piece: number, to: Hex, start: Stage): Why {
  const rides = ridesOf(g, piece, start);
  if (rides.to(to) !== undefined) return null;
  const refusals = DIRECTIONS.flatMap((direction) => {
    const hex = asHex(to + g.world.grid.offsets[direction]);
    const ride = rides.to(hex);
    if (ride === undefined && hex !== start.hex) return [];
    const stage = ride === undefined ? start : { hex, points: start.points - ride.cost, left: ride.left };
    return whyNotRide(g, piece, stage, to) ?? [];
  });
  const told = refusals.find(({ rule }) => rule !== "III.5") ?? refusals[0];
  return told ?? refusal("III.5", "not-to-ride-there", where(g, piece, to));
}
