import type { Hex } from "@redoubt/hex";
import { pointsText, type Unit } from "@redoubt/mechanics";
import { RUSSIAN } from "../seat.ts";
import { DISRUPTED, type QuadPlay } from "../state.ts";
import { MAJOR_ROAD_HEX, MINOR_ROAD_HEX } from "../terrain.ts";
import type { Mover } from "./movement.ts";
import { notPossible, refusal, type Why } from "./refusal.ts";

/** The road rate at an edge hex for a unit that may use roads; null off the road. */
export function edgeRate(g: QuadPlay, u: Unit, hex: Hex): number | null {
  if ((g.c.status[u] & DISRUPTED) !== 0) return null;
  const bits = g.world.terrain.hex[hex];
  if ((bits & MAJOR_ROAD_HEX) !== 0) return 1;
  return (bits & MINOR_ROAD_HEX) !== 0 ? 2 : null;
}

/** What it costs to leave the map at the exit hex: 1, or the rate of a road that runs off the edge (S-32). */
function exitPrice(g: QuadPlay, u: Unit): number {
  return edgeRate(g, u, g.world.exitHex) ?? 2;
}

/** Why a unit may not leave the map; null if it may (A21.13, A21.2, B23.21). */
export function whyNotExit(g: QuadPlay, { unit, left }: Mover): Why {
  const { world, c } = g;
  const told = { unit: world.units[unit].id, hex: world.grid.numbers[world.exitHex] };
  const { exit } = world.rules;
  if (world.exitHex === 0 || exit === null) return notPossible("5.17", "no-exit", told);
  const { rule } = exit;
  if (world.seatOf[unit] !== RUSSIAN) return refusal(rule, "exit-is-russian", told);
  if (exit.afterPreservation && c.preservationTurn[0] === 0) return refusal("A21.13", "no-exit-yet", told);
  if (c.hexOf[unit] !== world.exitHex) return refusal(rule, "no-exit-here", told);
  const price = exitPrice(g, unit);
  if (left < price)
    return refusal("5.16", "exit-too-dear", { ...told, price: pointsText(price), left: pointsText(left) });
  return null;
}

/** Whether the unit may leave the map from where it stands. */
export const canExit = (g: QuadPlay, mover: Mover): boolean =>
  g.world.exitHex === g.c.hexOf[mover.unit] && whyNotExit(g, mover) === null;
