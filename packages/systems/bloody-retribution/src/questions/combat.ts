import { askingFrame, isProblems, type Result, shownIn } from "@redoubt/engine";
import { asHex } from "@redoubt/hex";
import { asUnit, type CombatPreview, type Unit, unanswered } from "@redoubt/mechanics";
import { whyNotBombard } from "../checks/bombardment.ts";
import { type DeclaredAttack, whyNotDeclare } from "../checks/declared.ts";
import { whyNotOnMap } from "../checks/presence.ts";
import { refusal } from "../checks/refusal.ts";
import { type BombardmentEffect, bombardmentEffect } from "../modifiers/bombardment.ts";
import { reckon } from "../modifiers/combat.ts";
import { RUSSIAN } from "../seat.ts";
import { LOWEST_COLUMN } from "../setup/results.ts";
import { COMBAT, hexName, hexOf, type RetributionPlay, unitsIn } from "../state.ts";
import { signed } from "../wording/words.ts";
import { noAnswer, unitNamed } from "./no-answer.ts";

/** The units that names or hexes stand for. */
function unitsNamed(g: RetributionPlay, names: readonly string[]): Result<{ readonly units: readonly Unit[] }> {
  const units: Unit[] = [];
  for (const name of names) {
    const hex = g.world.unitIndex.has(name) ? undefined : g.world.grid.byNumber.get(name);
    if (hex === undefined) {
      const named = unitNamed(g, name);
      if (isProblems(named)) return named;
      units.push(named.unit);
      continue;
    }
    const found = unitsIn(g, hex);
    if (found.length === 0) return noAnswer(refusal("9.1", "empty-hex", { hex: name }));
    units.push(...found);
  }
  return { units };
}

/** The attack that is being put together now. */
function attackBegun(g: RetributionPlay): Result<DeclaredAttack> {
  const step = askingFrame(g, g.c.active[0])?.step;
  const isComposing = step?.kind === "ask" && step.decision === "compose";
  const { targets = [], picked: attackers = [] } = isComposing ? shownIn(g, g.c.active[0]) : {};
  const [target] = targets;
  if (target === undefined || attackers.length === 0) {
    return unanswered("no attack is being declared: name attackers and defenders, or a defender alone for the guns");
  }
  return { target: asHex(target), attackers: attackers.map(asUnit) };
}

function attackNamed(
  g: RetributionPlay,
  attackers: readonly Unit[],
  defenders: readonly Unit[],
): Result<DeclaredAttack> {
  if (defenders.length === 0) return unanswered("name a defender");
  for (const u of defenders) {
    const why = whyNotOnMap(g, g.world.seatOf[u], u);
    if (why !== null) return noAnswer(why);
  }
  const target = hexOf(g, defenders[0]);
  if (defenders.some((u) => g.c.hexOf[u] !== target)) {
    return noAnswer(refusal("9.1", "one-objective", { hex: hexName(g.world, target) }));
  }
  return { target, attackers };
}

/** Column and reductions of an attack, or the case that forbids it. */
function attackAsked(g: RetributionPlay, declared: DeclaredAttack): Result<CombatPreview> {
  const why = whyNotDeclare(g, declared);
  if (why !== null) return noAnswer(why);
  const { attack, defence, differential, column, shifts, reductions } = reckon({ g, ...declared });
  return {
    kind: "attack",
    rule: "9.5",
    attack,
    defence,
    column: column > 0 ? `+${column}` : String(column),
    place: { chart: "combat-results", columns: [column - LOWEST_COLUMN], rows: dice.map((die) => die - 1) },
    ledger: [...shifts.rows, ...reductions.rows],
    notes: [
      `differential ${differential > 0 ? "+" : ""}${differential}`,
      ...(reductions.total === 0 ? [] : [`the defender loses ${-reductions.total} fewer, never below nothing`]),
      ...(g.c.kind[0] === COMBAT ? [] : ["attacks are made in the combat phase (5.1)"]),
    ],
  };
}

/** The modified die of a bombardment, or the case that forbids it. */
function bombardmentAsked(g: RetributionPlay, targets: readonly Unit[]): Result<CombatPreview> {
  if (targets.length !== 1) return unanswered("the guns fire at one unit: name it", "5.6");
  const [unit] = targets;
  const why = whyNotBombard(g, RUSSIAN, unit);
  if (why !== null) return noAnswer(why);
  const effects = dice.map((die) => bombardmentEffect({ g, unit }, die));
  const { rows, total } = effects[0].ledger;
  return {
    kind: "bombardment",
    rule: "RBT",
    attack: null,
    defence: null,
    column: total === 0 ? "die" : `die ${signed(total)}`,
    ledger: rows,
    notes: effects.map((effect, i) => `${dice[i]}: ${effectText(effect)}`),
  };
}

const dice = [1, 2, 3, 4, 5, 6];

function effectText({ disrupts, takesStep }: BombardmentEffect): string {
  if (!disrupts && !takesStep) return "none the worse";
  return [disrupts ? "disrupted" : "", takesStep ? "loses a step" : ""].filter(Boolean).join(", ");
}

/**
 * A combat before the dice. Attackers and defenders, as units or hexes, are an attack; a defender alone is a bombardment
 * of it; nobody named is the attack that is being put together. What the rules forbid is refused by their case.
 */
export function combatAsked(
  g: RetributionPlay,
  attackers: readonly string[],
  defenders: readonly string[],
): Result<CombatPreview> {
  if (attackers.length === 0 && defenders.length === 0) {
    const begun = attackBegun(g);
    return isProblems(begun) ? begun : attackAsked(g, begun);
  }
  const those = unitsNamed(g, attackers);
  const whom = unitsNamed(g, defenders);
  if (isProblems(those)) return those;
  if (isProblems(whom)) return whom;
  if (those.units.length === 0) return bombardmentAsked(g, whom.units);
  const named = attackNamed(g, those.units, whom.units);
  return isProblems(named) ? named : attackAsked(g, named);
}
