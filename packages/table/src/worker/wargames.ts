import { type Registered, registered } from "@redoubt/registry/lazy";

/** The systems that the table plays, each loaded when a game of it is opened. */
export const wargames: readonly Registered[] = registered;
