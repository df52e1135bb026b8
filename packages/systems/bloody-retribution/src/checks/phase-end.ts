import type { Seat } from "@redoubt/engine";
import { RUSSIAN } from "../seat.ts";
import { MOVEMENT, type RetributionPlay } from "../state.ts";
import { constants } from "../tables/constants.ts";
import { hasEntry } from "./entry.ts";

/** Bombardment markers that can still be used this turn (5.6, B-34). */
export const markersLeft = (g: RetributionPlay): number =>
  g.c.gunsLost[0] === 1 ? 0 : constants.bombardmentMarkers.value - g.c.markersSpent[0];

/** Whether a side is out for the phase (5.8, B-15, B-17, B-18, B-59). */
export function isOut(g: RetributionPlay, seat: Seat): boolean {
  const { c } = g;
  if (c.ready[seat] > 0) return false;
  if (c.finished[seat] === 1) return true;
  if (seat === RUSSIAN) return markersLeft(g) === 0;
  return c.kind[0] !== MOVEMENT || !hasEntry(g);
}
