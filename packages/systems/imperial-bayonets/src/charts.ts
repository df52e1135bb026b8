import { artilleryResultTable } from "./tables/artillery-results.ts";
import { cavalryChargeTable } from "./tables/cavalry-charge.ts";
import { combatResultsTable } from "./tables/combat-results.ts";
import type { ArtilleryCode, ChargeCode, CombatCode, ShockCode } from "./tables/result-codes.ts";
import { shockCombatTable } from "./tables/shock-combat.ts";
import { ownTerrain, type TerrainChart } from "./tables/terrain-effects.ts";

/** The charts a game is played with, rows by the die: ours, or in a position some of them replaced. */
export interface ChartSet {
  readonly combat: readonly (readonly CombatCode[])[];
  readonly artillery: readonly (readonly ArtilleryCode[])[];
  readonly charge: readonly (readonly ChargeCode[])[];
  /** By the place of the difference in the head of the chart. */
  readonly shock: readonly ShockCode[];
  readonly terrain: TerrainChart;
}

/** Our own charts. */
export const ownCharts: ChartSet = {
  combat: combatResultsTable.rows.map(({ cells }) => cells),
  artillery: artilleryResultTable.rows.map(({ cells }) => cells),
  charge: cavalryChargeTable.rows.map(({ cells }) => cells),
  shock: shockCombatTable.cells,
  terrain: ownTerrain,
};
