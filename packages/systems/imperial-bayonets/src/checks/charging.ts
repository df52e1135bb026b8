import { notPossible, type Refusal, refusal } from "@redoubt/engine";
import { asHex, distance, type Hex, RAY_ALONG, RAY_FIELDS } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { chargeSum } from "../modifiers/charge.ts";
import { unitsIn } from "../occupancy.ts";
import type { BayonetsRule } from "../rule-index.ts";
import { type BayonetsPlay, CHARGED, has, hexName } from "../state.ts";
import { isActive } from "./activity.ts";
import { whyCrowded } from "./overstack.ts";
import { whyNoCharges, whyNoChargeWay } from "./preparing.ts";
import { hexesTouching } from "./touch.ts";

/** All who prepared with a unit: of its hex, with its target (I-113). */
export function chargeGroup(g: BayonetsPlay, unit: Unit): Unit[] {
  const { c, world } = g;
  const target = c.chargeAt[unit];
  return unitsIn(g, c.hexOf[unit], world.seatOf[unit]).filter(
    (other) => target !== 0 && c.chargeAt[other] === target && isActive(g, other) && !has(g, other, CHARGED),
  );
}

/** Why a unit may not charge with those who prepared with it; null if they may (9.3, I-59, I-121). */
export function whyNotCharge(g: BayonetsPlay, unit: Unit): Refusal<BayonetsRule> | null {
  const { world, c } = g;
  const id = world.pieces[unit].id;
  if (world.seatOf[unit] !== c.active[0]) return notPossible("9.3a", "enemy", { unit: id });
  const target = c.chargeAt[unit];
  if (c.hexOf[unit] <= 0 || target === 0) return refusal("9.3a", "not-prepared", { unit: id });
  if (has(g, unit, CHARGED)) return refusal("9.3a", "has-charged", { unit: id });
  if (!isActive(g, unit)) return refusal("9.3a", "not-activated", { unit: id });
  const group = chargeGroup(g, unit);
  const none = whyNoCharges(g);
  if (none !== null) return none;
  for (const rider of group) {
    const why = whyNoChargeWay(g, rider, target);
    if (why !== null) return why;
  }
  const seat = c.active[0];
  const hex = hexName(world, target);
  const friends = hexesTouching(g, target, seat).flatMap((at) => unitsIn(g, at, seat));
  if (!friends.some((other) => !group.includes(other))) return refusal("9.3b", "not-engaged", { hex });
  if (chargeSum({ g, units: group, hex: target }).isBelow) return refusal("9.3c", "too-weak-to-charge", { hex });
  // Limits hold throughout a charge, in the overrun hex too (9.3f).
  const crowd = whyCrowded(g, target, [...unitsIn(g, target, seat), ...group], false);
  return crowd === null ? null : refusal("9.3f", "too-many-riders", { hex, rule: crowd });
}

/** The hexes in which a charge may end before its target: one on a row of hexes, or either flank of a followed hexside (I-60, I-150). */
export function chargeStops(g: BayonetsPlay, unit: Unit): Hex[] {
  const { world, c } = g;
  const from = asHex(c.hexOf[unit]);
  const to = asHex(c.chargeAt[unit]);
  if (distance(world.grid, from, to) === 1) return [from];
  const { records } = world.terrain.rays.between(from, to);
  const stops = new Set<Hex>();
  for (let i = 0; i < records.length; i += RAY_FIELDS) {
    if (records[i] !== 0 && records[i] !== RAY_ALONG) continue;
    const hexes = records[i] === RAY_ALONG ? [records[i + 1], records[i + 2]] : [records[i + 1]];
    for (const offset of hexes) {
      const hex = asHex(from + offset);
      if (distance(world.grid, hex, to) === 1) stops.add(hex);
    }
  }
  return [...stops].sort((a, b) => a - b);
}
