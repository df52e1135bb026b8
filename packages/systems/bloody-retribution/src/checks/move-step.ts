import { asHex, type Direction, type Hex } from "@redoubt/hex";
import { BARRED, pointsText, type Unit } from "@redoubt/mechanics";
import type { RetributionRule } from "../rule-index.ts";
import { enemyOf } from "../seat.ts";
import { enemyZones, hexName, holderOf, mobileIn, nameOf, namesIn, type RetributionPlay } from "../state.ts";
import type { RefusalCode } from "../wording/refusals.ts";
import { notPossible, refusal, type Why } from "./refusal.ts";
import { movingKinds, type StepPrice, stepPrice } from "./step-cost.ts";

/** What may be said of a step, in the order in which it is looked at. */
export const stepCodes: readonly RefusalCode[] = [
  "map-edge",
  "sea",
  "enemy-in-hex",
  "friend-in-hex",
  "cavalry-in-water",
  "cavalry-over-work",
  "zone-to-zone",
  "stopped-in-zone",
  "too-dear",
];

const groundCodes: Partial<Record<RetributionRule, RefusalCode>> = {
  "8.7": "cavalry-in-water",
  "8.10": "cavalry-over-work",
  "8.11": "sea",
};

/** What the ground asks for a step of a unit, with the cases that make it up. */
export const priceOfStep = (g: RetributionPlay, u: Unit, from: Hex, to: Hex, direction: Direction): StepPrice =>
  stepPrice(g.world.map, movingKinds[g.world.kindOf[u]], from, to, direction, g.world.rulings.roadCancelsSteep);

/** Why the ground lets nobody of the unit's kind through, by the case that bars it (8.7, 8.10, 8.11); null if it does. */
export function whyBarred({ cost, rules }: StepPrice, unit: string, hex: string): Why {
  if (cost !== BARRED) return null;
  const [rule] = rules;
  return refusal(rule, groundCodes[rule] ?? "sea", { unit, hex });
}

/** A step that a mover may want to take. */
export interface WantedStep {
  readonly unit: Unit;
  readonly from: Hex;
  readonly direction: Direction;
  /** Whether its move begins in the hex it leaves. */
  readonly isFirst: boolean;
  /** Half points it has left. */
  readonly left: number;
}

/** Why a mover may not take a step: the map, who stands there, the ground, zones, points (6.2, 6.3, 7.2, 8.3 to 8.12). */
export function whyNotStep(g: RetributionPlay, { unit: u, from, direction, isFirst, left }: WantedStep): Why {
  const { world, c } = g;
  const to = asHex(from + world.grid.offsets[direction]);
  const unit = world.units[u].id;
  if (world.grid.onMap[to] !== 1) return notPossible("8.1", "map-edge", { unit });
  const params = { unit, hex: hexName(world, to), from: hexName(world, from) };
  const price = priceOfStep(g, u, from, to, direction);
  const barred = whyBarred(price, unit, params.hex);
  if (barred?.code === "sea") return barred;
  const seat = world.seatOf[u];
  if (holderOf(g, to) === enemyOf(seat)) return refusal("6.3", "enemy-in-hex", { ...params, others: namesIn(g, to) });
  if (c.mobileAt[to] !== 0 && !world.rulings.passesFriends) {
    return refusal("6.2", "friend-in-hex", { ...params, others: nameOf(g, mobileIn(g, to)) });
  }
  if (barred !== null) return barred;
  const zones = enemyZones(g, seat);
  if (isFirst && zones[from] !== 0 && zones[to] !== 0) return refusal("7.2", "zone-to-zone", params);
  if (!isFirst && zones[from] !== 0) return refusal("7.2", "stopped-in-zone", params);
  if (price.cost <= left) return null;
  return refusal("8.3", "too-dear", { ...params, cost: pointsText(price.cost), left: pointsText(left) });
}
