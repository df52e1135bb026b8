import type { Problem, Result } from "@redoubt/engine";
import { type Unit, unanswered } from "@redoubt/mechanics";
import type { Refused } from "../checks/refusal.ts";
import type { RetributionPlay } from "../state.ts";
import { refusalSentence } from "../wording/refusals.ts";

/** A question that the rules refuse is answered by their refusal. */
export const noAnswer = (refused: Refused): readonly Problem[] => unanswered(refusalSentence(refused), refused.rule);

/** The unit of this name. */
export function unitNamed(g: RetributionPlay, id: string): Result<{ readonly unit: Unit }> {
  const unit = g.world.unitIndex.get(id);
  return unit === undefined ? unanswered(`no unit "${id}"`) : { unit };
}
