import { uniform } from "@redoubt/engine";
import type { G } from "./state.ts";

/**
 * What `seat` cannot know becomes something it could be: orders that are not shown are unwritten, Guards that it has
 * neither seen nor heard are any enemy unit that has not fired yet, and the enemy has heard nothing.
 */
export function redeal(g: G, seat: number, word: () => number): void {
  const { c, world } = g;
  c.hasHeard[1 - seat] = 0;
  const others = world.units.map((_, i) => i).filter((i) => world.units[i].seat !== seat);
  if (c.areShown[0] === 0) for (const i of others) c.isOrdered[i] = 0;
  const unseen = others.filter((i) => c.isKnown[i] === 0);
  if (c.areChosen[0] === 0) {
    for (const i of unseen) c.isGuards[i] = 0;
    return;
  }
  const areSeen = others.some((i) => c.isKnown[i] === 1 && c.isGuards[i] === 1);
  if (areSeen || c.hasHeard[seat] === 1 || unseen.length === 0) return;
  for (const i of unseen) c.isGuards[i] = 0;
  c.isGuards[unseen[uniform(word, unseen.length)]] = 1;
}
