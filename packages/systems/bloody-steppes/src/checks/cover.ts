import { DIRECTIONS, type Hex, sideOf } from "@redoubt/hex";
import { hasHexTag, hasSideTag } from "@redoubt/mechanics";
import { type Arm, type Formation, isArtillery } from "../formation.ts";
import { type Ground, insideOfFront, topOfEdge } from "../ground.ts";
import { cites } from "../kit.ts";
import type { SteppesRule } from "../rule-index.ts";
import { type CoverChart, type CoverRow, coverChart, hexsideCover } from "../tables/terrain-cover.ts";
import { entrySides } from "./entry-sides.ts";

/** Columns earn no cover of works and villages. */
export const enforces = cites("IV.26");

/** Ground that has a row in the cover chart. */
export type CoverGround = keyof CoverChart;

/** What protects a target: the ground, its row, and the case by which it counts. */
export type Cover = { readonly ground: CoverGround; readonly row: CoverRow; readonly rule: SteppesRule };

const grounds = Object.keys(coverChart) as readonly CoverGround[]; // Object.keys widens the literal keys to string

/**
 * IV.25, IV.27: whether something coming from a hex comes through the front of the work in another: the line between the two
 * enters it over a front hexside. Through a corner a front on either hand will do.
 */
export function isThroughFront(ground: Ground, from: Hex, into: Hex): boolean {
  return entrySides(ground, from, into).some((side) => insideOfFront(ground, side) === into);
}

/** IV.24 to IV.27: the case by which a unit earns the cover of a kind of ground against something from a hex; undefined if it does not (K-50). */
export function coverRule(
  ground: Ground,
  kind: CoverGround,
  arm: Arm,
  formation: Formation | undefined,
  hex: Hex,
  from: Hex,
): SteppesRule | undefined {
  const row: CoverRow = ground.charts.cover[kind];
  if (row.cover === "all") return row.rule;
  const isWork = kind === "redoubt" || kind === "rampart";
  if (isArtillery(arm)) return isWork && isThroughFront(ground, from, hex) ? "IV.27" : undefined;
  if (arm === "cavalry" || formation === undefined) return undefined;
  if (row.cover === "garrison") return formation === "square" || formation === "skirmish" ? "IV.24" : undefined;
  const isFit = formation === "line" || formation === "skirmish";
  return isFit && isThroughFront(ground, from, hex) ? "IV.25" : undefined;
}

/** The cover a unit has in its hex against something from another: of several the best for its fire or melee column (K-188). */
export function coverOf(
  ground: Ground,
  column: "infantry" | "artillery" | "melee",
  arm: Arm,
  formation: Formation | undefined,
  hex: Hex,
  from: Hex,
): Cover | undefined {
  let best: Cover | undefined;
  for (const kind of grounds) {
    if (!hasHexTag(ground.map, hex, kind)) continue;
    const rule = coverRule(ground, kind, arm, formation, hex, from);
    if (rule === undefined) continue;
    const row: CoverRow = ground.charts.cover[kind];
    if (best === undefined || Math.abs(row[column]) > Math.abs(best.row[column])) best = { ground: kind, row, rule };
  }
  return best;
}

/** XII.26: whether losses double because the defender stands in works, village, copse, vineyard or orchard. */
export function doesGroundDouble(ground: Ground, hex: Hex): boolean {
  return grounds.some((kind) => hasHexTag(ground.map, hex, kind) && ground.charts.cover[kind].doubles);
}

/** K-194: what a target above an escarpment edge adds to fire that comes over the edge into its hex. */
export function edgeFireModifier(ground: Ground, hex: Hex, from: Hex): number {
  const isOver = entrySides(ground, from, hex).some((side) => topOfEdge(ground, side) === hex);
  return isOver ? hexsideCover.escarpment.infantry : 0;
}

/** What the hexside between attacker and defender adds: to the attacker's die (uphill, water) and to the defender's (escarpment, road cut). */
export function meleeHexside(
  ground: Ground,
  attacker: Hex,
  defender: Hex,
): { readonly attacker: number; readonly defender: number } {
  const direction = DIRECTIONS.find((one) => attacker + ground.grid.offsets[one] === defender);
  if (direction === undefined) return { attacker: 0, defender: 0 };
  const side = sideOf(ground.grid, attacker, direction);
  const rise = ground.level[defender] - ground.level[attacker];
  if (ground.edge[side] > 0) return { attacker: 0, defender: rise >= 0 ? hexsideCover.escarpment.melee : 0 };
  if (ground.ravine[side] === 1) return { attacker: 0, defender: rise > 0 ? hexsideCover.ravine.melee : 0 };
  const slope = rise >= 2 ? hexsideCover["steep up"].attacker : rise === 1 ? hexsideCover["one level up"].attacker : 0;
  const isWater = (["river", "stream", "aqueduct"] as const).some((tag) => hasSideTag(ground.map, side, tag));
  return { attacker: slope + (isWater ? hexsideCover.water.attacker : 0), defender: 0 };
}
