import type { ChartView } from "@redoubt/mechanics";
import { bombardmentTable } from "./tables/bombardment.ts";
import { type CombatResult, combatResultsTable } from "./tables/combat-results.ts";
import { attackBans, combatReductions, hexCosts, hexsideCosts, roadCost } from "./tables/terrain-effects.ts";
import { orderDie, turnTrack } from "./tables/turn-sequence.ts";
import { verdicts } from "./tables/verdicts.ts";
import { bombardmentTexts } from "./wording/words.ts";

const kinds = ["infantry", "zouave", "cavalry"] as const;
const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));
const range = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  from === to ? String(from) : `${from}-${to}`;
/** What people call the ground that the tables name. */
const groundNames: Readonly<Record<string, string>> = {
  "slope uphill": "Slope, uphill",
  "slope downhill": "Slope, downhill",
  "steep-slope": "Steep slope",
  redoubt: "Wall of a redoubt",
  upslope: "Uphill",
  water: "Out of water",
  "redoubt outside in": "Into a redoubt over its wall",
  "redoubt inside out": "Out of a redoubt over its wall",
  "cavalry into water": "Cavalry into water",
};
const nameOf = (label: string): string => groundNames[label] ?? `${label[0].toUpperCase()}${label.slice(1)}`;
const rowsOf = <R>(table: Readonly<Record<string, R>>, cells: (row: R) => readonly unknown[]) =>
  Object.entries(table).map(([label, row]) => ({ label: nameOf(label), cells: cells(row).map(String) }));

const lossWords = (cell: CombatResult): string => {
  const [attacker, defender] = cell.split("/");
  return [
    ...(attacker === "0" ? [] : [`attacker ${attacker}`]),
    ...(defender === "0" ? [] : [`defender ${defender}`]),
  ].join(", ");
};

/** The printed charts for the book of rules. All of them are given in the text; only the clock of the turn track is ours. */
export const charts: readonly ChartView[] = [
  {
    id: "combat-results",
    title: "Combat Results Table (attacker's steps / defender's steps)",
    rule: combatResultsTable.rule,
    columns: combatResultsTable.columns.map(signed),
    rows: combatResultsTable.rows.map(({ die, cells }) => ({ label: String(die), cells, words: cells.map(lossWords) })),
    provenance: "given",
    note: "Differentials beyond either end use the last column.",
  },
  {
    id: "bombardment",
    title: "Russian Bombardment Table",
    rule: bombardmentTable.rule,
    columns: ["result"],
    rows: bombardmentTable.rows.map((row) => ({ label: range(row), cells: [bombardmentTexts[row.result]] })),
    provenance: "given",
    note: bombardmentTable.modifiers.map(({ value, when }) => `${signed(value)} if ${when}`).join("; "),
  },
  {
    id: "terrain-movement",
    title: "Terrain Effects Chart: movement",
    rule: "TEC*",
    columns: [...kinds],
    rows: [
      ...rowsOf({ ...hexCosts, ...roadCost }, (row) => kinds.map((kind) => row[kind])),
      ...rowsOf(hexsideCosts, (row) => kinds.map((kind) => (row[kind] === "barred" ? "barred" : `+${row[kind]}`))),
    ].map(({ label, cells }) => ({ label, cells: cells.map((cell) => cell.replace(/^\+?road$/, "by road only")) })),
    provenance: "given",
    note: "Costs add up; the road rate holds from road hex to road hex across the road's own hexside and cancels slopes.",
  },
  {
    id: "terrain-combat",
    title: "Terrain Effects Chart: steps off the defender's loss",
    rule: "TEC*",
    columns: ["by the cases", "by the chart", "if every attacker"],
    rows: rowsOf(combatReductions, ({ reduction, inChart, when }) => [reduction, inChart, when]),
    provenance: "given",
  },
  {
    id: "attack-bans",
    title: "Terrain Effects Chart: bans on attacks",
    rule: "TEC*",
    columns: ["ordinary attack", "flank or momentum attack"],
    rows: rowsOf(attackBans, ({ ordinary, flank }) => [ordinary, flank].map((ban) => (ban ? "barred" : "allowed"))),
    provenance: "given",
  },
  {
    id: "order-die",
    title: "Order of the phases",
    rule: orderDie.rule,
    columns: ["first", "second"],
    rows: orderDie.rows.map((row) => ({ label: range(row), cells: [row.first, row.second] })),
    provenance: "given",
    note: "Turn 1 is always movement, then combat.",
  },
  {
    id: "turn-track",
    title: "Turn track",
    rule: "1.2",
    columns: ["hours", "clock", "Allied artillery"],
    rows: turnTrack.map(({ turn, hours, clock, alliedShift }) => ({
      label: String(turn),
      cells: [String(hours), clock, alliedShift === 0 ? "none" : "one column right"],
    })),
    provenance: "given",
    note: "The clock is reconstructed from the lengths of the turns.",
  },
  {
    id: "verdicts",
    title: "Victory hexes owned by Russia after turn 5",
    rule: verdicts.rule,
    columns: ["verdict"],
    rows: verdicts.rows.map((row) => ({ label: range(row), cells: [row.verdict] })),
    provenance: "given",
  },
];
