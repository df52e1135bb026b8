import type { ChartView, Table } from "@redoubt/mechanics";
import { ownCharts } from "./chart-set.ts";
import type { SteppesRule } from "./rule-index.ts";
import { formationsChart } from "./tables/formations.ts";
import { strengthModifiers } from "./tables/melee-modifiers.ts";

// The charts as the book of rules shows them. Nothing here decides anything.

const signed = (value: number | null): string => {
  if (value === null) return "–";
  return value > 0 ? `+${value}` : String(value).replace("-", "−");
};

const yesNo = (is: boolean): string => (is ? "yes" : "no");

/** What people call the columns that the tables name by a word. */
const columnNames: Readonly<Record<string, string>> = {
  mp: "movement points",
  adopt: "points to adopt",
  turn60: "turn of 60°",
  turn180: "turn of 180°",
  zone: "depth of zone",
  firer: "die when it fires",
  march: "march column",
  foot: "foot guns",
  horse: "horse guns",
};
const spoken = (label: string): string => `${label[0].toUpperCase()}${label.slice(1).replaceAll("-", " ")}`;

/** A chart that is drawn as a table. */
function drawn(id: string, title: string, rule: SteppesRule, table: Table, note: string): ChartView {
  const columns = table.heads[0].columns.map((column) => columnNames[column] ?? column);
  const rows = table.rows.map(({ label, cells }) => ({ label: /^[a-z]/.test(label) ? spoken(label) : label, cells }));
  return { id, title, rule, columns, rows, provenance: "reconstructed", note };
}

const { cover, fireModifiers, meleeModifiers, thresholds } = ownCharts;

const coverChart: ChartView = {
  id: "cover",
  title: "Terrain Effects Chart: sight, fire, melee",
  rule: "XI.10",
  columns: ["hides", "infantry fire", "artillery fire", "defender's die", "losses double", "for"],
  rows: Object.entries(cover).map(([label, row]) => ({
    label: spoken(label),
    cells: [
      yesNo(row.sight),
      signed(row.infantry),
      signed(row.artillery),
      signed(row.melee),
      yesNo(row.doubles),
      row.cover === "all"
        ? "everybody"
        : row.cover === "garrison"
          ? "square, skirmish"
          : "line, skirmish, guns at its front",
    ],
  })),
  provenance: "reconstructed",
  note: "Given: a grove +2 against infantry fire; what hides; what doubles losses; who is protected in works and villages.",
};

const fireModifierChart: ChartView = {
  id: "fire-modifiers",
  title: "Fire modifiers",
  rule: "X.9",
  columns: ["infantry", "artillery", "from"],
  rows: Object.values(fireModifiers).map(({ note, infantry, artillery, provenance }) => ({
    label: note,
    cells: [signed(infantry), signed(artillery), provenance],
  })),
  provenance: "reconstructed",
  note: "Added to the die besides the range factor of the counter and the target's ground; low is good.",
};

const meleeModifierChart: ChartView = {
  id: "melee-modifiers",
  title: "Melee Combat Modifiers Chart",
  rule: "XII.27",
  columns: ["A", "B", "C", "from"],
  rows: Object.values(meleeModifiers).map(({ note, a, b, c, provenance }) => ({
    label: note,
    cells: [signed(a), signed(b), signed(c), provenance],
  })),
  provenance: "reconstructed",
  note: "A: the attacker closes; B: the defender stands; C: the attacker again. Strength, ground and momentum are added.",
};

const strengthChart: ChartView = {
  id: "strength",
  title: "Strength in melee",
  rule: "XII.15",
  columns: ["die of the stronger", "die of the weaker"],
  rows: strengthModifiers.map(({ ratio, die }) => ({ label: ratio, cells: [signed(die), signed(0 - die)] })),
  provenance: "reconstructed",
  note: "The ratio of the larger strength to the smaller, rounded to halves, quarters up.",
};

const thresholdChart: ChartView = {
  id: "withdrawal-disorganization",
  title: "Withdrawal/Disorganization Chart",
  rule: "XIV.33",
  columns: ["2 and less", "3", "4", "5", "6", "7", "8", "9", "10 and more"],
  rows: [
    { label: "W: a passive unit withdraws at", cells: thresholds.withdraws.map(String) },
    { label: "D: disorganized at, and at each multiple", cells: thresholds.disorganized.map(String) },
  ],
  provenance: "reconstructed",
  note: "By the target's morale now. Given: 2 and 3 for morale 6.",
};

/** A fire chart, in words too: what it costs in movement and in strength. */
function fired(id: string, title: string, rule: SteppesRule, table: Table): ChartView {
  const chart = drawn(id, title, rule, table, fireNote);
  const words = (cell: string): string => {
    if (cell === "–") return "nothing";
    const [mp, sp] = cell.split("/");
    return [`${mp} MP`, ...(sp === "0" ? [] : [`${sp} SP`])].join(", ");
  };
  return { ...chart, rows: chart.rows.map((row) => ({ ...row, words: row.cells.map(words) })) };
}

const fireNote =
  "Row: morale of the firer. Column: the modified die. 2/1 is 2 Movement Points (MP) and 1 Strength Point (SP).";

/** Every chart of the game, those of results first. */
export const chartViews: readonly ChartView[] = [
  fired("infantry-fire", "Infantry Fire Chart", "X.11", ownCharts.infantryFire),
  fired("artillery-fire-near", "Artillery Fire Chart: 1 hex", "XI.2", ownCharts.artilleryFireNear),
  fired("artillery-fire-far", "Artillery Fire Chart: 2 hexes and further", "XI.2", ownCharts.artilleryFireFar),
  fireModifierChart,
  meleeModifierChart,
  strengthChart,
  thresholdChart,
  drawn(
    "formations",
    "Formations Chart",
    "IV.3",
    formationsChart,
    "Given: what fires and fights, the zone of cavalry, 1 more to leave a square.",
  ),
  drawn(
    "hex-costs",
    "Movement: hexes",
    "VIII.14",
    ownCharts.hexCosts,
    "D disorganizes closed units that enter; P is impassable.",
  ),
  drawn("hexside-costs", "Movement: hexsides", "VIII.14", ownCharts.hexsideCosts, "Added to the cost of the hex."),
  drawn("edge-costs", "Movement: escarpments", "VIII.14", ownCharts.edgeCosts, "In the place of hex and slope."),
  drawn("road-costs", "Movement: roads", "VIII.14", ownCharts.roadCosts, "Along the road."),
  coverChart,
];
