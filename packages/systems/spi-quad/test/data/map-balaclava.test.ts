import { distance, hexAt, hexesOfSide, neighbours, rowOf, sideName } from "@redoubt/hex";
import { areasOf, chainsOf, hasHexTag, hasSideTag, hexesTagged, mapOf, sidesTagged, towardHex } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { balaclavaCounters } from "../../src/data/counters-balaclava.ts";
import { balaclavaDeployment } from "../../src/data/deployment-balaclava.ts";
import { balaclavaExit, redoubts, tripwireColumn } from "../../src/data/facts-balaclava.ts";
import { mapVocabulary } from "../../src/data/map-tags.ts";
import { maps } from "../../src/data/maps.ts";

const map = mapOf(maps.balaclava, mapVocabulary);
const { grid } = map;
const at = (number: string) => hexAt(grid, number);
const numbers = (hexes: readonly number[]) => hexes.map((hex) => grid.numbers[hex]);
const pad = (n: number) => String(n).padStart(2, "0");

describe("facts of the Balaclava map", () => {
  test("B16.1, B18.0, B23.2 six redoubts, closed all round and standing on the crest", () => {
    expect(numbers(hexesTagged(map, "redoubt"))).toEqual(["0714", "1114", "1312", "1811", "2012", "2313"]);
    expect(redoubts.map((r) => r.hex)).toEqual(numbers(hexesTagged(map, "redoubt")));
    const walls = Map.groupBy(sidesTagged(map, "redoubt"), (s) => grid.numbers[towardHex(map, s, "redoubt") ?? 0]);
    expect(redoubts.map((r) => walls.get(r.hex)?.length)).toEqual([6, 6, 6, 6, 6, 6]);
    for (const { hex } of redoubts) {
      const levels = neighbours(grid, at(hex)).map((n) => map.elevation[n] - map.elevation[at(hex)]);
      expect(Math.max(...levels)).toBeLessThanOrEqual(0);
      expect(levels.filter((level) => level < 0).length).toBeGreaterThanOrEqual(2);
    }
  });

  test("B22.0, 13.0 the Aqueduct is one chain of hexes in the north from edge to edge, with three bridges", () => {
    const hexes = hexesTagged(map, "aqueduct");
    expect(areasOf(grid, hexes).length).toBe(1);
    expect(hexes.every((h) => rowOf(grid, h) < 10)).toBe(true);
    expect(hexes.filter((h) => neighbours(grid, h).length < 6).length).toBeGreaterThanOrEqual(2);
    expect(numbers(hexesTagged(map, "bridge"))).toEqual(["2202", "2503", "2803"]);
    for (const hex of hexesTagged(map, "bridge")) expect(hasHexTag(map, hex, "aqueduct")).toBe(true);
  });

  test("the Tchernaya is a river in the north with one bridge, the brook of Kadikoi a stream", () => {
    expect(chainsOf(grid, sidesTagged(map, "river")).length).toBe(1);
    expect(chainsOf(grid, sidesTagged(map, "stream")).length).toBe(1);
    for (const s of sidesTagged(map, "river")) expect(Math.min(...hexesOfSide(grid, s).map((h) => rowOf(grid, h)))).toBeLessThan(10);
    expect(sidesTagged(map, "bridge").map((s) => sideName(grid, s))).toEqual(["2601/2602"]);
  });

  test("13.0 all-sea hexes lie along the south edge", () => {
    const sea = hexesTagged(map, "sea");
    expect(sea.length).toBeGreaterThan(0);
    expect(Math.min(...sea.map((h) => rowOf(grid, h)))).toBeGreaterThan(21);
  });

  test("13.0 the key has no vineyard or swamp, and the map uses all that it has", () => {
    for (const tag of ["vineyard", "swamp", "bourliuk", "north-bank", "south-bank"] as const) expect(hexesTagged(map, tag)).toEqual([]);
    for (const tag of ["woods", "town", "sea", "aqueduct", "bridge", "redoubt", "major-road", "minor-road"] as const)
      expect(hexesTagged(map, tag).length).toBeGreaterThan(0);
    for (const tag of ["gentle-slope", "steep-slope", "ridge", "cliff", "river", "stream", "bridge", "redoubt"] as const)
      expect(sidesTagged(map, tag).length).toBeGreaterThan(0);
    for (const tag of ["alma-east", "alma-west"] as const) expect(sidesTagged(map, tag)).toEqual([]);
  });

  test("B17.1, B23.21, 12.11 entries and exit lie on roads: 0108 and 0121 major, 2025 minor", () => {
    expect(hasHexTag(map, at("0108"), "major-road")).toBe(true);
    expect(hasHexTag(map, at("0121"), "major-road")).toBe(true);
    expect(balaclavaExit.hex).toBe("2025");
    expect(hasHexTag(map, at("2025"), "minor-road")).toBe(true);
    expect(grid.byNumber.has("2026")).toBe(false);
  });

  test("B17.21 the Sapoune Heights rise west of column 04", () => {
    expect(tripwireColumn).toBe(4);
    for (let row = 1; row <= 17; row++)
      expect(map.elevation[at(`01${pad(row)}`)]).toBeGreaterThanOrEqual(map.elevation[at(`05${pad(row)}`)] + 2);
  });

  test("B15.0 the ridge divides two valleys: ridge hexsides lie between the redoubts 4 and 3", () => {
    const ridges = sidesTagged(map, "ridge");
    expect(ridges.length).toBe(7);
    for (const s of ridges) {
      const column = Number(sideName(grid, s).slice(0, 2));
      expect(column >= 13 && column <= 18).toBe(true);
    }
  });

  test("B16 at start only the three Azov battalions at 2212, 2312 and 2412 touch an enemy, at 2313", () => {
    const sideOf = new Map(balaclavaCounters.map((c) => [c.id, c.side]));
    const units = (who: string) => balaclavaDeployment.filter((p) => sideOf.get(p.unit) === who).map((p) => p.hex);
    const touching = units("russian").flatMap((r) => units("allied").filter((a) => distance(grid, at(a), at(r)) === 1).map((a) => `${r}-${a}`));
    expect([...new Set(touching)].sort()).toEqual(["2212-2313", "2312-2313", "2412-2313"]);
  });

  test("cliffs and slopes: every cliff names its high side", () => {
    for (const s of sidesTagged(map, "cliff")) expect(towardHex(map, s, "cliff")).toBeDefined();
  });

  test("11.13 no road leads through a redoubt wall", () => {
    for (const s of sidesTagged(map, "redoubt")) expect(hasSideTag(map, s, "major-road") || hasSideTag(map, s, "minor-road")).toBe(false);
  });
});
