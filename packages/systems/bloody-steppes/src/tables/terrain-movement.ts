import { parseTable } from "@redoubt/mechanics";
import type { Arm, Formation } from "../formation.ts";

/*
 * TERRAIN EFFECTS CHART and Movement Cost table, movement (VIII.14). Reconstructed: neither is at hand. The text wants: some ground
 * disorganizes closed units that enter, marked D (V.10, IV.23); some costs cavalry more than 3 points (XII.33); some is barred to
 * cavalry but open to commanders (III.5); escarpment and sea are barred to riders (III.44); nobody flees over an escarpment edge, not
 * even skirmishers, so skirmishers climb it otherwise (XIV.17); a Forced March uses roads better (III.19). P is impassable.
 */

/** The columns: line stands for line and square, column for both infantry columns, cavalry for its line. */
export const moverClasses = ["line", "column", "skirmish", "cavalry", "dispersed", "march", "foot", "horse"] as const;
/** One column of the movement table. */
export type MoverClass = (typeof moverClasses)[number];

/** Movement points to enter the hex. */
export const hexCosts = parseTable("Movement Cost: hexes", ["1", "2", "2D", "3", "3D", "4", "4D", "P"], `
  ground    | line  column  skirmish  cavalry  dispersed  march  foot  horse
  ----------+----------------------------------------------------------------
  clear     | 1     1       1         1        1          1      1     1
  grove     | 2D    2       1         3D       3          3D     P     P
  forest    | 3D    3D      2         P        P          P      P     P
  orchard   | 2D    2       1         3        3          2      3     3
  vineyard  | 3D    2       1         4D       4          4D     4     4
  village   | 3D    2       1         P        3          2      2     2
  redoubt   | 2     2       2         P        4          P      2     2
  rampart   | 1     1       1         2        2          2      1     1
  camp      | 2D    1       1         2D       2          2D     2     2
  marsh     | 4D    3D      2         P        P          P      P     P
  sea       | P     P       P         P        P          P      P     P
`);

/** Added to the cost of the hex for the hexside crossed; down and level ground cost nothing, a steep slope is two levels or more. */
export const hexsideCosts = parseTable("Movement Cost: hexsides", ["+0", "+1", "+2", "+2D", "+3", "+3D", "P"], `
  hexside          | line  column  skirmish  cavalry  dispersed  march  foot  horse
  -----------------+----------------------------------------------------------------
  one level up     | +1    +1      +0        +1       +1         +1     +1    +1
  steep up         | +3D   +2      +1        P        P          +3     P     +3
  steep down       | +1    +0      +0        P        P          +2     P     +2
  river            | +2D   +2      +1        +2       +2         +2     P     P
  ford or bridge   | +1    +0      +0        +1       +1         +0     +1    +1
  stream, aqueduct | +1    +1      +0        +1       +1         +1     +1    +1
  front of a work  | +1    +1      +1        P        P          P      P     P
`);

/** In place of hex and slope for the step, up or down: climbing an escarpment, and a road cut through it (IX.10). */
export const edgeCosts = parseTable("Movement Cost: escarpment", ["2", "3", "3D", "4", "P"], `
  step       | line  column  skirmish  cavalry  dispersed  march  foot  horse
  -----------+----------------------------------------------------------------
  escarpment | P     P       4         P        P          P      P     P
  road cut   | 3D    2       2         4        4          3      3     3
`);

/** Along a road, in place of the hex; a rise of any height is 1 more, a river counts by its bridge or ford. */
export const roadCosts = parseTable("Movement Cost: roads", ["1", "+1", "+0", "-"], `
  road              | line  column  skirmish  cavalry  dispersed  march  foot  horse
  ------------------+----------------------------------------------------------------
  road              | 1     1       1         1        1          1      1     1
  uphill            | +1    +1      +1        +1       +1         +1     +1    +1
  on a Forced March | -     1       1         -        -          1      1     1
`);

/** The column of an arm in a formation; routed units look up what their columns may cross (XIV.51, K-191). */
export function moverClass(arm: Arm, formation: Formation | undefined): MoverClass {
  if (arm === "foot-artillery") return "foot";
  if (arm === "horse-artillery") return "horse";
  if (arm === "cavalry") return formation === "line" ? "cavalry" : formation === "dispersed" ? "dispersed" : "march";
  if (formation === "line" || formation === "square") return "line";
  return formation === "skirmish" ? "skirmish" : "column";
}
