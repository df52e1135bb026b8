import type { Setup } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";

/** So many set-ups are kept in mind for each system. */
const MOST_KEPT = 24;

/**
 * The same system, whose games of one battle and one choice of rules share their world: it never changes, and is by far the
 * largest part of a game.
 */
export function sharingWorlds(system: AnyWargame): AnyWargame {
  const kept = new Map<string, ReturnType<AnyWargame["world"]>>();
  return {
    ...system,
    world(setup: Setup) {
      const key = JSON.stringify(setup);
      const known = kept.get(key) ?? system.world(setup);
      kept.delete(key);
      kept.set(key, known);
      for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest);
      return known;
    },
  };
}
