import { kit } from "@redoubt/engine";
import { citesFor, walkingKit } from "@redoubt/mechanics";
import type { SteppesEvent } from "./event.ts";
import type { SteppesRule } from "./rule-index.ts";
import type { SteppesColumns } from "./state.ts";
import type { World } from "./world.ts";

/** The procedure maker of Bloody Steppes. */
export const { procedure } = kit<World, SteppesColumns, SteppesRule, SteppesEvent>();

/** The maker of walks with windows. */
export const walking = walkingKit<World, SteppesColumns, SteppesRule, SteppesEvent>();

/** Names the cases that a file enforces by its shape. */
export const cites = citesFor<SteppesRule>();
