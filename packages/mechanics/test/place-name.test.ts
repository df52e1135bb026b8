import { createGrid, hexAt } from "@redoubt/hex";
import { expect, test } from "vitest";
import { placeName } from "../src/index.ts";

test("a place is told by its name and number, by a neighbour's name, or by its number alone", () => {
  const grid = createGrid({ cols: 8, rows: 8 });
  const names = { "0303": "Bourliuk", "0606": "Redoubt No. 1 (Canrobert's Hill)" };
  expect(placeName(names, grid, hexAt(grid, "0303"))).toBe("Bourliuk (0303)");
  expect(placeName(names, grid, hexAt(grid, "0606"))).toBe("Redoubt No. 1 (Canrobert's Hill, 0606)");
  expect(placeName(names, grid, hexAt(grid, "0304"))).toBe("0304 beside Bourliuk");
  expect(placeName(names, grid, hexAt(grid, "0101"))).toBe("0101");
});
