import { type ChartView, pointsText } from "@redoubt/mechanics";
import { artilleryStrength } from "./tables/artillery-strength.ts";
import { fireResults } from "./tables/fire-results.ts";
import { fireShifts } from "./tables/fire-shifts.ts";
import { meleeOdds } from "./tables/melee-odds.ts";
import { type MeleeResult, meleeMeanings, meleeResults } from "./tables/melee-results.ts";
import { rallyModifiers } from "./tables/rally.ts";
import { type TerrainName, type TerrainRow, terrainEffects } from "./tables/terrain-effects.ts";
import { almaVictory, type VictoryRow } from "./tables/victory-alma.ts";
import { balaclavaVictory } from "./tables/victory-balaclava.ts";

// The tables as the book of rules shows them. Nothing here decides anything.

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace("-", "−"));
const orDash = (value: number): string => (value === 0 ? "–" : String(value));

const odds: ChartView = {
  id: "melee-odds",
  title: "Melee: odds columns by the defender's terrain",
  rule: "8.4",
  columns: ["1", "2", "3", "4", "5", "6", "7", "8"],
  rows: [
    { label: "Town, vineyard, redoubt hexside", cells: meleeOdds.town },
    { label: "River hexside, steep slope hexside", cells: meleeOdds.river },
    { label: "Woods, gentle slope hexside, stream hexside", cells: meleeOdds.woods },
    { label: "Clear, aqueduct", cells: meleeOdds.clear },
    { label: "Swamp", cells: meleeOdds.swamp },
  ],
  provenance: "given",
  note: "Odds below the first column use it, odds above the last column use that one.",
};

function meleeWords(result: MeleeResult): string {
  const { on, eliminated, retreat, disrupted, starred } = meleeMeanings[result];
  const fate = eliminated ? "lost" : disrupted ? `disrupted, ${retreat}` : `back ${retreat}`;
  return `${on === "attacker" ? "attacker " : ""}${fate}${starred ? " ★" : ""}`;
}

const melee: ChartView = {
  id: "melee-results",
  title: "Melee: results",
  rule: "8.4",
  columns: odds.columns,
  rows: meleeResults.map((cells, row) => ({
    label: `die + attacker's morale − 1 = ${row + 1}`,
    cells,
    words: cells.map(meleeWords),
  })),
  provenance: "reconstructed",
  note: "a: on the attacker, d: on the defender. E eliminated; R retreat 1; 1, 2, 3 disrupted and retreat that far; * or ★ also eliminates cavalry and units disrupted before.",
};

const artillery: ChartView = {
  id: "artillery-strength",
  title: "Artillery fire strength by range in hexes",
  rule: "7.41",
  columns: ["1", "2", "3", "4", "5", "6"],
  rows: Object.entries(artilleryStrength).map(([label, cells]) => ({ label, cells: cells.map(orDash) })),
  provenance: "given",
  note: "Class J stands in the errata. The redoubt guns of Balaclava fire with their printed strength at range 1.",
};

const fire: ChartView = {
  id: "fire-results",
  title: "Fire: results by total strength",
  rule: "7.42",
  columns: ["1", "2", "3", "4", "5", "6", "7", "8+"],
  rows: fireResults.map((cells, row) => ({ label: `die ${row + 1}`, cells: cells.map(orDash) })),
  provenance: "given",
  note: "Equal to morale or more: disrupted, and retreat the difference. A target already disrupted retreats 1 at its morale and is eliminated above it.",
};

const shifts: ChartView = {
  id: "fire-shifts",
  title: "Fire: column shifts",
  rule: "7.42",
  columns: ["Shift"],
  rows: fireShifts.map(({ when, shift }) => ({ label: when, cells: [signed(shift)] })),
  provenance: "given",
};

const rally: ChartView = {
  id: "rally",
  title: "Rally: a die of morale or less, modified",
  rule: "10.0",
  columns: ["Die"],
  rows: rallyModifiers.map(({ when, modifier }) => ({ label: when, cells: [signed(modifier)] })),
  provenance: "given",
};

function priceText({ half, how }: TerrainRow): string {
  if (half === null) return "closed";
  return how === "added" ? `+${pointsText(half)}` : pointsText(half);
}

const terrainNames: Readonly<Record<TerrainName, string>> = {
  clear: "Clear",
  woods: "Woods",
  vineyard: "Vineyard",
  town: "Town",
  "major-road": "Major road",
  "minor-road": "Minor road",
  "steep-along": "Along a steep slope",
  "steep-along-woods": "Along a steep slope, in woods",
  "gentle-slope": "Gentle slope, crossed",
  "steep-slope": "Steep slope, crossed",
  "ridge-gentle-gentle": "Ridge, gentle on both sides",
  "ridge-gentle-steep": "Ridge, gentle on one side, steep on the other",
  "ridge-steep-steep": "Ridge, steep on both sides",
  cliff: "Cliff",
  redoubt: "Wall of a redoubt",
  river: "River",
  stream: "Stream",
  bridge: "Bridge",
  aqueduct: "Aqueduct",
  "aqueduct-bridge": "Bridge over the Aqueduct",
  sea: "Sea",
  "alma-east": "The Alma east of the bridge",
  "alma-west": "The Alma west of the bridge",
};

const terrain: ChartView = {
  id: "terrain-effects",
  title: "Terrain effects",
  rule: "13.0",
  columns: ["Movement points", "Melee line", "Remark"],
  rows: terrainEffects.map((row) => ({
    label: terrainNames[row.terrain],
    cells: [priceText(row), row.melee ?? "–", row.note],
  })),
  provenance: "given",
};

function victory(battle: string, rule: string, rows: readonly VictoryRow[]): ChartView {
  return {
    id: `victory-${battle.toLowerCase()}`,
    title: `${battle}: victory points`,
    rule,
    columns: ["Side", "Points"],
    rows: rows.map(({ per, side, points }) => ({ label: per, cells: [side, signed(points)] })),
    provenance: "given",
    battles: [battle.toLowerCase()],
  };
}

/** The charts of the quad for the book of rules. */
export const chartViews: readonly ChartView[] = [
  odds,
  melee,
  fire,
  shifts,
  artillery,
  rally,
  terrain,
  victory("Alma", "A23.1", almaVictory),
  victory("Balaclava", "B23.2", balaclavaVictory),
];
