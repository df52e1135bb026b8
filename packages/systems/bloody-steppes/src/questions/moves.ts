import { clonePlay, type Result } from "@redoubt/engine";
import { asHex, type Direction, directionTo, type Hex } from "@redoubt/hex";
import { type PathCost, points, type WithinReach } from "@redoubt/mechanics";
import { coverersOf, isCovered } from "../checks/cover-zone.ts";
import { allowance, priceOfStep, whyNotStep } from "../checks/move.ts";
import { facingOf, formationOf } from "../checks/neighbours.ts";
import { reachOf, wayTo } from "../checks/reach.ts";
import { whyNotPass, whyNotStack } from "../checks/stacking.ts";
import type { StepPrice } from "../checks/step-price.ts";
import { neighbourZones } from "../checks/wedges.ts";
import { shift } from "../occupancy.ts";
import { UNIT } from "../piece.ts";
import type { SteppesRule } from "../rule-index.ts";
import { enemyOf, hasPoints, type SteppesPlay } from "../state.ts";
import { constants } from "../tables/constants.ts";
import { squareHexSurcharge } from "../tables/formations.ts";
import { refusalSentence } from "../wording/refusals.ts";
import { hexNamed, isFound, pieceNamed, placeOf, problem } from "./asked.ts";
import { rideCost, rideReach } from "./ride-moves.ts";

/** Why a step costs what it costs: backwards, in square, over ground that is not plain, or out of order there. */
function rulesOfStep(g: SteppesPlay, unit: number, direction: Direction, price: StepPrice): readonly SteppesRule[] {
  const facing = facingOf(g, unit);
  const isBack = facing !== undefined && neighbourZones(facing, g.world.options.facingModel).rear.includes(direction);
  const isSquare = formationOf(g, unit) === "square";
  const extra = (isBack ? constants.backward.value : 0) + (isSquare ? squareHexSurcharge : 0);
  return [
    "VIII.6",
    ...(isBack ? (["VIII.4"] as const) : []),
    ...(isSquare ? (["IV.1"] as const) : []),
    ...(price.cost - extra > 1 || price.disorganizes ? (["VIII.14"] as const) : []),
    ...(price.disorganizes ? (["V.10"] as const) : []),
  ];
}

/** What the steps of a path cost a unit as it stands and faces, or a commander or rider; turns are no part of a path (VIII.3). */
export function costOf(g: SteppesPlay, id: string, path: readonly string[]): Result<PathCost> {
  const unit = pieceNamed(g, id);
  if (!isFound(unit)) return unit;
  if (g.world.kindOf[unit] !== UNIT) return rideCost(g, unit, path);
  const walk = clonePlay(g) as SteppesPlay; // a copy of the same system's play
  const { grid } = g.world;
  const ahead = path[0] === grid.numbers[placeOf(g, unit)] ? path.slice(1) : path;
  const steps: PathCost["steps"][number][] = [];
  for (const number of ahead) {
    const to = hexNamed(g, number);
    if (!isFound(to)) return to;
    const direction = directionTo(grid, placeOf(walk, unit), to);
    if (direction === undefined)
      return problem(`${grid.numbers[placeOf(walk, unit)]} and ${number} are not adjacent`, "VIII.5");
    const price = priceOfStep(walk, unit, direction);
    if ("rule" in price) return problem(refusalSentence(price), price.rule);
    const barred = whyNotPass(walk, [unit], to);
    if (barred !== null) {
      const isThrough = barred.rule === "VII.7" && number !== ahead.at(-1);
      return problem(refusalSentence(barred), isThrough ? "VIII.10" : barred.rule);
    }
    steps.push({ hex: number, cost: points(price.cost), rules: rulesOfStep(walk, unit, direction, price) });
    shift(walk, unit, to);
  }
  return { total: steps.reduce((sum, { cost }) => sum + cost, 0), steps };
}

// Each way is searched for by itself: of so many hexes nobody reads which are reached by a turn.
const MOST_SIGNED = 60;

/** V.4, VIII.7: whether the way to a hex begins with a turn or has one later, or is a step that is not to the front. */
function signOf(g: SteppesPlay, unit: number, goal: Hex): { readonly sign?: "turn" | "back" } {
  const facing = facingOf(g, unit);
  if (facing === undefined) return {};
  const direction = directionTo(g.world.grid, placeOf(g, unit), goal);
  if (direction === undefined || whyNotStep(g, [unit], goal) !== null)
    return wayTo(g, [unit], goal).some(({ kind }) => kind === "turn") ? { sign: "turn" } : {};
  const { front } = neighbourZones(facing, g.world.options.facingModel);
  return front.includes(direction) ? {} : { sign: "back" };
}

/** Where a unit can go by itself with the points it has, turns included; zones stop nobody, but enemies may react there (VI.5). */
export function reachIn(g: SteppesPlay, id: string): Result<WithinReach> {
  const unit = pieceNamed(g, id);
  if (!isFound(unit)) return unit;
  if (g.world.kindOf[unit] !== UNIT) return rideReach(g, unit);
  const walk = clonePlay(g) as SteppesPlay; // as above
  if (!hasPoints(walk, unit)) walk.c.mp[unit] = allowance(walk, unit);
  const left = walk.c.mp[unit];
  const found = new Map<number, number>();
  for (const { hex, cost } of reachOf(walk, [unit])) found.set(hex, cost);
  for (const [direction, offset] of g.world.grid.offsets.entries()) {
    const hex = placeOf(g, unit) + offset;
    if (found.has(hex) || g.world.grid.onMap[hex] !== 1) continue;
    const to = hexNamed(g, g.world.grid.numbers[hex]);
    if (!isFound(to) || whyNotStep(walk, [unit], to) !== null) continue;
    const price = priceOfStep(walk, unit, direction as 0); // six offsets, six directions
    if (!("rule" in price)) found.set(hex, points(price.cost));
  }
  const hexes = [...found].map(([hex, cost]) => ({
    hex: g.world.grid.numbers[hex],
    cost,
    mustStop: cost >= points(left),
    isWatched: isCovered(walk, enemyOf(g.world.seatOf[unit]), asHex(hex)),
    ...(found.size > MOST_SIGNED ? {} : signOf(walk, unit, asHex(hex))),
    mayEnd: whyNotStack(walk, [unit], hex) === null,
  }));
  return { hexes: hexes.sort((a, b) => (a.hex < b.hex ? -1 : 1)) };
}

/** Whose zones of control lie on a hex, by which units (VI.1 to VI.4). */
export function zonesOn(g: SteppesPlay, number: string, sides: readonly string[]) {
  const hex = hexNamed(g, number);
  if (!isFound(hex)) return hex;
  const zones = sides.map((side, seat) => ({
    side,
    units: coverersOf(g, seat, hex).map((unit) => g.world.pieces[unit].id),
  }));
  return { zones: zones.filter(({ units }) => units.length > 0) };
}
