import { notPossible, type Refusal, refusal } from "@redoubt/engine";
import { asHex, directionTo, type Hex } from "@redoubt/hex";
import { BARRED, pointsText, type Unit } from "@redoubt/mechanics";
import { isDepotIn, unitsIn } from "../occupancy.ts";
import type { BayonetsRule } from "../rule-index.ts";
import { enemyOf } from "../seat.ts";
import { type BayonetsPlay, BUILDING, FINISHED, has, hexName, ROAD_MARCH, unitsAt } from "../state.ts";
import { repulse } from "../tables/combat-results.ts";
import { pointsLeft } from "../values.ts";
import { isActive } from "./activity.ts";
import { attackStrength, defenceStrength, defendersIn, isHorseAgainstWalls } from "./fighting.ts";
import { priceOf } from "./movement.ts";
import { hexesTouching, touchOf } from "./touch.ts";

/** The active units of a hex that could take part in a Repulse but for its price (I-109). */
function mayTakePart(g: BayonetsPlay, from: Hex, hex: Hex): Unit[] {
  const seat = g.c.active[0];
  return unitsIn(g, from, seat).filter(
    (unit) =>
      isActive(g, unit) &&
      !has(g, unit, BUILDING | FINISHED | ROAD_MARCH) &&
      g.c.chargeAt[unit] === 0 &&
      !isHorseAgainstWalls(g, unit, hex),
  );
}

/** The force that repulses from one hex into another: all active units that could pay the entry (I-109). */
export function repulseForce(g: BayonetsPlay, from: Hex, hex: Hex): Unit[] {
  const d = directionTo(g.world.grid, asHex(from), asHex(hex));
  if (d === undefined) return [];
  const force = mayTakePart(g, from, hex);
  return force.filter((unit) => {
    const price = priceOf(g, force, unit, from, d, hex);
    return price !== BARRED && price <= pointsLeft(g, unit);
  });
}

/** Why the active units of a hex may not repulse the enemy in another; null if they may (7.1.2, I-44, I-109). */
export function whyNotRepulse(g: BayonetsPlay, from: Hex, hex: Hex): Refusal<BayonetsRule> | null {
  const seat = g.c.active[0];
  const name = hexName(g.world, hex);
  if (unitsAt(g, enemyOf(seat))[hex] === 0) return notPossible("7.1.2a", "nobody-there", { hex: name });
  if (touchOf(g, from, hex) < 0) return refusal("7.1.2a", "not-engaged", { hex: name });
  if (isDepotIn(g, hex, seat)) return refusal("3.3g", "depot-there", { hex: name });
  if (mayTakePart(g, from, hex).length === 0)
    return refusal("7.1.2a", "nobody-active", { hex: hexName(g.world, from) });
  const force = repulseForce(g, from, hex);
  if (force.length === 0)
    return refusal("7.1.2b", "cannot-enter", {
      hex: name,
      left: pointsText(Math.max(...mayTakePart(g, from, hex).map((unit) => pointsLeft(g, unit)))),
    });
  const attack = attackStrength(g, force, [hex]);
  if (attack < 1) return refusal("7.1.2a", "no-strength", { hex: name });
  const defence = defenceStrength(g, defendersIn(g, hexesTouching(g, from, enemyOf(seat)), enemyOf(seat)));
  if (attack < repulse.ratio * defence) return refusal("7.1.2a", "not-five-to-one", { hex: name, attack, defence });
  return null;
}

/** Whether a unit belongs to a force that may repulse somebody now. */
export function canRepulse(g: BayonetsPlay, unit: Unit): boolean {
  const from = g.c.hexOf[unit];
  return hexesTouching(g, from, enemyOf(g.c.active[0])).some(
    (hex) => whyNotRepulse(g, from, hex) === null && repulseForce(g, from, hex).includes(unit),
  );
}
