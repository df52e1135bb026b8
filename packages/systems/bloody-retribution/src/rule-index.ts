import type { RuleEntry } from "@redoubt/engine";
import { rules } from "./data/rules.ts";

/** Every case of Bloody Retribution by its number; TEC, CRT and RBT are the charts printed with the map. */
export const ruleIndex = rules satisfies Record<string, RuleEntry>;

/** A case number that exists; a wrong one does not compile. */
export type RetributionRule = keyof typeof ruleIndex;
