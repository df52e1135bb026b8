import type { AnyWargame } from "@redoubt/mechanics";
import { wargames as registered } from "@redoubt/registry";

/** The systems that the table plays. */
export const wargames: readonly AnyWargame[] = registered;
