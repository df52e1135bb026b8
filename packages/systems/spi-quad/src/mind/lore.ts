import { axialDistance } from "@redoubt/hex";
import { marchField } from "@redoubt/mechanics";
import { easternRedoubts, westernRedoubts } from "../data/facts-balaclava.ts";
import { ALLIED, RUSSIAN } from "../seat.ts";
import type { QuadPlay } from "../state.ts";
import { BRITISH, CAVALRY, INFANTRY } from "../unit.ts";
import type { World } from "../world.ts";

/** A place a side wants, what it is worth in points, and how far every hex is from it for foot and for others. */
export interface Goal {
  readonly hex: number;
  readonly price: number;
  /** At this distance in half points half of the pull is left. */
  readonly reach: number;
  /** By how many hundredths each friend who is nearer weakens the pull. */
  readonly crowding: number;
  readonly foot: Uint16Array;
  readonly mounted: Uint16Array;
}

/** What can be said about a battle once and for all. */
export interface Lore {
  /** The worth of every fresh unit in points. */
  readonly worth: Int32Array;
  /** The places each seat wants. */
  readonly goals: readonly (readonly Goal[])[];
  /** What standing in a hex is worth to each seat. */
  readonly prize: readonly Int16Array[];
  /** The units of each seat in the order in which they are moved: infantry, cavalry, guns. */
  readonly order: readonly Int16Array[];
  /** The guns of each seat that fire farther than one hex. */
  readonly guns: readonly Int16Array[];
}

const known = new WeakMap<World, Lore>();

/** Points for one victory point: what the schedules of the battle say a loss costs. */
export const ALMA_POINT = 90;
export const BALACLAVA_POINT = 14;

function worthOf(world: World, u: number): number {
  const { printed, isGun, kindOf, seatOf, nationOf } = world;
  const value = (list: Int8Array): number => Math.max(list[2 * u], 0);
  const fighting = 20 + 5 * value(printed.melee) + 6 * value(printed.morale);
  const body = isGun[u] === 1 ? 70 : fighting + value(printed.fire) * (printed.fireParen[2 * u] === 1 ? 3 : 6);
  if (world.isAlma) return body + (kindOf[u] === INFANTRY ? ALMA_POINT : 0);
  if (!world.isBalaclava) return body;
  const melee = printed.meleeParen[2 * u] === 1 ? 0 : value(printed.melee);
  let points = melee;
  if (isGun[u] === 1) points = seatOf[u] === RUSSIAN ? 15 : world.isRedoubtGun[u] === 1 ? 6 : 8;
  else if (kindOf[u] === CAVALRY && seatOf[u] === ALLIED && nationOf[u] === BRITISH) points = 2 * melee;
  return body + points * BALACLAVA_POINT;
}

function goalOf(world: World, hex: number, price: number, reach: number, crowding: number): Goal {
  const { costs } = world.terrain;
  return { hex, price, reach, crowding, foot: marchField(costs[0], [hex]), mounted: marchField(costs[2], [hex]) };
}

// The whole ground beyond the Alma, so that each crosses where it stands instead of queueing at the bridge.
function southBank(world: World): Goal {
  const { costs, depth } = world.terrain;
  const south = world.grid.cells.filter((hex) => depth[hex] > 0);
  const [foot, mounted] = [marchField(costs[0], south), marchField(costs[2], south)];
  return { hex: 0, price: 200, reach: 20, crowding: 0, foot, mounted };
}

// A way as the crow flies, for those across the river only: a broad front where the cheapest way would draw all to one road.
function asTheCrowFlies(world: World, goal: number): Goal {
  const { q, r, cells, size } = world.grid;
  const { depth } = world.terrain;
  const field = new Uint16Array(size).fill(90);
  for (const hex of cells) {
    if (depth[hex] > 0) field[hex] = Math.min(90, 3 * axialDistance(q[hex] - q[goal], r[hex] - r[goal]));
  }
  return { hex: goal, price: 500, reach: 60, crowding: 0, foot: field, mounted: field };
}

function goalsOf(world: World): readonly (readonly Goal[])[] {
  const named = (number: string): number => world.grid.byNumber.get(number) ?? 0;
  const list = (hexes: readonly string[], price: number): Goal[] =>
    hexes.filter((number) => named(number) > 0).map((number) => goalOf(world, named(number), price, 24, 9));
  if (world.isAlma && world.exitHex > 0) {
    return [[southBank(world), asTheCrowFlies(world, world.exitHex)], [goalOf(world, world.exitHex, 400, 30, 6)]];
  }
  if (world.isBalaclava) {
    const allied = [...list(westernRedoubts, 150), ...list(easternRedoubts, 130)];
    return [allied, [...list(easternRedoubts, 160), ...list(westernRedoubts, 140)]];
  }
  return [[], []];
}

function prizesOf(world: World, goals: readonly (readonly Goal[])[]): readonly Int16Array[] {
  return goals.map((list) => {
    const prize = new Int16Array(world.grid.size);
    if (world.isBalaclava) for (const { hex, price } of list) prize[hex] = price >> 1;
    return prize;
  });
}

/** Looks up what is known about the battle of a world. */
export function loreOf(g: QuadPlay): Lore {
  const { world } = g;
  const found = known.get(world);
  if (found !== undefined) return found;
  const all = Array.from({ length: world.count }, (_, u) => u);
  const of = (seat: number): number[] => all.filter((u) => world.seatOf[u] === seat);
  const rank = (u: number): number => (world.isGun[u] === 1 ? 2 : world.kindOf[u] === CAVALRY ? 1 : 0);
  const goals = goalsOf(world);
  const lore: Lore = {
    worth: Int32Array.from(all, (u) => worthOf(world, u)),
    goals,
    prize: prizesOf(world, goals),
    order: [0, 1].map((seat) => Int16Array.from(of(seat).sort((a, b) => rank(a) - rank(b) || a - b))),
    guns: [0, 1].map((seat) => Int16Array.from(of(seat).filter((u) => world.gunRow[u] >= 0))),
  };
  known.set(world, lore);
  return lore;
}

/** How strongly a goal of some price pulls from a distance. */
export const pullOf = (goal: Goal, price: number, far: number): number =>
  Math.trunc((price * goal.reach) / (goal.reach + far));

/** How strongly the goals of a seat pull from a hex: of single places the strongest, of wide ground all. */
export function pullAt(goals: readonly Goal[], prices: Int32Array, far: (goal: Goal) => number): number {
  let single = 0;
  let wide = 0;
  for (let i = 0; i < goals.length; i++) {
    const pull = pullOf(goals[i], prices[i], far(goals[i]));
    if (goals[i].crowding === 0) wide += pull;
    else if (pull > single) single = pull;
  }
  return single + wide;
}
