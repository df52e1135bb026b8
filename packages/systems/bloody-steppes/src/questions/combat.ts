import { isProblems, type Result } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { type AppliedRow, asUnit, type CombatPreview, type Unit } from "@redoubt/mechanics";
import { markedAt } from "../checks/assault.ts";
import { whyNotFireAt, whyNotJoin } from "../checks/fire.ts";
import type { MeleeKind } from "../checks/momentum.ts";
import { isGun, moraleOf } from "../checks/morale.ts";
import { apart } from "../checks/neighbours.ts";
import { isOverrun, stacksToCheck } from "../checks/overrun.ts";
import { fireLedger } from "../modifiers/fire.ts";
import { meleeLedger, strengthOf } from "../modifiers/melee.ts";
import { unitsIn } from "../occupancy.ts";
import { UNIT } from "../piece.ts";
import { type MeleeCheck, moraleFor } from "../procedures/melee-check.ts";
import { ROUTED, type SteppesPlay } from "../state.ts";
import { refusalSentence } from "../wording/refusals.ts";
import { signed } from "../wording/told.ts";
import { isFound, pieceNamed, problem } from "./asked.ts";
import { whyNotFight } from "./melee-lawful.ts";

const kinds = ["fire", "melee", "bayonet", "charge", "counterattack", "countercharge"] as const;
type Kind = (typeof kinds)[number];

interface Named {
  readonly kind: Kind | null;
  readonly attackers: readonly number[];
  readonly target: Hex;
}

/** Who is meant: units by their ids; before the attackers may stand the kind of combat, such as "melee". */
function named(g: SteppesPlay, attackers: readonly string[], defenders: readonly string[]): Result<Named> {
  const kind = kinds.find((one) => one === attackers[0]) ?? null;
  const found = (kind === null ? attackers : attackers.slice(1)).map((id) => pieceNamed(g, id));
  const targets = defenders.map((id) => pieceNamed(g, id));
  const missing = [...found, ...targets].find((one) => !isFound(one));
  if (missing !== undefined && !isFound(missing)) return missing;
  // Commanders and riders in the hexes concerned do not fight themselves (K-11).
  const fighters = (all: readonly Result<number>[]) =>
    all.filter(isFound).filter((one) => g.world.kindOf[one] === UNIT);
  const units = fighters(found);
  const [target] = fighters(targets);
  if (units.length === 0 || target === undefined) return problem("name units that attack and units that defend");
  return { kind, attackers: units, target: asHex(g.c.hexOf[target]) };
}

/** X.11, XI.2: the modified die and the row of a shot. */
function firePreview(g: SteppesPlay, all: readonly number[], hex: Hex): Result<CombatPreview> {
  const [first, ...others] = all;
  const isArtillery = isGun(g.world, first);
  // Of a stack that is named as a whole infantry fires from its top alone, and guns by themselves (X.2, XI.3).
  const joined = others.filter((unit) => isArtillery && isGun(g.world, unit));
  const firers = [first, ...joined];
  const joining = joined.map((unit) => whyNotJoin(g, [first], unit, hex, true));
  const why = whyNotFireAt(g, first, hex) ?? joining.find((one) => one !== null) ?? null;
  if (why !== null) return problem(refusalSentence(why), why.rule);
  const { rows, total } = fireLedger({ g, firers, hex });
  const row = moraleOf(g, first);
  const range = apart(g, g.c.hexOf[first], hex);
  const alone =
    others.length > joined.length
      ? [`${g.world.pieces[first].name} fires alone (${isArtillery ? "XI.3" : "X.2"})`]
      : [];
  return {
    kind: isArtillery ? "artillery fire" : "infantry fire",
    rule: isArtillery ? "XI.2" : "X.11",
    attack: null,
    defence: null,
    column: `die ${signed(total)} in row ${row}`,
    ledger: rows,
    notes: [`at ${range} ${range === 1 ? "hex" : "hexes"}`, ...alone],
  };
}

/** The stacks in which attackers stand, each from the top. */
function stacksOf(g: SteppesPlay, attackers: readonly number[]): readonly (readonly Unit[])[] {
  const hexes = [...new Set(attackers.map((unit) => g.c.hexOf[unit]))];
  return hexes.map((hex) =>
    unitsIn(g, hex)
      .filter((unit) => attackers.includes(unit) && !isGun(g.world, unit))
      .map(asUnit),
  );
}

/** One check of a melee as it is told: the die, what it is made against, and who raises that. */
interface ToldCheck {
  readonly rows: readonly AppliedRow[];
  readonly text: string;
  readonly notes: readonly string[];
}

/** XII.20, XIII.1: one check of a melee before its die falls, under a name of its own where several stacks make the first. */
function checkOf(g: SteppesPlay, check: MeleeCheck, name: string): ToldCheck {
  const { rows, total } = meleeLedger({ g, ...check });
  const { morale, commander } = moraleFor(g, check);
  const help = commander === null ? null : g.world.pieces[commander].name;
  const raised = commander === null ? 0 : (g.world.commanders[commander]?.modifier ?? 0);
  return {
    rows: rows.map((row) => ({ ...row, id: `${name}:${row.id}`, note: `${name}: ${row.note}` })),
    text: `${name} die ${signed(total)} against ${morale}`,
    notes: help === null ? [] : [`${name}: ${help} raises morale by ${raised} (XIII.1)`],
  };
}

/** XII.14, XII.53: the checks A that are still to be made, each under the name of its stack where there are several. */
function firstChecks(g: SteppesPlay, check: MeleeCheck): readonly ToldCheck[] {
  const nameOf = ([top]: readonly Unit[]): string =>
    check.stacks.length === 1 ? "A" : `A of ${g.world.pieces[top].name}`;
  return stacksToCheck(g, check, markedAt(g, check.target)).map((stack) =>
    checkOf(g, { ...check, stacks: [stack] }, nameOf(stack)),
  );
}

/** XII.52, XII.53, K-171: guns alone are destroyed once a stack gets at them; through their front that takes the check A. */
function overrunPreview(g: SteppesPlay, check: MeleeCheck): CombatPreview {
  const checks = firstChecks(g, check);
  const isFree = checks.length < check.stacks.length;
  const dice = checks.map(({ text }) => text).join(", ");
  const lost = checks.length > 1 ? "one passed, the guns are destroyed" : "passed, the guns are destroyed";
  const free = ["the guns are destroyed without a check", ...(dice === "" ? [] : [`to go along ${dice}`])].join("; ");
  return {
    kind: check.kind,
    rule: isFree ? "XII.52" : "XII.53",
    attack: null,
    defence: null,
    column: isFree ? free : `${dice}; ${lost}`,
    ledger: checks.flatMap(({ rows }) => rows),
    notes: checks.flatMap(({ notes }) => notes),
  };
}

/** XII.20: the checks of a melee that are still to come, all attackers taken to pass the first. */
function meleePreview(g: SteppesPlay, { attackers, target, kind }: Named): Result<CombatPreview> {
  const stacks = stacksOf(g, attackers).filter((stack) => stack.length > 0);
  if (stacks.length === 0) return problem("guns do not attack", "XII.1");
  const isHorse = g.world.armOf[stacks[0][0]] === "cavalry";
  const plain: MeleeKind = isHorse ? "charge" : "bayonet";
  const melee: MeleeKind = kind === null || kind === "fire" || kind === "melee" ? plain : kind;
  const why = whyNotFight(g, { stacks, target, kind: melee });
  if (why !== null) return problem(refusalSentence(why), why.rule);
  const attack = strengthOf(g, stacks.flat());
  const defence = strengthOf(g, unitsIn(g, target));
  const check = { phase: "A", stacks, target, kind: melee, attack, defence, fallen: 0 } as const;
  if (isOverrun(g, target, melee)) return overrunPreview(g, check);
  const checks = [
    ...firstChecks(g, check),
    checkOf(g, { ...check, phase: "B" }, "B"),
    checkOf(g, { ...check, phase: "C" }, "C"),
  ];
  return {
    kind: melee,
    rule: "XII.20",
    attack,
    defence,
    column: checks.map(({ text }) => text).join(", "),
    ledger: checks.flatMap(({ rows }) => rows),
    notes: [...checks.flatMap(({ notes }) => notes), ...routedNotes(g, target)],
  };
}

/** IV.1, XII.28: anybody may attack routed units, who mostly are gone before it comes to that. */
const routedNotes = (g: SteppesPlay, target: Hex): readonly string[] =>
  unitsIn(g, target).every((unit) => g.c.level[unit] === ROUTED)
    ? [`those in ${g.world.grid.numbers[target]} are routed: come upon, they run or are destroyed first (XIV.56)`]
    : [];

/** The modified die of a shot, or those of the three checks of a melee: horsemen charge, others fire if they can. */
export function combatOf(
  g: SteppesPlay,
  attackers: readonly string[],
  defenders: readonly string[],
): Result<CombatPreview> {
  const asked = named(g, attackers, defenders);
  if (isProblems(asked)) return asked;
  const { kind, target } = asked;
  const isHorse = g.world.armOf[asked.attackers[0]] === "cavalry";
  const isFire = kind === "fire" || (kind === null && !isHorse && whyNotFireAt(g, asked.attackers[0], target) === null);
  if (isFire) return firePreview(g, asked.attackers, target);
  return meleePreview(g, asked);
}
