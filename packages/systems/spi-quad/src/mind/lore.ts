import { axialDistance } from "@redoubt/hex";
import { BARRED, marchField, NO_WAY, type StepCosts } from "@redoubt/mechanics";
import { almaBridge } from "../data/facts-alma.ts";
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
  /** Which of the weights of places counts for it. */
  readonly kind: "first" | "second" | "third";
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
  /** The units of each seat in the order in which they are moved: infantry, cavalry, guns, and the foremost first. */
  readonly order: readonly Int16Array[];
  /** Units that leave the enemy alone and march for places of the third kind: the Allied reinforcements at Alma. */
  readonly isFlying: Uint8Array;
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

function goalOf(world: World, kind: Goal["kind"], hex: number, price: number, reach: number, crowding: number): Goal {
  const { costs } = world.terrain;
  const [foot, mounted] = [marchField(costs[0], [hex]), marchField(costs[2], [hex])];
  return { hex, price, reach, crowding, kind, foot, mounted };
}

// The same ways, every step at the same price.
const evened = ({ grid, packed, hasFreeSteps }: StepCosts): StepCosts => ({
  grid,
  hasFreeSteps,
  packed: packed.map((costs) => {
    let even = 0;
    for (let d = 0; d < 6; d++) even |= (((costs >> (5 * d)) & BARRED) === BARRED ? BARRED : 2) << (5 * d);
    return even;
  }),
});

// The whole ground beyond the Alma, and not the cheapest way there: each crosses where it stands, nobody queues at the bridge.
function southBank(world: World): Goal {
  const { costs, depth } = world.terrain;
  const south = world.grid.cells.filter((hex) => depth[hex] > 0);
  const [foot, mounted] = [marchField(evened(costs[0]), south), marchField(costs[2], south)];
  return { hex: 0, price: 200, reach: 20, crowding: 0, kind: "first", foot, mounted };
}

// A way as the crow flies, for those across the river only: a broad front where the cheapest way would draw all to one road.
function asTheCrowFlies(world: World, goal: number): Goal {
  const { q, r, cells, size } = world.grid;
  const { depth } = world.terrain;
  const field = new Uint16Array(size).fill(90);
  for (const hex of cells) {
    if (depth[hex] > 0) field[hex] = Math.min(90, 3 * axialDistance(q[hex] - q[goal], r[hex] - r[goal]));
  }
  return { hex: goal, price: 500, reach: 60, crowding: 0, kind: "second", foot: field, mounted: field };
}

/**
 * Alma: the Allies want the south bank, the way to the road that leads out, and somebody on it; the Russians want the way
 * out and the ground above the bridge. Balaclava: the redoubts of the own end, those of the other, and the road to the port.
 */
function goalsOf(world: World): readonly (readonly Goal[])[] {
  const named = (number: string): number => world.grid.byNumber.get(number) ?? 0;
  const list = (kind: Goal["kind"], hexes: readonly string[], price: number): Goal[] =>
    hexes.filter((number) => named(number) > 0).map((number) => goalOf(world, kind, named(number), price, 24, 9));
  if (world.isAlma && world.exitHex > 0) {
    const bar = goalOf(world, "third", world.exitHex, 300, 30, 15);
    const out = goalOf(world, "first", world.exitHex, 400, 30, 6);
    return [
      [southBank(world), asTheCrowFlies(world, world.exitHex), bar],
      [out, ...list("second", [almaBridge.south], 200)],
    ];
  }
  if (world.isBalaclava) {
    const raid = world.exitHex > 0 ? [goalOf(world, "third", world.exitHex, 200, 30, 20)] : [];
    return [
      [...list("first", westernRedoubts, 150), ...list("second", easternRedoubts, 130)],
      [...list("first", easternRedoubts, 160), ...list("second", westernRedoubts, 140), ...raid],
    ];
  }
  return [[], []];
}

function prizesOf(world: World, goals: readonly (readonly Goal[])[]): readonly Int16Array[] {
  return goals.map((list) => {
    const prize = new Int16Array(world.grid.size);
    if (world.isBalaclava) for (const { hex, price, kind } of list) if (kind !== "third") prize[hex] = price >> 1;
    return prize;
  });
}

// The 4th Division comes last and far to the east: it can be at the road out before the Russians think of leaving.
function flyingColumn(world: World): Uint8Array {
  const flying = new Uint8Array(world.count);
  if (!world.isAlma) return flying;
  for (const { seat, units } of world.entryGroups) if (seat === ALLIED) for (const u of units) flying[u] = 1;
  return flying;
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
  // Those who stand in front begin: they make room for the others. Reinforcements come before all, since they enter before
  // anybody is moved and whoever stands before the last one moved is not asked again.
  const start = new Map(world.start.placed);
  const far = (u: number): number => {
    const hex = start.get(u);
    return hex === undefined ? -1 : Math.min(NO_WAY, ...goals[world.seatOf[u]].map(({ foot }) => foot[hex]));
  };
  const lore: Lore = {
    worth: Int32Array.from(all, (u) => worthOf(world, u)),
    goals,
    prize: prizesOf(world, goals),
    order: [0, 1].map((seat) =>
      Int16Array.from(of(seat).sort((a, b) => rank(a) - rank(b) || far(a) - far(b) || a - b)),
    ),
    isFlying: flyingColumn(world),
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
