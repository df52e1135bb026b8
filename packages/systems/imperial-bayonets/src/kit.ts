import { kit } from "@redoubt/engine";
import { citesFor } from "@redoubt/mechanics";
import type { BayonetsEvent } from "./event.ts";
import type { BayonetsRule } from "./rule-index.ts";
import type { BayonetsColumns } from "./state.ts";
import type { World } from "./world.ts";

/** The procedure maker of Imperial Bayonets. */
export const { procedure } = kit<World, BayonetsColumns, BayonetsRule, BayonetsEvent>();

/** Names the cases that a file enforces by its shape. */
export const cites = citesFor<BayonetsRule>();
