import { askingFrame, isProblems, type Problem, type Refusal, type Result, shownIn } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { asUnit, type ChartPlace, type CombatPreview, type Unit } from "@redoubt/mechanics";
import { whyNotAdd } from "../checks/assault.ts";
import { whyNotCharge } from "../checks/charging.ts";
import { defendersIn } from "../checks/fighting.ts";
import { whyNoFirer, whyNoFireTarget, whyNotSeen } from "../checks/firing.ts";
import { whyNotRepulse } from "../checks/repulse.ts";
import { fireSum } from "../modifiers/bombardment.ts";
import { chargeSum } from "../modifiers/charge.ts";
import { combatSum, dieRow } from "../modifiers/combat.ts";
import { strengthNotes } from "../modifiers/strength-notes.ts";
import { unitsIn } from "../occupancy.ts";
import type { BayonetsRule } from "../rule-index.ts";
import { enemyOf } from "../seat.ts";
import { type BayonetsPlay, IC_BOMBARDMENT, IC_MANEUVER, isOnMap } from "../state.ts";
import { artilleryResultTable } from "../tables/artillery-results.ts";
import { cavalryChargeTable } from "../tables/cavalry-charge.ts";
import { combatResultsTable } from "../tables/combat-results.ts";
import { refusalText } from "../wording/refusals.ts";
import { ARTILLERY, HORSE_ARTILLERY, LEADER } from "../world.ts";
import { pieceNamed, problem } from "./moving.ts";

interface Declared {
  readonly units: readonly Unit[];
  readonly hexes: readonly Hex[];
}

const refused = ({ world }: BayonetsPlay, why: Refusal<BayonetsRule>): readonly Problem[] =>
  problem(refusalText(world, why), why.rule);

/** The fight that is being put together in the pending decision. */
function pendingFight(g: BayonetsPlay): Result<Declared & { readonly isFire: boolean }> {
  const step = askingFrame(g, g.c.active[0])?.step;
  const decision = step?.kind === "ask" ? step.decision : "";
  if (decision !== "attack" && decision !== "bombardment")
    return problem("no attack is being put together: name attackers and defenders");
  const { picked = [], targets = [] } = shownIn(g, g.c.active[0]);
  if (picked.length === 0) return problem("nobody has been named to attack");
  return { units: picked.map(asUnit), hexes: targets.map(asHex), isFire: decision === "bombardment" };
}

function named(g: BayonetsPlay, attackers: readonly string[], defenders: readonly string[]): Result<Declared> {
  const numbers: Unit[] = [];
  for (const id of [...attackers, ...defenders]) {
    const piece = pieceNamed(g, id);
    if (isProblems(piece)) return piece;
    if (!isOnMap(g, piece)) return problem(`${id} is not on the map`);
    numbers.push(piece);
  }
  if (defenders.length === 0) return problem("name a defender");
  const isCombat = (piece: Unit): boolean => g.world.kindOf[piece] < LEADER;
  const units = numbers.slice(0, attackers.length).filter(isCombat);
  const targets = numbers.slice(attackers.length).filter(isCombat);
  if (units.length === 0 || targets.length === 0) return problem("combat units fight combat units", "3.1c");
  return { units, hexes: [...new Set(targets.map((unit) => g.c.hexOf[unit]))] };
}

const signed = (value: number): string => (value > 0 ? `+${value}` : `−${-value}`);

/** What is added to the die in all; nothing where nothing is. */
const dieNote = (total: number): readonly string[] => (total === 0 ? [] : [`${signed(total)} to the die in all`]);

/** The cells that a die can come to. */
const placeIn = (chart: string, column: number, total: number): ChartPlace => ({
  chart,
  columns: [column],
  rows: [...new Set([1, 2, 3, 4, 5, 6].map((face) => dieRow(face, total)))],
});

function firePreview(g: BayonetsPlay, { units, hexes }: Declared): Result<CombatPreview> {
  const [hex] = hexes;
  if (hexes.length > 1) return problem("guns fire at one hex together", "9.2a");
  const target = whyNoFireTarget(g, hex);
  if (target !== null) return refused(g, target);
  for (const unit of units) {
    const why = whyNoFirer(g, unit) ?? whyNotSeen(g, unit, hex);
    if (why !== null) return refused(g, why);
  }
  const { attack, column, die } = fireSum({ g, units, hex });
  if (column === null) return problem("the guns come to less than one point", "9.2c");
  return {
    kind: "bombardment",
    rule: "9.2d",
    attack,
    defence: null,
    column: String(artilleryResultTable.columns[column]),
    place: placeIn("artillery-results", column, die.total),
    ledger: die.rows,
    notes: [...strengthNotes(g, units, { kind: "own" }), ...dieNote(die.total)],
  };
}

function chargePreview(g: BayonetsPlay, { units, hexes }: Declared): Result<CombatPreview> {
  const why = whyNotCharge(g, units[0]);
  if (why !== null) return refused(g, why);
  const { attack, defence, column, die } = chargeSum({ g, units, hex: hexes[0] });
  return {
    kind: "charge",
    rule: "9.3c",
    attack,
    defence,
    column: cavalryChargeTable.columns[column],
    place: placeIn("cavalry-charge", column, die.total),
    ledger: die.rows,
    notes: [
      ...strengthNotes(g, units, { kind: "own" }),
      ...strengthNotes(g, unitsIn(g, hexes[0], enemyOf(g.c.active[0])), { kind: "defends" }),
      ...dieNote(die.total),
    ],
  };
}

function attackPreview(g: BayonetsPlay, { units, hexes }: Declared): Result<CombatPreview> {
  const isManeuver = g.c.phase[0] === IC_MANEUVER;
  for (const unit of units) {
    const why = isManeuver ? whyNotRepulse(g, g.c.hexOf[unit], hexes[0]) : whyNotAdd(g, hexes, unit);
    if (why !== null) return refused(g, why);
  }
  const { attack, defence, ratio, column, rows, dieTotal, shiftTotal } = combatSum({ g, units, hexes });
  if (attack < 1) return problem("the attackers come to less than one point", "9.4d");
  const { columns } = combatResultsTable;
  return {
    kind: isManeuver ? "repulse" : "attack",
    rule: isManeuver ? "7.1.2c" : "9.4d",
    attack,
    defence,
    column: columns[column],
    place: placeIn("combat-results", column, dieTotal),
    ledger: rows,
    notes: [
      ...strengthNotes(g, units, { kind: "attacks", hexes }),
      ...strengthNotes(g, defendersIn(g, hexes, enemyOf(g.c.active[0])), { kind: "defends" }),
      `${attack} against ${defence} is ${columns[ratio]}`,
      ...(shiftTotal === 0
        ? []
        : [`${signed(shiftTotal)} ${Math.abs(shiftTotal) === 1 ? "column" : "columns"} in all`]),
      ...dieNote(dieTotal),
    ],
  };
}

/** Column, ratio and modifiers of a fight: the one being put together, or between those named; refused where the rules would refuse it. */
export function combat(
  g: BayonetsPlay,
  attackers: readonly string[],
  defenders: readonly string[],
): Result<CombatPreview> {
  if (attackers.length === 0) {
    const pending = pendingFight(g);
    if (isProblems(pending)) return pending;
    return pending.isFire ? firePreview(g, pending) : attackPreview(g, pending);
  }
  const declared = named(g, attackers, defenders);
  if (isProblems(declared)) return declared;
  if (g.c.phase[0] === IC_BOMBARDMENT) return firePreview(g, declared);
  const kinds = declared.units.map((unit) => g.world.kindOf[unit]);
  const isGuns = kinds.every((kind) => kind === ARTILLERY || kind === HORSE_ARTILLERY);
  const isNear = declared.units.every((unit) => whyNotAdd(g, declared.hexes, unit) === null);
  if (isGuns && !isNear) return firePreview(g, declared);
  if (declared.units.every((unit) => g.c.chargeAt[unit] === declared.hexes[0])) return chargePreview(g, declared);
  return attackPreview(g, declared);
}
