import type { Unit } from "@redoubt/mechanics";
import { hexOf, nameOf, piquetIn, type RetributionPlay } from "../state.ts";
import { whyNotOnMap } from "./presence.ts";
import { refusal, type Why } from "./refusal.ts";

/** Why a step may not be taken from this unit: only those in the battle pay for it (9.17, 9.20). */
export function whyNotLose(g: RetributionPlay, units: readonly Unit[], u: Unit): Why {
  const why = whyNotOnMap(g, g.world.seatOf[u], u);
  if (why !== null || units.includes(u)) return why;
  const unit = nameOf(g, u);
  if (units.some((other) => piquetIn(g, hexOf(g, other)) === u)) return refusal("9.20", "piquet-spared", { unit });
  return refusal("9.17", "not-in-battle", { unit });
}

/** Why this unit may not advance: only one of those who attacked and are left may (9.19, 9.20). */
export function whyNotAdvance(g: RetributionPlay, attackers: readonly Unit[], u: Unit): Why {
  const why = whyNotOnMap(g, g.world.seatOf[u], u);
  return why !== null || attackers.includes(u) ? why : refusal("9.19", "no-attacker", { unit: nameOf(g, u) });
}
