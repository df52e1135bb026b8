import type { Seat } from "@redoubt/engine";
import { type Grid, type Hex, hexAt } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import type { ReinforcementGroup } from "../data/reinforcements.ts";
import { cites } from "../kit.ts";
import { seatOfSide, seats } from "../seat.ts";
import type { EntryGroup } from "../world.ts";
import { edgeAlong } from "./edges.ts";

/** The schedules are the data of the reinforcement lists. */
export const enforces = cites("A22.2", "B17.0", "B17.1", "B17.22");

/** A scheduled group on the map: `indexOf` gives the unit of an id, or undefined if it is not in the game. */
export function entryGroupOf(
  grid: Grid,
  group: ReinforcementGroup,
  indexOf: (id: string) => Unit | undefined,
): EntryGroup | null {
  const units = group.units.map(indexOf).filter((unit) => unit !== undefined);
  const hexes = group.hexes.map((number) => grid.byNumber.get(number)).filter((hex) => hex !== undefined);
  if (units.length === 0 || hexes.length === 0) return null;
  return {
    id: group.id,
    seat: seatOfSide(group.side),
    units,
    hexes,
    edge: edgeAlong(grid, hexes),
    turn: group.arrival.when === "from-turn" ? group.arrival.turn : 0,
    together: group.arrival.when === "any-turn-together",
    onCall: group.arrival.when === "triggered",
    price: group.enterCostHalf,
    rule: group.rules[0],
  };
}

/** A group that a position makes by its entry hex alone: any turn, any number, at the hex's own price. */
export function plainGroup(grid: Grid, number: string, seat: Seat, units: readonly Unit[]): EntryGroup {
  const hexes: readonly Hex[] = [hexAt(grid, number)];
  const shape = { together: false, onCall: false, price: null, turn: 0, rule: "12.0" } as const;
  return { id: `entry-${number}-${seats[seat]}`, seat, units, hexes, edge: edgeAlong(grid, hexes), ...shape };
}
