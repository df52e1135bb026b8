import type { NoAnswer, Unit } from "@redoubt/mechanics";
import type { Refused } from "../checks/refusal.ts";
import type { RetributionPlay } from "../state.ts";
import { refusalSentence } from "../wording/refusals.ts";

/** A question that the rules refuse is answered by their refusal. */
export const noAnswer = (refused: Refused): NoAnswer => ({ problem: refusalSentence(refused), rule: refused.rule });

/** What is wrong with the question itself. */
export const unanswerable = (problem: string): NoAnswer => ({ problem });

/** The unit of this name. */
export function unitNamed(g: RetributionPlay, id: string): { readonly unit: Unit } | NoAnswer {
  const unit = g.world.unitIndex.get(id);
  return unit === undefined ? unanswerable(`no unit "${id}"`) : { unit };
}
