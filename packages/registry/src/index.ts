import type { AnySystem } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import { type CatalogueEntry, entryOf } from "./catalogue.ts";
import { loadThinking, registered } from "./list.ts";

export { type CatalogueBattle, type CatalogueEntry, entryOf } from "./catalogue.ts";

/** Every registered system, loaded: for those who need them all. Whoever needs one takes the list itself (`/lazy`). */
export const wargames: readonly AnyWargame[] = await Promise.all(registered.map(loadThinking));

/** The same list for those who need no map. */
export const systems: readonly AnySystem[] = wargames;

/** What is known of each system without loading it. */
export const catalogue: readonly CatalogueEntry[] = wargames.map(entryOf);
