import type { Seat } from "@redoubt/engine";
import { columnOf } from "@redoubt/hex";
import { ALLIED, RUSSIAN } from "../seat.ts";
import { hexOf, type RetributionPlay } from "../state.ts";

// The ground about the Lancaster Battery, beyond the Careenage Ravine, by which the line can be walked round. It is to be fought for from the
// start (1.3).
const lastColumn = 8;

// On the first turn most are still to come.
const firstTurn = 2;

// So many Russians to one Allied unit are borne there.
const mostToOne = 2;

/** How the fronts count while the Allies look to the west, whatever their plan. */
export const westward: readonly number[] = [130, 80, 80];

function countInWest(g: RetributionPlay, seat: Seat): number {
  const { world, c } = g;
  let count = 0;
  for (const u of world.mobile[seat]) if (c.hexOf[u] > 0 && columnOf(world.grid, hexOf(g, u)) <= lastColumn) count++;
  return count;
}

/** Whether too many Russians to one Allied unit stand in the west: whoever is sent there a turn later comes too late. */
export const isWestBare = (g: RetributionPlay): boolean =>
  g.c.turn[0] >= firstTurn && countInWest(g, RUSSIAN) > mostToOne * countInWest(g, ALLIED);
