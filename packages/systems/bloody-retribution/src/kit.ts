import { kit } from "@redoubt/engine";
import { citesFor } from "@redoubt/mechanics";
import type { RetributionEvent } from "./event.ts";
import type { RetributionRule } from "./rule-index.ts";
import type { RetributionColumns } from "./state.ts";
import type { World } from "./world.ts";

/** The procedure maker: each step with the locals it needs. */
export const { procedure } = kit<World, RetributionColumns, RetributionRule, RetributionEvent>();

/** Names the cases that a file enforces by its shape. */
export const cites = citesFor<RetributionRule>();
