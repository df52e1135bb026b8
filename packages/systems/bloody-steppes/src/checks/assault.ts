import { notPossible, type Refusal, refusal } from "@redoubt/engine";
import { asHex, DIRECTIONS, type Direction, type Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { isClosed } from "../formation.ts";
import { cites } from "../kit.ts";
import { unitsIn } from "../occupancy.ts";
import type { SteppesRule } from "../rule-index.ts";
import {
  ASSAULTED,
  ATTACK,
  ATTACKED,
  EFFECTIVE,
  enemyOf,
  has,
  OUT_OF_COMMAND,
  PURSUED,
  ROUTED,
  type SteppesPlay,
} from "../state.ts";
import { constants } from "../tables/constants.ts";
import { moverClass } from "../tables/terrain-movement.ts";
import { isSeenBy } from "./fire.ts";
import { isGun } from "./morale.ts";
import { directionTo } from "./move.ts";
import { apart, facingOf, formationOf, isEnemyIn } from "./neighbours.ts";
import { isLeaderless, orderOf } from "./orders.ts";
import { whyNotMelee } from "./reactions.ts";
import { whyNotPass } from "./stacking.ts";
import { stepPrice } from "./step-price.ts";
import { neighbourZones } from "./wedges.ts";

/** Nobody has to attack; horse may charge from where it stands. */
export const enforces = cites("XII.2", "XII.3", "XII.9", "XII.35");

type Why = Refusal<SteppesRule> | null;

/** What cavalry remembers of its way when it would charge (K-174): the enemies in sight when it began, and its dearest step. */
export interface Run {
  readonly seen: readonly number[];
  readonly dear: number;
}

/** K-174: the enemy units that cavalry sees as its move begins. */
export function seenBy(g: SteppesPlay, unit: number): readonly number[] {
  const { world, c } = g;
  if (world.armOf[unit] !== "cavalry") return [];
  const enemies: number[] = [];
  for (const other of world.unitsOf[enemyOf(world.seatOf[unit])])
    if (c.hexOf[other] > 0 && isSeenBy(g, unit, asHex(c.hexOf[other]))) enemies.push(other);
  return enemies;
}

const named = (g: SteppesPlay, unit: number) => ({ unit: g.world.pieces[unit].name });

/** K-169: those of a stack who can attack: in order, in command, no guns. */
export const fitToAttack = (g: SteppesPlay, units: readonly number[]): readonly number[] =>
  units.filter(
    (unit) =>
      !isGun(g.world, unit) && g.c.level[unit] === EFFECTIVE && !has(g, unit, OUT_OF_COMMAND) && g.c.march[unit] === 0,
  );

/** What a step in a direction costs a unit, terrain alone; undefined where it cannot go. */
function groundPrice(g: SteppesPlay, unit: number, from: number, direction: Direction): number | undefined {
  const arm = g.world.armOf[unit];
  if (arm === undefined) return undefined;
  return stepPrice(g.world.ground, moverClass(arm, formationOf(g, unit)), asHex(from), direction)?.cost;
}

/** Whether a hex lies before a unit that would stand in another, without a turn (XII.1). */
export function isBefore(g: SteppesPlay, unit: number, from: number, hex: number): boolean {
  const direction = directionTo(g, from, hex);
  if (direction === undefined) return false;
  const facing = facingOf(g, unit);
  return facing === undefined || neighbourZones(facing, g.world.options.facingModel).front.includes(direction);
}

/** XII.33, K-174: the hexes by which cavalry two hexes off could close on a target: into its front, cheap enough, with room. */
function closingHexes(g: SteppesPlay, units: readonly number[], target: Hex): readonly Hex[] {
  const [first] = units;
  const here = g.c.hexOf[first];
  const { grid, options } = g.world;
  const facing = facingOf(g, first);
  const ways = facing === undefined ? DIRECTIONS : neighbourZones(facing, options.facingModel).front;
  return ways
    .filter((direction) => {
      const hex = here + grid.offsets[direction];
      const cost = groundPrice(g, first, here, direction);
      const isCheap = cost !== undefined && cost <= constants.dearestChargeHex.value && cost <= g.c.mp[first];
      return isCheap && !isEnemyIn(g, g.world.seatOf[first], hex) && isBefore(g, first, hex, target);
    })
    .map((direction) => asHex(here + grid.offsets[direction]))
    .filter((hex) => whyNotPass(g, units, hex) === null);
}

/** Why these units may attack nobody at all now: their order, level, command, formation, or an attack already made. */
function whyNoAttack(g: SteppesPlay, units: readonly number[]): Why {
  const [first] = units;
  if (units.every((unit) => isGun(g.world, unit))) return refusal("XII.1", "guns-do-not-attack", named(g, first));
  if (units.some((unit) => has(g, unit, ATTACKED))) return refusal("XII.13", "has-attacked", named(g, first));
  if (units.every((unit) => g.c.level[unit] === ROUTED)) return refusal("XIV.52", "routed", named(g, first));
  if (isLeaderless(g, first)) return refusal("XIII.10", "leaderless-brigade", named(g, first));
  const order = orderOf(g, first);
  if (order !== 0 && order !== ATTACK) return refusal("III.19", "order-forbids-attack", named(g, first));
  if (fitToAttack(g, units).length > 0) return null;
  if (units.some((unit) => g.c.march[unit] === 1)) return refusal("III.19", "on-the-march", named(g, first));
  if (units.some((unit) => has(g, unit, OUT_OF_COMMAND))) return refusal("III.9", "out-of-command", named(g, first));
  return refusal("XII.7", "not-in-order", named(g, first));
}

/** Why a stack may not attack a hex now; cavalry's way so far counts (XII.33). */
export function whyNotAttack(g: SteppesPlay, units: readonly number[], hex: Hex, run: Run): Why {
  const { world, c } = g;
  const cannot = whyNoAttack(g, units);
  if (cannot !== null) return cannot;
  const fit = fitToAttack(g, units);
  const [first] = fit;
  const where = { ...named(g, first), hex: world.grid.numbers[hex] };
  if (!isEnemyIn(g, world.seatOf[first], hex)) return notPossible("XII.8", "no-target", where);
  const enemies = unitsIn(g, hex);
  if (enemies.some((enemy) => has(g, enemy, ASSAULTED))) return refusal("XII.12", "attacked-already", where);
  if (enemies.every((enemy) => c.level[enemy] === ROUTED)) return refusal("XIV.56", "routed-are-approached", where);
  const others = markedAt(g, hex).filter((unit) => !units.includes(unit));
  const apartFrom = whyNotTogether(g, units, hex, others);
  if (apartFrom !== null) return apartFrom;
  const isJoined = others.some((unit) => isClosed(formationOf(g, unit) ?? "skirmish"));
  const unfit = fit.map((unit) =>
    isJoined && formationOf(g, unit) === "skirmish" ? null : whyNotMelee(g, unit, enemies),
  );
  if (unfit[0] !== null && !unfit.includes(null)) return refusal(unfit[0], "not-in-its-formation", where);
  return world.armOf[first] === "cavalry" ? whyNotCharge(g, fit, hex, run) : whyNotBayonet(g, first, hex);
}

/** XII.6, XII.10, XII.31, K-93: why a stack may not attack a hex that others wait to attack, or from where others have attacked. */
function whyNotTogether(g: SteppesPlay, units: readonly number[], hex: Hex, others: readonly number[]): Why {
  const [first] = units;
  const here = g.c.hexOf[first];
  const where = { ...named(g, first), hex: g.world.grid.numbers[hex] };
  const isElsewhere = (unit: number): boolean =>
    (g.c.marked[unit] !== 0 && g.c.marked[unit] !== hex) || (has(g, unit, ATTACKED) && !has(g, unit, PURSUED));
  if (unitsIn(g, here).some((unit) => !units.includes(unit) && isElsewhere(unit)))
    return refusal("XII.6", "one-hex-from-here", where);
  if (others.length === 0) return null;
  const isHorse = (unit: number): boolean => g.world.armOf[unit] === "cavalry";
  if (isHorse(others[0]) !== isHorse(first)) return refusal("XII.31", "foot-and-horse-apart", where);
  const from = apart(g, here, hex) === 1 ? [asHex(here)] : closingHexes(g, units, hex);
  const touches = from.some((start) => others.some((unit) => apart(g, start, g.c.hexOf[unit]) <= 1));
  return touches ? null : refusal("XII.10", "hexes-do-not-touch", where);
}

/** The units that are marked to attack a hex. */
export function markedAt(g: SteppesPlay, hex: number): readonly Unit[] {
  const found: Unit[] = [];
  for (let unit = 0; unit < g.world.count; unit++)
    if (g.c.marked[unit] === hex && g.c.hexOf[unit] > 0) found.push(asUnit(unit));
  return found;
}

/** XII.1, XII.4: the bayonet reaches an adjacent hex in front that the unit could pay to enter. */
function whyNotBayonet(g: SteppesPlay, unit: number, hex: Hex): Why {
  const here = g.c.hexOf[unit];
  const where = { ...named(g, unit), hex: g.world.grid.numbers[hex] };
  if (apart(g, here, hex) !== 1) return refusal("XII.1", "not-adjacent", where);
  if (!isBefore(g, unit, here, hex)) return refusal("XII.1", "not-in-front", where);
  return whyNotPay(g, unit, here, hex);
}

function whyNotPay(g: SteppesPlay, unit: number, from: number, hex: Hex): Why {
  const direction = directionTo(g, from, hex);
  const cost = direction === undefined ? undefined : groundPrice(g, unit, from, direction);
  const where = { ...named(g, unit), hex: g.world.grid.numbers[hex] };
  if (cost === undefined) return refusal("VIII.8", "impassable", where);
  const left = g.c.mp[unit];
  return cost > left ? refusal("XII.4", "too-few-points-to-enter", { ...where, cost, left }) : null;
}

/** XII.33 to XII.36: a charge at an enemy that was in sight at the start, over ground that is nowhere dear. */
function whyNotCharge(g: SteppesPlay, units: readonly number[], hex: Hex, { seen, dear }: Run): Why {
  const [first] = units;
  const here = g.c.hexOf[first];
  const where = { ...named(g, first), hex: g.world.grid.numbers[hex] };
  if (!unitsIn(g, hex).some((enemy) => seen.includes(enemy))) return refusal("XII.33", "not-seen-at-start", where);
  const most = constants.dearestChargeHex.value;
  if (dear > most) return refusal("XII.33", "way-too-dear", { ...where, most });
  const range = apart(g, here, hex);
  const from =
    range === 1 ? (isBefore(g, first, here, hex) ? [asHex(here)] : []) : range === 2 ? closingHexes(g, units, hex) : [];
  if (from.length === 0)
    return refusal(range > 2 ? "XII.34" : "XII.1", range > 2 ? "too-far-to-charge" : "not-in-front", where);
  const open = from.filter((start) => priceInto(g, first, start, hex) <= most);
  if (open.length === 0) return refusal("XII.33", "way-too-dear", { ...where, most });
  const cost = Math.min(...open.map((start) => chargePrice(g, first, start, hex)));
  const left = g.c.mp[first];
  return cost > left ? refusal("XII.4", "too-few-points-to-enter", { ...where, cost, left }) : null;
}

const priceInto = (g: SteppesPlay, unit: number, from: number, hex: number): number => {
  const direction = directionTo(g, from, hex);
  const cost = direction === undefined ? undefined : groundPrice(g, unit, from, direction);
  return cost ?? Number.POSITIVE_INFINITY;
};

/** XII.4: what a charge must be able to pay from where it stands: the hex by which it closes, and that of the target. */
const chargePrice = (g: SteppesPlay, unit: number, by: number, target: number): number =>
  (by === g.c.hexOf[unit] ? 0 : priceInto(g, unit, g.c.hexOf[unit], by)) + priceInto(g, unit, by, target);

/** XII.4, XII.33, K-174: the hexes by which a charge from two hexes off may go in: such that the target can be paid for, too. */
export const chargeHexes = (g: SteppesPlay, units: readonly number[], target: Hex): readonly Hex[] =>
  closingHexes(g, units, target).filter(
    (by) =>
      priceInto(g, units[0], by, target) <= constants.dearestChargeHex.value &&
      chargePrice(g, units[0], by, target) <= g.c.mp[units[0]],
  );

/** The hexes that a stack may attack now. */
export function attackHexes(g: SteppesPlay, units: readonly number[], run: Run): readonly Hex[] {
  if (whyNoAttack(g, units) !== null) return [];
  const reach = g.world.armOf[fitToAttack(g, units)[0]] === "cavalry" ? 2 : 1;
  const here = g.c.hexOf[units[0]];
  const near = new Set<number>();
  for (const first of DIRECTIONS) {
    const hex = here + g.world.grid.offsets[first];
    near.add(hex);
    if (reach === 2) for (const second of DIRECTIONS) near.add(hex + g.world.grid.offsets[second]);
  }
  return [...near]
    .filter((hex) => hex > 0 && isEnemyIn(g, g.world.seatOf[units[0]], hex))
    .map(asHex)
    .filter((hex) => whyNotAttack(g, units, hex, run) === null);
}
