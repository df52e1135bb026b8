import { asHex, DIRECTIONS, type Hex } from "@redoubt/hex";
import { type LaneAct, type Lanes, NO_LANE, points } from "@redoubt/mechanics";
import { stackingPoints } from "../occupancy.ts";
import { FIXED } from "../piece.ts";
import { enemyOf, HAULED, has, ROUTED, type SteppesPlay } from "../state.ts";
import { constants } from "../tables/constants.ts";
import { isGun } from "./morale.ts";
import { pointsLeft } from "./move.ts";
import { facingOf, formationOf, formOf } from "./neighbours.ts";
import { type Tether, tethersOf, whyTethered } from "./orders.ts";
import { whyNotStack } from "./stacking.ts";
import { isGarrison } from "./target.ts";

/** Whether ways can be searched for a stack: all move alike, and nothing holds them to their hex. */
function isSearchable(g: SteppesPlay, units: readonly number[]): boolean {
  const [first] = units;
  const isAlike = units.every(
    (unit) =>
      g.world.armOf[unit] === g.world.armOf[first] &&
      formOf(g, unit) === formOf(g, first) &&
      facingOf(g, unit) === facingOf(g, first),
  );
  const isHeld = units.some(
    (unit) => isGarrison(g, unit) || (g.world.traits[unit] & FIXED) !== 0 || has(g, unit, HAULED),
  );
  return isAlike && !isHeld;
}

/** What a search is run with: how the stack moves, its facing and its half points, with the hexes barred that it may not enter. */
interface Prepared {
  readonly lanes: Lanes;
  readonly facing: number;
  readonly most: number;
}

/** Prepares the search from where the stack stands; null where no ways are searched for it. */
function prepare(g: SteppesPlay, units: readonly number[], tethers: readonly Tether[]): Prepared | null {
  const { world, c } = g;
  const [first] = units;
  const arm = world.armOf[first];
  if (arm === undefined || !isSearchable(g, units)) return null;
  const { barred, lanes: lanesFor } = world.search;
  barred.fill(0);
  for (const hex of world.closedHexes[c.turn[0]] ?? []) barred[hex] = 1;
  barEnemies(g, first, barred);
  barFullHexes(g, units, barred);
  barFirstSteps(g, units, tethers, barred);
  const lanes = lanesFor(arm, formationOf(g, first), c.march[first] === 1);
  return { lanes, facing: lanes.lanes === 1 ? 0 : (facingOf(g, first) ?? 0), most: points(pointsLeft(g, units)) };
}

/** Runs the search with all its costs and ways, or with the way to a goal alone; false where there is none. */
function search(g: SteppesPlay, units: readonly number[], goal?: Hex): boolean {
  const prepared = prepare(g, units, tethersOf(g, units));
  if (prepared === null) return false;
  const { flood, barred } = g.world.search;
  flood.run(prepared.lanes, asHex(g.c.hexOf[units[0]]), prepared.facing, prepared.most, { barred, goal });
  return true;
}

// Told apart from what is barred for other reasons.
const NEXT_TO_ENEMIES = 2;

/** VIII.9: enemies bar their hex; to cavalry those who are not routed bar the hexes next to it too, which it enters only by charging (XII.34) or to get at routed ones (XIV.57). */
function barEnemies(g: SteppesPlay, unit: number, barred: Uint8Array): void {
  const { unitsOf, seatOf, armOf, grid } = g.world;
  const enemies = unitsOf[enemyOf(seatOf[unit])].filter((enemy) => g.c.hexOf[enemy] > 0);
  const barNext = (isRouted: boolean, from: number, to: number): void => {
    for (const enemy of enemies) {
      if ((g.c.level[enemy] === ROUTED) !== isRouted) continue;
      for (const offset of grid.offsets) {
        const hex = g.c.hexOf[enemy] + offset;
        if (barred[hex] === from) barred[hex] = to;
      }
    }
  };
  if (armOf[unit] === "cavalry" && g.c.level[unit] !== ROUTED) {
    barNext(false, 0, NEXT_TO_ENEMIES);
    barNext(true, NEXT_TO_ENEMIES, 0);
  }
  for (const enemy of enemies) barred[g.c.hexOf[enemy]] = 1;
}

/** VII.7: friends leave no room where the points of both are too many. */
function barFullHexes(g: SteppesPlay, units: readonly number[], barred: Uint8Array): void {
  const { unitsOf, seatOf } = g.world;
  const here = g.c.hexOf[units[0]];
  let moving = 0;
  for (const unit of units) moving += stackingPoints(g, unit);
  const room = constants.stackLimit.value - moving;
  for (const friend of unitsOf[seatOf[units[0]]]) {
    const hex = g.c.hexOf[friend];
    if (hex > 0 && hex !== here && g.c.pointsIn[hex] > 0 && g.c.pointsIn[hex] > room) barred[hex] = 1;
  }
}

/** Orders and the battle's own rules look at one step after another: a way whose first step they forbid is none. */
function barFirstSteps(g: SteppesPlay, units: readonly number[], tethers: readonly Tether[], barred: Uint8Array): void {
  const { grid, battle } = g.world;
  for (let d = 0; d < 6; d++) {
    const hex = g.c.hexOf[units[0]] + grid.offsets[d];
    if (grid.onMap[hex] === 0 || barred[hex] !== 0) continue;
    for (let place = 0; place < units.length; place++) {
      const unit = units[place];
      const isFree = whyTethered(g, unit, hex, tethers[place]) === null && battle.whyNotStep(g, unit, hex) === null;
      if (!isFree) barred[hex] = 1;
    }
  }
}

/**
 * Tells of each hex farther than one step to which the stack can go with the points it has, turning as it must, and where it
 * may end its way.
 */
export function eachInReach(
  g: SteppesPlay,
  units: readonly number[],
  tethers: readonly Tether[],
  tell: (hex: Hex) => void,
): void {
  if (units.length > 1 && units.some((unit) => isGun(g.world, unit))) return;
  const prepared = prepare(g, units, tethers);
  if (prepared === null) return;
  const { reach, barred } = g.world.search;
  const here = asHex(g.c.hexOf[units[0]]);
  const count = reach.run(prepared.lanes, here, prepared.facing, prepared.most, barred);
  // Where nobody else is, the stack may stand everywhere or nowhere.
  let mayStandAlone: boolean | null = null;
  for (let i = 1; i < count; i++) {
    const hex = asHex(reach.reached[i]);
    if (hex === here) continue;
    if (g.c.sideIn[hex] !== 0) {
      if (whyNotStack(g, units, hex) !== null) continue;
    } else {
      mayStandAlone ??= whyNotStack(g, units, hex) === null;
      if (!mayStandAlone) continue;
    }
    if (units.every((unit, place) => whyTethered(g, unit, hex, tethers[place]) === null)) tell(hex);
  }
}

/** Those hexes and what they cost. */
export function reachOf(
  g: SteppesPlay,
  units: readonly number[],
): readonly { readonly hex: Hex; readonly cost: number }[] {
  const found: { hex: Hex; cost: number }[] = [];
  const { flood } = g.world.search;
  if (!search(g, units)) return found;
  eachInReach(g, units, tethersOf(g, units), (hex) =>
    found.push({ hex, cost: flood.spentIn(hex, flood.cheapest(hex)) }),
  );
  return found;
}

/** How a stack can come to stand in a hex: each facing with the half points it costs; one without a facing for those who have none. */
export interface Arrival {
  readonly facing: number | undefined;
  readonly cost: number;
}

/** How a stack can come to stand in each of some hexes. */
export function arrivalsIn(
  g: SteppesPlay,
  units: readonly number[],
  hexes: readonly Hex[],
): ReadonlyMap<number, readonly Arrival[]> {
  const found = new Map<number, readonly Arrival[]>();
  if (hexes.length === 0 || !search(g, units)) return found;
  const { flood } = g.world.search;
  const facings = facingOf(g, units[0]) === undefined ? [undefined] : DIRECTIONS;
  for (const hex of hexes)
    found.set(
      hex,
      facings.map((facing) => ({ facing, cost: flood.spentIn(hex, facing ?? 0) })).filter(({ cost }) => cost >= 0),
    );
  return found;
}

/** The hexes that the cheapest way to each of some leads through, that itself last; empty where none does. */
export function stepsTo(g: SteppesPlay, units: readonly number[], hexes: readonly Hex[]): readonly (readonly Hex[])[] {
  if (hexes.length === 0 || !search(g, units, hexes.length === 1 ? hexes[0] : undefined)) return hexes.map(() => []);
  const { flood } = g.world.search;
  return hexes.map((hex) => {
    const lane = flood.cheapest(hex);
    return lane === NO_LANE ? [] : flood.actsTo(hex, lane).flatMap((act) => (act.kind === "step" ? [act.hex] : []));
  });
}

/** The turns and steps that lead to a hex most cheaply; empty where none do. */
export function wayTo(g: SteppesPlay, units: readonly number[], hex: Hex): readonly LaneAct[] {
  if (!search(g, units, hex)) return [];
  const { flood } = g.world.search;
  const lane = flood.cheapest(hex);
  return lane === NO_LANE ? [] : flood.actsTo(hex, lane);
}
