import { notPossible, type Refusal, refusal } from "@redoubt/engine";
import { asHex, distance, type Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { groundOf } from "../ground-now.ts";
import { isDemoralized } from "../occupancy.ts";
import type { BayonetsRule } from "../rule-index.ts";
import { enemyOf } from "../seat.ts";
import { type BayonetsPlay, DISRUPTED, has, hexName, MOVED, ROAD_MARCH, solidAt, unitsAt } from "../state.ts";
import { weatherEffects, weathers } from "../tables/weather.ts";
import { allowanceOf } from "../values.ts";
import { CAVALRY } from "../world.ts";
import { chargeLineFault } from "./charge-line.ts";
import { whyNotWalk } from "./maneuver.ts";
import { sightBlock } from "./sight.ts";
import { sightSceneOf } from "./sight-now.ts";

/** Why cavalry in a hex has no way for a charge to another; null if it has (7.5b, 7.5c, 9.3b, 9.3e, I-59). */
export function whyNoChargeWay(g: BayonetsPlay, unit: Unit, target: Hex): Refusal<BayonetsRule> | null {
  const { world, c } = g;
  const from = asHex(c.hexOf[unit]);
  const to = asHex(target);
  const hex = hexName(world, target);
  const seat = world.seatOf[unit];
  if (unitsAt(g, enemyOf(seat))[target] === 0) return notPossible("7.5b", "nobody-there", { hex });
  if (has(g, unit, DISRUPTED) || isDemoralized(g, unit))
    return refusal("7.5b", "too-shaken", { unit: world.pieces[unit].id });
  const block = sightBlock(sightSceneOf(g, seat), from, to);
  if (block !== null) return refusal("7.5b", "not-seen", { hex, what: block.what });
  const { occupied } = world.scratch;
  const [own, enemies] = [solidAt(g, seat), solidAt(g, enemyOf(seat))];
  for (let at = 0; at < occupied.length; at++) occupied[at] = own[at] | enemies[at];
  const scene = { grid: world.grid, terrain: groundOf(g), occupied, line: world.options.chargeLine };
  const fault = chargeLineFault(scene, from, to);
  if (fault !== null) return refusal(fault.rule, "no-charge-line", { hex, what: fault.what });
  // The step into the enemy's hex is paid for too, so that an Overrun never needs more than the allowance.
  const way = 2 * distance(world.grid, from, to);
  return way > allowanceOf(g, unit) ? refusal("9.3b", "too-far-to-charge", { hex }) : null;
}

/** Why charges are not made at all now; null if they are (7.5a, E9). */
export function whyNoCharges({ world, c }: BayonetsPlay): Refusal<BayonetsRule> | null {
  if (!world.switches.charges) return refusal("7.5a", "no-charges");
  return weatherEffects[weathers[c.weather[0]]].charges ? null : refusal("E9", "no-charges-in-fog");
}

/** Why a unit may not prepare a charge at a hex; null if it may (7.5). */
export function whyNotPrepare(g: BayonetsPlay, unit: Unit, target: Hex): Refusal<BayonetsRule> | null {
  const { world, c } = g;
  const id = world.pieces[unit].id;
  const none = whyNoCharges(g);
  if (none !== null) return none;
  if (world.kindOf[unit] !== CAVALRY) return refusal("7.5b", "not-cavalry", { unit: id });
  const why = whyNotWalk(g, unit);
  if (why !== null) return why;
  if (has(g, unit, ROAD_MARCH)) return refusal("7.3a", "on-the-march", { unit: id });
  if (has(g, unit, MOVED) || c.spent[unit] !== 0) return refusal("7.5d", "has-moved", { unit: id });
  return whyNoChargeWay(g, unit, target);
}
