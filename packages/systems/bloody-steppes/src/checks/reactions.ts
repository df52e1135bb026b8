import { asHex, DIRECTIONS, type Hex } from "@redoubt/hex";
import { formations, isClosed } from "../formation.ts";
import { cites } from "../kit.ts";
import { unitsIn } from "../occupancy.ts";
import { BRITISH_LINE, ZOUAVE } from "../piece.ts";
import type { SteppesRule } from "../rule-index.ts";
import { ASSAULTED, COVERED, EFFECTIVE, has, IN_COMMAND, REACTED, ROUTED, type SteppesPlay } from "../state.ts";
import { constants } from "../tables/constants.ts";
import { moverClass } from "../tables/terrain-movement.ts";
import { strengthOf } from "../values.ts";
import { whyNotClose } from "./closing.ts";
import { covers } from "./cover-zone.ts";
import { canAimAt, isSeenBy, whyNoFire } from "./fire.ts";
import { isBarredFromSquare } from "./forming.ts";
import { isGun } from "./morale.ts";
import { apart, facingOf, formationOf, frontsOn, isWithin } from "./neighbours.ts";
import { backSteps, lawfulBackSteps } from "./retreat.ts";
import { stepPrice } from "./step-price.ts";
import { whyNotStopIn } from "./stopping.ts";
import { neighbourZones } from "./wedges.ts";

/** Who may fall back before whom; one volley or salvo, since whoever has reacted is done. */
export const enforces = cites("VI.18", "VI.19", "VI.20", "X.6", "XI.8");

/** The unit that acts, as those see it who may react. */
export interface Acting {
  readonly units: readonly number[];
  readonly hex: Hex;
}

/** The same with whether its act was a movement: a step, or a declaration that counts as one (VI.14). */
export interface Approaching extends Acting {
  readonly isMoving: boolean;
}

const isCavalry = (g: SteppesPlay, unit: number): boolean => g.world.armOf[unit] === "cavalry";
const isInfantry = (g: SteppesPlay, unit: number): boolean => g.world.armOf[unit] === "infantry";

/** VI.21, VI.22: whether a unit may still react in this activation. */
export function isFree(g: SteppesPlay, unit: number): boolean {
  return g.c.hexOf[unit] > 0 && !has(g, unit, REACTED | ASSAULTED) && g.c.level[unit] !== ROUTED;
}

/** VI.7, X.6, XI.8: whether it may fire at the acting unit. */
export const mayReactByFire = (g: SteppesPlay, unit: number, { hex }: Acting): boolean =>
  whyNoFire(g, unit) === null && canAimAt(g, unit, hex);

/** VI.11, K-158: whether it may change formation or facing since an enemy acts in its zone. */
export function mayReform(g: SteppesPlay, unit: number, { hex }: Acting): boolean {
  const isRightArm = isInfantry(g, unit) || (g.world.options.reactionTurn === "every-arm" && !isGun(g.world, unit));
  return isRightArm && g.c.march[unit] === 0 && covers(g, unit, hex);
}

/** The formations it could take as a reaction, square apart. */
export function reactionFormations(g: SteppesPlay, unit: number): readonly number[] {
  return g.world.formations[unit]
    .filter((formation) => formation !== "square" && formation !== formationOf(g, unit))
    .filter((formation) => formation !== "skirmish" || g.c.sp[unit] <= constants.skirmishLimit.value)
    .filter((formation) => !isClosed(formation) || whyNotClose(g, [unit]) === null)
    .map((formation) => formations.indexOf(formation));
}

/** VI.11: the facings 60 degrees to either hand. */
export function reactionTurns(g: SteppesPlay, unit: number): readonly number[] {
  const facing = facingOf(g, unit);
  return facing === undefined ? [] : [(facing + 1) % 6, (facing + 5) % 6];
}

/** VI.12, K-61: by which case the infantry of its hex may not form square now, null if it may: enemy cavalry acts two hexes off in sight, or in its zone. */
export function whyNoSquare(g: SteppesPlay, unit: number, { units, hex }: Acting): SteppesRule | null {
  if (!isInfantry(g, unit) || !isCavalry(g, units[0])) return "VI.12";
  if (g.c.march[unit] === 1) return "III.19";
  if (!g.world.formations[unit].includes("square")) return "IV.1";
  if (formationOf(g, unit) === "square") return "IV.23";
  if (isBarredFromSquare(g.world, unit)) return "IV.2";
  const apartFrom = whyNotClose(g, [unit]);
  if (apartFrom !== null) return apartFrom.rule;
  const strength = unitsIn(g, g.c.hexOf[unit]).reduce(
    (sum, one) => sum + (isInfantry(g, one) && g.c.level[one] !== ROUTED ? strengthOf(g, one) : 0),
    0,
  );
  if (strength < constants.squareMinimum.value) return "VI.12";
  const isNear = apart(g, g.c.hexOf[unit], hex) <= constants.squareDistance.value && isSeenBy(g, unit, hex);
  return isNear || covers(g, unit, hex) ? null : "VI.12";
}

/** Whether it may. */
export const maySquare = (g: SteppesPlay, unit: number, acting: Acting): boolean =>
  whyNoSquare(g, unit, acting) === null;

/** K-3: whether a unit stands in its hex without units of another kind. */
export const isAlone = (g: SteppesPlay, unit: number): boolean =>
  unitsIn(g, g.c.hexOf[unit]).every(
    (other) => g.world.armOf[other] === g.world.armOf[unit] && formationOf(g, other) === formationOf(g, unit),
  );

/** VI.17, VI.18, VI.20: by which case it may not fall back before enemies of this kind who move in its zone, null if it may (K-63, K-204). */
export function whyNotRetire(g: SteppesPlay, unit: number, acting: Approaching): SteppesRule | null {
  if (!acting.isMoving || has(g, unit, COVERED) || !isAlone(g, unit) || !covers(g, unit, acting.hex)) return "VI.17";
  const [enemy] = acting.units;
  if (isCavalry(g, unit)) {
    const isMatched = formationOf(g, unit) === "dispersed" && formationOf(g, enemy) !== "dispersed";
    if (!isMatched) return "VI.20";
  } else if (isGun(g.world, unit)) {
    if (g.world.armOf[unit] !== "horse-artillery" || isCavalry(g, enemy)) return "VI.18";
  } else if (formationOf(g, unit) !== "skirmish" || isCavalry(g, enemy)) return "VI.17";
  return canFallBack(g, unit, acting, constants.fallBack.value) ? null : "VI.20/1";
}

/** Whether it may. */
export const mayRetire = (g: SteppesPlay, unit: number, acting: Approaching): boolean =>
  whyNotRetire(g, unit, acting) === null;

const stackOf = (g: SteppesPlay, unit: number): readonly number[] => unitsIn(g, g.c.hexOf[unit]);

/** Whether its stack has a lawful way back before the acting unit. */
export const canFallBack = (g: SteppesPlay, unit: number, { hex }: Acting, most: number): boolean =>
  lawfulBackSteps(g, { units: stackOf(g, unit), from: [hex], cause: "reaction" }, most).length > 0 &&
  backSteps(g, { units: stackOf(g, unit), from: [hex], cause: "reaction" }).length > 0;

/** VI.19, K-64: whether lone cavalry must fall back since infantry has come next to it. */
export function mustFallBack(g: SteppesPlay, unit: number, acting: Acting): boolean {
  if (!isCavalry(g, unit) || !isInfantry(g, acting.units[0]) || !isAlone(g, unit)) return false;
  return apart(g, g.c.hexOf[unit], acting.hex) === 1 && canFallBack(g, unit, acting, constants.fallBack.value);
}

/** VI.15, K-159: by which case the infantry of its hex may not counterattack, null if it may: the enemy is next to it in its front, it is in order and in command. */
function whyNoCounterattack(g: SteppesPlay, unit: number, { hex, units }: Acting): SteppesRule | null {
  if (!isInfantry(g, unit)) return "VI.15";
  if (g.c.level[unit] !== EFFECTIVE) return "XII.7";
  if (!has(g, unit, IN_COMMAND)) return "III.9";
  if (g.c.march[unit] === 1) return "III.19";
  if (apart(g, g.c.hexOf[unit], hex) !== 1 || !frontsOn(g, g.world.seatOf[units[0]], hex).includes(unit))
    return "VI.15";
  return whyNotMelee(g, unit, units) ?? (canEnter(g, unit, g.c.hexOf[unit], hex) ? null : "VIII.8");
}

/** Whether it may. */
export const mayCounterattack = (g: SteppesPlay, unit: number, acting: Acting): boolean =>
  whyNoCounterattack(g, unit, acting) === null;

/** VIII.8: whether a unit could go from a hex into one next to it, were nobody there: nobody strikes over what he cannot cross. */
function canEnter(g: SteppesPlay, unit: number, from: number, to: number): boolean {
  const { offsets } = g.world.grid;
  const direction = DIRECTIONS.find((one) => from + offsets[one] === to);
  const mover = moverClass(g.world.armOf[unit] ?? "infantry", formationOf(g, unit));
  return direction !== undefined && stepPrice(g.world.ground, mover, asHex(from), direction) !== undefined;
}

/** The rule by which a unit in its formation may not begin a melee with these enemies, alone; null where it may (IV.1, IV.2, IV.4, XII.28, XII.29). */
export function whyNotMelee(g: SteppesPlay, unit: number, enemies: readonly number[]): SteppesRule | null {
  const formation = formationOf(g, unit);
  const { traits } = g.world;
  if (formation === "square") return "XII.29";
  if (formation === undefined || formation === "march-column") return "IV.4";
  if (formation !== "skirmish" && formation !== "dispersed") {
    const isBritishColumn = (traits[unit] & BRITISH_LINE) !== 0 && formation !== "line";
    return isBritishColumn ? "IV.2" : null;
  }
  const isZouave = (traits[unit] & ZOUAVE) !== 0;
  if (isZouave && formation === "skirmish") return null;
  const isLawful = enemies.every((enemy) => {
    const other = formationOf(g, enemy);
    const isLoose = other === "skirmish" || other === "dispersed";
    return isLoose || g.c.level[enemy] === ROUTED || isGun(g.world, enemy);
  });
  if (isLawful) return null;
  return formation === "dispersed" ? "IV.4" : "XII.28";
}

/** Whether a unit in its formation may begin a melee with these enemies, alone. */
export const mayStartMelee = (g: SteppesPlay, unit: number, enemies: readonly number[]): boolean =>
  whyNotMelee(g, unit, enemies) === null;

/** XII.49, K-110: whether it is cavalry in order and in line. */
const isReadyToCharge = (g: SteppesPlay, unit: number): boolean =>
  isCavalry(g, unit) && g.c.level[unit] === EFFECTIVE && formationOf(g, unit) === "line";

/** The case by which a unit that has not reacted neither counterattacks nor countercharges the acting unit. */
export function whyNoStroke(g: SteppesPlay, unit: number, acting: Acting): SteppesRule {
  if (!isCavalry(g, unit)) return whyNoCounterattack(g, unit, acting) ?? "VI.15";
  if (g.c.level[unit] !== EFFECTIVE) return "XII.7";
  return formationOf(g, unit) === "line" ? "XII.49" : "IV.4";
}

/** K-159: the cavalry of its hex that countercharges with a unit: all that is in order, in line and has not reacted. */
export const chargersWith = (g: SteppesPlay, unit: number): readonly number[] =>
  stackOf(g, unit).filter((one) => isReadyToCharge(g, one) && (one === unit || isFree(g, one)));

/** XII.49, K-110, K-159: whether the cavalry of its hex may countercharge an enemy in its zone; the way there is looked for by the charge itself. */
export const mayCountercharge = (g: SteppesPlay, unit: number, acting: Acting): boolean =>
  isReadyToCharge(g, unit) &&
  covers(g, unit, acting.hex) &&
  contactHexes(g, chargersWith(g, unit), acting.hex).length > 0;

/** K-159: from where a countercharge could strike: its own hex if the enemy is next to it in front, else a hex in front of it that touches him and has room. */
export function contactHexes(g: SteppesPlay, strikers: readonly number[], target: Hex): readonly number[] {
  const [unit] = strikers;
  const facing = facingOf(g, unit);
  if (facing === undefined) return [];
  const { grid, options } = g.world;
  const here = g.c.hexOf[unit];
  const front = neighbourZones(facing, options.facingModel).front;
  const strikes = (from: number): boolean =>
    front.some((direction) => from + grid.offsets[direction] === target) && canEnter(g, unit, from, target);
  if (strikes(here)) return [here];
  const arm = g.world.armOf[unit] ?? "cavalry";
  const isNear = (hex: number): boolean => {
    const direction = front.find((one) => here + grid.offsets[one] === hex);
    if (direction === undefined) return false;
    const price = stepPrice(g.world.ground, moverClass(arm, formationOf(g, unit)), asHex(here), direction);
    return price !== undefined && price.cost <= constants.dearestChargeHex.value;
  };
  const hasRoom = (hex: number): boolean => g.c.sideIn[hex] === 0 || whyNotStopIn(g, strikers, hex) === null;
  return front
    .map((direction) => here + grid.offsets[direction])
    .filter((hex) => grid.onMap[hex] === 1 && strikes(hex) && isNear(hex) && hasRoom(hex));
}

/** Every unit of a seat that may still react and is near enough to a hex that any zone or fire could reach there. */
export function freeUnits(g: SteppesPlay, seat: number, hex: Hex): readonly number[] {
  const found: number[] = [];
  for (const unit of g.world.unitsOf[seat])
    if (isWithin(g, g.c.hexOf[unit], hex, g.world.farthest) && isFree(g, unit)) found.push(unit);
  return found;
}
