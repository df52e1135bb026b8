import { asHex, type Hex } from "@redoubt/hex";
import { type AppliedRow, FLANK, type Ledger, ledgerOf, REAR } from "@redoubt/mechanics";
import { coverOf, meleeHexside } from "../checks/cover.ts";
import {
  attackersMomentum,
  countsInA,
  defendersMomentum,
  isHamperedSkirmisher,
  isMounted,
  type MeleeKind,
} from "../checks/momentum.ts";
import { isGun } from "../checks/morale.ts";
import { facingOf, formationOf } from "../checks/neighbours.ts";
import { strengthModifier } from "../checks/strength.ts";
import { faceOfStack } from "../checks/target.ts";
import { cites } from "../kit.ts";
import { unitsIn } from "../occupancy.ts";
import type { SteppesRule } from "../rule-index.ts";
import type { SteppesPlay } from "../state.ts";
import { type meleeModifiers, momenta } from "../tables/melee-modifiers.ts";
import { strengthOf as strengthOfUnit } from "../values.ts";

/** All units of a stack fight. */
export const enforces = cites("VII.18");

/** The three checks of a melee (XII.20). */
export type MeleePhase = "A" | "B" | "C";

/** What the attackers met, for their second check, when the defenders may be gone (XII.20, XII.37). */
export interface Met {
  readonly theirs: number;
  readonly ours: number;
  readonly isHampered: boolean;
}

/** The momentum of both sides as they meet, and whether the attackers are skirmishers before closed infantry. */
export function meetingOf(
  g: SteppesPlay,
  attackers: readonly number[],
  defenders: readonly number[],
  kind: MeleeKind,
): Met {
  return {
    theirs: attackersMomentum(g, attackers, defenders),
    ours: defendersMomentum(g, defenders, kind),
    isHampered: attackers.some((unit) => isHamperedSkirmisher(g, unit, defenders, true)),
  };
}

/** A check in a melee: which one, the attackers by stack, and the hex attacked. */
export interface MeleeCheckSituation {
  readonly g: SteppesPlay;
  readonly phase: MeleePhase;
  readonly stacks: readonly (readonly number[])[];
  readonly target: Hex;
  readonly kind: MeleeKind;
  /** The defender's strength that counts: in C as it stood before his losses (K-94). */
  readonly defence: number;
  /** The attackers' strength that counts: in A all who are marked, later those who fight (XII.14). */
  readonly attack: number;
  /** What a commander added who fell in this melee (K-8). */
  readonly fallen: number;
  /** In C, whom they met: those who stood there before B. */
  readonly met?: Met;
}

/** The strength of some units: guns have none (K-94). */
export const strengthOf = (g: SteppesPlay, units: readonly number[]): number =>
  units.reduce((sum, unit) => sum + (isGun(g.world, unit) ? 0 : strengthOfUnit(g, unit)), 0);

type Line = keyof typeof meleeModifiers;

/** The zones of the defender from which he is attacked; none for those with a front all round. */
function attackedFrom({ g, stacks, target }: MeleeCheckSituation): "front" | "flank" | "rear" {
  const facing = facingOf(g, faceOfStack(g, target));
  if (facing === undefined) return "front";
  const wedges = stacks.map(([unit]) => g.world.wedges.wedgeOf(facing, target, asHex(g.c.hexOf[unit])));
  return wedges.includes(REAR) ? "rear" : wedges.includes(FLANK) ? "flank" : "front";
}

function linesOf(s: MeleeCheckSituation): readonly Line[] {
  const { g, phase, stacks, target, kind } = s;
  const defenders = unitsIn(g, target);
  const attackers = stacks.flat();
  const lines: Line[] = [];
  const from = attackedFrom(s);
  if (from !== "front") lines.push(from);
  if (stacks.length > 1) lines.push("two hexes");
  if (stacks.some(([top]) => formationOf(g, top) === "assault-column")) lines.push("assault column");
  const isAttacker = phase !== "B";
  const [own, enemies] = isAttacker ? [attackers, defenders] : [defenders, attackers];
  if (s.met?.isHampered ?? own.some((unit) => isHamperedSkirmisher(g, unit, enemies, isAttacker)))
    lines.push("skirmishers");
  if (!isMounted(kind) && defenders.some((unit) => formationOf(g, unit) === "square")) lines.push("square");
  if (own.some((unit) => g.c.lost[unit] > 0)) lines.push("lost points");
  lines.push("second check");
  return lines;
}

/** Everything that is added to the die of a check in melee (XII.27), row by row. */
export function meleeLedger(s: MeleeCheckSituation): Ledger<SteppesRule> {
  const { g, phase, stacks, target, attack, defence, fallen } = s;
  const { world } = g;
  const rows: AppliedRow<SteppesRule>[] = [];
  const add = (id: string, rule: SteppesRule, value: number, note: string): void => {
    if (value !== 0) rows.push({ id, rule, value, note });
  };
  const isAttacker = phase !== "B";
  const [own, enemy] = isAttacker ? [attack, defence] : [defence, attack];
  add("strength", "XII.15", strengthModifier(own, enemy, world.charts.strength), `${own} against ${enemy}`);
  const column = phase === "A" ? "a" : phase === "B" ? "b" : "c";
  for (const line of linesOf(s)) {
    const row = world.charts.meleeModifiers[line];
    add(line, row.rule, row[column], row.note);
  }
  const sides = stacks.map(([top]) => meleeHexside(world.ground, asHex(g.c.hexOf[top]), target));
  if (isAttacker) add("hexside", "XII.27", Math.max(...sides.map((side) => side.attacker)), "uphill or over water");
  else {
    add("hexside", "XII.27", Math.min(...sides.map((side) => side.defender)), "up an escarpment or cut");
    const unit = faceOfStack(g, target);
    const arm = world.armOf[unit] ?? "infantry";
    const covers = stacks.map(([top]) =>
      coverOf(world.ground, "melee", arm, formationOf(g, unit), target, asHex(g.c.hexOf[top])),
    );
    const cover = covers.includes(undefined) ? undefined : covers[0];
    const rule = cover?.row.cover === "all" ? "XII.27" : cover?.rule;
    if (cover !== undefined && rule !== undefined) add("ground", rule, cover.row.melee, `in ${cover.ground}`);
  }
  addMomentum(s, add);
  add("fallen", "I.18", fallen, "their commander has fallen");
  return ledgerOf(rows);
}

/** The case that gives the momenta: a square's, skirmishers', or the stars. Cavalry that is charged has none (XII.39). */
function momentumRule(ours: number, kind: MeleeKind): SteppesRule {
  if (ours === momenta["skirmish infantry"].value) return "XII.41";
  return kind === "charge" && ours === momenta.square.value ? "XII.40" : "XII.37";
}

type Add = (id: string, rule: SteppesRule, value: number, note: string) => void;

/** XII.37: one's own momentum is subtracted, the enemy's added; in the first check only where a square or skirmishers take part. */
function addMomentum({ g, phase, stacks, target, kind, met }: MeleeCheckSituation, add: Add): void {
  if (!isMounted(kind)) return;
  const defenders = unitsIn(g, target);
  const attackers = stacks.flat();
  if (phase === "A" && !countsInA(g, [...attackers, ...defenders])) return;
  const { theirs, ours } = met ?? meetingOf(g, attackers, defenders, kind);
  const isAttacker = phase !== "B";
  const isSquareOnly = phase === "A" && g.world.options.squarePhaseA !== "both" && ours > 0;
  const rule = momentumRule(ours, kind);
  add("own-momentum", rule, isSquareOnly ? 0 : -(isAttacker ? theirs : ours), "own momentum");
  add("enemy-momentum", rule, isAttacker ? ours : theirs, "momentum of the enemy");
}
