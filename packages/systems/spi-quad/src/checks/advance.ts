import type { Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { cites } from "../kit.ts";
import { enemyOf } from "../seat.ts";
import { hexOf, isInZoneOf, type QuadPlay, zonesOf } from "../state.ts";
import type { RefusalCode } from "../wording/refusals.ts";
import { holdsEnemy, whyNotStop } from "./move-step.ts";
import { closest, refusal, type Why } from "./refusal.ts";
import { closedToAdvance, closingCase } from "./retreat-step.ts";
import { mayStack } from "./stacking.ts";

/** Advances stop where they like on the path, in the first enemy zone at the latest, and only where they may stack. */
export const enforces = cites("8.72", "8.73", "8.74");

/** Whether the unit may take one step of an advance; where it may stop is another question. */
function canStepForward(g: QuadPlay, unit: Unit, from: Hex, to: Hex): boolean {
  const direction = g.world.grid.offsets.indexOf(to - from);
  return direction >= 0 && !holdsEnemy(g, unit, to) && closedToAdvance(g, unit, from, direction) === null;
}

/** Why the unit may not take one step of an advance; null if it may. */
export function whyNotStepForward(g: QuadPlay, unit: Unit, from: Hex, to: Hex): Why {
  const { grid, units } = g.world;
  const told = { unit: units[unit].id, hex: grid.numbers[to] };
  const direction = grid.offsets.indexOf(to - from);
  if (direction < 0) return refusal("8.74", "not-adjacent", told);
  if (holdsEnemy(g, unit, to)) return refusal("5.34", "enemy-there", told);
  const ground = closedToAdvance(g, unit, from, direction);
  if (ground === null) return null;
  return refusal(closingCase(g, unit, ground, "13.0"), "closed", { ...told, from: grid.numbers[from], ground });
}

/** Calls `visit` for every hex of a path of retreat at which the unit may end its advance; true from it ends the walk. */
export function walkAdvance(g: QuadPlay, unit: Unit, path: readonly Hex[], visit: (hex: Hex) => boolean): boolean {
  const zones = zonesOf(g, enemyOf(g.world.seatOf[unit]));
  let from = hexOf(g, unit);
  for (let i = 0; i < path.length; i++) {
    const to = path[i];
    if (!canStepForward(g, unit, from, to)) return false;
    if (mayStack(g, unit, to) && visit(to)) return true;
    if (zones[to] !== 0) return false;
    from = to;
  }
  return false;
}

/** The refusals of an advance in the order in which they are looked for. */
const advanceCodes: readonly RefusalCode[] = [
  "not-on-path",
  "not-adjacent",
  "enemy-there",
  "closed",
  "advance-ends-in-zone",
  "stacking",
];

/** Why the unit may not end an advance along one path in a hex; null if it may. */
function whyNotAlong(g: QuadPlay, unit: Unit, hex: Hex, path: readonly Hex[]): Why {
  const { units, grid, seatOf } = g.world;
  const told = { unit: units[unit].id, hex: grid.numbers[hex] };
  let from = hexOf(g, unit);
  for (const to of path) {
    const why = whyNotStepForward(g, unit, from, to);
    if (why !== null) return why;
    if (to === hex) return whyNotStop(g, unit, hex);
    if (isInZoneOf(g, enemyOf(seatOf[unit]), to))
      return refusal("8.73", "advance-ends-in-zone", { ...told, at: grid.numbers[to] });
    from = to;
  }
  return refusal("8.74", "not-on-path", told);
}

/** Why the unit may not end an advance along one of the paths in the hex; null if it may. */
export function whyNotAdvanceTo(g: QuadPlay, unit: Unit, hex: Hex, paths: readonly (readonly Hex[])[]): Why {
  const { units, grid } = g.world;
  const through = paths.filter((path) => path.includes(hex));
  if (through.length === 0) return refusal("8.74", "not-on-path", { unit: units[unit].id, hex: grid.numbers[hex] });
  const refusals = through.map((path) => whyNotAlong(g, unit, hex, path));
  return refusals.includes(null)
    ? null
    : closest(
        refusals.flatMap((why) => why ?? []),
        advanceCodes,
      );
}
