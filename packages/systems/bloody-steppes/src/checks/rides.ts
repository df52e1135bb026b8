import { type Refusal, refusal } from "@redoubt/engine";
import { asHex, DIRECTIONS, type Hex } from "@redoubt/hex";
import type { SteppesRule } from "../rule-index.ts";
import { BOX, DEFENSE, has, OUT_OF_COMMAND, type SteppesPlay } from "../state.ts";
import { commandRange } from "./command.ts";
import { commanderPrice } from "./commander-price.ts";
import { isBound, vectorSteps } from "./leader-duty.ts";
import { apart, isEnemyIn } from "./neighbours.ts";

type Why = Refusal<SteppesRule> | null;

/** Where a commander is on his way, and what he has left of his points and of his order's distance. */
export interface Stage {
  readonly hex: Hex;
  readonly points: number;
  readonly left: number;
}

/** A way that a commander may ride: its hexes from where he is, what it costs, and what is left of his order's distance. */
export interface Ride {
  readonly path: readonly Hex[];
  readonly cost: number;
  readonly left: number;
}

/** The command whose leader a piece is; -1 for none. */
export const ledBy = (g: SteppesPlay, piece: number): number =>
  g.world.commands.findIndex(({ leader }) => leader === piece);

/** III.15, III.19, XIII.10, K-45: a brigadier stays while his division commander is lost; out of command he rides towards his leader; under Defense he stays within his range. */
function whyNotBrigadier(g: SteppesPlay, piece: number, from: Hex, to: Hex): Why {
  const command = g.world.commandOf[piece];
  const leader = command === 255 ? -1 : g.world.commands[command].leader;
  const name = { unit: g.world.pieces[piece].name };
  if (leader >= 0 && g.c.hexOf[leader] === BOX) return refusal("XIII.10", "division-leaderless", name);
  if (leader < 0 || leader === piece || g.c.hexOf[leader] <= 0) return null;
  const [now, then] = [apart(g, from, g.c.hexOf[leader]), apart(g, to, g.c.hexOf[leader])];
  if (has(g, piece, OUT_OF_COMMAND)) return then < now ? null : refusal("III.15", "not-towards-headquarters", name);
  const isFar = then > commandRange(g.world, leader) && then >= now;
  return g.c.orderType[command] === DEFENSE && isFar ? refusal("III.19", "leaves-range-on-defense", name) : null;
}

/** Why a commander may not go from one hex of his way to the next; a leader under Attack or Forced March keeps to his vector (III.26). */
export function whyNotRide(g: SteppesPlay, piece: number, stage: Stage, to: Hex): Why {
  const { world, c } = g;
  const where = { unit: world.pieces[piece].name, hex: world.grid.numbers[to] ?? "" };
  const direction = DIRECTIONS.find((one) => stage.hex + world.grid.offsets[one] === to);
  if (direction === undefined) return refusal("III.5", "not-adjacent", where);
  const price = commanderPrice(world.ground, stage.hex, direction);
  if (price === undefined) return refusal("III.5", "impassable", where);
  if (isEnemyIn(g, world.seatOf[piece], to)) return refusal("VIII.9", "enemy-in-hex", where);
  if (price > stage.points) return refusal("III.5", "too-dear", { ...where, cost: price, left: stage.points });
  const led = ledBy(g, piece);
  if (led >= 0 && isBound(g, led))
    return vectorSteps(g, led, stage).includes(to) ? null : refusal("III.26", "not-on-the-vector", where);
  if (led >= 0 && c.orderType[led] === DEFENSE) return refusal("III.19", "leader-defends", where);
  if (led >= 0) return refusal("III.25", "leader-has-arrived", where);
  return whyNotBrigadier(g, piece, stage.hex, to);
}

/** Why a commander cannot ride anywhere now: what his order or place in the chain says, or what is around him. */
export function whyNotSetOut(g: SteppesPlay, piece: number): Why {
  const stage = stageOf(g, piece);
  const ways = DIRECTIONS.map((direction) => asHex(stage.hex + g.world.grid.offsets[direction]));
  const refusals = ways.filter((to) => g.world.grid.onMap[to] === 1).map((to) => whyNotRide(g, piece, stage, to));
  if (refusals.includes(null)) return null;
  return refusals.find((one) => one !== null && one.rule !== "III.5" && one.rule !== "VIII.9") ?? refusals[0] ?? null;
}

/** The cheapest lawful way to each hex that a commander can ride to with the points he has, his own left out. */
export function ridesOf(g: SteppesPlay, piece: number, start: Stage): ReadonlyMap<Hex, Ride> {
  const { world } = g;
  const led = ledBy(g, piece);
  const goal = led < 0 ? 0 : g.c.goal[led];
  const found = new Map<Hex, Ride>([[start.hex, { path: [start.hex], cost: 0, left: start.left }]]);
  let front: readonly Stage[] = [start];
  while (front.length > 0) {
    const next: Stage[] = [];
    for (const stage of front) {
      const way = found.get(stage.hex);
      if (way === undefined || start.points - stage.points > way.cost) continue;
      for (const direction of DIRECTIONS) {
        const to = asHex(stage.hex + world.grid.offsets[direction]);
        if (world.grid.onMap[to] !== 1 || whyNotRide(g, piece, stage, to) !== null) continue;
        const cost = way.cost + (commanderPrice(world.ground, stage.hex, direction) ?? 0);
        const known = found.get(to);
        if (known !== undefined && known.cost <= cost) continue;
        const isNearer = goal > 0 && apart(g, to, goal) < apart(g, stage.hex, goal);
        const left = stage.left - (isNearer ? 1 : 0);
        found.set(to, { path: [...way.path, to], cost, left });
        next.push({ hex: to, points: start.points - cost, left });
      }
    }
    front = next;
  }
  found.delete(start.hex);
  return found;
}

/** Where a commander is now. */
export function stageOf(g: SteppesPlay, piece: number): Stage {
  const led = ledBy(g, piece);
  return { hex: asHex(g.c.hexOf[piece]), points: g.c.mp[piece], left: led < 0 ? 0 : g.c.left[led] };
}

/** Why a commander cannot ride to a hex: what bars the step to it from next to it, an order before the want of points, or that he gets nowhere near. */
export function whyNotRideTo(g: SteppesPlay, piece: number, to: Hex, start: Stage): Why {
  const rides = ridesOf(g, piece, start);
  if (rides.has(to)) return null;
  const refusals = DIRECTIONS.flatMap((direction) => {
    const hex = asHex(to + g.world.grid.offsets[direction]);
    const ride = rides.get(hex);
    if (ride === undefined && hex !== start.hex) return [];
    const stage = ride === undefined ? start : { hex, points: start.points - ride.cost, left: ride.left };
    return whyNotRide(g, piece, stage, to) ?? [];
  });
  const where = { unit: g.world.pieces[piece].name, hex: g.world.grid.numbers[to] ?? "" };
  return refusals.find(({ rule }) => rule !== "III.5") ?? refusals[0] ?? refusal("III.5", "not-to-ride-there", where);
}
