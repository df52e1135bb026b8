import type { RuleEntry } from "@redoubt/engine";
import { afterCombatRules } from "./data/rules-after-combat.ts";
import { coldSteelRules } from "./data/rules-cold-steel.ts";
import { commandRules } from "./data/rules-command.ts";
import { fireRules } from "./data/rules-fire.ts";
import { formationsRules } from "./data/rules-formations.ts";
import { generalRules } from "./data/rules-general.ts";
import { movementRules } from "./data/rules-movement.ts";
import { optionalRules } from "./data/rules-optional.ts";
import { reactionsRules } from "./data/rules-reactions.ts";

/** Every case of Bloody Steppes of Crimea by its number, in the order of the book. */
export const ruleIndex = {
  ...generalRules,
  ...commandRules,
  ...formationsRules,
  ...reactionsRules,
  ...movementRules,
  ...fireRules,
  ...coldSteelRules,
  ...afterCombatRules,
  ...optionalRules,
} as const satisfies Record<string, RuleEntry>;

/** A case number that exists; a wrong one does not compile. */
export type SteppesRule = keyof typeof ruleIndex;
