import type { Problem } from "@redoubt/engine";
import { asHex, type Hex, hexNumber } from "@redoubt/hex";
import { asUnit, checkStacks, type Standing, type Unit } from "@redoubt/mechanics";
import type { RetributionMap } from "../checks/step-cost.ts";
import { cites } from "../kit.ts";
import type { PrintedUnit } from "../unit.ts";
import type { PlacedUnit } from "./placed-unit.ts";

/** Stacking holds at set-up as at any time. */
export const enforces = cites("6.1", "6.2", "6.3", "6.4");

/** Looks at every hex of a set-up for units that may not stand together, whatever their order. */
export function checkStacking(map: RetributionMap, placed: readonly PlacedUnit[], problems: Problem[]): void {
  checkStacks(standingOf(placed), (units, hex) => whyNotTogether(map, placed, units, hex), problems);
}

/** The units that are in hexes. */
const standingOf = (placed: readonly PlacedUnit[]): readonly Standing[] =>
  placed.flatMap(({ place }, u) => (place > 0 ? [{ unit: asUnit(u), hex: asHex(place) }] : []));

/** Why units may not stand together in a hex, with their names (6.1 to 6.4, B-22); null if they may. */
function whyNotTogether(
  { grid }: RetributionMap,
  placed: readonly PlacedUnit[],
  units: readonly Unit[],
  hex: Hex,
): string | null {
  const name = hexNumber(grid, hex);
  const those = units.map((unit) => placed[unit].unit);
  const named = (some: readonly PrintedUnit[]) => some.map(({ id }) => id).join(", ");
  if (new Set(those.map(({ seat }) => seat)).size > 1) return `${named(those)}: both sides are in ${name} (6.3)`;
  const piquets = those.filter(({ kind }) => kind === "piquet");
  if (piquets.length > 1) return `${named(piquets)}: one Piquet to a hex, and several are in ${name} (6.4)`;
  const mobile = those.filter(({ kind }) => kind !== "piquet");
  return mobile.length > 1 ? `${named(mobile)}: one mobile unit to a hex, and several are in ${name} (6.2)` : null;
}
