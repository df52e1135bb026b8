import type { AnySystem } from "@redoubt/engine";

/** Every rule system that Redoubt plays. The only list of them. */
export const systems: readonly AnySystem[] = [];
