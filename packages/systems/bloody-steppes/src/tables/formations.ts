import { parseTable, type Table } from "@redoubt/mechanics";
import type { Arm, Formation } from "../formation.ts";
import { cites } from "../kit.ts";

/** The formations of all arms, one row each. */
export const enforces = cites("IV.5");

/*
 * FORMATIONS CHART (IV.3, IV.5, IV.9, V.7, VIII.2). Reconstructed: the chart is not at hand. Given by the text: which formations
 * fire and fight (IV.1, IV.2, IV.4), the 10 points of commanders and riders (III.5, III.44), 1 more to leave a square (IV.21), the zone
 * of cavalry (VI.2). The text also wants column faster than company column faster than line (IV.1), a unit with 4 points (XIV.40),
 * several volleys in an activation (X.5), and horse guns clearly faster than foot guns (XI.5).
 */

/** What a cell of the chart may say. */
const cells = ["0", "1", "2", "4", "5", "6", "8", "10", "12", "+1", "yes", "no", "some", "fire", "-"] as const;

/** Rows are formations; `zone` is the depth of the zone of control (`fire`: the range of fire), `firer` a modifier to its own fire. */
export const formationsChart = parseTable("FORMATIONS CHART", cells, `
  formation       | mp   fires  melee  adopt  turn60  turn180  zone  firer
  ----------------+-------------------------------------------------------
  line            | 4    yes    yes    2      2       1        fire  0
  assault-column  | 6    no     yes    1      1       1        1     -
  company-column  | 5    yes    yes    1      1       1        fire  +1
  skirmish        | 6    yes    some   1      -       -        fire  0
  square          | 4    yes    no     2      -       -        fire  +1
  cavalry-line    | 10   no     yes    2      1       2        2     -
  march-column    | 12   no     no     1      1       1        2     -
  dispersed       | 12   no     some   1      -       -        2     -
  foot-artillery  | 4    yes    no     -      1       1        fire  0
  horse-artillery | 8    yes    no     -      1       1        fire  0
  routed-infantry | 6    no     no     -      -       -        -     -
  routed-cavalry  | 10   no     no     -      -       -        -     -
`);

/** A square pays this much more for every hex it enters, so that in the open it moves about one hex; reconstructed (IV.1). */
export const squareHexSurcharge = 2;

/** A row of the chart. */
export type FormationRow = {
  readonly mp: number;
  readonly fires: boolean;
  /** `some`: only against the targets of IV.1(4), IV.4(3) and XII.28. */
  readonly melee: "yes" | "no" | "some";
  readonly adopt: number;
  readonly turn60: number;
  readonly turn180: number;
  readonly zone: "fire" | number;
  readonly firer: number;
};

/** The chart by row. */
export type FormationRows = Readonly<Record<string, FormationRow>>;

/** Reads a chart of formations, ours or a replacement of it. */
export function formationRowsOf(chart: Table): FormationRows {
  return Object.fromEntries(chart.rows.map(({ label, cells }) => [label, rowOf(cells)]));
}

/** The rows of our chart. */
export const formationRows: FormationRows = formationRowsOf(formationsChart);

/** The row of an arm in a formation, or of a routed unit (formation undefined); artillery has one row each. */
export function formationRow(arm: Arm, formation: Formation | undefined, rows: FormationRows = formationRows): FormationRow {
  return rows[rowName(arm, formation)];
}

function rowName(arm: Arm, formation: Formation | undefined): string {
  if (arm === "foot-artillery" || arm === "horse-artillery") return arm;
  if (formation === undefined) return `routed-${arm}`;
  return arm === "cavalry" && formation === "line" ? "cavalry-line" : formation;
}

function rowOf([mp, fires, melee, adopt, turn60, turn180, zone, firer]: readonly string[]): FormationRow {
  const number = (cell: string): number => (cell === "-" ? 0 : Number(cell));
  return {
    mp: number(mp),
    fires: fires === "yes",
    melee: melee === "yes" || melee === "some" ? melee : "no",
    adopt: number(adopt),
    turn60: number(turn60),
    turn180: number(turn180),
    zone: zone === "fire" ? "fire" : number(zone),
    firer: number(firer),
  };
}
