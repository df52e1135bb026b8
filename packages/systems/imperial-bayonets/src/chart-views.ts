import type { ChartView } from "@redoubt/mechanics";
import { artilleryModifiers, artilleryResultTable } from "./tables/artillery-results.ts";
import { cavalryChargeTable, chargeModifiers } from "./tables/cavalry-charge.ts";
import { combatModifiers, combatResultsTable } from "./tables/combat-results.ts";
import { artilleryCodes, chargeCodes, combatCodes, type Effect, shockCodes } from "./tables/result-codes.ts";
import { halfDie, shockCombatTable } from "./tables/shock-combat.ts";
import { type Costs, hexEffects, hexsideEffects, roadEffects } from "./tables/terrain-effects.ts";
import { variantWeather, weatherEffects, weathers } from "./tables/weather.ts";

const signed = (value: number): string => (value > 0 ? `+${value}` : `−${-value}`);

interface DiceTable {
  readonly rule: string;
  readonly provenance: "given" | "reconstructed";
  readonly columns: readonly (string | number)[];
  readonly rows: readonly { readonly die: number; readonly cells: readonly string[] }[];
}

type Codes = Readonly<Record<string, { readonly effect: Effect }>>;

function effectWords(effect: Effect): string {
  switch (effect.kind) {
    case "nothing":
      return "nothing";
    case "disrupted":
      return "disrupted";
    case "step-and-disrupted":
      return "a step lost, disrupted";
    case "step-each":
      return "a step each";
    case "retreat":
      return `${effect.who} back ${effect.hexes}`;
    case "eliminated":
      return `${effect.who} lost`;
    case "exchange":
      return "exchange";
    case "shock":
      return "shock";
    case "perhaps-shock":
      return "attacker back 1, or shock";
    case "overrun":
      return "overrun";
    default:
      return effect satisfies never;
  }
}

const inWords = (cells: readonly string[], codes: Codes): readonly string[] =>
  cells.map((cell) => effectWords(codes[cell].effect));

const diceChart = (id: string, title: string, table: DiceTable, codes: Codes, note: string): ChartView => ({
  id,
  title,
  rule: table.rule,
  columns: table.columns.map(String),
  rows: table.rows.map(({ die, cells }) => ({ label: String(die), cells, words: inWords(cells, codes) })),
  provenance: table.provenance,
  note,
});

type Modifier = { readonly value: number; readonly when: string; readonly rule: string };
const modifierChart = (
  id: string,
  title: string,
  rule: string,
  parts: readonly Readonly<Record<string, Modifier>>[],
): ChartView => ({
  id,
  title,
  rule,
  columns: ["value", "case"],
  rows: parts.flatMap((part) =>
    Object.values(part).map(({ value, when, rule: of }) => ({ label: when, cells: [signed(value), of] })),
  ),
  provenance: "reconstructed",
});

const price = ({ inf, cav, art, horse }: Costs): string[] => [inf, cav, art, horse].map(String);
const halves = ({ inf, cav, art, horse }: Costs): string[] => [inf, cav, art, horse].map((one) => `${one}/2`);

const terrain: ChartView = {
  id: "terrain-effects",
  title: "Terrain Effects Chart",
  rule: "TEC",
  columns: ["infantry", "cavalry", "artillery", "horse artillery"],
  rows: [
    ...Object.entries(hexEffects).map(([label, row]) => ({ label, cells: price(row) })),
    { label: "along the road", cells: price(roadEffects["along the road"]) },
    { label: "in Road March", cells: halves(roadEffects["halves on march"]) },
    ...Object.entries(hexsideEffects).map(([label, row]) => ({ label, cells: price(row) })),
  ],
  provenance: "reconstructed",
  note: "P: the type may not. Hexsides are added to the hex; Leaders pay as infantry, half a point along roads.",
};

const weather: ChartView = {
  id: "weather",
  title: "Weather",
  rule: "E5",
  battles: ["battle"],
  columns: ["die", "sight", "height helps", "artillery die", "charges"],
  rows: weathers.map((name) => {
    const { sight, heightHelps, artilleryDie, charges } = weatherEffects[name];
    const row = variantWeather.rows.find((one) => one.weather === name);
    const die = row === undefined ? "" : row.from === row.to ? String(row.from) : `${row.from}–${row.to}`;
    return {
      label: name,
      cells: [die, String(sight), heightHelps ? "yes" : "no", String(artilleryDie), charges ? "yes" : "no"],
    };
  }),
  provenance: "reconstructed",
};

/** The charts as people read them in the book of rules. */
export const charts: readonly ChartView[] = [
  diceChart(
    "combat-results",
    "Combat Results Table",
    combatResultsTable,
    combatCodes,
    "Less than 1:3 uses 1:3, more than 6:1 uses 6:1.",
  ),
  modifierChart("combat-modifiers", "Combat modifiers", "CRT-M", [combatModifiers.die, combatModifiers.shift]),
  diceChart(
    "artillery-results",
    "Artillery Result Table",
    artilleryResultTable,
    artilleryCodes,
    "The nearest column to the left of the points that fire.",
  ),
  modifierChart("artillery-modifiers", "Bombardment modifiers", "ART-M", [artilleryModifiers]),
  diceChart("cavalry-charge", "Cavalry Charge Table", cavalryChargeTable, chargeCodes, "Below 1:2 no charge is made."),
  modifierChart("charge-modifiers", "Charge modifiers", "CCT-M", [chargeModifiers]),
  {
    id: "shock-combat",
    title: "Shock Combat Table",
    rule: shockCombatTable.rule,
    columns: shockCombatTable.columns,
    rows: [{ label: "difference", cells: shockCombatTable.cells, words: inWords(shockCombatTable.cells, shockCodes) }],
    provenance: shockCombatTable.provenance,
    note: `Initiative of the lead unit and half a die: dice 1 to 6 give ${halfDie.results.join(", ")}.`,
  },
  terrain,
  weather,
];
