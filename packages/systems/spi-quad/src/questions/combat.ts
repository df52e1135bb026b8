import type { Problem, Result, Seat } from "@redoubt/engine";
import { type Hex, OFF_MAP } from "@redoubt/hex";
import { type CombatPreview, roundedOdds, type Unit, unanswered } from "@redoubt/mechanics";
import { type FireKind, whyNoTarget, whyNotFire, whyNotHit } from "../checks/fire.ts";
import { whyNotAttackHex, whyNotJoin } from "../checks/melee-attackers.ts";
import { whyNotComplete } from "../checks/melee-plan.ts";
import { notNow, refusal, type Why } from "../checks/refusal.ts";
import { fireDie, sumFire } from "../modifiers/fire-sum.ts";
import { meleeLedger, sumMelee } from "../modifiers/melee-sum.ts";
import { askedNow } from "../procedures/asked.ts";
import { meleeLines } from "../setup/results.ts";
import { hexOf, NOBODY, phases, type QuadPlay } from "../state.ts";
import { meleeOdds } from "../tables/melee-odds.ts";
import { listed, unitNames } from "../wording/names.ts";
import { refusalText } from "../wording/refusals.ts";

const FACES = [1, 2, 3, 4, 5, 6];

/** A fire attack as it would be rolled. */
export function previewFire(g: QuadPlay, firers: readonly Unit[], hex: Hex): CombatPreview {
  const { units, grid } = g.world;
  const sum = sumFire(g, firers, hex);
  const named = (some: readonly Unit[]): string =>
    unitNames(
      g.world,
      some.map((u) => units[u].id),
    );
  const [first, ...rest] = sum.targets;
  const label = (column: number): string => (column === 7 ? "8+" : String(column + 1));
  return {
    kind: "fire",
    rule: "7.42",
    attack: sum.strength,
    defence: null,
    column: label(first.column),
    place: {
      chart: "fire-results",
      columns: [...new Set(sum.targets.map(({ column }) => column))],
      rows: [...new Set(FACES.map((face) => fireDie(sum, face) - 1))],
    },
    ledger: [...first.shifts.rows, ...sum.dieLedger.rows],
    notes: [
      `${named(firers)} at ${named([first.unit])} in ${grid.numbers[hex]}`,
      ...rest.map(({ unit, column }) => `${named([unit])} is hit too, in column ${label(column)}`),
    ],
  };
}

/** A melee as it would be rolled. */
export function previewMelee(g: QuadPlay, attackers: readonly Unit[], hexes: readonly Hex[]): CombatPreview {
  const { units, grid } = g.world;
  const sum = sumMelee(g, attackers, hexes);
  const line = meleeLines[sum.line];
  const named = unitNames(
    g.world,
    attackers.map((u) => units[u].id),
  );
  const rows = `rows ${sum.morale} to ${sum.morale + 5}`;
  return {
    kind: "melee",
    rule: "8.4",
    attack: sum.attack,
    defence: sum.defence,
    column: `${roundedOdds(sum.attack, sum.defence)} (column ${sum.column + 1})`,
    place: { chart: "melee-results", columns: [sum.column], rows: FACES.map((face) => sum.morale + face - 2) },
    ledger: meleeLedger(g, attackers, sum),
    notes: [
      `${named} ${attackers.length === 1 ? "attacks" : "attack"} ${listed(hexes.map((hex) => grid.numbers[hex]))}`,
      `line ${line}: column ${sum.column + 1} is ${meleeOdds[line][sum.column]}; morale ${sum.morale}: ${rows}`,
    ],
  };
}

/** The combat being declared in the pending decision. */
function declared(g: QuadPlay): Result<CombatPreview> {
  const asked = askedNow(g);
  if (asked?.decision === "fire" && asked.locals.firers.length > 0) {
    return previewFire(g, asked.locals.firers, asked.locals.hex);
  }
  if (asked?.decision === "melee" && asked.locals.attackers.length > 0) {
    return previewMelee(g, asked.locals.attackers, asked.locals.hexes);
  }
  return unanswered("no combat is being declared");
}

/** The hex of each unit or number, or the name that means nothing. */
function hexesOf(g: QuadPlay, names: readonly string[]): readonly Hex[] | string {
  const { grid, unitIndex } = g.world;
  const hexes: Hex[] = [];
  for (const name of names) {
    const unit = unitIndex.get(name);
    const hex = unit === undefined ? (grid.byNumber.get(name) ?? OFF_MAP) : hexOf(g, unit);
    if (hex <= 0) return name;
    if (!hexes.includes(hex)) hexes.push(hex);
  }
  return hexes;
}

const refused = (g: QuadPlay, why: NonNullable<Why>): readonly Problem[] =>
  unanswered(refusalText(g.world, why), why.rule);

/** The phase of this Player-Turn in which a seat fires, and why its fire cannot be asked about now. */
function whyNotFireNow(g: QuadPlay, seat: Seat): Why {
  const phase = phases[g.c.phase[0]];
  const isPhasing = seat === g.c.active[0];
  // Before the fire phases it is looked at what will be fired in them.
  if (phase === "movement" || phase === (isPhasing ? "offensive-fire" : "defensive-fire")) return null;
  return notNow(isPhasing ? "4.0A3" : "4.0A2", "fires-in-its-phase", {});
}

function whyNotFireTogether(g: QuadPlay, firers: readonly Unit[], hex: Hex): Why {
  const seat = g.world.seatOf[firers[0]];
  const kind: FireKind = seat === g.c.active[0] ? "offensive" : "defensive";
  const why = whyNotFireNow(g, seat) ?? whyNoTarget(g, hex, seat);
  if (why !== null) return why;
  for (const [i, u] of firers.entries()) {
    if (firers.indexOf(u) < i) return refusal("7.24", "fires-already", { unit: g.world.units[u].id });
    const alone = whyNotFire(g, u, seat, kind) ?? whyNotHit(g, u, hex);
    if (alone !== null) return alone;
  }
  return null;
}

function whyNotAttackTogether(g: QuadPlay, attackers: readonly Unit[], hexes: readonly Hex[]): Why {
  for (const [i, u] of attackers.entries()) {
    if (attackers.indexOf(u) < i) return refusal("8.14", "attacks-already", { unit: g.world.units[u].id });
    const why = whyNotJoin(g, u, hexes);
    if (why !== null) return why;
  }
  for (const [i, hex] of hexes.entries()) {
    const why = whyNotAttackHex(g, hex, hexes.slice(0, i), attackers);
    if (why !== null) return why;
  }
  return whyNotComplete(g, attackers, hexes);
}

/**
 * The combat declared so far, if no names are given; otherwise the one of the named attackers against the named units or
 * hexes: a melee in the Melee Phase, fire in all others. What could not be declared is answered with the case against it.
 */
export function combatAsked(
  g: QuadPlay,
  attackers: readonly string[],
  defenders: readonly string[],
): Result<CombatPreview> {
  if (attackers.length === 0 && defenders.length === 0) return declared(g);
  const units = attackers.map((name) => g.world.unitIndex.get(name) ?? NOBODY);
  const unknown = units.findIndex((u) => u < 0 || g.c.hexOf[u] <= 0);
  if (unknown >= 0) return unanswered(`"${attackers[unknown]}" is no unit on the map`);
  if (units.length === 0) return unanswered("name at least one attacker");
  const hexes = hexesOf(g, defenders);
  if (typeof hexes === "string") return unanswered(`"${hexes}" is no unit on the map and no hex`);
  if (hexes.length === 0) return unanswered("name at least one defender");
  const empty = hexes.find((hex) => g.c.topOf[hex] === 0);
  if (empty !== undefined) return unanswered(`nobody is in ${g.world.grid.numbers[empty]}`);
  if (phases[g.c.phase[0]] === "melee") {
    const why = whyNotAttackTogether(g, units, hexes);
    return why === null ? previewMelee(g, units, hexes) : refused(g, why);
  }
  if (hexes.length !== 1) return unanswered("fire is aimed at one hex", "7.0");
  const why = whyNotFireTogether(g, units, hexes[0]);
  return why === null ? previewFire(g, units, hexes[0]) : refused(g, why);
}
