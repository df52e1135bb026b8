import type { Unit } from "@redoubt/mechanics";
import type { RetributionPlay } from "../state.ts";
import { PIQUET } from "../unit.ts";
import { FACTOR } from "./lore.ts";

/** What the steps a unit has left are worth. */
export function worthOf(g: RetributionPlay, u: Unit): number {
  const { cf, kindOf } = g.world;
  const steps = g.c.steps[u];
  if (steps === 0) return 0;
  if (kindOf[u] === PIQUET) return FACTOR;
  const later = steps === 2 ? Math.max(cf[2 * u], 0) : 0;
  return 20 + FACTOR * Math.max(cf[2 * u + steps - 1], 0) + (later === 0 ? 0 : 10 + Math.trunc((FACTOR * later) / 2));
}

/** The factor of a unit as it stands; 0 where it is unknown. */
export const powerOf = (g: RetributionPlay, u: Unit): number => Math.max(g.world.cf[2 * u + g.c.steps[u] - 1] ?? 0, 0);

/** What the step that a unit would lose next is worth. */
export function stepWorth(g: RetributionPlay, u: Unit): number {
  const worth = worthOf(g, u);
  if (g.c.steps[u] < 2) return worth;
  return worth - 20 - FACTOR * Math.max(g.world.cf[2 * u], 0);
}
