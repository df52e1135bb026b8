import type { Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { reckon } from "../modifiers/combat.ts";
import { loseSteps } from "../mutations.ts";
import { hexName, nameOf, placeName, type RetributionPlay, unitsIn } from "../state.ts";
import { PIQUET } from "../unit.ts";
import type { Battle, OwedBattle } from "./battle.ts";

/** Those of some units that are on the map. */
export const living = (g: RetributionPlay, units: readonly Unit[]): Unit[] => units.filter((u) => g.c.hexOf[u] > 0);

function stepsOf(g: RetributionPlay, units: readonly Unit[]): number {
  let steps = 0;
  for (const u of units) steps += g.c.steps[u];
  return steps;
}

/** Whether the owner of these units chooses who of them loses: more than one unit, and more steps than are lost (B-41). */
const isShared = (g: RetributionPlay, units: readonly Unit[], loss: number): boolean =>
  units.length > 1 && stepsOf(g, units) > loss;

/**
 * Takes losses that leave no choice: all of a force that is not larger than its loss, or a single unit's (9.16, B-41).
 * What cannot be taken is forgotten. Returns what the owner still has to share out.
 */
export function takeLosses(g: RetributionPlay, units: readonly Unit[], loss: number): number {
  if (loss === 0) return 0;
  if (isShared(g, units, loss)) return loss;
  for (const u of units) loseSteps(g, u, loss, "9.16");
  return 0;
}

const namesOf = (g: RetributionPlay, units: readonly Unit[]): string[] => units.map((u) => nameOf(g, u));

/** Tells who attacks whom, and at what odds. */
export function tellDeclared(g: RetributionPlay, { target, attackers, isMomentum }: Battle): void {
  const { attack, defence, column, shifts, reductions } = reckon({ g, target, attackers });
  g.emit({
    kind: "attack-declared",
    rule: isMomentum ? "9.19" : "9.5",
    attackers: namesOf(g, attackers),
    defenders: namesOf(g, unitsIn(g, target)),
    hex: hexName(g.world, target),
    attack,
    defence,
    column,
    ledger: [...shifts.rows, ...reductions.rows],
    momentum: isMomentum,
  });
}

/** Tells of the sides that lose nothing by the die. */
export function tellSpared(g: RetributionPlay, { target, attackers, attackerLoss, defenderLoss }: OwedBattle): void {
  const spared = (units: readonly Unit[]) => {
    if (units.length > 0) g.emit({ kind: "spared", rule: "9.16", units: namesOf(g, units) });
  };
  if (attackerLoss === 0) spared(living(g, attackers));
  if (defenderLoss === 0) spared(unitsIn(g, target));
}

/** Tells of what one side must lose: who is lost for certain, or what its owner will have to share out. */
function tellLosses(g: RetributionPlay, units: readonly Unit[], loss: number): void {
  if (loss === 0) return;
  if (isShared(g, units, loss)) {
    g.emit({ kind: "losses-owed", rule: "9.17", units: namesOf(g, units), steps: loss });
    return;
  }
  for (const u of units) {
    const isLast = g.c.steps[u] <= loss;
    g.emit({ kind: "loss-ahead", rule: "9.16", unit: nameOf(g, u), hex: placeName(g, u), isLast });
  }
}

/**
 * Tells at once what the die brings to everybody where somebody is asked before it happens (B-58): losses that wait, and
 * whether the hex will be open to an advance or all who are left will be disrupted.
 */
export function tellAhead(g: RetributionPlay, { target, attackers, attackerLoss, defenderLoss }: OwedBattle): void {
  const force = living(g, attackers);
  const defenders = unitsIn(g, target);
  tellLosses(g, force, attackerLoss);
  tellLosses(g, defenders, defenderLoss);
  // Whoever is asked to share out a loss has somebody left.
  if (stepsOf(g, defenders) <= defenderLoss) {
    tellWayOpen(g, target, force, true);
    return;
  }
  const fresh = [...force, ...defenders].filter((u) => g.c.disrupted[u] === 0 && g.world.kindOf[u] !== PIQUET);
  if (fresh.length > 0) g.emit({ kind: "disruption-ahead", rule: "9.2", units: namesOf(g, fresh) });
}

/** Tells that one of the attackers may advance into the hex, which is or will be empty. */
export function tellWayOpen(g: RetributionPlay, target: Hex, units: readonly Unit[], isAhead: boolean): void {
  if (g.sink === null) return;
  g.emit({ kind: "way-open", rule: "9.19", hex: hexName(g.world, target), units: namesOf(g, units), isAhead });
}
