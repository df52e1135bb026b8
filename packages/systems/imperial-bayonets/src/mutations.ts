import { asSeat } from "@redoubt/engine";
import { type Hex, OFF_MAP } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { cites } from "./kit.ts";
import { changeCorps, changeStatus, isCombat, isInfantryIn, isUnitWith, lift } from "./occupancy.ts";
import type { BayonetsRule } from "./rule-index.ts";
import { ALLIED, RUSSIAN } from "./seat.ts";
import {
  type BayonetsPlay,
  BUILDING,
  CAPTURED,
  DISRUPTED,
  has,
  IMPROVED_POSITION,
  isOnMap,
  MARKED,
  orderSlots,
  PEU,
  REDUCED,
  ROAD_MARCH,
  TEMP_DM,
  UAR,
  UNDER_CONSTRUCTION,
} from "./state.ts";
import { isDemoralized as isLost } from "./strength.ts";
import type { EliminationCause } from "./tables/eliminations.ts";
import { fullSpOf, isWhole, reducedSpOf, spOf } from "./values.ts";

/** Losses are counted for the corps as they fall, and given back as its units return. */
export const enforces = cites("2.0d", "2.0e", "3.8.2a", "3.8.2b", "3.8.2d", "3.8.2e", "5.2h", "5.2j");

/** Counts SP lost by a unit for its corps (3.8.2b, I-14). */
function countLoss(g: BayonetsPlay, unit: Unit, sp: number): void {
  const corps = g.world.corpsOf[unit];
  if (corps < 0) return;
  g.c.lost[corps] += sp;
  g.c.struck[corps] = 1;
}

/** Demoralizes every corps whose losses have reached its number since it was last looked at (3.8.2c, I-15, I-135). */
export function breakCorps(g: BayonetsPlay): void {
  const { c, world } = g;
  for (let corps = 0; corps < c.struck.length; corps++) {
    if (c.struck[corps] === 0) continue;
    c.struck[corps] = 0;
    const { number } = world.corps[corps];
    if (number === null || c.broken[corps] === 1 || !isLost(c.lost[corps], number)) continue;
    changeCorps(g, corps, true);
    g.emit({ kind: "corps-broken", rule: "3.8.2c", corps });
  }
}

/** Takes the SP of a returning unit off the losses of its corps, which is cured below its number (5.2j, 3.8.2d, 3.8.2e). */
export function cureCorps(g: BayonetsPlay, unit: Unit): void {
  const { c, world } = g;
  const corps = world.corpsOf[unit];
  if (corps < 0) return;
  c.lost[corps] = Math.max(0, c.lost[corps] - reducedSpOf(world, unit));
  const { number } = world.corps[corps];
  if (c.broken[corps] === 0 || (number !== null && isLost(c.lost[corps], number))) return;
  changeCorps(g, corps, false);
  g.emit({ kind: "corps-cured", rule: "5.2i", corps });
}

/** Disrupts a unit that is not so yet (9.2f, I-16). */
export function disrupt(g: BayonetsPlay, unit: Unit, rule: BayonetsRule): void {
  if (has(g, unit, DISRUPTED)) return;
  changeStatus(g, unit, DISRUPTED, 0);
  g.emit({ kind: "disrupted", rule, unit });
}

/** Demoralizes a unit until its Rally (5.5g, 7.3h). */
export function shake(g: BayonetsPlay, unit: Unit, rule: BayonetsRule): void {
  changeStatus(g, unit, TEMP_DM, 0);
  g.emit({ kind: "shaken", rule, unit });
}

/** Ends the march of a unit that was caught (7.3h). */
export function breakMarch(g: BayonetsPlay, unit: Unit): void {
  changeStatus(g, unit, 0, ROAD_MARCH);
  g.emit({ kind: "march-broken", rule: "7.3h", unit });
  shake(g, unit, "7.3h");
}

/** Takes works away that nobody holds or builds any more (7.4l, I-111). */
export function tendWorks(g: BayonetsPlay, hex: Hex): void {
  const { c } = g;
  if (c.works[hex] === 0) return;
  if (c.works[hex] === IMPROVED_POSITION) {
    if (isInfantryIn(g, hex)) return;
    c.works[hex] = 0;
    g.emit({ kind: "position-gone", rule: "7.4l", hex });
  } else if (!isUnitWith(g, hex, RUSSIAN, BUILDING) && !isUnitWith(g, hex, ALLIED, BUILDING))
    endConstruction(g, hex, "7.4d");
}

/** Removes a marker of construction; its builders are free again (7.4f, 7.4h, I-55). */
export function endConstruction(g: BayonetsPlay, hex: Hex, rule: BayonetsRule): void {
  const { c, world } = g;
  if (c.works[hex] !== UNDER_CONSTRUCTION) return;
  c.works[hex] = 0;
  c.attempts[hex] = 0;
  for (let u = 0; u < world.count; u++)
    if (c.hexOf[u] === hex && isCombat(world, asUnit(u))) changeStatus(g, asUnit(u), 0, BUILDING);
  g.emit({ kind: "construction-gone", rule, hex });
}

/** Shows a March Order to everybody (5.5d, I-43); `leaving` is a unit of it that has just left. */
export function showOrder(g: BayonetsPlay, slot: number, leaving: readonly Unit[]): void {
  const { c, world } = g;
  if (c.orderShown[slot] === 1) return;
  c.orderShown[slot] = 1;
  const seat = slot < orderSlots ? 0 : 1;
  const units = Array.from(world.unitsOf[seat]).filter((u) => c.orderOf[u] === slot + 1 || leaving.includes(u));
  g.emit({ kind: "order-shown", rule: "5.5d", units, to: c.orderTo[slot], seat: asSeat(seat), reveals: true });
}

/** Takes a unit out of its March Order; an order without units is shown and ends (I-43, I-108). */
export function dropOrder(g: BayonetsPlay, unit: Unit): void {
  const { c, world } = g;
  const slot = c.orderOf[unit] - 1;
  if (slot < 0) return;
  c.orderOf[unit] = 0;
  for (const other of world.unitsOf[world.seatOf[unit]]) if (c.orderOf[other] === slot + 1) return;
  showOrder(g, slot, [unit]);
  c.orderTo[slot] = OFF_MAP;
  c.orderShown[slot] = 0;
}

/** Takes a unit off the map for good or to await recovery (9.4.1.1a). One-step and reduced units are lost for good (9.4.1.1c). */
export function eliminate(
  g: BayonetsPlay,
  unit: Unit,
  wished: "uar" | "peu",
  cause: EliminationCause | "step",
  rule: BayonetsRule,
): void {
  const { c } = g;
  const box = wished === "uar" && isWhole(g, unit) ? "uar" : "peu";
  countLoss(g, unit, spOf(g, unit));
  const hex = c.hexOf[unit];
  lift(g, unit, box === "uar" ? UAR : PEU);
  // Only the side it shows stays with it; in the box of those awaiting recovery it is always the full one.
  c.status[unit] &= REDUCED;
  c.spent[unit] = 0;
  c.chargeAt[unit] = OFF_MAP;
  c.owes[unit] = 0;
  tendWorks(g, hex);
  g.emit({ kind: "eliminated", rule, unit, box, cause });
  dropOrder(g, unit);
}

/** Takes a step from a unit: it is reduced, or lost for good (9.2g, 9.4.2d, I-14). */
export function loseStep(g: BayonetsPlay, unit: Unit, rule: BayonetsRule): void {
  if (!isWhole(g, unit)) {
    eliminate(g, unit, "peu", "step", "9.4.1.1c");
    return;
  }
  countLoss(g, unit, fullSpOf(g.world, unit) - reducedSpOf(g.world, unit));
  changeStatus(g, unit, REDUCED, 0);
  g.emit({ kind: "step-lost", rule, unit });
}

/** Puts Repulse markers on units (7.1.2e, 7.1.2f). */
export function mark(g: BayonetsPlay, units: readonly Unit[], rule: BayonetsRule): void {
  const standing = units.filter((unit) => isOnMap(g, unit));
  for (const unit of standing) changeStatus(g, unit, MARKED, 0);
  if (standing.length > 0) g.emit({ kind: "marked", rule, units: standing });
}

/** Takes a Leader or Depot of the enemy (3.1o, E13). */
export function capture(g: BayonetsPlay, piece: Unit): void {
  const hex = g.c.hexOf[piece];
  lift(g, piece, CAPTURED);
  g.c.status[piece] = 0;
  g.emit({ kind: "captured", rule: "3.1o", piece, hex });
}
