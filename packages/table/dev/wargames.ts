import type { Registered } from "@redoubt/registry/lazy";
import { wargames as registered } from "../src/worker/wargames.ts";

/** The registered systems and, for tests of the table itself, the small teaching system. */
export const wargames: readonly Registered[] = [
  { id: "night-piquets", load: async () => (await import("@redoubt/testkit/teaching")).teachingSystem },
  ...registered,
];
