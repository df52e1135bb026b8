import type { Unit } from "@redoubt/mechanics";
import type { RetributionPlay } from "../state.ts";
import { notPossible, refusal, type Why } from "./refusal.ts";

/** Why a step may not be taken from this unit: only those in the battle pay for it (9.17, 9.20). */
export function whyNotLose(g: RetributionPlay, units: readonly Unit[], u: Unit): Why {
  const { world, c } = g;
  const unit = world.units[u].id;
  if (c.hexOf[u] <= 0) return notPossible("2.11", c.hexOf[u] < 0 ? "eliminated" : "off-map", { unit });
  if (units.includes(u)) return null;
  if (units.some((other) => c.piquetAt[c.hexOf[other]] === u + 1)) return refusal("9.20", "piquet-spared", { unit });
  return refusal("9.17", "not-in-battle", { unit });
}

/** Why this unit may not advance: only one of those who attacked and are left may (9.19, 9.20). */
export function whyNotAdvance(g: RetributionPlay, attackers: readonly Unit[], u: Unit): Why {
  const { world, c } = g;
  const unit = world.units[u].id;
  if (c.hexOf[u] < 0) return notPossible("2.11", "eliminated", { unit });
  return attackers.includes(u) ? null : refusal("9.19", "no-attacker", { unit });
}
