import { kit } from "@redoubt/engine";
import type { RetributionEvent } from "./event.ts";
import type { RetributionRule } from "./rule-index.ts";
import type { RetributionColumns } from "./state.ts";
import type { World } from "./world.ts";

/** The procedure maker of Bloody Retribution. */
export const { procedure } = kit<World, RetributionColumns, RetributionRule, RetributionEvent>();

/** Names the cases that a file enforces by its shape. */
export const cites = <const R extends readonly RetributionRule[]>(...rules: R): R => rules;
