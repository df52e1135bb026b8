import { asHex, distance } from "@redoubt/hex";
import { type Nation, nations } from "../data/order-of-battle.ts";
import { type ScenarioId, scenarios } from "../data/scenarios.ts";
import type { LossRate, Objective, Victory } from "../data/victory.ts";
import { DISORGANIZED, ROUTED, type SteppesPlay } from "../state.ts";
import type { World } from "../world.ts";

/** A place that decides something: its price in points, who wants to stand there, and its place among the key hexes. */
export interface Goal {
  readonly hex: number;
  readonly price: number;
  readonly seats: readonly number[];
  /** -1 where nobody holds it and only who stands there counts. */
  readonly key: number;
  /** The turn from which it counts. */
  readonly from: number;
  /** Goals of one number above 0 are one: who stands in any of them is there. */
  readonly group: number;
}

/** What a battle is fought for: strength and guns by nation, and places. */
export interface Stakes {
  readonly perStrength: readonly number[];
  readonly perGun: readonly number[];
  readonly goals: readonly Goal[];
}

/** What a victory point is worth in points, of which a fresh battalion of ten is some hundreds. */
export const perVictoryPoint = 36;

// What strength and guns are worth beyond the points that they count: they fight on.
const fighting = 9;
const gunFighting = 50;

const both = [0, 1];
const RUSSIAN = [1];

function placesOf({ hexes, points }: Objective, share: number): readonly (readonly [string, number])[] {
  return hexes.map((hex) => [hex, Math.trunc((points * perVictoryPoint * share) / 100)] as const);
}

/** The places of a battle: number, price, seats that want it, and from when. */
function placesIn(victory: Victory): readonly (readonly [string, number, (readonly number[])?, number?])[] {
  switch (victory.kind) {
    case "alma":
      return victory.objectives.flatMap(({ hexes }) =>
        hexes.map((hex) => [hex, Math.trunc(480 / hexes.length)] as const),
      );
    case "balaclava":
      return [
        ...victory.objectives.flatMap((one) => placesOf(one, 150)),
        ...victory.gorge.map((hex) => [hex, 700, RUSSIAN] as const),
      ];
    case "inkerman":
      return [
        ...victory.homeRidge.map((hex) => [hex, 500] as const),
        ...victory.outworks.flatMap(({ hexes }) => hexes.map((hex) => [hex, 350] as const)),
        ...victory.camp.map((hex) => [hex, 800, RUSSIAN, victory.campFromTurn] as const),
        [victory.shellHill, 100],
      ];
    case "scarlett":
      return [];
    case "great-redoubt":
      return placesOf(victory.objective, 150);
  }
}

// Scarlett's village counts for Russians near it at the end, and they are not gone from the valley then.
function villageOf(world: World, victory: Victory): readonly Goal[] {
  if (victory.kind !== "scarlett") return [];
  const village = world.grid.byNumber.get(victory.village);
  if (village === undefined) return [];
  const price = (victory.villagePoints + victory.clearPoints) * perVictoryPoint;
  const near = world.grid.cells.filter((hex) => distance(world.grid, hex, village) <= victory.villageWithin);
  return near.map((hex) => ({ hex, price, seats: RUSSIAN, key: -1, from: world.turns - 1, group: 2 }));
}

function goalsOf(world: World, victory: Victory): readonly Goal[] {
  const named = placesIn(victory).flatMap(([number, price, seats = both, from = 0]): readonly Goal[] => {
    const hex = world.grid.byNumber.get(number);
    return hex === undefined
      ? []
      : [{ hex, price, seats, key: world.keyAt[hex] - 1, from: from - 1, group: from > 0 ? 1 : 0 }];
  });
  return [...named, ...villageOf(world, victory)];
}

function rateOf(losses: readonly LossRate[], nation: Nation): number {
  const rate = losses.find((one) => one.nation === nation)?.per;
  return fighting + (rate === undefined ? 0 : Math.trunc(perVictoryPoint / rate));
}

function gunRateOf(victory: Victory, nation: Nation): number {
  if (victory.kind === "great-redoubt" && nation === "russian") return gunFighting + victory.gun * perVictoryPoint;
  if (victory.kind !== "balaclava") return gunFighting;
  return gunFighting + (nation === "russian" ? victory.russianGun : victory.redoubtGun) * perVictoryPoint;
}

function madeFor(world: World): Stakes {
  // Positions of no battle have no scenario.
  const victory = world.scenario === null ? undefined : scenarios[world.scenario as ScenarioId]?.victory;
  if (victory === undefined)
    return { perStrength: nations.map(() => 2 * fighting), perGun: nations.map(() => gunFighting), goals: [] };
  return {
    perStrength: nations.map((nation) => rateOf(victory.losses, nation)),
    perGun: nations.map((nation) => gunRateOf(victory, nation)),
    goals: goalsOf(world, victory),
  };
}

const known = new WeakMap<World, Stakes>();

/** What the battle of a world is fought for. */
export function stakesOf(world: World): Stakes {
  const found = known.get(world) ?? madeFor(world);
  known.set(world, found);
  return found;
}

/** What one point of strength of a unit is worth. */
export const strengthWorth = ({ world }: SteppesPlay, unit: number): number =>
  stakesOf(world).perStrength[nations.indexOf(world.pieces[unit].nation as Nation)] ?? fighting;

/** What a unit would be worth in order. */
export function fullWorth(g: SteppesPlay, unit: number): number {
  const { world, c } = g;
  if (world.strength[unit] > 0) return c.sp[unit] * strengthWorth(g, unit);
  return stakesOf(world).perGun[nations.indexOf(world.pieces[unit].nation as Nation)] ?? gunFighting;
}

// What disorder costs for each point of strength, and a gun: it passes, and costs no points of victory by itself.
const perDisorder = 3;
const gunDisorder = 20;

/** What disorder costs a unit, in points. */
export const disorderOf = ({ world, c }: SteppesPlay, unit: number): number =>
  world.strength[unit] > 0 ? c.sp[unit] * perDisorder : gunDisorder;

/** What rout costs a unit: half of all it is worth, since the routed are hunted down; a gun is lost. */
export const routOf = (g: SteppesPlay, unit: number): number =>
  g.world.strength[unit] > 0 ? fullWorth(g, unit) >> 1 : fullWorth(g, unit);

/** What a unit is worth as it stands, in points. */
export function worthOf(g: SteppesPlay, unit: number): number {
  const full = fullWorth(g, unit);
  const level = g.c.level[unit];
  return level === ROUTED ? full - routOf(g, unit) : level === DISORGANIZED ? full - disorderOf(g, unit) : full;
}

/** What a goal is worth now: before it counts it is worth coming near. */
export const priceNow = ({ c }: SteppesPlay, { price, from }: Goal): number =>
  c.turn[0] < from ? Math.trunc(price / 6) : price;

/** Whether a seat wants a goal: it does not hold it, or would have to stand there. */
export function isWanted(g: SteppesPlay, { seats, key }: Goal, seat: number): boolean {
  if (!seats.includes(seat)) return false;
  return key < 0 || g.c.keyHolder[key] !== seat + 1;
}

/** How far two hexes of the map are apart. */
export const hexesApart = ({ world }: SteppesPlay, a: number, b: number): number =>
  distance(world.grid, asHex(a), asHex(b));
