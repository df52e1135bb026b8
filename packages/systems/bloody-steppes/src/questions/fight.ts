import { clonePlay } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { type AppliedRow, asUnit, type Unit } from "@redoubt/mechanics";
import { steadyFaces } from "../chances.ts";
import { chargeHexes, markedAt } from "../checks/assault.ts";
import type { MeleeKind } from "../checks/momentum.ts";
import { bestMorale, supportIn } from "../checks/morale.ts";
import { apart } from "../checks/neighbours.ts";
import type { Stacks } from "../checks/overrun.ts";
import { contactHexes } from "../checks/reactions.ts";
import { type MeleePhase, meleeLedger, strengthOf } from "../modifiers/melee.ts";
import { shift, unitsIn } from "../occupancy.ts";
import { moraleFor } from "../procedures/melee-check.ts";
import { FACED, has, type SteppesPlay } from "../state.ts";

/** A fight to be told of, as it stands before the attackers close. */
export interface Fight {
  readonly g: SteppesPlay;
  readonly stacks: Stacks;
  /** The horse that has closed already, having passed its first check (K-168). */
  readonly closed: readonly Unit[];
  /** Those who still ride to contact, and by which hex (XII.34); nobody where all stand where they fight. */
  readonly riding: { readonly units: readonly Unit[]; readonly by: Hex } | null;
  readonly hex: Hex;
  readonly kind: MeleeKind;
}

/** The attackers by the hex in which they stand, those who are marked already among them. */
function stacksOf(g: SteppesPlay, units: readonly number[], hex: Hex): Stacks {
  const all = [...new Set([...units, ...markedAt(g, hex)])];
  const hexes = [...new Set(all.map((unit) => g.c.hexOf[unit]))];
  return hexes.map((from) =>
    unitsIn(g, from)
      .filter((unit) => all.includes(unit))
      .map(asUnit),
  );
}

/** XII.34: a play in which those who ride to contact have done so. */
export function closedIn(play: SteppesPlay, { riding }: Fight): SteppesPlay {
  const walk = clonePlay(play) as SteppesPlay; // a copy of the same system's play
  for (const unit of riding?.units ?? []) if (riding !== null) shift(walk, unit, riding.by);
  return walk;
}

/** XII.10: the attack of some units and of all who are marked to join it; `closed` are those who need no first check any more. */
export function fightOn(g: SteppesPlay, attackers: readonly number[], hex: Hex, closed: readonly Unit[]): Fight {
  const kind = g.world.armOf[attackers[0]] === "cavalry" ? "charge" : "bayonet";
  const units = attackers.map(asUnit);
  // A charge from two hexes off is told as it goes in by the first hex that it may take.
  const [by] = apart(g, g.c.hexOf[units[0]], hex) === 1 ? [] : chargeHexes(g, units, hex);
  return { g, stacks: stacksOf(g, units, hex), closed, riding: by === undefined ? null : { units, by }, hex, kind };
}

/** VI.15, XII.49: a counterattack or countercharge of units of one hex; horse two hexes off is told by the first hex of its way. */
export function strokeOn(
  g: SteppesPlay,
  units: readonly Unit[],
  hex: Hex,
  kind: "counterattack" | "countercharge",
): Fight {
  const [by] = kind === "countercharge" ? contactHexes(g, units, hex) : [];
  const isRiding = by !== undefined && by !== g.c.hexOf[units[0]];
  return { g, stacks: [units], closed: [], riding: isRiding ? { units, by: asHex(by) } : null, hex, kind };
}

// Every check is one die of ten faces.
export const FACES = 10;

/** One check of a melee before its die falls. */
export interface Check {
  readonly rows: readonly AppliedRow[];
  readonly total: number;
  readonly morale: number;
  /** How many faces of ten pass. */
  readonly passes: number;
}

/** VI.10: the check of who counterattacks with an enemy before it all along; null where none is made. */
export function steadyCheck({ g, stacks, kind }: Fight): Check | null {
  const [units] = stacks;
  if (kind !== "counterattack" || !has(g, units[0], FACED)) return null;
  const morale = bestMorale(g, units) + (supportIn(g, g.c.hexOf[units[0]], units)?.modifier ?? 0);
  return { rows: [], total: 0, morale, passes: steadyFaces(g, units) };
}

/** XII.20: a check of some stacks, or of those they attack, in a play; in A all attackers' strength counts (XII.14). */
export function checkOf(
  play: SteppesPlay,
  { stacks: all, hex, kind }: Fight,
  stacks: Stacks,
  phase: MeleePhase,
): Check {
  const attack = strengthOf(play, (phase === "A" ? all : stacks).flat());
  const defence = strengthOf(play, unitsIn(play, hex));
  const check = { phase, stacks, target: hex, kind, attack, defence, fallen: 0 };
  const { rows, total } = meleeLedger({ g: play, ...check });
  const { morale } = moraleFor(play, check);
  // A die passes that does not come over the morale with what is added to it.
  return { rows, total, morale, passes: Math.min(FACES, Math.max(0, morale - total + 1)) };
}
