import { columnOf, type Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { tripwireColumn } from "../data/facts-balaclava.ts";
import { RUSSIAN } from "../seat.ts";
import type { QuadPlay } from "../state.ts";

/** Calls the French of B17.2 when a Russian unit is moved, or advances, west of hex column 04 (S-16). */
export function crossTripwire(g: QuadPlay, u: Unit, hex: Hex): void {
  const { c, world } = g;
  if (!world.rules.hasTripwire || c.frenchCalled[0] === 1 || world.seatOf[u] !== RUSSIAN) return;
  if (columnOf(world.grid, hex) >= tripwireColumn) return;
  c.frenchCalled[0] = 1;
  g.emit({ kind: "french-called", rule: "B17.21", hex: world.grid.numbers[hex] });
}
