import type { Table } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { constants } from "../../src/tables/constants.ts";
import { coverChart, hexsideCover } from "../../src/tables/terrain-cover.ts";
import { edgeCosts, hexCosts, hexsideCosts, roadCosts } from "../../src/tables/terrain-movement.ts";

const column = (table: Table, head: string) => {
  const at = table.heads[0].columns.indexOf(head);
  return table.rows.map((row) => row.cells[at]).join(" ");
};

// Second copies, typed column by column from our own draft of the chart: clear, grove, forest, orchard, vineyard, village, redoubt, rampart, camp, marsh, sea.
const hexColumns = {
  line: "1 2D 3D 2D 3D 3D 2 1 2D 4D P",
  column: "1 2 3D 2 2 2 2 1 1 3D P",
  skirmish: "1 1 2 1 1 1 2 1 1 2 P",
  cavalry: "1 3D P 3 4D P P 2 2D P P",
  dispersed: "1 3 P 3 4 3 4 2 2 P P",
  march: "1 3D P 2 4D 2 P 2 2D P P",
  foot: "1 P P 3 4 2 2 1 2 P P",
  horse: "1 P P 3 4 2 2 1 2 P P",
};
// One level up, steep up, steep down, river, ford or bridge, stream, front of a work.
const sideColumns = {
  line: "+1 +3D +1 +2D +1 +1 +1",
  column: "+1 +2 +0 +2 +0 +1 +1",
  skirmish: "+0 +1 +0 +1 +0 +0 +1",
  cavalry: "+1 P P +2 +1 +1 P",
  dispersed: "+1 P P +2 +1 +1 P",
  march: "+1 +3 +2 +2 +0 +1 P",
  foot: "+1 P P P +1 +1 P",
  horse: "+1 +3 +2 P +1 +1 P",
};

describe("TERRAIN EFFECTS CHART", () => {
  test.each(Object.entries(hexColumns))("VIII.14: hexes for %s agree with the second copy", (head, copy) => {
    expect(column(hexCosts, head)).toBe(copy);
  });

  test.each(Object.entries(sideColumns))("VIII.14: hexsides for %s agree with the second copy", (head, copy) => {
    expect(column(hexsideCosts, head)).toBe(copy);
  });

  test("XIV.17: only skirmishers climb an escarpment, everybody a road cut", () => {
    expect(edgeCosts.rows[0].cells.join(" ")).toBe("P P 4 P P P P P");
    expect(edgeCosts.rows[1].cells.join(" ")).toBe("3D 2 2 4 4 3 3 3");
  });

  test("III.19: a Forced March is for columns, skirmishers and guns", () => {
    expect(roadCosts.rows[2].cells.join(" ")).toBe("- 1 1 - - 1 1 1");
  });

  test("VIII.4: a backward step costs 1 more", () => {
    expect(constants.backward).toEqual({ value: 1, rule: "VIII.4" });
  });

  test("XII.33: vineyards, redoubts and road cuts cost cavalry more than 3 or are barred, so that nobody charges there", () => {
    const at = hexCosts.heads[0].columns.indexOf("cavalry");
    const cost = (row: number) => hexCosts.rows[row].cells[at];
    expect([cost(4), cost(6)]).toEqual(["4D", "P"]);
    expect(edgeCosts.rows[1].cells[at]).toBe("4");
  });

  test("X.16: a grove is worth +2 against infantry fire", () => {
    expect(coverChart.grove.infantry).toBe(2);
  });

  test("XII.26: losses double in works, village, copse, vineyard and orchard", () => {
    const doubling = Object.entries(coverChart).filter(([, row]) => row.doubles).map(([kind]) => kind);
    expect(doubling.sort()).toEqual(["grove", "orchard", "rampart", "redoubt", "village", "vineyard"]);
  });

  test("IX.4: orchard, forest, village, vineyard and grove block sight, works do not", () => {
    const blocking = Object.entries(coverChart).filter(([, row]) => row.sight).map(([kind]) => kind);
    expect(blocking.sort()).toEqual(["forest", "grove", "orchard", "village", "vineyard"]);
  });

  test("IV.24, IV.25: who earns the cover of villages, redoubts and ramparts", () => {
    expect([coverChart.village.cover, coverChart.redoubt.cover, coverChart.rampart.cover]).toEqual(["garrison", "garrison", "front"]);
  });

  test("XI.10, XII.27: fire and melee columns agree with the second copy", () => {
    const read = (field: "infantry" | "artillery" | "melee") => Object.values(coverChart).map((row) => row[field]);
    expect(read("infantry")).toEqual([2, 2, 1, 1, 2, 3, 2]);
    expect(read("artillery")).toEqual([1, 2, 1, 1, 2, 3, 2]);
    expect(read("melee")).toEqual([-1, -1, -1, -1, -2, -2, -1]);
    expect(Object.values(hexsideCover).map(({ melee, attacker }) => [melee, attacker])).toEqual([[-2, 0], [-1, 0], [0, 1], [0, 2], [0, 1]]);
  });
});
