import type { AnyWargame } from "@redoubt/mechanics";
import { teachingSystem } from "@redoubt/testkit/teaching";
import { wargames as registered } from "../src/worker/wargames.ts";

/** The registered systems and, for tests of the table itself, the small teaching system. */
export const wargames: readonly AnyWargame[] = [teachingSystem, ...registered];
