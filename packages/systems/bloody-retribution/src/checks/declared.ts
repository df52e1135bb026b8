import type { Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import type { RetributionPlay } from "../state.ts";
import { whyNoObjective, whyNotJoin } from "./attack.ts";
import type { Why } from "./refusal.ts";

/** An attack with its objective and those who make it. */
export interface DeclaredAttack {
  readonly target: Hex;
  readonly attackers: readonly Unit[];
}

/** Why an attack could not be put together as it is named, unit by unit as the attacker would add them (9.1 to 9.3). */
export function whyNotDeclare(g: RetributionPlay, { target, attackers }: DeclaredAttack): Why {
  const seat = g.world.seatOf[attackers[0]];
  const why = whyNoObjective(g, seat, target);
  if (why !== null) return why;
  for (const [i, u] of attackers.entries()) {
    const whyUnit = whyNotJoin(g, seat, target, attackers.slice(0, i), u);
    if (whyUnit !== null) return whyUnit;
  }
  return null;
}
