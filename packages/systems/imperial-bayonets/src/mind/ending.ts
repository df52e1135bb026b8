import type { Seat } from "@redoubt/engine";
import type { BayonetsPlay } from "../state.ts";

// As many as seem far away where there is no last one.
const far = 4;

/** How many turns follow the present one. */
export const turnsLeft = ({ world, c }: BayonetsPlay): number =>
  world.turns.last === null ? far : world.turns.last - c.turn[0];

/** Whether the enemy has no turn left in which he could answer what a seat does. */
export const isUnanswered = (g: BayonetsPlay, seat: Seat): boolean =>
  turnsLeft(g) <= 0 && g.c.active[0] === seat && g.world.turns.first !== seat;
