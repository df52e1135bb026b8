import type { Seat } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import { asUnit, NO_WAY, type Unit } from "@redoubt/mechanics";
import { ALLIED, RUSSIAN } from "../seat.ts";
import type { QuadPlay } from "../state.ts";
import { CAVALRY } from "../unit.ts";
import type { World } from "../world.ts";
import { battleMindOf } from "./battle-mind.ts";

/** A place a side wants, what it is worth in points, and how far every hex is from it for foot and for others. */
export interface Goal {
  readonly hex: Hex;
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
  /** The part of it that the schedules make, where it ends once Preservation is triggered (A23.12); 0 in the first edition. */
  readonly passing: Int32Array;
  /** The places each seat wants. */
  readonly goals: readonly (readonly Goal[])[];
  /** What standing in a hex is worth to each seat. */
  readonly prize: readonly Int16Array[];
  /** The units of each seat in the order in which they are moved: infantry, cavalry, guns, and the foremost first. */
  readonly order: readonly Int16Array[];
  /** Units that leave the enemy alone and march for places of the third kind: the Allied reinforcements at Alma. */
  readonly isFlying: Uint8Array;
  /** The group each unit belongs to: the west, the centre, the east, whoever comes later, the guns. */
  readonly groupOf: Uint8Array;
  /** The guns of each seat that fire farther than one hex. */
  readonly guns: readonly Int16Array[];
}

const known = [new WeakMap<World, Lore>(), new WeakMap<World, Lore>()];

function worthOf(world: World, u: Unit): number {
  const { printed, isGun } = world;
  const value = (list: Int8Array): number => Math.max(list[2 * u], 0);
  const fighting = 20 + 5 * value(printed.melee) + 6 * value(printed.morale);
  const body = isGun[u] === 1 ? 70 : fighting + value(printed.fire) * (printed.fireParen[2 * u] === 1 ? 3 : 6);
  const { point, lossOf } = battleMindOf(world);
  return body + point * lossOf(world, u);
}

function prizesOf(world: World, goals: readonly (readonly Goal[])[]): readonly Int16Array[] {
  const { prizesGoals } = battleMindOf(world);
  return goals.map((list) => {
    const prize = new Int16Array(world.grid.size);
    if (prizesGoals) for (const { hex, price, kind } of list) if (kind !== "third") prize[hex] = price >> 1;
    return prize;
  });
}

// The 4th Division comes last and far to the east at the Alma.
function flyingColumn(world: World): Uint8Array {
  const flying = new Uint8Array(world.count);
  if (!battleMindOf(world).hasFlyingColumn) return flying;
  for (const { seat, units } of world.entryGroups) if (seat === ALLIED) for (const u of units) flying[u] = 1;
  return flying;
}

/** The groups of a side by their places: three wings of equal size, whoever comes later, and the guns. */
export const groupNames = ["the west wing", "the centre", "the east wing", "the reinforcements", "the guns"] as const;

function groupsOf(world: World): Uint8Array {
  const { grid, isGun, seatOf, count } = world;
  const start = new Map(world.start.placed);
  const columnOfUnit = (u: number): number => grid.q[start.get(asUnit(u)) ?? 0];
  const groups = new Uint8Array(count).fill(3);
  for (const seat of [ALLIED, RUSSIAN]) {
    const line = Array.from({ length: count }, (_, u) => u).filter(
      (u) => seatOf[u] === seat && isGun[u] === 0 && start.has(asUnit(u)),
    );
    line.sort((a, b) => columnOfUnit(a) - columnOfUnit(b) || a - b);
    for (const [place, u] of line.entries()) groups[u] = Math.trunc((3 * place) / line.length);
  }
  for (let u = 0; u < count; u++) if (isGun[u] === 1) groups[u] = 4;
  return groups;
}

/** Looks up what is known about the battle of a world. */
export function loreOf(g: QuadPlay, edition: 1 | 2 = 2): Lore {
  const { world } = g;
  const found = known[edition - 1].get(world);
  if (found !== undefined) return found;
  const all = Array.from(world.units.keys(), asUnit);
  const of = (seat: Seat): Unit[] => all.filter((u) => world.seatOf[u] === seat);
  const rank = (u: Unit): number => (world.isGun[u] === 1 ? 2 : world.kindOf[u] === CAVALRY ? 1 : 0);
  const goals = battleMindOf(world).goals(world);
  // Those who stand in front begin: they make room for the others. Reinforcements come before all, since they enter before
  // anybody is moved and whoever stands before the last one moved is not asked again.
  const start = new Map(world.start.placed);
  const far = (u: Unit): number => {
    const hex = start.get(u);
    return hex === undefined ? -1 : Math.min(NO_WAY, ...goals[world.seatOf[u]].map(({ foot }) => foot[hex]));
  };
  const lore: Lore = {
    worth: Int32Array.from(all, (u) => worthOf(world, u)),
    passing: Int32Array.from(all, (u) => {
      const { point, lossOf } = battleMindOf(world);
      return edition === 2 && world.rules.hasPreservation && world.seatOf[u] === ALLIED ? point * lossOf(world, u) : 0;
    }),
    goals,
    prize: prizesOf(world, goals),
    order: [ALLIED, RUSSIAN].map((seat) =>
      Int16Array.from(of(seat).sort((a, b) => rank(a) - rank(b) || far(a) - far(b) || a - b)),
    ),
    isFlying: flyingColumn(world),
    groupOf: groupsOf(world),
    guns: [ALLIED, RUSSIAN].map((seat) => Int16Array.from(of(seat).filter((u) => world.gunRow[u] >= 0))),
  };
  known[edition - 1].set(world, lore);
  return lore;
}

/** How strongly a goal of some price pulls from a distance. */
export const pullOf = (goal: Goal, price: number, far: number): number =>
  Math.trunc((price * goal.reach) / (goal.reach + far));

/** How strongly the goals of a seat pull from a hex, on foot or mounted: of single places the strongest, of wide ground all. */
export function pullAt(goals: readonly Goal[], prices: Int32Array, isFoot: boolean, hex: Hex): number {
  let single = 0;
  let wide = 0;
  for (let i = 0; i < goals.length; i++) {
    const goal = goals[i];
    const price = prices[i];
    const far = isFoot ? goal.foot[hex] : goal.mounted[hex];
    if (goal.crowding === 0) wide += pullOf(goal, price, far);
    // Multiplied first: it is divided only where it comes to more.
    else if (price * goal.reach >= (single + 1) * (goal.reach + far)) single = pullOf(goal, price, far);
  }
  return single + wide;
}
