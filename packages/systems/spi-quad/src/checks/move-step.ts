import { asHex, type Direction, type Hex } from "@redoubt/hex";
import { pointsText, type Unit } from "@redoubt/mechanics";
import { enemyOf } from "../seat.ts";
import { hexOf, isDisrupted, isInZoneOf, type QuadPlay } from "../state.ts";
import { CAVALRY, INFANTRY } from "../unit.ts";
import type { RefusalCode } from "../wording/refusals.ts";
import { crossingRule, depthLimit } from "./crossing.ts";
import { isStoppedByZones, type Mover } from "./movement.ts";
import { refusal, type Why } from "./refusal.ts";
import { whyNotStack } from "./stacking.ts";
import { closingRule, priceOfStep, type StepPrice } from "./step-cost.ts";

/** The refusals of a step in the order in which they are looked for, and last that of the hex where it would end. */
export const stepCodes: readonly RefusalCode[] = [
  "enemy-there",
  "closed",
  "too-far-south",
  "zone-in-the-way",
  "zone-to-zone",
  "stacking",
  "too-dear",
];

/** A step from a hex in a direction, taken with so many half points left. */
export interface Step {
  readonly from: Hex;
  readonly direction: Direction;
  readonly left: number;
}

/** What a step costs the unit, part by part; or the case that closes it. */
export function priceFor(g: QuadPlay, u: Unit, from: Hex, direction: Direction): StepPrice {
  const { world } = g;
  const mover = { isFoot: world.kindOf[u] === INFANTRY, isDisrupted: isDisrupted(g, u), avoidsWoods: false };
  const ground = { grid: world.grid, hex: world.terrain.hex, step: world.terrain.step };
  return priceOfStep(ground, from, direction, mover, world.rules.prices, world.options);
}

/** The whole of a price in half points. */
export const totalOf = (price: Extract<StepPrice, { readonly parts: unknown }>): number =>
  price.parts.reduce((sum, part) => sum + part.half, 0);

/** Whether an enemy of the unit stands in the hex. */
export function holdsEnemy(g: QuadPlay, u: Unit, hex: Hex): boolean {
  const top = g.c.topOf[hex];
  return top !== 0 && g.world.seatOf[top - 1] !== g.world.seatOf[u];
}

/** Why a mover may not take a step of its move; null if it may. Where it may stop is another question. */
export function whyNotStepOn(g: QuadPlay, { unit, start }: Mover, { from, direction, left }: Step): Why {
  const { world } = g;
  const { numbers, offsets } = world.grid;
  const to = asHex(from + offsets[direction]);
  const told = { unit: world.units[unit].id, hex: numbers[to] };
  if (holdsEnemy(g, unit, to)) return refusal("5.12", "enemy-there", told);
  const price = priceFor(g, unit, from, direction);
  if ("closed" in price) {
    const rule = closingRule(price.closed, world.kindOf[unit] === CAVALRY);
    return refusal(rule, "closed", { ...told, from: numbers[from], ground: price.why });
  }
  if (world.terrain.depth[to] > depthLimit(g, unit, start)) {
    return refusal(crossingRule(g, unit, start), "too-far-south", told);
  }
  const enemy = enemyOf(world.seatOf[unit]);
  if (isStoppedByZones(g, unit) && isInZoneOf(g, enemy, from)) {
    if (from !== hexOf(g, unit)) return refusal("5.13", "zone-in-the-way", told);
    if (isInZoneOf(g, enemy, to)) return refusal("5.14", "zone-to-zone", told);
  }
  return totalOf(price) <= left ? null : refusal("5.16", "too-dear", { ...told, left: pointsText(left) });
}

/** Why a unit may not stop in a hex with the friends there; null if it may. */
export function whyNotStop(g: QuadPlay, u: Unit, hex: Hex): Why {
  const rule = whyNotStack(g, u, hex);
  const { units, grid } = g.world;
  return rule === null ? null : refusal(rule, "stacking", { unit: units[u].id, hex: grid.numbers[hex] });
}
