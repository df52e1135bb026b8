import * as engine from "@redoubt/engine";
import type { RetributionRule } from "../rule-index.ts";
import type { RefusalCode } from "../wording/refusals.ts";

/** A refusal that cites a case of this book. */
export type Refused = engine.Refusal<RetributionRule>;
/** Why something may not be done, or null if it may. */
export type Why = Refused | null;

// The engine's makers of refusals, with codes that have a sentence.
type Refuse = (rule: RetributionRule, code: RefusalCode, params?: engine.Refusal["params"]) => Refused;

/** A rule forbids it. */
export const refusal: Refuse = engine.refusal;
/** Something else is asked now. */
export const notNow: Refuse = engine.notNow;
/** There is nothing there to choose. */
export const notPossible: Refuse = engine.notPossible;

/**
 * Of several refusals the one that came nearest to being none: where one check after another is made, who failed at the
 * last of them lacks least. Null where nobody was refused.
 */
export function closest(refusals: readonly Refused[], order: readonly string[]): Why {
  const place = ({ code }: Refused) => order.indexOf(code);
  return refusals.reduce<Why>((best, one) => (best === null || place(one) > place(best) ? one : best), null);
}
