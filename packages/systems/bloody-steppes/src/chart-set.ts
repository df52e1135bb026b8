import type { Problem, Result } from "@redoubt/engine";
import { resultOf, type Table } from "@redoubt/mechanics";
import type { StrengthLines } from "./checks/strength.ts";
import { artilleryFireFar, artilleryFireNear } from "./tables/artillery-fire.ts";
import { type FireModifiers, fireModifiers } from "./tables/fire-modifiers.ts";
import { type FormationRows, formationRows, formationRowsOf, formationsChart } from "./tables/formations.ts";
import { infantryFire } from "./tables/infantry-fire.ts";
import { type MeleeModifiers, meleeModifiers, strengthModifiers } from "./tables/melee-modifiers.ts";
import { type CoverChart, coverChart } from "./tables/terrain-cover.ts";
import { edgeCosts, hexCosts, hexsideCosts, roadCosts } from "./tables/terrain-movement.ts";
import { type Thresholds, withdrawalDisorganization } from "./tables/withdrawal-disorganization.ts";

/** The charts a game is played with: ours, or in a position some of them replaced, since most are reconstructed. */
export type ChartSet = {
  readonly formations: FormationRows;
  readonly hexCosts: Table;
  readonly hexsideCosts: Table;
  readonly edgeCosts: Table;
  readonly roadCosts: Table;
  readonly cover: CoverChart;
  readonly infantryFire: Table;
  readonly artilleryFireNear: Table;
  readonly artilleryFireFar: Table;
  readonly fireModifiers: FireModifiers;
  readonly meleeModifiers: MeleeModifiers;
  readonly strength: StrengthLines;
  readonly thresholds: Thresholds;
};

/** Our own charts. */
export const ownCharts: ChartSet = {
  formations: formationRows,
  hexCosts,
  hexsideCosts,
  edgeCosts,
  roadCosts,
  cover: coverChart,
  infantryFire,
  artilleryFireNear,
  artilleryFireFar,
  fireModifiers,
  meleeModifiers,
  strength: strengthModifiers,
  thresholds: withdrawalDisorganization,
};

type Fields = Readonly<Record<string, unknown>>;

const COST = /^(\+?\d{1,2}D?|P|-)$/;
const RESULT = /^(\d\/\d|–|-)$/;
const FORMATION = /^([+-]?\d{1,2}|yes|no|some|fire|-)$/;

/**
 * Our charts with those of a position's `tables` in their place. Tables are given line by line and cell by cell and only as far as they
 * differ: `{ "hex-costs": { "grove": { "line": "3D" } } }`. Fire charts are given whole, nine rows of nineteen cells from morale 10 down to 2.
 */
export function replaceCharts(tables: Fields): Result<ChartSet> {
  const problems: Problem[] = [];
  const known = [
    "formations",
    "hex-costs",
    "hexside-costs",
    "edge-costs",
    "road-costs",
    "cover",
    "infantry-fire",
    "artillery-fire-near",
    "artillery-fire-far",
    "fire-modifiers",
    "melee-modifiers",
    "strength",
    "withdrawal-disorganization",
  ];
  for (const name of Object.keys(tables))
    if (!known.includes(name))
      problems.push({ where: `tables.${name}`, what: `unknown chart; known: ${known.join(", ")}` });
  const cells = (name: string, table: Table, shape: RegExp): Table =>
    withCells(table, name, tables[name], shape, problems);
  const fire = (name: string, table: Table): Table => withFireCells(table, name, tables[name], problems);
  const numbers = <T extends Readonly<Record<string, object>>>(name: string, chart: T): T =>
    withNumbers(chart, name, tables[name], problems);
  const charts: ChartSet = {
    formations: formationRowsOf(cells("formations", formationsChart, FORMATION)),
    hexCosts: cells("hex-costs", hexCosts, COST),
    hexsideCosts: cells("hexside-costs", hexsideCosts, COST),
    edgeCosts: cells("edge-costs", edgeCosts, COST),
    roadCosts: cells("road-costs", roadCosts, COST),
    cover: numbers("cover", ownCharts.cover),
    infantryFire: fire("infantry-fire", infantryFire),
    artilleryFireNear: fire("artillery-fire-near", artilleryFireNear),
    artilleryFireFar: fire("artillery-fire-far", artilleryFireFar),
    fireModifiers: numbers("fire-modifiers", ownCharts.fireModifiers),
    meleeModifiers: numbers("melee-modifiers", ownCharts.meleeModifiers),
    strength: withStrength(tables.strength, problems),
    thresholds: withThresholds(tables["withdrawal-disorganization"], problems),
  };
  return resultOf(charts, problems);
}

function isRecord(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The entries of a replaced chart, line by line; a problem where a line is unknown. */
function linesOf(name: string, value: unknown, known: readonly string[], problems: Problem[]): [string, Fields][] {
  if (value === undefined) return [];
  if (!isRecord(value)) {
    problems.push({ where: `tables.${name}`, what: "must be an object of lines" });
    return [];
  }
  return Object.entries(value).flatMap(([line, fields]): [string, Fields][] => {
    const where = `tables.${name}.${line}`;
    if (!known.includes(line)) problems.push({ where, what: `unknown line; known: ${known.join(", ")}` });
    else if (!isRecord(fields)) problems.push({ where, what: "must be an object of cells" });
    else return [[line, fields]];
    return [];
  });
}

function withCells(table: Table, name: string, value: unknown, shape: RegExp, problems: Problem[]): Table {
  const columns = table.heads[0].columns;
  const lines = new Map(
    linesOf(
      name,
      value,
      table.rows.map(({ label }) => label),
      problems,
    ),
  );
  for (const [line, fields] of lines)
    for (const [column, cell] of Object.entries(fields)) {
      const where = `tables.${name}.${line}.${column}`;
      if (!columns.includes(column)) problems.push({ where, what: `unknown column; known: ${columns.join(", ")}` });
      else if (!shape.test(String(cell))) problems.push({ where, what: `cannot be ${JSON.stringify(cell)}` });
    }
  const rows = table.rows.map(({ label, cells }) => {
    const given = lines.get(label) ?? {};
    return {
      label,
      cells: cells.map((cell, at) => (Object.hasOwn(given, columns[at]) ? String(given[columns[at]]) : cell)),
    };
  });
  return { ...table, rows };
}

function withFireCells(table: Table, name: string, value: unknown, problems: Problem[]): Table {
  if (value === undefined) return table;
  const isCell = (cell: unknown): cell is string => typeof cell === "string" && RESULT.test(cell);
  const isRow = (row: unknown): row is string[] =>
    Array.isArray(row) && row.length === table.heads[0].columns.length && row.every(isCell);
  if (!Array.isArray(value) || value.length !== table.rows.length || !value.every(isRow)) {
    problems.push({ where: `tables.${name}`, what: 'must be nine rows of nineteen results such as "2/1" or "-"' });
    return table;
  }
  const rows = value.map((cells: string[], at) => ({
    label: table.rows[at].label,
    cells: cells.map((cell) => (cell === "-" ? "–" : cell)),
  }));
  return { ...table, rows };
}

function withNumbers<T extends Readonly<Record<string, object>>>(
  chart: T,
  name: string,
  value: unknown,
  problems: Problem[],
): T {
  const changed: Record<string, object> = { ...chart };
  for (const [line, fields] of linesOf(name, value, Object.keys(chart), problems)) {
    const before: Readonly<Record<string, unknown>> = { ...chart[line] };
    for (const [column, cell] of Object.entries(fields)) {
      const isKind = typeof cell === typeof before[column] || (typeof cell === "number" && before[column] === null);
      if (!Object.hasOwn(before, column) || !isKind)
        problems.push({ where: `tables.${name}.${line}.${column}`, what: `cannot be ${JSON.stringify(cell)}` });
    }
    changed[line] = { ...before, ...fields };
  }
  return changed as T; // the same lines, each checked field by field
}

function isNumbers(value: unknown, length: number): value is number[] {
  return Array.isArray(value) && value.length === length && value.every((one) => Number.isInteger(one));
}

function withStrength(value: unknown, problems: Problem[]): StrengthLines {
  if (value === undefined) return strengthModifiers;
  if (isNumbers(value, strengthModifiers.length))
    return strengthModifiers.map((line, at) => ({ ...line, die: value[at] }));
  problems.push({
    where: "tables.strength",
    what: "must be four dice of the stronger side: for 1, for 1½ and 2, for 2½ and 3, and for more",
  });
  return strengthModifiers;
}

function withThresholds(value: unknown, problems: Problem[]): Thresholds {
  if (value === undefined) return withdrawalDisorganization;
  if (isRecord(value) && isNumbers(value.withdraws, 9) && isNumbers(value.disorganized, 9))
    return { withdraws: value.withdraws, disorganized: value.disorganized };
  problems.push({
    where: "tables.withdrawal-disorganization",
    what: "must have withdraws and disorganized, nine numbers each for morale 2 to 10",
  });
  return withdrawalDisorganization;
}
