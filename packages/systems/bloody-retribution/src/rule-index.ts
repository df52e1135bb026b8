import { rules } from "./data/rules.ts";

/** How a case is honoured: by the engine, by data, by offering a choice, or not at all, with the reason. */
export type RuleEntry =
  | { readonly title: string; readonly text: string; readonly kind: "enforce" | "data" | "choice" }
  | { readonly title: string; readonly text: string; readonly kind: "info"; readonly reason: string };

/** Every case of Bloody Retribution by its number; TEC, CRT and RBT are the charts printed with the map. */
export const ruleIndex = rules satisfies Record<string, RuleEntry>;

/** A case number that exists; a wrong one does not compile. */
export type RetributionRule = keyof typeof ruleIndex;
