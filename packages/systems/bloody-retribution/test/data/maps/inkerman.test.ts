import { columnOf, createGrid, distance, hexAt, hexNumber, isAdjacent, neighbours, rowOf } from "@redoubt/hex";
import { mapOf } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { inkerman } from "../../../src/battles/inkerman.ts";
import { groundTags, mapVocabulary } from "../../../src/data/map-tags.ts";
import map from "../../../src/data/maps/inkerman.json" with { type: "json" };
import { maps } from "../../../src/data/maps.ts";
import { ruleIndex } from "../../../src/rule-index.ts";

const grid = createGrid({ cols: map.cols, rows: map.rows, evenRows: map.evenRows, parity: "even-low" });
const hexes: Readonly<Record<string, readonly string[]>> = map.hexes;
const sides: Readonly<Record<string, readonly string[]>> = map.sides;
const elevation: Readonly<Record<string, number>> = map.elevation;
const names: Readonly<Record<string, string>> = map.names;
const all = grid.cells.map((hex) => hexNumber(grid, hex));
const words = (text: string) => text.split(" ");
const tags = (hex: string) => hexes[hex] ?? [];
const level = (hex: string) => elevation[hex] ?? 0;
const around = (hex: string) => neighbours(grid, hexAt(grid, hex)).map((next) => hexNumber(grid, next));
const touch = (a: string, b: string) => isAdjacent(grid, hexAt(grid, a), hexAt(grid, b));
const side = (a: string, b: string) => sides[a < b ? `${a}/${b}` : `${b}/${a}`] ?? [];
const tagged = (tag: string) => all.filter((hex) => tags(hex).includes(tag));
const roadHexes = new Set(map.roads.flatMap(({ path }) => path));
const roadSides = new Set(
  map.roads.flatMap(({ path }) => path.slice(1).map((hex, i) => [path[i], hex].sort().join("/"))),
);

const homeRidge = words("1614 1714 1813");
const entryZone = words("0824 0925 1024 1125 1224 1325 1424 1525 1624 1725 1824 1925 2024 2125");

describe("what the book gives about the map", () => {
  test("2.2: every hex number in the rules is on the map", () => {
    const printed = words("0308 0613 0805 0824 0906 1208 1309 1611 1614 1714 1813 1910 2125");
    for (const hex of printed) expect(all).toContain(hex);
    expect(map.provenance.given.flatMap((fact) => fact.hexes ?? []).sort()).toEqual([...printed, "1910"].sort());
  });

  test("2.2, 4.3: the six victory hexes, and the redoubt of the Sandbag Battery", () => {
    expect(tagged("victory:home-ridge")).toEqual(homeRidge);
    expect(tagged("victory:sandbag-battery")).toEqual(["1910"]);
    expect(tagged("victory:barrier")).toEqual(["1611"]);
    expect(tagged("victory:lancaster-battery")).toEqual(["0613"]);
    expect(Object.values(sides).flat()).toContain("redoubt in:1910");
    const inScenario = inkerman.victoryHexes.map(({ hex }) => hex).sort();
    expect(inScenario).toEqual(all.filter((hex) => tags(hex).some((tag) => tag.startsWith("victory:"))));
  });

  test("5.6: Shell Hill is 1208 and 1309", () => {
    expect(tagged("shell-hill")).toEqual(["1208", "1309"]);
    expect(tagged("shell-hill")).toEqual(inkerman.batteries);
  });

  test("8.8: between 0805 and 0906 runs a slope, uphill towards 0906; they touch only with even columns low", () => {
    expect(side("0805", "0906")).toEqual(["slope up:0906"]);
    expect(touch("0805", "0906")).toBe(true);
    const other = createGrid({ cols: 25, rows: 25, parity: "odd-low" });
    expect(isAdjacent(other, hexAt(other, "0805"), hexAt(other, "0906"))).toBe(false);
  });

  test("4.2, 5.5: the south edge is the bottom of every column, and the entry zone runs from 0824 to 2125", () => {
    const bottom = all.filter(
      (hex) => rowOf(grid, hexAt(grid, hex)) === (columnOf(grid, hexAt(grid, hex)) % 2 ? 25 : 24),
    );
    expect(tagged("south-edge")).toEqual(bottom);
    expect(bottom).toHaveLength(25);
    expect(tagged("entry")).toEqual(entryZone);
    expect(inkerman.entryZone).toEqual(entryZone);
    expect(entryZone.filter((hex) => roadHexes.has(hex))).toEqual(["1624"]);
  });

  test("8.11: few all-sea hexes and hexsides, all in the north-west", () => {
    expect(tagged("sea")).toEqual(["0101", "0102", "0201", "0202"]);
    const seaSides = Object.keys(sides).filter((key) => sides[key].includes("sea"));
    expect(seaSides).toEqual(["0302/0303"]);
  });

  test("8.4: every kind of terrain is on the map", () => {
    for (const ground of groundTags) expect(tagged(ground).length, ground).toBeGreaterThan(0);
    for (const name of ["slope", "steep-slope", "redoubt", "sea"]) {
      expect(
        Object.values(sides).some((list) => list.some((tag) => tag.split(" ")[0] === name)),
        name,
      ).toBe(true);
    }
    expect(map.roads.length).toBeGreaterThan(0);
  });

  test("8.7: roads cross river and aqueduct on bridges, and one redoubt hexside carries a road (8.10)", () => {
    const bridges = [...roadHexes].filter((hex) => tags(hex).includes("river") || tags(hex).includes("aqueduct"));
    expect(bridges.sort()).toEqual(["0403", "2104", "2304"]);
    const redoubtRoads = Object.keys(sides).filter(
      (key) => roadSides.has(key) && sides[key].some((tag) => tag.startsWith("redoubt")),
    );
    expect(redoubtRoads).toEqual(["1610/1611"]);
  });
});

describe("the drawing holds together", () => {
  test("613 hexes of at most one ground each, and a file that loads without a fault", () => {
    expect(all).toHaveLength(613);
    for (const [hex, list] of Object.entries(hexes)) {
      expect(list.filter((tag) => groundTags.some((ground) => ground === tag)).length, hex).toBeLessThan(2);
    }
    expect(mapOf(maps.inkerman, mapVocabulary).grid.cells).toHaveLength(613);
    for (const key of Object.keys(sides)) expect(key.slice(0, 4) < key.slice(5), key).toBe(true);
  });

  test("one level apart is a slope, two or more a steep slope, uphill towards the higher hex; none under a redoubt", () => {
    for (const a of all) {
      for (const b of around(a).filter((next) => a < next)) {
        const slopes = side(a, b).filter((tag) => tag.includes("slope"));
        const wet = [a, b].some((hex) => tags(hex).includes("sea")) || side(a, b).includes("sea");
        const apart = Math.abs(level(a) - level(b));
        const high = level(a) > level(b) ? a : b;
        const isWall = side(a, b).some((tag) => tag.startsWith("redoubt"));
        const expected = wet || isWall || apart === 0 ? [] : [`${apart === 1 ? "slope" : "steep-slope"} up:${high}`];
        expect(slopes, `${a}/${b}`).toEqual(expected);
      }
    }
  });

  test("works are open to the rear", () => {
    const walls = (inside: string) =>
      around(inside).filter((next) => side(inside, next).includes(`redoubt in:${inside}`));
    expect(walls("1910").sort()).toEqual(words("1809 1909 2009 2010"));
    expect(walls("1611").sort()).toEqual(words("1610 1711"));
    expect(walls("0613").sort()).toEqual(words("0513 0612 0713"));
  });

  test("roads run from neighbour to neighbour over land, and join", () => {
    for (const { name, path } of map.roads) {
      for (const [i, hex] of path.entries()) {
        expect(tags(hex), name).not.toContain("sea");
        if (i > 0)
          expect(touch(path[i - 1], hex) && !side(path[i - 1], hex).includes("sea"), `${name} ${hex}`).toBe(true);
      }
    }
    const [post, east, west] = map.roads.map(({ path }) => path);
    expect(post.at(-1)).toBe("1624");
    expect(post).toContain(east[0]);
    expect(east.at(-1)).toBe(west.at(-1));
    expect(post.filter((hex) => ["2304", "1611", "1714"].includes(hex))).toEqual(["2304", "1611", "1714"]);
  });

  test.each(["river", "aqueduct"])("the %s is one unbroken chain of hexes from edge to edge", (water) => {
    const chain = tagged(water);
    const linked = (hex: string) => around(hex).filter((next) => tags(next).includes(water));
    const tips = chain.filter((hex) => linked(hex).length === 1);
    expect(tips).toHaveLength(2);
    for (const tip of tips) expect(around(tip).length).toBeLessThan(6);
    for (const hex of chain) expect(linked(hex).length, hex).toBeLessThan(3);
    expect(flood(chain[0], (_, next) => tags(next).includes(water)).size).toBe(chain.length);
  });

  test("all land hangs together, and cavalry from every entry hex reaches the places that matter", () => {
    const land = all.filter((hex) => !tags(hex).includes("sea"));
    const dry = (a: string, b: string) => !tags(b).includes("sea") && !side(a, b).includes("sea");
    expect(flood(land[0], dry).size).toBe(land.length);
    const isWet = (hex: string) => ["river", "aqueduct", "marsh"].some((ground) => tags(hex).includes(ground));
    const byRoad = (a: string, b: string) => roadSides.has([a, b].sort().join("/"));
    const rides = (a: string, b: string) =>
      dry(a, b) && (byRoad(a, b) || !(isWet(a) || isWet(b) || side(a, b).some((tag) => tag.startsWith("redoubt"))));
    for (const hex of entryZone) {
      const reached = flood(hex, rides);
      for (const goal of ["1714", "1208", "0613"]) expect(reached.has(goal), `${hex} to ${goal}`).toBe(true);
    }
  });

  test("Home Ridge is one crest that nothing overlooks, and Shell Hill the top of its hill", () => {
    for (const hex of homeRidge) {
      expect(level(hex)).toBe(8);
      for (const next of around(hex)) expect(level(next)).toBeLessThanOrEqual(8);
    }
    for (const hex of inkerman.batteries) {
      for (const next of around(hex)) expect(level(next) < level(hex) || tags(next).includes("shell-hill")).toBe(true);
    }
    expect([touch("1208", "1309"), touch("1614", "1714"), touch("1714", "1813")]).toEqual([true, true, true]);
  });

  test("5.6: the guns of Shell Hill reach every victory hex but count the hexes right", () => {
    const range = (hex: string) =>
      Math.min(...inkerman.batteries.map((battery) => distance(grid, hexAt(grid, battery), hexAt(grid, hex))));
    expect(words("1614 1714 1813 1910 1611 0613").map(range)).toEqual([7, 7, 7, 6, 4, 8]);
  });

  test("names, labels, notes and sources point at hexes and cases that exist", () => {
    for (const { hex, text } of map.labels) expect(all.includes(hex) && text.length > 0, text).toBe(true);
    for (const hex of [...Object.keys(names), ...Object.keys(map.notes)]) expect(all).toContain(hex);
    for (const { rule } of map.provenance.given) expect(Object.hasOwn(ruleIndex, rule), rule).toBe(true);
    for (const { basis } of [...map.provenance.deduced, ...map.provenance.reconstructed]) expect(basis).not.toBe("");
    expect(names["1910"]).toBe("Sandbag Battery");
  });
});

function flood(from: string, passes: (a: string, b: string) => boolean): Set<string> {
  const seen = new Set([from]);
  for (const hex of seen) for (const next of around(hex)) if (passes(hex, next)) seen.add(next);
  return seen;
}
