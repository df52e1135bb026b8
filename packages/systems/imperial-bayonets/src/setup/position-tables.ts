import { type Field, fieldIn, listed, named, oneOf, wrong } from "@redoubt/mechanics";
import { type ChartSet, ownCharts } from "../charts.ts";
import { positionTables } from "../data/position-words.ts";
import { artilleryCodes, chargeCodes, combatCodes, shockCodes } from "../tables/result-codes.ts";
import { type Cost, type Costs, ownTerrain, type TerrainChart, unitTypes } from "../tables/terrain-effects.ts";

const columnOf = { infantry: "inf", cavalry: "cav", artillery: "art", "horse-artillery": "horse" } as const;
const dearest = 15;

/** Rows of cells as they are given, or one code for every cell; our own where the chart is not named. */
function readRows<Code extends string>(field: Field, codes: readonly Code[], own: readonly (readonly Code[])[]) {
  const { value } = field;
  if (value === undefined) return own;
  if (typeof value === "string") {
    const code = oneOf(field, codes);
    return code === null ? own : own.map((row) => row.map(() => code));
  }
  const rows = listed(field);
  if (rows.length !== own.length) {
    wrong(field, `must be one code, or ${own.length} rows of ${own[0].length} cells`);
    return own;
  }
  return rows.map((row, i) => readCells(row, codes, own[i]));
}

function readCells<Code extends string>(field: Field, codes: readonly Code[], own: readonly Code[]): readonly Code[] {
  if (typeof field.value === "string") {
    const code = oneOf(field, codes);
    return code === null ? own : own.map(() => code);
  }
  const cells = listed(field);
  if (cells.length !== own.length) {
    wrong(field, `must have ${own.length} cells`);
    return own;
  }
  return cells.map((cell, i) => oneOf(cell, codes) ?? own[i]);
}

function readCost(field: Field): Cost | null {
  const { value } = field;
  if (value === "P") return value;
  if (typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= dearest) return value;
  wrong(field, `must be P or whole points from 0 to ${dearest}`);
  return null;
}

function readTerrain(field: Field): TerrainChart {
  const chart = { hexes: { ...ownTerrain.hexes }, hexsides: { ...ownTerrain.hexsides } };
  const rows: Record<string, (row: Costs) => void> = {};
  const current: Record<string, Costs> = {};
  for (const part of ["hexes", "hexsides"] as const) {
    const target: Record<string, Costs> = chart[part];
    for (const name of Object.keys(target)) {
      current[name] = target[name];
      rows[name] = (row) => {
        target[name] = row;
      };
    }
  }
  for (const [name, row] of named(field, '{ "woods": { "cavalry": 2 } }')) {
    if (!Object.hasOwn(rows, name)) {
      wrong(row, `no such row; known are ${Object.keys(rows).join(", ")}`);
      continue;
    }
    const changed: Record<string, Cost> = {};
    for (const [type, cost] of named(row, '{ "cavalry": 2, "artillery": "P" }')) {
      const known = unitTypes.find((one) => one === type);
      if (known === undefined) wrong(cost, `no such type; known are ${unitTypes.join(", ")}`);
      const read = known === undefined ? null : readCost(cost);
      if (known !== undefined && read !== null) changed[columnOf[known]] = read;
    }
    rows[name]({ ...current[name], ...changed });
  }
  return chart;
}

// The keys of a constant record are its codes and nothing else.
const codesOf = <Code extends string>(codes: Readonly<Record<Code, unknown>>) => Object.keys(codes) as Code[];

/** Our charts with those of a position's `tables` in their place. */
export function readTables(field: Field): ChartSet {
  for (const [name, table] of named(field, '{ "combat-results": "Dr" }'))
    if (!(positionTables as readonly string[]).includes(name))
      wrong(table, `no such chart; known are ${positionTables.join(", ")}`);
  return {
    combat: readRows(fieldIn(field, "combat-results"), codesOf(combatCodes), ownCharts.combat),
    artillery: readRows(fieldIn(field, "artillery-results"), codesOf(artilleryCodes), ownCharts.artillery),
    charge: readRows(fieldIn(field, "cavalry-charge"), codesOf(chargeCodes), ownCharts.charge),
    shock: readShock(fieldIn(field, "shock-combat")),
    terrain: readTerrain(fieldIn(field, "terrain-effects")),
  };
}

function readShock(field: Field): ChartSet["shock"] {
  return field.value === undefined ? ownCharts.shock : readCells(field, codesOf(shockCodes), ownCharts.shock);
}
