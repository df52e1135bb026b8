import type { Unit } from "@redoubt/mechanics";
import { almaBridge, preservation } from "../data/facts-alma.ts";
import { easternRedoubts, westernRedoubts } from "../data/facts-balaclava.ts";
import { ALLIED, RUSSIAN } from "../seat.ts";
import type { QuadPlay } from "../state.ts";
import { BRITISH, CAVALRY, INFANTRY } from "../unit.ts";
import type { World } from "../world.ts";
import { asTheCrowFlies, goalOf, goalsAt, southBank } from "./goals.ts";
import type { Goal } from "./lore.ts";

/** What is known about playing one battle: one value for each, and one for none. */
export interface BattleMind {
  /** The column of the weights. */
  readonly weights: "alma" | "balaclava" | "other";
  /** By how much a middling player is off, by seat: an attack is easier to spoil than a defence. */
  readonly slips: readonly [allied: number, russian: number];
  /** Points of judgement for one victory point: what the schedules of the battle say a loss costs. */
  readonly point: number;
  /** What the loss of a unit costs by the schedules. */
  readonly lossOf: (world: World, unit: Unit) => number;
  /** What each seat wants. */
  readonly goals: (world: World) => readonly (readonly Goal[])[];
  /** What places without a name on the map are called, by their numbers. */
  readonly landmarks: Readonly<Record<string, string>>;
  /** Whether standing in a goal is a prize by itself. */
  readonly prizesGoals: boolean;
  /** Whether the Allied reinforcements are a flying column: they can be at the road out before the Russians think of leaving. */
  readonly hasFlyingColumn: boolean;
  /** Whether the second half has begun, in which other things count. */
  readonly isLater: (g: QuadPlay) => boolean;
  /** Whether leaving the map pays a Russian unit now. */
  readonly wantsExit: (g: QuadPlay) => boolean;
}

const meleeOf = ({ printed }: World, u: Unit): number =>
  printed.meleeParen[2 * u] === 1 ? 0 : Math.max(printed.melee[2 * u], 0);

/** What a unit scores for the enemy at Balaclava when it is lost (B23.2). */
function balaclavaLoss(world: World, u: Unit): number {
  const { isGun, kindOf, seatOf, nationOf } = world;
  if (isGun[u] === 1) return seatOf[u] === RUSSIAN ? 15 : world.isRedoubtGun[u] === 1 ? 6 : 8;
  const isBritishHorse = kindOf[u] === CAVALRY && seatOf[u] === ALLIED && nationOf[u] === BRITISH;
  return isBritishHorse ? 2 * meleeOf(world, u) : meleeOf(world, u);
}

const none: BattleMind = {
  weights: "other",
  slips: [20, 15],
  point: 90,
  lossOf: () => 0,
  goals: () => [[], []],
  landmarks: {},
  prizesGoals: false,
  hasFlyingColumn: false,
  isLater: () => false,
  wantsExit: () => false,
};

/** The Allies want the south bank, the way to the road that leads out, and somebody on it; the Russians the way out and the ground above the bridge. */
const alma: BattleMind = {
  weights: "alma",
  slips: [12, 24],
  point: 90,
  lossOf: ({ kindOf }, u) => (kindOf[u] === INFANTRY ? 1 : 0),
  goals: (world) => {
    if (world.exitHex === 0) return [[], []];
    const bar = goalOf(world, "third", world.exitHex, 300, 30, 15);
    const out = goalOf(world, "first", world.exitHex, 400, 30, 6);
    return [
      [southBank(world), asTheCrowFlies(world, world.exitHex), bar],
      [out, ...goalsAt(world, "second", [almaBridge.south], 200)],
    ];
  },
  landmarks: { [almaBridge.south]: "the bridge" },
  prizesGoals: false,
  hasFlyingColumn: true,
  isLater: ({ c }) => c.preservationTurn[0] > 0,
  wantsExit: ({ c }) => c.preservationTurn[0] > 0 && c.exits[c.turn[0]] < preservation.exitsPerTurn,
};

/** Each wants the redoubts of his own end, those of the other, and the Russians the road to the port. */
const balaclava: BattleMind = {
  weights: "balaclava",
  slips: [20, 15],
  point: 14,
  lossOf: balaclavaLoss,
  goals: (world) => {
    const raid = world.exitHex > 0 ? [goalOf(world, "third", world.exitHex, 200, 30, 20)] : [];
    return [
      [...goalsAt(world, "first", westernRedoubts, 150), ...goalsAt(world, "second", easternRedoubts, 130)],
      [...goalsAt(world, "first", easternRedoubts, 160), ...goalsAt(world, "second", westernRedoubts, 140), ...raid],
    ];
  },
  landmarks: {},
  prizesGoals: true,
  hasFlyingColumn: false,
  isLater: () => false,
  wantsExit: ({ c }) => c.exits.reduce((sum, count) => sum + count, 0) < 2,
};

const minds = { alma, balaclava, none };

/** What is known about playing the battle of a game. */
export const battleMindOf = (world: World): BattleMind => minds[world.rules.id ?? "none"];
