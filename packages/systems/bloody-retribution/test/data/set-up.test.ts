import { createGrid, hexAt, isAdjacent } from "@redoubt/hex";
import { expect, test } from "vitest";
import { counters } from "../../src/data/counters.ts";
import map from "../../src/data/maps/inkerman.json" with { type: "json" };

const grid = createGrid({ cols: map.cols, rows: map.rows, evenRows: map.evenRows, parity: "even-low" });
const hexes: Readonly<Record<string, readonly string[]>> = map.hexes;
const onMap = counters.flatMap((counter) => (counter.at === null ? [] : [{ ...counter, at: counter.at }]));
const hexOf = new Map(onMap.map(({ at }) => [at, hexAt(grid, at)]));

test("3.3: every unit sets up on a playable hex of the map", () => {
  for (const { id, at } of onMap) {
    expect(grid.byNumber.has(at), `${id} in ${at}`).toBe(true);
    for (const ground of ["sea", "marsh", "river", "aqueduct"]) {
      expect(hexes[at] ?? [], `${id} in ${at}`).not.toContain(ground);
    }
  }
});

test("6.2, 6.3, 6.4: one mobile unit to a hex, no mixing of sides, Piquets alone or with one Allied unit", () => {
  for (const at of hexOf.keys()) {
    const here = onMap.filter((unit) => unit.at === at);
    expect(here.filter(({ kind }) => kind !== "piquet").length, at).toBeLessThan(2);
    expect(here.filter(({ kind }) => kind === "piquet").length, at).toBeLessThan(2);
    expect(new Set(here.map(({ side }) => side)).size, at).toBe(1);
  }
});

test("3.4: no Russian begins in a victory hex, and only 1/Ta and a Piquet begin in contact", () => {
  const contacts: string[] = [];
  for (const russian of onMap.filter(({ side }) => side === "russian")) {
    expect(
      (hexes[russian.at] ?? []).some((tag) => tag.startsWith("victory:")),
      russian.id,
    ).toBe(false);
    for (const allied of onMap.filter(({ side }) => side === "allied")) {
      if (isAdjacent(grid, hexAt(grid, russian.at), hexAt(grid, allied.at)))
        contacts.push(`${russian.id} ${allied.id}`);
    }
  }
  expect(contacts).toEqual(["1/Ta P10"]);
});

test("4.2: nobody begins on the south edge", () => {
  for (const { id, at } of onMap) expect(hexes[at] ?? [], id).not.toContain("south-edge");
});
