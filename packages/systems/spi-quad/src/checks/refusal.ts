import * as engine from "@redoubt/engine";
import type { QuadRule } from "../rule-index.ts";
import type { RefusalCode } from "../wording/refusals.ts";

/** Why something is not to be done; null if it may. */
export type Why = engine.Refusal<QuadRule> | null;

/** A refusal that has a sentence: a code without one does not compile. */
type Refuse = (rule: QuadRule, code: RefusalCode, params?: engine.Refusal["params"]) => engine.Refusal<QuadRule>;

/** A rule forbids it. */
export const refusal: Refuse = engine.refusal;

/** Something else is asked now. */
export const notNow: Refuse = engine.notNow;

/** There is nothing there to choose. */
export const notPossible: Refuse = engine.notPossible;

/**
 * Of several refusals the one that came closest to being none: `order` lists the codes in the order in which their checks
 * are made. Null if there is no refusal at all.
 */
export function closest(refusals: readonly engine.Refusal<QuadRule>[], order: readonly RefusalCode[]): Why {
  let best: Why = null;
  let farthest = -2;
  for (const one of refusals) {
    const at = (order as readonly string[]).indexOf(one.code);
    if (at <= farthest) continue;
    farthest = at;
    best = one;
  }
  return best;
}
