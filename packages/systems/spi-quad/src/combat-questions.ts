import type { Answered, CombatPreview } from "@redoubt/mechanics";
import { meleeLines } from "./charts.ts";
import { type FireKind, whyNotFire, whyNotHit, whyNotTarget } from "./checks/fire.ts";
import { whyNotJoin } from "./checks/melee-plan.ts";
import { combatRefusal } from "./combat-refusals.ts";
import { sumFire } from "./fire-sum.ts";
import { meleeLedger, sumMelee } from "./melee-sum.ts";
import type { FireAttackLocals } from "./procedures/fire-attack.ts";
import type { MeleeAttackLocals } from "./procedures/melee-attack.ts";
import { phases, type QuadPlay } from "./state.ts";
import { meleeOdds } from "./tables/melee-odds.ts";

/** A fire attack as it would be rolled. */
export function previewFire(g: QuadPlay, firers: readonly number[], hex: number): CombatPreview {
  const { units, grid } = g.world;
  const sum = sumFire(g, firers, hex);
  const [first, ...rest] = sum.targets;
  const label = (column: number): string => (column === 7 ? "8+" : String(column + 1));
  return {
    kind: "fire",
    rule: "7.42",
    attack: sum.strength,
    defence: null,
    column: label(first.column),
    ledger: [...first.shifts.rows, ...sum.dieLedger.rows],
    notes: [
      `${firers.map((u) => units[u].id).join(", ")} at ${units[first.unit].id} in ${grid.numbers[hex]}`,
      ...rest.map(({ unit, column }) => `${units[unit].id} is hit too, in column ${label(column)}`),
    ],
  };
}

/** A melee as it would be rolled. */
export function previewMelee(g: QuadPlay, attackers: readonly number[], hexes: readonly number[]): CombatPreview {
  const { units, grid } = g.world;
  const sum = sumMelee(g, attackers, hexes);
  const line = meleeLines[sum.line];
  const rows = `rows ${sum.morale} to ${sum.morale + 5}`;
  return {
    kind: "melee",
    rule: "8.4",
    attack: sum.attack,
    defence: sum.defence,
    column: `${meleeOdds[line][sum.column]} (column ${sum.column + 1})`,
    ledger: meleeLedger(g, attackers, sum),
    notes: [
      `${attackers.map((u) => units[u].id).join(", ")} attack ${hexes.map((hex) => grid.numbers[hex]).join(", ")}`,
      `line ${line}, morale ${sum.morale}: ${rows}`,
    ],
  };
}

/** The combat being declared in the pending decision, or null. */
function declared(g: QuadPlay): CombatPreview | null {
  const frame = g.state.frames;
  if (frame === null) return null;
  if (frame.procedure.name === "fire-attack") {
    const { firers, hex } = frame.locals as unknown as FireAttackLocals; // the locals of that procedure
    return firers.length === 0 ? null : previewFire(g, firers, hex);
  }
  if (frame.procedure.name !== "melee-attack") return null;
  const { attackers, hexes } = frame.locals as unknown as MeleeAttackLocals; // the locals of that procedure
  return attackers.length === 0 ? null : previewMelee(g, attackers, hexes);
}

/** The unit or hex of each name, or the name that means nothing. */
function hexesOf(g: QuadPlay, names: readonly string[]): readonly number[] | string {
  const { grid, unitIndex } = g.world;
  const hexes: number[] = [];
  for (const name of names) {
    const unit = unitIndex.get(name);
    const hex = unit === undefined ? (grid.byNumber.get(name) ?? 0) : g.c.hexOf[unit];
    if (hex <= 0) return name;
    if (!hexes.includes(hex)) hexes.push(hex);
  }
  return hexes;
}

function namedFire(g: QuadPlay, firers: readonly number[], hexes: readonly number[]): Answered<CombatPreview> {
  if (hexes.length !== 1) return { problem: "fire is aimed at one hex", rule: "7.0" };
  const seat = g.world.seatOf[firers[0]];
  const kind: FireKind = seat === g.c.active[0] ? "offensive" : "defensive";
  for (const u of firers) {
    const why = whyNotTarget(g, hexes[0], seat) ?? whyNotFire(g, u, seat, kind) ?? whyNotHit(g, u, hexes[0]);
    if (why !== null) return { problem: combatRefusal(why), rule: why.rule };
  }
  return previewFire(g, firers, hexes[0]);
}

function namedMelee(g: QuadPlay, attackers: readonly number[], hexes: readonly number[]): Answered<CombatPreview> {
  for (const u of attackers) {
    const why = whyNotJoin(g, u, hexes);
    if (why !== null) return { problem: combatRefusal(why), rule: why.rule };
  }
  return previewMelee(g, attackers, hexes);
}

/**
 * The combat declared so far, if no names are given; otherwise the one of the named attackers against the named units or
 * hexes: a melee in the Melee Phase, fire in all others.
 */
export function combatQuestion(
  g: QuadPlay,
  attackers: readonly string[],
  defenders: readonly string[],
): Answered<CombatPreview> {
  if (attackers.length === 0 && defenders.length === 0) {
    return declared(g) ?? { problem: "no combat is being declared" };
  }
  const units = attackers.map((name) => g.world.unitIndex.get(name) ?? -1);
  const unknown = units.findIndex((u) => u < 0 || g.c.hexOf[u] <= 0);
  if (unknown >= 0) return { problem: `"${attackers[unknown]}" is no unit on the map` };
  if (units.length === 0) return { problem: "name at least one attacker" };
  const hexes = hexesOf(g, defenders);
  if (typeof hexes === "string") return { problem: `"${hexes}" is no unit on the map and no hex` };
  if (hexes.length === 0) return { problem: "name at least one defender" };
  const empty = hexes.find((hex) => g.c.topOf[hex] === 0);
  if (empty !== undefined) return { problem: `nobody is in ${g.world.grid.numbers[empty]}` };
  return phases[g.c.phase[0]] === "melee" ? namedMelee(g, units, hexes) : namedFire(g, units, hexes);
}
