import { notPossible, type Refusal, refusal } from "@redoubt/engine";
import { asHex, DIRECTIONS, type Direction, type Hex } from "@redoubt/hex";
import { mayFaceFreely } from "../entering.ts";
import { isAllRound, isClosed } from "../formation.ts";
import { cites } from "../kit.ts";
import { FIXED } from "../piece.ts";
import type { SteppesRule } from "../rule-index.ts";
import { has, ROUTED, SPENT, type SteppesPlay } from "../state.ts";
import { constants } from "../tables/constants.ts";
import { formationRow, squareHexSurcharge } from "../tables/formations.ts";
import { moverClass } from "../tables/terrain-movement.ts";
import { haulTo, whyNotBesides } from "./hauling.ts";
import { isGun } from "./morale.ts";
import { facingOf, formationOf, isNextToRouted, isNextToUnrouted, ownFormationOf } from "./neighbours.ts";
import { type Tether, tethersOf, whyTethered } from "./orders.ts";
import { whyNotPass } from "./stacking.ts";
import { type StepPrice, stepPrice } from "./step-price.ts";
import { isGarrison } from "./target.ts";
import { neighbourZones } from "./wedges.ts";

/** Points come from the formation at the start, whatever the level; each turn is paid by itself, the same on any ground; a step back costs one more; horse comes next to enemies only to charge. To get at the routed it needs no charge. */
export const enforces = cites("IV.19", "V.8", "V.9", "VIII.2", "XII.36", "XIV.37", "XIV.57");

type Why = Refusal<SteppesRule> | null;

const named = (g: SteppesPlay, unit: number) => ({ unit: g.world.pieces[unit].name });
const where = (g: SteppesPlay, unit: number, hex: number) => ({
  unit: g.world.pieces[unit].name,
  hex: g.world.grid.numbers[hex] ?? "",
});

/** VIII.2, IV.19: the Movement Points of a unit as it begins its activation, doubled on a Forced March (III.19, K-42). */
export function allowance(g: SteppesPlay, unit: number): number {
  const { world, c } = g;
  const arm = world.armOf[unit];
  if (arm === undefined) return constants.commanderPoints.value;
  const own = world.ownPoints[unit];
  const points = own === 255 ? formationRow(arm, formationOf(g, unit), world.charts.formations).mp : own;
  return c.march[unit] === 1 ? points * constants.marchFactor.value : points;
}

/** The direction from a hex to an adjacent one; undefined to any other. */
export function directionTo(g: SteppesPlay, from: number, to: number): Direction | undefined {
  const { offsets } = g.world.grid;
  for (const direction of DIRECTIONS) if (from + offsets[direction] === to) return direction;
  return undefined;
}

/** VIII.3, VIII.4, VIII.6: what one unit pays for a step as it stands and faces, or why it cannot take it. */
export function priceOfStep(g: SteppesPlay, unit: number, direction: Direction): StepPrice | Refusal<SteppesRule> {
  const { world, c } = g;
  const from = asHex(c.hexOf[unit]);
  const to = from + world.grid.offsets[direction];
  if (world.grid.onMap[to] !== 1) return notPossible("VIII.8", "off-map", where(g, unit, to));
  const arm = world.armOf[unit];
  if (arm === undefined) return notPossible("VIII.1", "no-unit", where(g, unit, to));
  if ((world.traits[unit] & FIXED) !== 0) return refusal("I.10", "fixed-guns", where(g, unit, to));
  if (isGarrison(g, unit)) return refusal("IV.1", "garrison-stays", where(g, unit, to));
  const formation = formationOf(g, unit);
  const price = stepPrice(world.ground, moverClass(arm, formation), from, direction, c.march[unit] === 1);
  if (price === undefined)
    return refusal(c.level[unit] === ROUTED ? "XIV.51" : "VIII.8", "impassable", where(g, unit, to));
  if (c.level[unit] === ROUTED) return { cost: constants.routedHexCost.value, disorganizes: false };
  const facing = facingOf(g, unit);
  const isFree = facing === undefined || (formation !== undefined && isAllRound(formation));
  const zones = isFree ? null : neighbourZones(facing, world.options.facingModel);
  if (zones?.flank.includes(direction)) return refusal("VIII.3", "not-front-or-rear", where(g, unit, to));
  const back = zones?.rear.includes(direction) ? constants.backward.value : 0;
  const square = formation === "square" ? squareHexSurcharge : 0;
  const isDisordering = price.disorganizes && formation !== undefined && isClosed(formation);
  return { cost: price.cost + back + square, disorganizes: isDisordering };
}

/** K-149: what a step costs a stack: the dearest among them. */
export function stackPrice(
  g: SteppesPlay,
  units: readonly number[],
  direction: Direction,
): StepPrice | Refusal<SteppesRule> {
  if (units.length === 1) return priceOfStep(g, units[0], direction);
  let cost = 0;
  let disorganizes = false;
  for (const unit of units) {
    const price = priceOfStep(g, unit, direction);
    if ("rule" in price) return price;
    cost = Math.max(cost, price.cost);
    disorganizes ||= price.disorganizes;
  }
  return { cost, disorganizes };
}

/** The points that a stack has left: the least among them (K-149). */
export function pointsLeft(g: SteppesPlay, units: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const unit of units) least = Math.min(least, g.c.mp[unit]);
  return least;
}

/** VIII.7, K-72: whether a step may overspend: it is the very first act and there is a point left. */
export const mayOverspend = (g: SteppesPlay, units: readonly number[]): boolean =>
  units.every((unit) => !has(g, unit, SPENT)) && pointsLeft(g, units) > 0;

/** Why a stack may not step to a hex now. */
export function whyNotStep(
  g: SteppesPlay,
  units: readonly number[],
  to: Hex,
  tethers: readonly Tether[] = tethersOf(g, units),
): Why {
  const direction = directionTo(g, g.c.hexOf[units[0]], to);
  if (direction === undefined) return notPossible("VIII.5", "not-adjacent", where(g, units[0], to));
  const price = stackPrice(g, units, direction);
  if ("rule" in price) return price;
  const blocked =
    whyNotPass(g, units, to) ??
    whyNotEnterClosed(g, to) ??
    firstOf(units, (unit, place) => whyTethered(g, unit, to, tethers[place]) ?? g.world.battle.whyNotStep(g, unit, to));
  if (blocked !== null) return blocked;
  const isByHaul = haulTo(g, units, to) > 0;
  const otherwise = isByHaul ? null : whyNotBesides(g, units);
  if (otherwise !== null) return otherwise;
  const left = pointsLeft(g, units);
  if (price.cost > left && !isByHaul && !mayOverspend(g, units))
    return refusal("VIII.7", "too-dear", { ...where(g, units[0], to), cost: price.cost, left });
  return whyNotNearEnemy(g, units, to);
}

const firstOf = (units: readonly number[], why: (unit: number, place: number) => Why): Why => {
  for (let place = 0; place < units.length; place++) {
    const refused = why(units[place], place);
    if (refused !== null) return refused;
  }
  return null;
};

/** II.16: a hex that the scenario closes on this turn. */
const whyNotEnterClosed = (g: SteppesPlay, to: number): Why =>
  g.world.closedHexes[g.c.turn[0]]?.includes(to) === true
    ? refusal("II.16", "closed-hex", { hex: g.world.grid.numbers[to] })
    : null;

/** XII.34, XII.36, XIV.57, K-174: cavalry steps next to an unrouted enemy only by charging him, or to get at routed ones. */
function whyNotNearEnemy(g: SteppesPlay, units: readonly number[], to: number): Why {
  const rider = units.find((unit) => g.world.armOf[unit] === "cavalry" && g.c.level[unit] !== ROUTED);
  if (rider === undefined || !isNextToUnrouted(g, g.world.seatOf[rider], to)) return null;
  if (isNextToRouted(g, g.world.seatOf[rider], to)) return null;
  return refusal("XII.34", "cavalry-only-to-charge", { ...named(g, rider), hex: g.world.grid.numbers[to] });
}

/** V.4, V.7: what turning to a facing costs a unit: 60 or 180 degrees; undefined for any other turn. */
export function turnPrice(g: SteppesPlay, unit: number, facing: number): number | undefined {
  const { world, c } = g;
  const arm = world.armOf[unit];
  const now = facingOf(g, unit);
  if (arm === undefined || now === undefined || c.level[unit] === ROUTED) return undefined;
  const { turn60, turn180 } = formationRow(arm, formationOf(g, unit), world.charts.formations);
  const by = (facing - now + 6) % 6;
  if (by === 1 || by === 5) return turn60;
  return by === 3 ? turn180 : undefined;
}

/** Why units may not turn to a facing: infantry or cavalry of a stack turn as one, guns by themselves (V.2, K-149). */
export function whyNotTurn(g: SteppesPlay, units: readonly number[], facing: number): Why {
  if (units.length === 0) return refusal("V.1", "nobody-turns");
  if (mayFaceFreely(g, units))
    return facing === g.c.facing[units[0]] ? refusal("V.4", "not-such-a-turn", named(g, units[0])) : null;
  const price = turnPrice(g, units[0], facing);
  if (price === undefined) return refusal("V.4", "not-such-a-turn", named(g, units[0]));
  const left = pointsLeft(g, units);
  return price > left
    ? refusal("V.7", "too-dear-a-turn", { unit: g.world.pieces[units[0]].name, cost: price, left })
    : null;
}

/** Those of a moving stack who turn as one: of those who form as one all that have a facing (V.1, V.2). */
export const turningUnits = (g: SteppesPlay, units: readonly number[]): readonly number[] =>
  formingUnits(g, units).filter((unit) => facingOf(g, unit) !== undefined);

/** Those of a moving stack who form as one: the closed troops, or skirmishers where there are only such; the guns where there are only guns (VII.4). */
export function formingUnits(g: SteppesPlay, units: readonly number[]): readonly number[] {
  const troops = units.filter((unit) => !isGun(g.world, unit) && g.c.level[unit] !== ROUTED);
  const closed = troops.filter((unit) => isClosed(ownFormationOf(g, unit) ?? "line"));
  if (closed.length > 0) return closed;
  return troops.length > 0 ? troops : units.slice(0, 1);
}
