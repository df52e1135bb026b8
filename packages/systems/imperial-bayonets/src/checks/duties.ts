import { asHex, type Hex, OFF_MAP } from "@redoubt/hex";
import { topUnit, type Unit, unitBelow } from "@redoubt/mechanics";
import { groundOf } from "../ground-now.ts";
import { cites } from "../kit.ts";
import { hasZone, isCombat } from "../occupancy.ts";
import { enemyOf } from "../seat.ts";
import {
  ADVANCED,
  ATTACKED,
  type BayonetsPlay,
  BOMBARDED,
  BUILDING,
  CHARGED,
  has,
  IMPROVED_POSITION,
  MUST_JOIN,
  OVERRUNNING,
  OWED,
  ROAD_MARCH,
  unitsAt,
  WAS_ATTACKED,
} from "../state.ts";
import { FREE, NO_ATTACK, WATER } from "../terrain.ts";
import { ARTILLERY, HORSE_ARTILLERY } from "../world.ts";
import { activeBit } from "./activity.ts";
import { attackStrength, isHorseAgainstWalls } from "./fighting.ts";
import { touchOf } from "./touch.ts";

/** Whoever stands in a town, in works or behind water is asked for no attack, nor anybody for one on a bombarded hex. */
export const enforces = cites("9.0b", "9.1f", "E15");

/** Bits with which a unit does not attack any more, or not at all (I-54, I-56, I-68, I-121). */
export const NO_ATTACK_BITS = ATTACKED | CHARGED | BUILDING | ROAD_MARCH | OVERRUNNING;

/** Whether a unit is free to attack in this Combat step. */
export function isFreeToAttack(g: BayonetsPlay, unit: Unit): boolean {
  const status = g.c.status[unit];
  return g.c.hexOf[unit] > 0 && (status & activeBit(g)) !== 0 && (status & NO_ATTACK_BITS) === 0;
}

/** Whether a unit could attack a hex with others: it touches it and nothing keeps its arm out (I-103, E14). */
export const mayAttack = (g: BayonetsPlay, unit: Unit, hex: Hex): boolean =>
  touchOf(g, g.c.hexOf[unit], hex) >= 0 && !isHorseAgainstWalls(g, unit, hex);

/** Whether a unit could attack a hex by itself (I-123). */
export const couldAlone = (g: BayonetsPlay, unit: Unit, hex: Hex): boolean =>
  mayAttack(g, unit, hex) && attackStrength(g, [unit], [hex]) >= 1;

/** The hex of the enemy that a unit owes a fight after a failed Repulse; 0 where the debt has lapsed (7.1.2e, I-110). */
export function debtOf(g: BayonetsPlay, unit: Unit): Hex {
  const { c, world } = g;
  const owed = c.owes[unit] - 1;
  if (owed < 0 || !isFreeToAttack(g, unit)) return OFF_MAP;
  const hex = c.hexOf[owed];
  if (hex <= 0 || (c.fought[hex] & WAS_ATTACKED) !== 0 || !mayAttack(g, unit, hex)) return OFF_MAP;
  const debtors = Array.from(world.unitsOf[world.seatOf[unit]]).filter(
    (other) => c.owes[other] === owed + 1 && isFreeToAttack(g, other) && mayAttack(g, other, hex),
  );
  return attackStrength(g, debtors, [hex]) >= 1 ? hex : OFF_MAP;
}

/** Whether nothing excuses a unit from attacking a hex that it could attack alone (9.0b, I-10, I-69, E14, E15). */
function isObliged(g: BayonetsPlay, unit: Unit, hex: Hex): boolean {
  const { world, c } = g;
  const from = c.hexOf[unit];
  const d = touchOf(g, from, hex);
  if (d < 0 || !hasZone(g, unit) || ((world.terrain.zone[from] >> d) & 1) === 0) return false;
  if ((world.terrain.hex[from] & FREE) !== 0) return false;
  if (!world.switches.dutyInPosition && c.works[from] === IMPROVED_POSITION) return false;
  if (!world.switches.dutyOverWater && (groundOf(g).step[from * 8 + d] & WATER) !== 0) return false;
  return couldAlone(g, unit, hex);
}

const isGun = (kind: number): boolean => kind === ARTILLERY || kind === HORSE_ARTILLERY;

/** Works the duties of the Combat step out: hexes that must be attacked, and units that must take part (9.0a, 9.1e, I-123, I-126). */
export function fixDuties(g: BayonetsPlay): void {
  const { world, c } = g;
  const seat = c.active[0];
  const enemies = unitsAt(g, enemyOf(seat));
  for (const unit of world.unitsOf[seat]) {
    if (!isFreeToAttack(g, unit)) continue;
    const debt = debtOf(g, unit);
    for (let d = 0; d < 6; d++) {
      const hex = asHex(c.hexOf[unit] + world.grid.offsets[d]);
      if (enemies[hex] === 0 || (c.fought[hex] & (BOMBARDED | WAS_ATTACKED)) !== 0) continue;
      const isAdvanced = has(g, unit, ADVANCED) && couldAlone(g, unit, hex);
      if (!isAdvanced && !isObliged(g, unit, hex)) continue;
      // Who is bound to fight elsewhere owes nothing here (I-125).
      if (debt === 0 || debt === hex) c.fought[hex] |= OWED;
      if (isAdvanced || isGun(world.kindOf[unit])) c.status[unit] |= MUST_JOIN;
    }
  }
}

/** Whether a free unit outside `used` could still attack a hex alone and is not bound elsewhere. */
function isAnyoneFor(g: BayonetsPlay, hex: Hex, used: readonly Unit[]): boolean {
  const { world, c } = g;
  const seat = c.active[0];
  const units = unitsAt(g, seat);
  const { offsets } = world.grid;
  const { step } = groundOf(g);
  for (let d = 0; d < 6; d++) {
    const at = asHex(hex + offsets[d]);
    if (units[at] === 0 || (step[hex * 8 + d] & NO_ATTACK) !== 0) continue;
    for (let unit = topUnit(c, at); unit >= 0; unit = unitBelow(c, unit)) {
      if (!isCombat(world, unit) || world.seatOf[unit] !== seat || used.includes(unit)) continue;
      if (!isFreeToAttack(g, unit) || !couldAlone(g, unit, hex)) continue;
      const debt = debtOf(g, unit);
      if (debt === 0 || debt === hex) return true;
    }
  }
  return false;
}

const nobody: readonly Unit[] = [];
const nowhere: readonly Hex[] = [];

/** Hexes that are still owed and that only units in `used` could attack; with nobody used, all that are owed (I-124). */
export function owedHexes(g: BayonetsPlay, used: readonly Unit[]): Hex[] {
  const { world, c } = g;
  const hexes: Hex[] = [];
  for (const enemy of world.unitsOf[enemyOf(c.active[0])]) {
    const hex = c.hexOf[enemy];
    if (hex <= 0 || (c.fought[hex] & (OWED | WAS_ATTACKED)) !== OWED || hexes.includes(hex)) continue;
    if (isAnyoneFor(g, hex, nobody) && (used.length === 0 || !isAnyoneFor(g, hex, used))) hexes.push(hex);
  }
  const { ordinal } = world.grid;
  return hexes.length < 2 ? hexes : hexes.sort((a, b) => ordinal[a] - ordinal[b]);
}

/** Whether a unit that must take part still has a hex that it could attack, those in `taken` left out. */
function hasHexLeft(g: BayonetsPlay, unit: Unit, taken: readonly Hex[]): boolean {
  const { world, c } = g;
  const enemies = unitsAt(g, enemyOf(c.active[0]));
  for (let d = 0; d < 6; d++) {
    const hex = asHex(c.hexOf[unit] + world.grid.offsets[d]);
    if (enemies[hex] === 0 || taken.includes(hex) || (c.fought[hex] & WAS_ATTACKED) !== 0) continue;
    // Whoever advanced fights those he engaged, not one who is owed nothing (9.2i).
    if (has(g, unit, ADVANCED) && (c.fought[hex] & OWED) === 0) continue;
    if (couldAlone(g, unit, hex)) return true;
  }
  return false;
}

/** Units that must take part, have not yet, and would have no hex left but those in `taken` (9.1e, I-124). */
export function strandedUnits(g: BayonetsPlay, taken: readonly Hex[]): Unit[] {
  const units: Unit[] = [];
  for (const unit of g.world.unitsOf[g.c.active[0]]) {
    if (!has(g, unit, MUST_JOIN) || !isFreeToAttack(g, unit) || !hasHexLeft(g, unit, nowhere)) continue;
    if (taken.length === 0 || !hasHexLeft(g, unit, taken)) units.push(unit);
  }
  return units;
}

/** Units that owe a fight, with the hex of the enemy they owe it to (7.1.2e). */
export function debtors(g: BayonetsPlay): (readonly [unit: Unit, hex: Hex])[] {
  const found: (readonly [unit: Unit, hex: Hex])[] = [];
  for (const unit of g.world.unitsOf[g.c.active[0]]) {
    const hex = g.c.owes[unit] === 0 ? 0 : debtOf(g, unit);
    if (hex !== 0) found.push([unit, hex]);
  }
  return found;
}
