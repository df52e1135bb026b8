import type { RetributionRule } from "../rule-index.ts";

/** Points to enter or cross; `road` where only a road leads, `barred` where nothing does. */
export type Cost = number | "road" | "barred";

interface Row {
  /** The row of the printed chart, and the case that says the same in the text. */
  readonly chart: RetributionRule;
  readonly text: RetributionRule;
  readonly infantry: Cost;
  readonly zouave: Cost;
  readonly cavalry: Cost;
}

/**
 * Terrain Effects Chart, movement, hexes: given (TEC, 8.5-8.7, 8.11). What it costs to enter the hex off the road.
 * A hex costs the sum of what is in it (8.12); only a hex with nothing in it is clear (8.5).
 */
export const hexCosts = {
  //            chart            text          infantry           zouave            cavalry
  clear:    { chart: "TEC-1", text: "8.5",  infantry: 2,        zouave: 2,        cavalry: 2        },
  forest:   { chart: "TEC-2", text: "8.6",  infantry: 3,        zouave: 2,        cavalry: 3        },
  river:    { chart: "TEC-3", text: "8.7",  infantry: 4,        zouave: 3,        cavalry: "road"   },
  aqueduct: { chart: "TEC-3", text: "8.7",  infantry: 4,        zouave: 3,        cavalry: "road"   },
  marsh:    { chart: "TEC-3", text: "8.7",  infantry: 4,        zouave: 3,        cavalry: "road"   },
  sea:      { chart: "TEC-9", text: "8.11", infantry: "barred", zouave: "barred", cavalry: "barred" },
} as const satisfies Record<string, Row>;

/** Terrain Effects Chart, movement along a road, bridges included: given (TEC-4, TEC-5, 8.7). It replaces the cost of the hex. */
export const roadCost = {
  //            chart            text          infantry           zouave            cavalry
  road:     { chart: "TEC-4", text: "8.7",  infantry: 1,        zouave: 1,        cavalry: 1        },
  bridge:   { chart: "TEC-5", text: "8.7",  infantry: 1,        zouave: 1,        cavalry: 1        },
} as const satisfies Record<string, Row>;

/**
 * Terrain Effects Chart, movement, hexsides: given (TEC, 8.8-8.11). Added to the cost of the hex entered.
 * `byRoad` is what remains of it along a road: slopes vanish (8.7; steep slopes by B-24, an option), redoubts do not (B-24, cavalry B-25).
 */
export const hexsideCosts = {
  //                          chart            text          infantry           zouave            cavalry            along a road
  "slope uphill":       { chart: "TEC-6", text: "8.8",  infantry: 1,        zouave: 1,        cavalry: 1,        byRoad: { infantry: 0, zouave: 0, cavalry: 0 } },
  "slope downhill":     { chart: "TEC-6", text: "8.8",  infantry: 0,        zouave: 0,        cavalry: 0,        byRoad: { infantry: 0, zouave: 0, cavalry: 0 } },
  "steep-slope":        { chart: "TEC-7", text: "8.9",  infantry: 2,        zouave: 1,        cavalry: 2,        byRoad: { infantry: 0, zouave: 0, cavalry: 0 } },
  "redoubt":            { chart: "TEC-8", text: "8.10", infantry: 1,        zouave: 1,        cavalry: "road",   byRoad: { infantry: 1, zouave: 1, cavalry: 0 } },
  "sea":                { chart: "TEC-9", text: "8.11", infantry: "barred", zouave: "barred", cavalry: "barred", byRoad: { infantry: "barred", zouave: "barred", cavalry: "barred" } },
} as const satisfies Record<string, Row & { byRoad: Record<"infantry" | "zouave" | "cavalry", Cost> }>;

/**
 * Terrain Effects Chart, combat: given (TEC, 9.7-9.12). Steps taken off the defender's loss when every attacker qualifies.
 * The cases beat the chart (B-1); where they differ the other number is an option (B-3).
 */
export const combatReductions = {
  //                chart             text            by the cases    by the chart   every attacker …
  clear:      { chart: "TEC-1", text: "9.7",  reduction: 0,   inChart: 0,    when: "attacks a clear hex" },
  forest:     { chart: "TEC-2", text: "9.7",  reduction: 0,   inChart: 0,    when: "attacks a forest hex" },
  water:      { chart: "TEC-3", text: "9.8",  reduction: 1,   inChart: 1,    when: "stands in a river, aqueduct or marsh hex" },
  upslope:    { chart: "TEC-6", text: "9.9",  reduction: 1,   inChart: 1,    when: "attacks uphill across a slope or steep slope" },
  redoubt:    { chart: "TEC-8", text: "9.10", reduction: 2,   inChart: 1,    when: "attacks across a redoubt hexside from outside" },
} as const satisfies Record<string, { chart: RetributionRule; text: RetributionRule; reduction: number; inChart: number; when: string }>;

/** Terrain Effects Chart, bans on attacks: given (TEC, 9.10-9.12, 9.18). `flank` covers flank and momentum attacks. */
export const attackBans = {
  //                           chart             text            ordinary            flank, momentum
  "steep-slope":        { chart: "TEC-7", text: "9.11", ordinary: false,   flank: true  },
  "redoubt outside in": { chart: "TEC-8", text: "9.10", ordinary: false,   flank: true  },
  "redoubt inside out": { chart: "TEC-8", text: "9.10", ordinary: false,   flank: false },
  "sea":                { chart: "TEC-9", text: "9.12", ordinary: true,    flank: true  },
  "cavalry into water": { chart: "TEC-3", text: "9.14", ordinary: true,    flank: true  },
} as const satisfies Record<string, { chart: RetributionRule; text: RetributionRule; ordinary: boolean; flank: boolean }>;
