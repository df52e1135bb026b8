import { asUnit, type Unit } from "@redoubt/mechanics";
import { infantryLost } from "../checks/preservation.ts";
import { preservation } from "../data/facts-alma.ts";
import { RUSSIAN } from "../seat.ts";
import { HALTED, hexOf, type QuadPlay } from "../state.ts";
import { INFANTRY } from "../unit.ts";
import type { Lore } from "./lore.ts";
import { away } from "./scene.ts";

/** Whoever has all the time of the world. */
export const FREE = 100;

// The turn from which pairs will leave: now once Preservation is triggered, else when the losses make it likely (A21.1).
function firstLeaving(g: QuadPlay): number {
  const { c } = g;
  if (c.preservationTurn[0] > 0) return c.turn[0];
  const lost = infantryLost(g, RUSSIAN);
  const wait = lost >= 9 ? 1 : lost >= 7 ? 2 : lost >= 5 ? 3 : lost >= 3 ? 5 : 7;
  return Math.max(preservation.firstTurn, Math.min(c.turn[0] + wait, 8));
}

/**
 * How many turns each Russian unit at the Alma can still spare before it must march to leave in its turn, two in every turn
 * (A21.2): 0 for who must go now, FREE for who is not meant to leave. Guns go before infantry, the nearest before the others.
 */
export function spareTurns(g: QuadPlay, lore: Lore, spare: Int8Array): void {
  const { c, world } = g;
  spare.fill(FREE);
  const out = lore.goals[RUSSIAN][0];
  const now = c.turn[0];
  const from = firstLeaving(g);
  const turnsTo = (u: Unit): number =>
    Math.ceil((away(g, out, u, hexOf(g, u)) + 2) / Math.max(world.allowance[2 * u], 1)) +
    ((c.status[u] & HALTED) !== 0 ? 1 : 0);
  const waiting: Unit[] = [];
  for (let u = asUnit(0); u < world.count; u++)
    if (world.seatOf[u] === RUSSIAN && c.hexOf[u] > 0 && world.allowance[2 * u] > 0) waiting.push(u);
  const cost = (u: Unit): number => (world.kindOf[u] === INFANTRY ? 100 : 0) + away(g, out, u, hexOf(g, u));
  waiting.sort((a, b) => cost(a) - cost(b));
  for (let turn = from; turn <= world.turns && waiting.length > 0; turn++) {
    const gone = turn === now ? c.exits[now] : 0;
    for (let place = gone; place < preservation.exitsPerTurn; place++) {
      const moves = turn - now + 1;
      const found = waiting.findIndex((u) => turnsTo(u) <= moves);
      if (found < 0) continue;
      const [u] = waiting.splice(found, 1);
      spare[u] = moves - turnsTo(u);
    }
  }
}
