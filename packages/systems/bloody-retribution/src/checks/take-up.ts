import type { Seat } from "@redoubt/engine";
import { DIRECTIONS } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { hexOf, isReady, type RetributionPlay } from "../state.ts";
import { PIQUET } from "../unit.ts";
import { stepCodes, whyNotStep } from "./move-step.ts";
import { ALLOWANCE, canMove } from "./movement.ts";
import { whyNotOnMap } from "./presence.ts";
import { closest, type Refused, refusal, type Why } from "./refusal.ts";

/** Why this unit of `seat` may not be taken up to move now. */
export function whyNotMove(g: RetributionPlay, seat: Seat, u: Unit): Why {
  const why = whyNotOnMap(g, seat, u);
  if (why !== null) return why;
  const unit = g.world.units[u].id;
  if (g.world.kindOf[u] === PIQUET) return refusal("2.9", "piquet-stays", { unit });
  if (!isReady(g, u)) return refusal("8.3", "disrupted", { unit });
  return canMove(g, u) ? null : whyNoStep(g, u);
}

/** Why none of the six steps out of its hex is open to a unit: the case of the one that lacks least. */
function whyNoStep(g: RetributionPlay, u: Unit): Why {
  const from = hexOf(g, u);
  const refused: Refused[] = [];
  for (const direction of DIRECTIONS) {
    const why = whyNotStep(g, { unit: u, from, direction, isFirst: true, left: ALLOWANCE });
    if (why !== null) refused.push(why);
  }
  const unit = g.world.units[u].id;
  // Where friends may be passed a step may be open and yet lead nowhere (B-21).
  const nearest = refused.length < DIRECTIONS.length ? null : closest(refused, stepCodes);
  if (nearest === null) return refusal("6.2", "no-room-beyond", { unit });
  return refusal(nearest.rule, "no-way-out", { ...nearest.params, unit, because: nearest.code });
}
