import type { CombatPreview, Foreseen, PathCost, Reached, Risks } from "@redoubt/mechanics";

/** One thing that may come of an answer. */
export interface OutcomeView {
  readonly words: string;
  /** The cells of the charts that lead to it, as printed. */
  readonly cells: readonly string[];
  /** "3 in 6" where one die decides, "7 in 36" where two do; a percentage where the parts would be too small. */
  readonly chance: string;
  /** From 0 to 1, for the bar. */
  readonly share: number;
  /** Whom it hurts, as seen by the seat that decides. */
  readonly tone: "nothing" | "good" | "bad" | "mixed";
}

/** What may come of an answer: what is certain whatever the dice, and what they decide. */
export interface OddsView {
  readonly certain: readonly string[];
  /** How many rolls were counted where more fall before anybody decides; null where all are. */
  readonly rolls: number | null;
  /** The parts of the scale that all chances are told in; null for per cent. */
  readonly parts: number | null;
  readonly outcomes: readonly OutcomeView[];
  /** Where there are too many to list at once: the others, together and one by one. */
  readonly rarer: { readonly together: OutcomeView; readonly outcomes: readonly OutcomeView[] } | null;
}

/** What would come of an answer, before it is given. */
export interface Preview {
  readonly answer: string;
  /** What else would certainly happen, besides the way that a unit goes. */
  readonly sentences: readonly string[];
  readonly unit: string | null;
  readonly path: readonly string[];
  /** How it would face at the end of its way; null where it has no front, or is stopped before. */
  readonly facing: string | null;
  readonly cost: PathCost | null;
  /** Where it could go on to from there: the hexes of the same seat's next decision. */
  readonly next: readonly Reached[];
  readonly odds: OddsView | null;
  readonly combat: CombatPreview | null;
  /** The fight that it leads to; null where it leads to none, or the system does not tell. */
  readonly fight: Foreseen | null;
  /** What may be done to the unit on its way; null where the system does not tell. */
  readonly risks: Risks | null;
}

/** Why a hex or unit cannot be chosen now. */
export interface WhyNot {
  readonly about: string;
  readonly hex: string | null;
  readonly rule: string | null;
  readonly title: string;
  readonly sentence: string;
  readonly ruleText: string;
  readonly readings: readonly string[];
}

/** What is seen from a hex. */
export interface SightFrom {
  readonly from: string;
  readonly unseen: readonly string[];
  readonly problem: string | null;
}
