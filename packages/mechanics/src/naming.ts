import type { Naming } from "@redoubt/engine";
import { asHex, type Grid, hexNumber } from "@redoubt/hex";

/**
 * Units by their ids and hexes by their printed numbers: how answers, events and positions name things. Whoever has an index of the
 * ids hands it over: naming is asked for often.
 */
export function namingOf(
  units: readonly { readonly id: string }[],
  grid: Grid,
  byId: ReadonlyMap<string, number> = new Map(units.map(({ id }, index) => [id, index])),
): Naming {
  return {
    // Codes are read back from text of any origin: an index beyond the list must have a name, and one that is no unit's.
    unit: { count: units.length, name: (index) => units[index]?.id ?? "nobody", index: (id) => byId.get(id) ?? -1 },
    hex: {
      count: grid.size,
      name: (index) => hexNumber(grid, asHex(index)),
      index: (number) => grid.byNumber.get(number) ?? -1,
    },
  };
}
