import { isProblems, type Result } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import type { AppliedRow, CombatPreview } from "@redoubt/mechanics";
import { whyNotFireAt } from "../checks/fire.ts";
import type { MeleeKind } from "../checks/momentum.ts";
import { bestMorale, isGun, moraleOf, supportIn } from "../checks/morale.ts";
import { apart } from "../checks/neighbours.ts";
import { fireLedger } from "../modifiers/fire.ts";
import { type MeleePhase, meleeLedger, strengthOf } from "../modifiers/melee.ts";
import { unitsIn } from "../occupancy.ts";
import type { SteppesPlay } from "../state.ts";
import { refusalSentence } from "../wording/refusals.ts";
import { signed } from "../wording/told.ts";
import { isFound, problem, unitNamed } from "./asked.ts";

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
  const found = (kind === null ? attackers : attackers.slice(1)).map((id) => unitNamed(g, id));
  const targets = defenders.map((id) => unitNamed(g, id));
  const missing = [...found, ...targets].find((one) => !isFound(one));
  if (missing !== undefined && !isFound(missing)) return missing;
  const units = found.filter(isFound);
  const [target] = targets.filter(isFound);
  if (units.length === 0 || target === undefined) return problem("name attackers and defenders");
  return { kind, attackers: units, target: asHex(g.c.hexOf[target]) };
}

/** X.11, XI.2: the modified die and the row of a shot. */
function firePreview(g: SteppesPlay, firers: readonly number[], hex: Hex): Result<CombatPreview> {
  const why = whyNotFireAt(g, firers[0], hex);
  if (why !== null) return problem(refusalSentence(why), why.rule);
  const { rows, total } = fireLedger({ g, firers, hex });
  const isArtillery = isGun(g.world, firers[0]);
  const row = moraleOf(g, firers[0]);
  return {
    kind: isArtillery ? "artillery fire" : "infantry fire",
    rule: isArtillery ? "XI.2" : "X.11",
    attack: null,
    defence: null,
    column: `die ${signed(total)} in row ${row}`,
    ledger: rows,
    notes: [`at ${apart(g, g.c.hexOf[firers[0]], hex)} ${apart(g, g.c.hexOf[firers[0]], hex) === 1 ? "hex" : "hexes"}`],
  };
}

/** The stacks in which attackers stand, each from the top. */
function stacksOf(g: SteppesPlay, attackers: readonly number[]): readonly (readonly number[])[] {
  const hexes = [...new Set(attackers.map((unit) => g.c.hexOf[unit]))];
  return hexes.map((hex) => unitsIn(g, hex).filter((unit) => attackers.includes(unit) && !isGun(g.world, unit)));
}

/** XII.20: the three checks of a melee before any die falls, all attackers taken to pass the first. */
function meleePreview(g: SteppesPlay, { attackers, target, kind }: Named): Result<CombatPreview> {
  const stacks = stacksOf(g, attackers).filter((stack) => stack.length > 0);
  if (stacks.length === 0) return problem("guns do not attack", "XII.1");
  const isHorse = g.world.armOf[stacks[0][0]] === "cavalry";
  const plain: MeleeKind = isHorse ? "charge" : "bayonet";
  const melee: MeleeKind = kind === null || kind === "fire" || kind === "melee" ? plain : kind;
  const defenders = unitsIn(g, target);
  const attack = strengthOf(g, stacks.flat());
  const defence = strengthOf(g, defenders);
  const of = (phase: MeleePhase): { readonly rows: readonly AppliedRow[]; readonly text: string } => {
    const { rows, total } = meleeLedger({ g, phase, stacks, target, kind: melee, attack, defence, fallen: 0 });
    const own = phase === "B" ? defenders : stacks.flat();
    const hexes = phase === "B" ? [target] : stacks.map(([top]) => g.c.hexOf[top]);
    const help = Math.max(0, ...hexes.map((hex) => supportIn(g, hex, own)?.modifier ?? 0));
    const morale = phase === "B" ? bestMorale(g, defenders) : Math.max(...stacks.map(([top]) => moraleOf(g, top)));
    return {
      rows: rows.map((row) => ({ ...row, id: `${phase}:${row.id}`, note: `${phase}: ${row.note}` })),
      text: `${phase} die ${signed(total)} against ${morale + help}`,
    };
  };
  const checks = [of("A"), of("B"), of("C")];
  return {
    kind: melee,
    rule: "XII.20",
    attack,
    defence,
    column: checks.map(({ text }) => text).join(", "),
    ledger: checks.flatMap(({ rows }) => rows),
    notes: [],
  };
}

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
