import { columnOf, distance, hexAt, hexesCrossed, hexesOfVertex, isAdjacent, neighbours, type Side, sideName, trace, verticesOfSide } from "@redoubt/hex";
import { areasOf, chainsOf, hasHexTag, hasSideTag, hexesTagged, mapOf, sidesTagged, towardHex } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { almaCounters } from "../../src/data/counters-alma.ts";
import { almaDeployment } from "../../src/data/deployment-alma.ts";
import { almaBridge, almaExit, bourliukHexes } from "../../src/data/facts-alma.ts";
import { mapVocabulary } from "../../src/data/map-tags.ts";
import { maps } from "../../src/data/maps.ts";
import { between } from "./walk.ts";

const map = mapOf(maps.alma, mapVocabulary);
const { grid } = map;
const at = (number: string) => hexAt(grid, number);
const side = (a: string, b: string) => between(map, at(a), at(b));
const isAlma = (s: Side) => hasSideTag(map, s, "river") || hasSideTag(map, s, "stream");
const alma = [...sidesTagged(map, "river"), ...sidesTagged(map, "stream")];
const sideOf = new Map(almaCounters.map((c) => [c.id, c.side]));

/** The hexsides of the Alma from the west edge to the east edge. */
function fromWestToEast(): Side[] {
  const ends = alma.filter((s) => verticesOfSide(grid, s).some((v) => alma.filter((o) => verticesOfSide(grid, o).includes(v)).length === 1));
  const column = (s: Side) => Number(sideName(grid, s).slice(0, 2));
  const order = [...ends].sort((a, b) => column(a) - column(b)).slice(0, 1);
  const left = new Set(alma.filter((s) => s !== order[0]));
  for (const last of order) {
    const next = [...left].find((s) => verticesOfSide(grid, s).some((v) => verticesOfSide(grid, last).includes(v)));
    if (next !== undefined && left.delete(next)) order.push(next);
  }
  return order;
}

describe("facts of the Alma map", () => {
  test("A17.0 the Alma is the only river and runs from edge to edge", () => {
    expect(chainsOf(grid, alma).length).toBe(1);
    const columns = alma
      .flatMap((s) => verticesOfSide(grid, s))
      .filter((v, _i, all) => all.filter((o) => o === v).length === 1)
      .map((v) => hexesOfVertex(grid, v).filter((h) => grid.onMap[h] === 1).map((h) => columnOf(grid, h)));
    expect(columns.length).toBe(2);
    expect(columns.some((c) => c.includes(1)) && columns.some((c) => c.includes(39))).toBe(true);
  });

  test("A17.2 one bridge, 2113/2213; stream hexsides west of it, river hexsides east of it", () => {
    const bridge = side(almaBridge.north, almaBridge.south);
    expect([almaBridge.north, almaBridge.south]).toEqual(["2113", "2213"]);
    expect(sidesTagged(map, "bridge")).toEqual([bridge]);
    const order = fromWestToEast();
    expect(order.length).toBe(alma.length);
    const place = order.indexOf(bridge);
    order.forEach((s, i) => {
      if (i === place) return;
      expect([hasSideTag(map, s, "stream"), hasSideTag(map, s, "alma-west")]).toEqual([i < place, i < place]);
      expect([hasSideTag(map, s, "river"), hasSideTag(map, s, "alma-east")]).toEqual([i > place, i > place]);
    });
    expect([place, order.length - place - 1]).toEqual([41, 37]);
  });

  test("S-77 the bridge itself is river, of neither bank", () => {
    const bridge = side("2113", "2213");
    expect((["river", "stream", "alma-east", "alma-west"] as const).map((tag) => hasSideTag(map, bridge, tag))).toEqual([true, false, false, false]);
  });

  test("A17.1 the river cuts the map in two, and every hex is tagged with its bank", () => {
    const [north, south, ...rest] = areasOf(grid, grid.cells, (s) => !isAlma(s));
    expect(rest).toEqual([]);
    expect(north).toContain(at("0101"));
    expect(south).toContain(at("0125"));
    expect([...north].sort()).toEqual(hexesTagged(map, "north-bank").sort());
    expect([...south].sort()).toEqual(hexesTagged(map, "south-bank").sort());
  });

  test("A17.11, A22.1 all Allies start north of the Alma, all Russians south of it", () => {
    for (const { hex, unit } of almaDeployment)
      expect(hasHexTag(map, at(hex), sideOf.get(unit) === "allied" ? "north-bank" : "south-bank")).toBe(true);
  });

  test("A22.1 nobody starts next to an enemy; 1/RB is two hexes from BOR", () => {
    const units = (who: string) => almaDeployment.filter((p) => sideOf.get(p.unit) === who).map((p) => at(p.hex));
    const apart = units("allied").flatMap((a) => units("russian").map((r) => distance(grid, a, r)));
    expect(Math.min(...apart)).toBe(2);
    expect(distance(grid, at("2113"), at("2214"))).toBe(2);
    expect(distance(grid, at("2113"), at("2314"))).toBe(2);
  });

  test("A18.1 3901 is a vineyard", () => {
    expect(hasHexTag(map, at("3901"), "vineyard")).toBe(true);
  });

  test("A18.2 Bourliuk is three adjacent closed town hexes by the bridge, and nothing else is closed", () => {
    const hexes = hexesTagged(map, "bourliuk");
    expect(hexes.map((h) => grid.numbers[h])).toEqual([...bourliukHexes]);
    expect(areasOf(grid, hexes).length).toBe(1);
    expect(hexes.every((h) => hasHexTag(map, h, "town") && maps.alma.names?.[grid.numbers[h]] === "Bourliuk")).toBe(true);
    expect(hexes.some((h) => isAdjacent(grid, h, at("2113")))).toBe(true);
    expect(almaDeployment.some((p) => (bourliukHexes as readonly string[]).includes(p.hex))).toBe(false);
  });

  test("A18.4 the line 2106 to 2309 runs along 2107/2206, through 2207 and along 2208/2308", () => {
    const line = trace(grid, at("2106"), at("2309"));
    const along = line.elements.flatMap((e) => (e.kind === "along" ? [sideName(grid, e.side)] : []));
    expect(along).toEqual(["2107/2206", "2208/2308"]);
    expect(hexesCrossed(line).map((h) => grid.numbers[h])).toEqual(["2106", "2207", "2309"]);
  });

  test("A18.42 that line is blocked: both hexsides are slopes with the high ground between them", () => {
    const high = (s: Side) => (["gentle-slope", "steep-slope"] as const).filter((t) => hasSideTag(map, s, t)).map((t) => grid.numbers[towardHex(map, s, t) ?? 0]);
    expect(high(side("2107", "2206"))).toEqual(["2206"]);
    expect(high(side("2208", "2308"))).toEqual(["2208"]);
  });

  test("A21.2 the exit 2225 is on the post road; 1701 is a hex of the north edge", () => {
    expect(almaExit.hex).toBe("2225");
    expect(hasHexTag(map, at("2225"), "major-road")).toBe(true);
    expect(neighbours(grid, at("1701")).length).toBeLessThan(6);
  });

  test("13.0 no sea, swamp or aqueduct; cliffs only at the western end", () => {
    for (const tag of ["sea", "swamp", "aqueduct", "bridge"] as const) expect(hexesTagged(map, tag)).toEqual([]);
    const cliffs = sidesTagged(map, "cliff").map((s) => Number(sideName(grid, s).slice(0, 2)));
    expect(cliffs.length).toBeGreaterThan(0);
    expect(Math.max(...cliffs)).toBeLessThanOrEqual(8);
  });

  test("S-58 no vineyard has a steep slope symbol in it, since no text prices one", () => {
    for (const s of sidesTagged(map, "steep-slope")) {
      const [low] = [...sideName(grid, s).split("/")].map(at).filter((h) => h !== towardHex(map, s, "steep-slope"));
      expect(hasHexTag(map, low, "vineyard")).toBe(false);
    }
  });

  test("S-74, S-78 walls stand only at the Great and the Lesser Redoubt", () => {
    expect(hexesTagged(map, "redoubt").map((h) => grid.numbers[h])).toEqual(["2513", "2612", "3012"]);
  });

  test("A24.0 Tarkhanlar lies near the east edge, north of the river", () => {
    const hexes = hexesTagged(map, "town").filter((h) => maps.alma.names?.[grid.numbers[h]] === "Tarkhanlar");
    expect(hexes.length).toBe(2);
    for (const hex of hexes) expect(columnOf(grid, hex) >= 36 && hasHexTag(map, hex, "north-bank")).toBe(true);
  });
});
