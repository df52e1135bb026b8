import type { Seat } from "@redoubt/engine";
import { asHex } from "@redoubt/hex";
import type { ModifierRow, Unit } from "@redoubt/mechanics";
import type { QuadRule } from "../rule-index.ts";
import { enemyOf } from "../seat.ts";
import { isDisrupted, type QuadPlay, topUnit, unitBelow } from "../state.ts";
import { type RallyModifierId, rallyModifiers } from "../tables/rally.ts";
import { REDOUBT_HEX } from "../terrain.ts";

/** A unit that tries to rally. */
export interface Rallying {
  readonly g: QuadPlay;
  readonly unit: Unit;
}

/** Whether an undisrupted unit of `seat` is in a hex next to the unit; rivers, cliffs and zones do not matter (S-50). */
function isNextTo({ g, unit }: Rallying, seat: Seat): boolean {
  const { c, world } = g;
  for (let d = 0; d < 6; d++) {
    for (let u = topUnit(g, asHex(c.hexOf[unit] + world.grid.offsets[d])); u >= 0; u = unitBelow(g, u)) {
      if (world.seatOf[u] === seat && !isDisrupted(g, u)) return true;
    }
  }
  return false;
}

const conditions: Readonly<Record<RallyModifierId, (rallying: Rallying) => boolean>> = {
  "enemy-adjacent": (rallying) => isNextTo(rallying, enemyOf(rallying.g.world.seatOf[rallying.unit])),
  "friend-adjacent": (rallying) => isNextTo(rallying, rallying.g.world.seatOf[rallying.unit]),
  redoubt: ({ g, unit }) => (g.world.terrain.hex[g.c.hexOf[unit]] & REDOUBT_HEX) !== 0,
};

/** 10.0: the modifiers of the rally die. */
export const rallyRows: readonly ModifierRow<Rallying, QuadRule, RallyModifierId>[] = rallyModifiers.map(
  ({ id, rule, modifier, when }) => ({ id, rule, value: modifier, note: when, when: conditions[id] }),
);
