import { type Direction, distance, type Hex } from "@redoubt/hex";
import type { FacingModel } from "@redoubt/mechanics";
import { type Arm, type Formation, isArtillery } from "../formation.ts";
import type { Ground } from "../ground.ts";
import { cites } from "../kit.ts";
import { constants } from "../tables/constants.ts";
import { type FormationRows, formationRow, formationRows } from "../tables/formations.ts";
import type { HoldsUnit, Sight } from "./sight.ts";
import { zoneOf } from "./wedges.ts";

/** As deep as the counter fires, one hex where its formation does not. */
export const enforces = cites("VI.1");

/** The range factors of a counter: infantry one per hex, artillery one per band of two hexes (X.8, XI.9). */
export type FireFactors = readonly number[];

/** The farthest hex a counter can fire at: infantry one hex a factor, artillery two (X.9, XI.9). */
export function fireRange(arm: Arm, factors: FireFactors): number {
  return isArtillery(arm) ? factors.length * 2 : factors.length;
}

/** The factor of a counter at a range; undefined beyond its reach. */
export function rangeFactor(arm: Arm, factors: FireFactors, range: number): number | undefined {
  return factors[isArtillery(arm) ? (range - 1) >> 1 : range - 1];
}

/** VI.1, VI.2, VI.4: the depth of a unit's zone; formation undefined is a routed unit or artillery. */
export function zoneDepth(
  arm: Arm,
  formation: Formation | undefined,
  factors: FireFactors,
  isRouted = false,
  rows: FormationRows = formationRows,
): number {
  if (isRouted) return 0;
  const { zone } = formationRow(arm, formation, rows);
  if (zone === "fire") return Math.max(fireRange(arm, factors), 1);
  return arm === "cavalry" ? constants.cavalryZone.value : zone;
}

/** A unit as its zone of control needs it; without facing its front is all round (V.3). */
export type ZoneUnit = {
  readonly hex: Hex;
  readonly facing: Direction | undefined;
  readonly depth: number;
  readonly isArtillery: boolean;
};

/** VI.1 to VI.3: whether a hex lies in a unit's zone of control: within its depth, in its front zone, and seen. `limit` is the fog (K-180). */
export function isInZone(
  ground: Ground,
  sight: Sight,
  unit: ZoneUnit,
  hex: Hex,
  holdsUnit: HoldsUnit,
  model: FacingModel = "corner",
  limit = Number.MAX_SAFE_INTEGER,
): boolean {
  const range = distance(ground.grid, unit.hex, hex);
  if (range === 0 || range > unit.depth || range > limit) return false;
  if (unit.facing !== undefined && zoneOf(ground.grid, unit.facing, unit.hex, hex, model) !== "front") return false;
  return sight.isSeen(unit.hex, hex, unit.isArtillery, holdsUnit);
}

/** The units that cover a hex with their zones, in the order given. */
export function coverersOf<U extends ZoneUnit>(
  ground: Ground,
  sight: Sight,
  units: readonly U[],
  hex: Hex,
  holdsUnit: HoldsUnit,
  model: FacingModel = "corner",
  limit = Number.MAX_SAFE_INTEGER,
): U[] {
  return units.filter((unit) => isInZone(ground, sight, unit, hex, holdsUnit, model, limit));
}
