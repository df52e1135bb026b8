import { type Hex, hexAt, hexesOfSide, hexesOfVertex, isAdjacent, isOnMap, neighbours, rowOf, verticesOfSide } from "@redoubt/hex";
import { areasOf, chainsOf, hasHexTag, hasSideTag, hexesTagged, mapOf, networkProblems, sidesTagged, slopeProblems, towardHex } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { almaCounters } from "../../src/data/counters-alma.ts";
import { balaclavaCounters } from "../../src/data/counters-balaclava.ts";
import { almaDeployment } from "../../src/data/deployment-alma.ts";
import { balaclavaDeployment } from "../../src/data/deployment-balaclava.ts";
import { mapVocabulary } from "../../src/data/map-tags.ts";
import { maps } from "../../src/data/maps.ts";
import { almaReinforcements } from "../../src/data/reinforcements-alma.ts";
import { balaclavaReinforcements } from "../../src/data/reinforcements-balaclava.ts";
import { ruleIndex } from "../../src/rule-index.ts";
import { between, reach } from "./walk.ts";

const battles = [
  { name: "alma", file: maps.alma, counters: almaCounters, deployment: almaDeployment, reinforcements: almaReinforcements, exit: "2225" },
  { name: "balaclava", file: maps.balaclava, counters: balaclavaCounters, deployment: balaclavaDeployment, reinforcements: balaclavaReinforcements, exit: "2025" },
] as const;

describe.each(battles)("map of $name", ({ name, file, counters, deployment, reinforcements, exit }) => {
  const map = mapOf(file, mapVocabulary);
  const { grid } = map;
  const at = (number: string) => hexAt(grid, number);
  const all = grid.cells;

  test("2.1 is 39 columns of 25 hexes, even columns half a hex lower", () => {
    expect([file.cols, file.rows, file.parity, file.numbering, all.length]).toEqual([39, 25, "even-low", "CCRR", 975]);
    expect([file.format, file.id]).toEqual(["redoubt-map/1", name]);
  });

  test.each([
    ["0715", "0814"], ["0814", "0914"], ["0715", "0815"], ["0815", "0915"], ["0714", "0814"], ["0614", "0715"], ["0716", "0816"],
    ["3203", "3204"], ["3104", "3203"], ["3104", "3204"], ["3104", "3003"], ["3104", "3004"],
  ])("5.25, 5.26, 7.36 the diagrams have %s next to %s", (a, b) => {
    expect(isAdjacent(grid, at(a), at(b))).toBe(true);
  });

  test("5.23, 5.24 slopes agree with the levels: one apart gentle, more steep or cliff, none between equals", () => {
    const faults: string[] = [];
    for (const tag of ["gentle-slope", "steep-slope", "cliff"] as const) faults.push(...slopeProblems(map, tag).map((p) => p.what));
    for (const a of all)
      for (const b of neighbours(grid, a)) {
        const side = between(map, a, b);
        const kinds = (["gentle-slope", "steep-slope", "cliff", "ridge"] as const).filter((tag) => hasSideTag(map, side, tag));
        const apart = Math.abs(map.elevation[a] - map.elevation[b]);
        const sea = hasHexTag(map, a, "sea") || hasHexTag(map, b, "sea");
        const may = sea ? ["", "cliff"] : apart === 0 ? ["", "ridge"] : apart === 1 ? ["gentle-slope"] : ["steep-slope", "cliff"];
        if (!may.includes(kinds.join())) faults.push(`${grid.numbers[a]}/${grid.numbers[b]}: ${apart} apart, ${kinds.join()}`);
      }
    expect(faults).toEqual([]);
  });

  test("water runs in unbroken chains that do not fork", () => {
    const water = [...new Set([...sidesTagged(map, "river"), ...sidesTagged(map, "stream")])];
    for (const chain of chainsOf(grid, water)) {
      const met = new Map<number, number>();
      for (const side of chain) for (const vertex of verticesOfSide(grid, side)) met.set(vertex, (met.get(vertex) ?? 0) + 1);
      expect(Math.max(...met.values())).toBe(2);
      const ends = chain.flatMap((side) => verticesOfSide(grid, side)).filter((vertex) => met.get(vertex) === 1);
      expect(ends.length).toBe(2);
      const loose = ends.filter((vertex) => {
        const around = hexesOfVertex(grid, vertex);
        return around.every((hex) => isOnMap(grid, hex)) && !around.some((hex) => hasHexTag(map, hex, "sea"));
      });
      const isBrook = chain.every((side) => hasSideTag(map, side, "stream"));
      expect(loose.length).toBeLessThanOrEqual(isBrook ? 1 : 0);
    }
  });

  test("13.0 no hexside is both river and stream, and every bridge is over water and carries a road", () => {
    for (const side of sidesTagged(map, "river")) expect(hasSideTag(map, side, "stream")).toBe(false);
    for (const side of sidesTagged(map, "bridge")) {
      expect(hasSideTag(map, side, "river") || hasSideTag(map, side, "stream")).toBe(true);
      expect(hasSideTag(map, side, "major-road") || hasSideTag(map, side, "minor-road")).toBe(true);
    }
  });

  test("13.0 roads are unbroken, visit no hex twice, and cross neither cliff, wall, sea nor closed hexes", () => {
    for (const tag of ["major-road", "minor-road"] as const) expect(networkProblems(map, tag)).toEqual([]);
    for (const road of map.roads) {
      expect(road.path.length).toBeGreaterThan(1);
      expect(new Set(road.path).size).toBe(road.path.length);
      for (const hex of road.path) {
        expect(hasHexTag(map, hex, "sea") || hasHexTag(map, hex, "bourliuk")).toBe(false);
        if (hasHexTag(map, hex, "aqueduct")) expect(hasHexTag(map, hex, "bridge")).toBe(true);
      }
      for (let i = 1; i < road.path.length; i++) {
        const side = between(map, road.path[i - 1], road.path[i]);
        expect(hasSideTag(map, side, "cliff") || hasSideTag(map, side, "redoubt")).toBe(false);
        const wet = hasSideTag(map, side, "river") || hasSideTag(map, side, "stream");
        if (road.kind === "major" && wet) expect(hasSideTag(map, side, "bridge")).toBe(true);
      }
    }
  });

  test("S-78 redoubt hexes are those a wall protects, and every wall protects one of its two hexes", () => {
    const inside = sidesTagged(map, "redoubt").map((side) => towardHex(map, side, "redoubt"));
    expect([...new Set(inside)].sort()).toEqual(hexesTagged(map, "redoubt").sort());
  });

  test("towns are of one piece and named", () => {
    const towns = Map.groupBy(hexesTagged(map, "town"), (hex) => file.names?.[grid.numbers[hex]] ?? "");
    expect([...towns.keys()]).not.toContain("");
    for (const [, hexes] of towns) expect(areasOf(grid, hexes).length).toBe(1);
  });

  test("labels, names and notes point at hexes of the map", () => {
    for (const number of [...Object.keys(file.names ?? {}), ...Object.keys(file.notes ?? {}), ...(file.labels ?? []).map((l) => l.hex)])
      expect(grid.byNumber.has(number)).toBe(true);
  });

  test("provenance cites cases of the index and hexes of the map, and admits the reconstruction", () => {
    const given = file.provenance?.given ?? [];
    for (const { rule, hexes = [] } of given) {
      for (const one of rule.split(", ")) expect(ruleIndex).toHaveProperty([one]);
      for (const number of hexes) expect(grid.byNumber.has(number)).toBe(true);
    }
    expect(given.length).toBeGreaterThan(5);
    expect(file.provenance?.reconstructed?.length).toBeGreaterThan(5);
  });

  test("3.0 every set-up hex exists and may hold its units", () => {
    const kindOf = new Map(counters.map((c) => [c.id, c.kind]));
    for (const { hex, unit } of deployment) {
      const place = at(hex);
      expect(hasHexTag(map, place, "sea") || hasHexTag(map, place, "bourliuk")).toBe(false);
      if (kindOf.get(unit) !== "infantry") expect(hasHexTag(map, place, "aqueduct")).toBe(false);
    }
  });

  test("everybody who can move at all can get from where the rules put them to where the rules send them", () => {
    const kindOf = new Map(counters.map((c) => [c.id, c.kind]));
    const immobile = new Set(counters.filter((c) => c.ma === 0).map((c) => c.id));
    const goal = at(exit);
    for (const { hex, unit } of deployment) if (!immobile.has(unit)) expect(reach(map, at(hex), kindOf.get(unit) !== "infantry").has(goal)).toBe(true);
    for (const { hexes } of reinforcements)
      for (const hex of hexes) for (const heavy of [false, true]) expect(reach(map, at(hex), heavy).has(goal)).toBe(true);
  });

  test("12.0, S-32 entries and exit are clear hexes on the map edge, the exit on the south edge", () => {
    const clear = (hex: Hex) => !(["woods", "town", "vineyard", "aqueduct", "swamp", "sea"] as const).some((tag) => hasHexTag(map, hex, tag));
    const entries = reinforcements.flatMap((g): readonly string[] => g.hexes).map(at);
    for (const hex of [...entries, at(exit)]) {
      expect(neighbours(grid, hex).length).toBeLessThan(6);
      expect(clear(hex)).toBe(true);
    }
    expect(rowOf(grid, at(exit))).toBe(25);
  });

  test("every hexside of the file lies between two hexes of the map, the lower number first", () => {
    for (const key of Object.keys(file.sides ?? {})) {
      const [a, b] = key.split("/");
      expect(a < b).toBe(true);
      expect(hexesOfSide(grid, between(map, at(a), at(b))).every((hex) => isOnMap(grid, hex))).toBe(true);
    }
  });
});
