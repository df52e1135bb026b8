import type { Seat } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { cites } from "../kit.ts";
import { enemyOf } from "../seat.ts";
import {
  ADVANCED,
  activeSeat,
  hexOf,
  isDisrupted,
  MELEE_ABLE,
  MELEE_DEFENDED,
  MELEE_DUTY,
  MELEE_PROMISED,
  MELEED,
  type QuadPlay,
  topUnit,
  unitBelow,
  zonesOf,
} from "../state.ts";
import { CLIFF, hasZoneOver } from "../terrain.ts";
import { isMeleeParen, meleeOf } from "../values.ts";

/**
 * Who must and who may fight (S-42, S-43). A plan for the whole phase exists as long as every unit that owes an attack has
 * somebody left to attack and every enemy that must be attacked has somebody left to attack it: each may then take one
 * such partner, and partners shared make combats of one hex against many units or of one unit against many hexes (8.24).
 */
export const enforces = cites("6.21", "6.22", "8.0", "8.16", "8.17", "8.19", "8.21", "9.21", "9.22", "A19.1");

const MARKS = MELEED | MELEE_DEFENDED | ADVANCED | MELEE_DUTY | MELEE_ABLE | MELEE_PROMISED;

/** Whether the unit is of a kind that attacks in melee, with a strength that is not bracketed (8.17). */
export function canAttackAtAll(g: QuadPlay, u: Unit): boolean {
  return g.world.isGun[u] === 0 && !isMeleeParen(g, u) && meleeOf(g, u) > 0;
}

/** Whether an enemy of `seat` stands next to the hex. */
function isNextToEnemy(g: QuadPlay, hex: Hex, seat: Seat): boolean {
  const { c, world } = g;
  for (let d = 0; d < 6; d++) {
    const top = c.topOf[hex + world.grid.offsets[d]];
    if (top !== 0 && world.seatOf[top - 1] !== seat) return true;
  }
  return false;
}

/** Whether the zone of the unit holds a hex of `seat` where someone undisrupted owes an attack and has not fought. */
function holdsDebtor(g: QuadPlay, u: Unit, seat: Seat, except: readonly Unit[]): boolean {
  const { c, world } = g;
  if (isDisrupted(g, u) || world.exertsZone[u] === 0) return false;
  const hex = hexOf(g, u);
  for (let d = 0; d < 6; d++) {
    if (!hasZoneOver(world.terrain, hex, d)) continue;
    for (let v = topUnit(g, asHex(hex + world.grid.offsets[d])); v >= 0; v = unitBelow(g, v)) {
      if (world.seatOf[v] !== seat || (c.status[v] & (MELEE_DUTY | MELEED | ADVANCED)) !== MELEE_DUTY) continue;
      if (!isDisrupted(g, v) && !except.includes(v)) return true;
    }
  }
  return false;
}

/** Marks who may attack and who must attack or be attacked in this phase (8.11, 8.12). */
export function beginMelee(g: QuadPlay): void {
  const { c, world } = g;
  const seat = activeSeat(g);
  const zones = zonesOf(g, enemyOf(seat));
  for (let u = asUnit(0); u < world.count; u++) {
    const hex = hexOf(g, u);
    if (hex <= 0 || (c.status[u] & (MELEED | ADVANCED)) !== 0) continue;
    if (world.seatOf[u] !== seat || !isNextToEnemy(g, hex, seat) || !canAttackAtAll(g, u)) continue;
    c.status[u] |= !isDisrupted(g, u) && zones[hex] !== 0 ? MELEE_ABLE | MELEE_DUTY : MELEE_ABLE;
  }
  for (let u = asUnit(0); u < world.count; u++) {
    if (c.hexOf[u] > 0 && world.seatOf[u] !== seat && holdsDebtor(g, u, seat, [])) c.status[u] |= MELEE_DUTY;
  }
}

/** Forgets who fought. */
export function endMelee(g: QuadPlay): void {
  for (let u = asUnit(0); u < g.world.count; u++) g.c.status[u] &= ~MARKS;
}

/** Whether the phasing unit may still attack somebody in this phase (8.14, 8.75). */
export function isReady(g: QuadPlay, u: Unit): boolean {
  const { c, world } = g;
  if (world.seatOf[u] !== c.active[0] || (c.status[u] & (MELEE_ABLE | MELEED | ADVANCED)) !== MELEE_ABLE) return false;
  return c.hexOf[u] > 0 && canAttackAtAll(g, u);
}

/** Whether a hex holds enemies of the phasing side none of whom has been attacked in this phase (S-48). */
export function isOpenTarget(g: QuadPlay, hex: Hex): boolean {
  const { c, world } = g;
  let u = topUnit(g, hex);
  if (u < 0 || world.seatOf[u] === c.active[0]) return false;
  for (; u >= 0; u = unitBelow(g, u)) if ((c.status[u] & MELEE_DEFENDED) !== 0) return false;
  return true;
}

/** Whether melee can be fought from a hex in a direction: not over a cliff, unless the option says so (S-45). */
export function isMeleeStep(g: QuadPlay, from: Hex, direction: number): boolean {
  return (g.world.terrain.step[from * 8 + direction] & CLIFF) === 0 || g.world.options.cliffMelee === "voluntary";
}

/** Whether a unit is next to a hex and can fight across (8.15). */
export function reaches(g: QuadPlay, u: Unit, hex: Hex): boolean {
  const from = hexOf(g, u);
  const { offsets } = g.world.grid;
  for (let d = 0; d < 6; d++) if (from + offsets[d] === hex) return isMeleeStep(g, from, d);
  return false;
}

/** Whether a unit outside `except` is ready to attack the hex. */
export function hasAttacker(g: QuadPlay, hex: Hex, except: readonly Unit[]): boolean {
  const { world } = g;
  for (let d = 0; d < 6; d++) {
    const from = asHex(hex + world.grid.offsets[d]);
    if (!isMeleeStep(g, from, (d + 3) % 6)) continue;
    for (let u = topUnit(g, from); u >= 0; u = unitBelow(g, u)) {
      if (isReady(g, u) && !except.includes(u)) return true;
    }
  }
  return false;
}

/** Whether the unit has a hex outside `except` to attack. */
export function hasTarget(g: QuadPlay, u: Unit, except: readonly Hex[]): boolean {
  const from = hexOf(g, u);
  for (let d = 0; d < 6; d++) {
    const hex = asHex(from + g.world.grid.offsets[d]);
    if (isOpenTarget(g, hex) && isMeleeStep(g, from, d) && !except.includes(hex)) return true;
  }
  return false;
}

/** Whether the unit stands in the zone of an enemy outside `except` that must be attacked and has not been. */
function isHeld(g: QuadPlay, u: Unit, except: readonly Hex[]): boolean {
  const { c, world } = g;
  const hex = hexOf(g, u);
  for (let d = 0; d < 6; d++) {
    const from = asHex(hex + world.grid.offsets[d]);
    if (!isOpenTarget(g, from) || except.includes(from)) continue;
    if (!hasZoneOver(world.terrain, from, (d + 3) % 6)) continue;
    for (let e = topUnit(g, from); e >= 0; e = unitBelow(g, e)) {
      if ((c.status[e] & MELEE_DUTY) !== 0 && !isDisrupted(g, e) && world.exertsZone[e] === 1) return true;
    }
  }
  return false;
}

/** Whether the phasing unit still owes an attack, and has somebody to make it on. */
export function owesAttack(g: QuadPlay, u: Unit): boolean {
  const { status } = g.c;
  if ((status[u] & MELEE_DUTY) === 0 || !isReady(g, u) || isDisrupted(g, u)) return false;
  return isHeld(g, u, []) || ((status[u] & MELEE_PROMISED) !== 0 && hasTarget(g, u, []));
}

/** Whether the enemy must still be attacked, and there is somebody to do it. */
export function mustBeAttacked(g: QuadPlay, e: Unit): boolean {
  const { c } = g;
  if ((c.status[e] & MELEE_DUTY) === 0 || c.hexOf[e] <= 0 || isDisrupted(g, e) || !isOpenTarget(g, hexOf(g, e))) {
    return false;
  }
  if (holdsDebtor(g, e, activeSeat(g), [])) return true;
  return (c.status[e] & MELEE_PROMISED) !== 0 && hasAttacker(g, hexOf(g, e), []);
}

/** Notes those whose only compulsory partners take part in the attack now made: they must fight with somebody else. */
export function promiseTheRest(g: QuadPlay, attackers: readonly Unit[], hexes: readonly Hex[]): void {
  const { c, world } = g;
  for (let u = asUnit(0); u < world.count; u++) {
    if (c.hexOf[u] <= 0) continue;
    if (world.seatOf[u] === c.active[0]) {
      if (!attackers.includes(u) && owesAttack(g, u) && !isHeld(g, u, hexes)) c.status[u] |= MELEE_PROMISED;
    } else if (!hexes.includes(hexOf(g, u)) && mustBeAttacked(g, u) && !holdsDebtor(g, u, activeSeat(g), attackers)) {
      c.status[u] |= MELEE_PROMISED;
    }
  }
}
