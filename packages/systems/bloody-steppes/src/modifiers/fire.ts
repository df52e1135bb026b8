import { asHex, DIRECTIONS, type Hex } from "@redoubt/hex";
import { type AppliedRow, type Ledger, ledgerOf, stackIn } from "@redoubt/mechanics";
import { coverOf, edgeFireModifier } from "../checks/cover.ts";
import { isGun } from "../checks/morale.ts";
import { apart, formationOf } from "../checks/neighbours.ts";
import { faceOfStack, isFromBehind, targetKind } from "../checks/target.ts";
import { rangeFactor } from "../checks/zones.ts";
import { cites } from "../kit.ts";
import { COMMANDER, LICORNE } from "../piece.ts";
import type { SteppesRule } from "../rule-index.ts";
import { has, MOVED, type SteppesPlay } from "../state.ts";
import { type fireModifiers, licorneRanges } from "../tables/fire-modifiers.ts";
import { strengthOf } from "../values.ts";

/** All lines that apply are added up; no commander but the one of the artillery helps those who fire. */
export const enforces = cites("X.12", "XIII.2");

/** A shot: who fires, the one whose factor and morale count first, and at which hex. */
export interface Shot {
  readonly g: SteppesPlay;
  readonly firers: readonly number[];
  readonly hex: Hex;
}

type Line = keyof typeof fireModifiers;
type Row = AppliedRow<SteppesRule>;

const rangeOf = ({ g, firers, hex }: Shot): number => apart(g, g.c.hexOf[firers[0]], hex);

/** The lines of the modifier charts that a shot meets (X.9, XI.11). */
function linesOf(shot: Shot): readonly Line[] {
  const { g, firers, hex } = shot;
  const [firer] = firers;
  const range = rangeOf(shot);
  const lines: Line[] = [];
  if (isGun(g.world, firer)) {
    if (firers.some((gun) => has(g, gun, MOVED))) lines.push("guns moved");
    if (firers.length === 2) lines.push("two of a battery");
    if (firers.length >= 3) lines.push("three of a battery");
    const isLicorneRange = range >= licorneRanges.from && range <= licorneRanges.to;
    if ((g.world.traits[firer] & LICORNE) !== 0 && isLicorneRange) lines.push("licorne");
  } else {
    const strength = strengthOf(g, firer);
    if (strength === 1) lines.push("firer of 1");
    if (strength >= 6 && strength <= 10) lines.push("firer of 6 to 10");
    if (strength >= 11) lines.push("firer of 11 and more");
    const formation = formationOf(g, firer);
    if (formation === "company-column") lines.push("company column fires");
    if (formation === "square") lines.push("square fires");
  }
  const kind = targetKind(g, hex);
  if (kind !== "none") lines.push(kind);
  const isFlanked = isFromBehind(g, asHex(g.c.hexOf[firer]), hex);
  if (isFlanked && kind !== "routed") lines.push("flank or rear");
  return lines;
}

/** XIII.3: the best artillery commander in or next to the hex of the guns. */
function artilleryCommander(g: SteppesPlay, gun: number): number {
  const { grid } = g.world;
  const here = g.c.hexOf[gun];
  const near = [here, ...DIRECTIONS.map((direction) => here + grid.offsets[direction])];
  const modifiers = near
    .flatMap((hex) => stackIn(g.c, hex))
    .filter((piece) => g.world.kindOf[piece] === COMMANDER && g.world.seatOf[piece] === g.world.seatOf[gun])
    .filter((piece) => g.world.commanders[piece]?.rank === "artillery")
    .map((piece) => g.world.commanders[piece]?.modifier ?? 0);
  return Math.max(0, ...modifiers);
}

/** Everything that is added to the die of a shot (X.12), row by row. */
export function fireLedger(shot: Shot): Ledger<SteppesRule> {
  const { g, firers, hex } = shot;
  const [firer] = firers;
  const { world } = g;
  const isArtillery = isGun(world, firer);
  const rows: Row[] = [];
  const add = (id: string, rule: SteppesRule, value: number, note: string): void => {
    if (value !== 0) rows.push({ id, rule, value, note });
  };
  const range = rangeOf(shot);
  const arm = world.armOf[firer] ?? "infantry";
  add("range", isArtillery ? "XI.9" : "X.8", rangeFactor(arm, world.factors[firer], range) ?? 0, `range of ${range}`);
  for (const line of linesOf(shot)) {
    const { rule, infantry, artillery, note } = world.charts.fireModifiers[line];
    add(line, rule, (isArtillery ? artillery : infantry) ?? 0, note);
  }
  const target = faceOfStack(g, hex);
  const from = asHex(g.c.hexOf[firer]);
  const column = isArtillery ? "artillery" : "infantry";
  const cover = coverOf(world.ground, column, world.armOf[target] ?? "infantry", formationOf(g, target), hex, from);
  // What protects everybody stands in the chart of the firer (X.9, XI.10); the grove against infantry is given by a sketch (X.16).
  const chart = isArtillery ? "XI.10" : cover?.ground === "grove" ? "X.16" : "X.9";
  if (cover !== undefined)
    add("cover", cover.row.cover === "all" ? chart : cover.rule, cover.row[column], `target in ${cover.ground}`);
  // Of several kinds of ground the best counts (K-188).
  const edge = edgeFireModifier(world.ground, hex, from);
  if (edge > (cover?.row[column] ?? 0)) add("edge", "IX.8", edge - (cover?.row[column] ?? 0), "up an escarpment");
  if (isArtillery) add("artillery-commander", "XIII.3", -artilleryCommander(g, firer), "artillery commander");
  return ledgerOf(rows);
}
