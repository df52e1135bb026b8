import { kit } from "@redoubt/engine";
import { citesFor } from "@redoubt/mechanics";
import type { QuadEvent } from "./event.ts";
import type { QuadRule } from "./rule-index.ts";
import type { QuadColumns } from "./state.ts";
import type { World } from "./world.ts";

/** The procedure maker, bound to the world, columns, cases and events of the quad. */
export const { procedure } = kit<World, QuadColumns, QuadRule, QuadEvent>();

/** Names the cases that a file enforces by its shape. */
export const cites = citesFor<QuadRule>();
