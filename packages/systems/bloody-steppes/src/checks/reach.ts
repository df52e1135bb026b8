import { asHex, type Hex } from "@redoubt/hex";
import { type LaneAct, NO_LANE, points } from "@redoubt/mechanics";
import { FIXED } from "../piece.ts";
import { ROUTED, type SteppesPlay } from "../state.ts";
import { isGun } from "./morale.ts";
import { pointsLeft } from "./move.ts";
import { facingOf, formationOf, isEnemyIn, isNextToUnrouted } from "./neighbours.ts";
import { whyNotByOrder } from "./orders.ts";
import { whyNotPass, whyNotStack } from "./stacking.ts";
import { isGarrison } from "./target.ts";

/** Whether ways can be searched for a stack: all move alike, and nothing holds them to their hex. */
function isSearchable(g: SteppesPlay, units: readonly number[]): boolean {
  const [first] = units;
  const isAlike = units.every(
    (unit) =>
      g.world.armOf[unit] === g.world.armOf[first] &&
      g.c.formation[unit] === g.c.formation[first] &&
      g.c.facing[unit] === g.c.facing[first],
  );
  const isHeld = units.some((unit) => isGarrison(g, unit) || (g.world.traits[unit] & FIXED) !== 0);
  return isAlike && g.c.level[first] !== ROUTED && !isHeld;
}

/** Runs the search from where the stack stands; false where no ways are searched for it. */
function search(g: SteppesPlay, units: readonly number[]): boolean {
  const { world, c } = g;
  const [first] = units;
  const arm = world.armOf[first];
  if (arm === undefined || !isSearchable(g, units)) return false;
  const { flood, barred, lanes } = world.search;
  const isCavalry = arm === "cavalry";
  for (const hex of world.grid.cells) {
    const isClosed = isEnemyIn(g, world.seatOf[first], hex) || world.closedHexes[c.turn[0]]?.includes(hex) === true;
    barred[hex] = isClosed || (c.pointsIn[hex] > 0 && whyNotPass(g, units, hex) !== null) ? 1 : 0;
  }
  if (isCavalry) barCharges(g, first, barred);
  barFirstSteps(g, units, barred);
  const of = lanes(arm, formationOf(g, first), c.march[first] === 1);
  flood.run(of, asHex(c.hexOf[first]), of.lanes === 1 ? 0 : (facingOf(g, first) ?? 0), points(pointsLeft(g, units)), {
    barred,
  });
  return true;
}

/** Orders and the battle's own rules look at one step after another: a way whose first step they forbid is none. */
function barFirstSteps(g: SteppesPlay, units: readonly number[], barred: Uint8Array): void {
  const { grid, battle } = g.world;
  for (let d = 0; d < 6; d++) {
    const hex = asHex(g.c.hexOf[units[0]] + grid.offsets[d]);
    if (grid.onMap[hex] === 0 || barred[hex] !== 0) continue;
    const isForbidden = (unit: number): boolean =>
      whyNotByOrder(g, unit, hex) !== null || battle.whyNotStep(g, unit, hex) !== null;
    if (units.some(isForbidden)) barred[hex] = 1;
  }
}

/** XII.34: cavalry comes next to unrouted enemies only by charging. */
function barCharges(g: SteppesPlay, unit: number, barred: Uint8Array): void {
  const seat = g.world.seatOf[unit];
  for (const hex of g.world.grid.cells) if (barred[hex] === 0 && isNextToUnrouted(g, seat, hex)) barred[hex] = 1;
}

/** Hexes farther than one step to which the stack can go with the points it has, turning as it must; what it costs. */
export function reachOf(
  g: SteppesPlay,
  units: readonly number[],
): readonly { readonly hex: Hex; readonly cost: number }[] {
  if (units.some((unit) => isGun(g.world, unit)) && units.length > 1) return [];
  if (!search(g, units)) return [];
  const { flood } = g.world.search;
  const found: { hex: Hex; cost: number }[] = [];
  const here = g.c.hexOf[units[0]];
  for (let i = 1; i < flood.reached.length; i++) {
    const hex = asHex(flood.reached[i]);
    const lane = hex === 0 ? NO_LANE : flood.cheapest(hex);
    if (lane === NO_LANE) break;
    if (hex !== here) found.push({ hex, cost: flood.spentIn(hex, lane) });
  }
  return found.filter(
    ({ hex }) => whyNotStack(g, units, hex) === null && units.every((unit) => whyNotByOrder(g, unit, hex) === null),
  );
}

/** The turns and steps that lead to a hex most cheaply; empty where none do. */
export function wayTo(g: SteppesPlay, units: readonly number[], hex: Hex): readonly LaneAct[] {
  if (!search(g, units)) return [];
  const { flood } = g.world.search;
  const lane = flood.cheapest(hex);
  return lane === NO_LANE ? [] : flood.actsTo(hex, lane);
}
