import type { Hex } from "@redoubt/hex";
import type { AppliedRow, Unit } from "@redoubt/mechanics";
import { cites } from "../kit.ts";
import type { QuadRule } from "../rule-index.ts";
import {
  CLEAR_LINE,
  columnCount,
  meleeLines,
  RIVER_LINE,
  SWAMP_LINE,
  TOWN_LINE,
  WOODS_LINE,
} from "../setup/results.ts";
import { hexOf, type QuadPlay, topUnit, unitBelow } from "../state.ts";
import { meleeOdds } from "../tables/melee-odds.ts";
import * as t from "../terrain.ts";
import { meleeOf, moraleOf } from "../values.ts";
import { unitName } from "../wording/names.ts";

/** A melee before its die: what everything adds up to. */
export interface MeleeSum {
  readonly attack: number;
  readonly defence: number;
  readonly defenders: readonly Unit[];
  /** The place of the odds line in `meleeLines`. */
  readonly line: number;
  /** 0 for the first column of 8.4. */
  readonly column: number;
  /** The highest morale among the attackers (8.83). */
  readonly morale: number;
}

/** All units in the hexes defend with all they have, disrupted or bracketed (8.21, 9.24, 8.17, B22.12). */
export const enforces = cites(
  "8.0",
  "8.21",
  "8.23",
  "9.23",
  "9.24",
  "B22.12",
  "8.83",
  "8.84",
  "8.31",
  "8.32",
  "8.33",
  "8.34",
  "8.35",
  "8.4",
);

/** The melee strength a unit attacks with: halved out of an Aqueduct hex at Balaclava (B22.11). */
export function attackStrength(g: QuadPlay, u: Unit): number {
  const strength = meleeOf(g, u);
  return isHalved(g, u) ? strength >> 1 : strength;
}

const isHalved = (g: QuadPlay, u: Unit): boolean =>
  g.world.rules.halvesInAqueduct && (g.world.terrain.hex[g.c.hexOf[u]] & t.AQUEDUCT) !== 0;

/** The odds of 8.4 as one number that rises by 1 from column to column: 1-3 is -1, 1-2 is 0, 1-1 is 1, 2-1 is 2. */
export function oddsRank(attack: number, defence: number): number {
  if (attack === 0) return -99;
  if (defence === 0) return 99;
  if (attack >= defence) return Math.trunc(attack / defence);
  return 2 - Math.trunc((defence + attack - 1) / attack);
}

function rankOfLabel(label: string): number {
  const [attack, defence] = label.split("-").map(Number);
  return oddsRank(attack, defence);
}

const firstRanks = meleeLines.map((line) => rankOfLabel(meleeOdds[line][0]));

/** The column (first 0) for some odds on a line; beyond either end the end column (8.4). */
export function meleeColumn(line: number, attack: number, defence: number): number {
  return Math.min(Math.max(oddsRank(attack, defence) - firstRanks[line], 0), columnCount - 1);
}

/** The line a hex gives its defenders (S-45). */
function hexLine(g: QuadPlay, hex: Hex, attackers: readonly Unit[]): number {
  const ground = g.world.terrain.hex[hex];
  if ((ground & (t.TOWN | t.VINEYARD)) !== 0) return TOWN_LINE;
  if ((ground & t.WOODS) !== 0) return WOODS_LINE;
  if ((ground & t.SWAMP) === 0) return CLEAR_LINE;
  const fromSwamp = attackers.every((u) => (g.world.terrain.hex[g.c.hexOf[u]] & t.SWAMP) !== 0);
  return fromSwamp ? CLEAR_LINE : SWAMP_LINE;
}

/** The line that an attack over a hexside gives the defender if the attacker climbs it; CLEAR_LINE if it does not (S-3). */
export function climbLine(step: number): number {
  if ((step & t.WALL_IN) !== 0) return TOWN_LINE;
  if ((step & (t.RIVER | t.STEEP_UP)) !== 0) return RIVER_LINE;
  return (step & (t.GENTLE_UP | t.STREAM)) !== 0 ? WOODS_LINE : CLEAR_LINE;
}

const isCrossing = (step: number): boolean => (step & (t.WALL | t.RIVER | t.STREAM | t.SLOPE)) !== 0;

/** The line the hexsides of one hex give against these attackers; CLEAR_LINE where they give none (8.32, S-3). */
function hexsideLine(g: QuadPlay, hex: Hex, attackers: readonly Unit[]): number {
  const { terrain, grid, options } = g.world;
  let best = CLEAR_LINE;
  let climbers = 0;
  let crossers = 0;
  for (const u of attackers) {
    const from = hexOf(g, u);
    let direction = 5;
    while (direction >= 0 && grid.offsets[direction] !== hex - from) direction--;
    const step = terrain.step[from * 8 + direction];
    const line = climbLine(step);
    if (line < CLEAR_LINE) climbers++;
    if (isCrossing(step)) crossers++;
    best = Math.min(best, line);
  }
  if (options.hexsideBenefit === "all-climb") return climbers === attackers.length ? best : CLEAR_LINE;
  if (options.hexsideBenefit === "all-cross-one-climbs" && crossers < attackers.length) return CLEAR_LINE;
  return best;
}

/** The one odds line of a combat: the best for the defender among hexes and hexsides (8.34, 8.35). */
export function meleeLine(g: QuadPlay, attackers: readonly Unit[], hexes: readonly Hex[]): number {
  let best = SWAMP_LINE;
  for (const hex of hexes) {
    const ground = hexLine(g, hex, attackers);
    const side = hexsideLine(g, hex, attackers);
    best = Math.min(best, side < CLEAR_LINE ? Math.min(ground, side) : ground);
  }
  return best;
}

/** Adds up a melee: strengths, odds line, column and morale. */
export function sumMelee(g: QuadPlay, attackers: readonly Unit[], hexes: readonly Hex[]): MeleeSum {
  let attack = 0;
  let morale = 1;
  for (const u of attackers) {
    attack += attackStrength(g, u);
    morale = Math.max(morale, moraleOf(g, u));
  }
  let defence = 0;
  const defenders: Unit[] = [];
  for (const hex of hexes) {
    for (let u = topUnit(g, hex); u >= 0; u = unitBelow(g, u)) {
      defence += meleeOf(g, u);
      defenders.push(u);
    }
  }
  const line = meleeLine(g, attackers, hexes);
  return { attack, defence, defenders, line, column: meleeColumn(line, attack, defence), morale };
}

/** The ledger of a melee: units halved, columns lost to terrain against clear ground, rows gained by morale. */
export function meleeLedger(g: QuadPlay, attackers: readonly Unit[], sum: MeleeSum): readonly AppliedRow<QuadRule>[] {
  const rows: AppliedRow<QuadRule>[] = [];
  for (const u of attackers) {
    if (!isHalved(g, u)) continue;
    const lost = attackStrength(g, u) - meleeOf(g, u);
    rows.push({
      id: "aqueduct",
      rule: "B22.11",
      value: lost,
      note: `${unitName(g.world, g.world.units[u].id)} attacks out of the Aqueduct`,
    });
  }
  const columns = firstRanks[CLEAR_LINE] - firstRanks[sum.line];
  if (columns !== 0) {
    rows.push({
      id: "terrain",
      rule: "8.33",
      value: columns,
      note: `${Math.abs(columns) === 1 ? "column" : "columns"}, ${lineNotes[sum.line]}`,
    });
  }
  if (sum.morale > 1) {
    rows.push({
      id: "morale",
      rule: "8.81",
      value: sum.morale - 1,
      note: `${sum.morale === 2 ? "row" : "rows"}, attacker's morale ${sum.morale}`,
    });
  }
  return rows;
}

const lineNotes = [
  "defender in town or vineyard, or behind a redoubt wall",
  "defender behind a river or up a steep slope",
  "defender in woods, behind a stream or up a gentle slope",
  "defender in the open",
  "defender in a swamp",
];
