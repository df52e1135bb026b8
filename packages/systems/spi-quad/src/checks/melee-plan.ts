import { asHex, type Hex, OFF_MAP } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { hexOf, NOBODY, type QuadPlay, topUnit, unitBelow } from "../state.ts";
import { reachesAll } from "./melee-attackers.ts";
import { hasAttacker, hasTarget, isReady, mustBeAttacked, owesAttack } from "./melee-duty.ts";
import { refusal, type Why } from "./refusal.ts";

const namesOf = (g: QuadPlay, units: readonly Unit[]): string => units.map((u) => g.world.units[u].id).join(", ");

/** The hex of an enemy next to the attackers that an attack would leave with nobody to attack it; OFF_MAP if there is none. */
function enemyLeft(g: QuadPlay, attackers: readonly Unit[], hexes: readonly Hex[]): Hex {
  const { c, world } = g;
  for (let i = 0; i < attackers.length; i++) {
    const from = c.hexOf[attackers[i]];
    for (let d = 0; d < 6; d++) {
      const hex = asHex(from + world.grid.offsets[d]);
      let e = topUnit(g, hex);
      if (e < 0 || world.seatOf[e] === c.active[0] || hexes.includes(hex)) continue;
      for (; e >= 0; e = unitBelow(g, e)) if (mustBeAttacked(g, e)) break;
      if (e >= 0 && !hasAttacker(g, hex, attackers)) return hex;
    }
  }
  return OFF_MAP;
}

/** A unit next to the attacked hexes that an attack would leave with nobody to attack; NOBODY if there is none. */
function unitLeft(g: QuadPlay, attackers: readonly Unit[], hexes: readonly Hex[]): Unit {
  const { c, world } = g;
  for (let i = 0; i < hexes.length; i++) {
    for (let d = 0; d < 6; d++) {
      let u = topUnit(g, asHex(hexes[i] + world.grid.offsets[d]));
      if (u < 0 || world.seatOf[u] !== c.active[0]) continue;
      for (; u >= 0; u = unitBelow(g, u)) {
        if (!attackers.includes(u) && owesAttack(g, u) && !hasTarget(g, u, hexes)) return u;
      }
    }
  }
  return NOBODY;
}

/** Whether everybody who must fight still can after an attack. */
export function isCompletable(g: QuadPlay, attackers: readonly Unit[], hexes: readonly Hex[]): boolean {
  return enemyLeft(g, attackers, hexes) === OFF_MAP && unitLeft(g, attackers, hexes) < 0;
}

/**
 * Why no attack of this unit on all these hexes could be made, whoever and whatever else it took in (S-42); null if one
 * could. Whom an attack leaves out, a larger one leaves out as well unless it takes him in: so those are taken in one after
 * another until nobody is left out, or one of them cannot be taken in.
 */
function whyHopelessFor(g: QuadPlay, unit: Unit, hexes: readonly Hex[]): Why {
  const units = [unit];
  const targets = [...hexes];
  for (;;) {
    const hex = enemyLeft(g, units, targets);
    if (hex !== OFF_MAP) {
      // In reach of all of them: whoever was taken in had nobody else next to him to attack.
      targets.push(hex);
      continue;
    }
    const u = unitLeft(g, units, targets);
    if (u < 0) return null;
    if (!reachesAll(g, u, targets)) return refusal("8.12", "leaves-without-attack", { units: namesOf(g, [u]) });
    units.push(u);
  }
}

/** Why hexes cannot be attacked together by anybody without leaving out who must fight; null if they can. */
export function whyHopeless(g: QuadPlay, hexes: readonly Hex[]): Why {
  const { world } = g;
  let why: Why = null;
  for (let d = 0; d < 6; d++) {
    for (let u = topUnit(g, asHex(hexes[0] + world.grid.offsets[d])); u >= 0; u = unitBelow(g, u)) {
      if (!isReady(g, u) || !reachesAll(g, u, hexes)) continue;
      why = whyHopelessFor(g, u, hexes);
      if (why === null) return null;
    }
  }
  return why;
}

/** Why an attack may not be made because of who would be left out, naming them all; null if it may (8.11, 8.12, 8.22). */
export function whyNotComplete(g: QuadPlay, attackers: readonly Unit[], hexes: readonly Hex[]): Why {
  if (isCompletable(g, attackers, hexes)) return null;
  const { c, world } = g;
  const enemies: Unit[] = [];
  const idle: Unit[] = [];
  for (let u = asUnit(0); u < world.count; u++) {
    const hex = hexOf(g, u);
    if (world.seatOf[u] === c.active[0]) {
      if (!attackers.includes(u) && owesAttack(g, u) && !hasTarget(g, u, hexes)) idle.push(u);
    } else if (!hexes.includes(hex) && mustBeAttacked(g, u) && !hasAttacker(g, hex, attackers)) enemies.push(u);
  }
  if (enemies.length === 0) return refusal("8.12", "leaves-without-attack", { units: namesOf(g, idle) });
  const rule = attackers.length === 1 ? "8.22" : "8.11";
  return refusal(rule, "leaves-unattacked", { units: namesOf(g, enemies) });
}

/** Whether anybody still must attack or be attacked. */
export function hasOpenDuty(g: QuadPlay): boolean {
  const { world, c } = g;
  for (let u = asUnit(0); u < world.count; u++) {
    if (c.hexOf[u] <= 0) continue;
    if (world.seatOf[u] === c.active[0] ? owesAttack(g, u) : mustBeAttacked(g, u)) return true;
  }
  return false;
}

/** Why the Melee Phase may not end, naming who still must fight; null if it may (8.11, 8.12). */
export function whyNotEnd(g: QuadPlay): Why {
  const { world, c } = g;
  const enemies: Unit[] = [];
  const idle: Unit[] = [];
  for (let u = asUnit(0); u < world.count; u++) {
    if (c.hexOf[u] <= 0) continue;
    if (world.seatOf[u] !== c.active[0]) {
      if (mustBeAttacked(g, u)) enemies.push(u);
    } else if (owesAttack(g, u)) idle.push(u);
  }
  if (enemies.length > 0) return refusal("8.11", "must-be-attacked", { units: namesOf(g, enemies) });
  if (idle.length > 0) return refusal("8.12", "must-attack", { units: namesOf(g, idle) });
  return null;
}
