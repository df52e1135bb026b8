import type { Seat } from "@redoubt/engine";
import { asHex, type Direction, type Hex, isOnMap, OFF_MAP } from "@redoubt/hex";
import { BARRED, stepCost, type Unit } from "@redoubt/mechanics";
import { groundOf } from "../ground-now.ts";
import { hasZone, isAnyoneIn, isDepotIn, unitsIn } from "../occupancy.ts";
import { enemyOf } from "../seat.ts";
import { type BayonetsPlay, zonesOf } from "../state.ts";
import { unitTypes } from "../tables/terrain-effects.ts";
import { IN_PLAY } from "../terrain.ts";
import type { Barrier, RetreatField } from "./retreat.ts";
import { canRetreat } from "./retreat.ts";

/** How many zones the enemies in one hex lay on another. */
function zonesFrom(g: BayonetsPlay, hex: Hex, on: number, seat: Seat): number {
  const { grid, terrain } = g.world;
  for (let d = 0; d < 6; d++)
    if (hex + grid.offsets[d] === on)
      return ((terrain.zone[hex] >> d) & 1) === 0 ? 0 : unitsIn(g, hex, seat).filter((unit) => hasZone(g, unit)).length;
  return 0;
}

/** Where a unit may retreat now (9.4.1.2). Zones of enemies in the hex `spared` do not count (I-122); 0 spares nobody. */
export function retreatFieldOf(g: BayonetsPlay, unit: Unit, spared: Hex = OFF_MAP): RetreatField {
  const { world } = g;
  const seat = world.seatOf[unit];
  const terrain = groundOf(g);
  const costs = terrain.costs[unitTypes[world.kindOf[unit]]];
  const zones = zonesOf(g, enemyOf(seat));
  const barrier = (from: Hex, d: Direction, to: Hex): Barrier => {
    if (!isOnMap(world.grid, to) || (terrain.hex[to] & IN_PLAY) === 0) return "enemy or ground";
    if (stepCost(costs, from, d) === BARRED || isAnyoneIn(g, to, enemyOf(seat))) return "enemy or ground";
    if (isDepotIn(g, to, seat)) return "Depot";
    const zone = zones[to] - (spared > 0 ? zonesFrom(g, spared, to, enemyOf(seat)) : 0);
    return zone > 0 ? "enemy zone" : "free";
  };
  const compass = world.compass?.[seat].map((d) => world.grid.directionNames[d]) ?? null;
  return { grid: world.grid, compass, sources: world.sources[seat], barrier };
}

/** The box for a unit eliminated by a result: awaiting recovery if it could have retreated one hex (9.4.1.1d, I-74). */
export function boxOfResult(g: BayonetsPlay, unit: Unit): "uar" | "peu" {
  return canRetreat(retreatFieldOf(g, unit), asHex(g.c.hexOf[unit]), 1) ? "uar" : "peu";
}
