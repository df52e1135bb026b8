import { isReached } from "@redoubt/mechanics";
import type { BenchCase } from "./alternate.ts";
import type { Field } from "./field.ts";

/** Searches as moves of the quad make them. */
export function floodCase({ searches }: Field): BenchCase {
  return {
    name: "flood",
    run() {
      for (const search of searches) search.run();
      return searches.length;
    },
  };
}

/** A number over every hex reached and its cost, to compare with the C twin and the peers. */
export function floodChecksum({ grid, searches }: Field): number {
  let sum = 2166136261;
  for (const search of searches) {
    const flood = search.run();
    for (let cell = 0; cell < grid.size; cell++)
      if (flood.spent[cell] <= search.points) sum = Math.imul(sum ^ (cell * 64 + flood.spent[cell]), 16777619) >>> 0;
  }
  return sum;
}

/** How many hexes all searches reach together. */
export function hexesReached({ grid, searches }: Field): number {
  return searches.reduce((sum, search) => {
    const flood = search.run();
    return sum + grid.cells.filter((hex) => isReached(flood, hex)).length;
  }, 0);
}
