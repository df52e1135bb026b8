import { columnOf, createGrid, distance, hexAt, hexNumber, isAdjacent, rowOf, trace } from "@redoubt/hex";
import { chainProblems, hasHexTag, hasSideTag, hexesTagged, sidesTagged } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { maps } from "../../../src/data/maps.ts";
import { topOfEdge } from "../../../src/ground.ts";
import { ruleIndex } from "../../../src/rule-index.ts";
import { at, between, groundOf, numbers } from "../../field.ts";

const ground = groundOf("alma");
const { map, grid } = ground;
const level = (hex: string) => ground.level[at(ground, hex)];
const has = (hex: string, tag: "village" | "orchard" | "vineyard" | "rampart") => hasHexTag(map, at(ground, hex), tag);
const isOnLine = (from: string, to: string, hex: string) =>
  trace(grid, at(ground, from), at(ground, to)).elements.some((one) => one.kind === "hex" && one.hex === at(ground, hex));
const far = (a: string, b: string) => distance(grid, at(ground, a), at(ground, b));

describe("the grid", () => {
  test("K-2: printed numbers give the row first, then the column", () => {
    expect(map.file.numbering).toBe("RRCC");
    expect([rowOf(grid, at(ground, "1228")), columnOf(grid, at(ground, "1228"))]).toEqual([12, 28]);
    expect([grid.cols, grid.rows]).toEqual([46, 30]);
  });

  test("K-2: from 1605, and on this grid only from there, 1504 and 1603 lie on the line to 1501 with 1603 midway", () => {
    const guns = grid.cells
      .map((hex) => hexNumber(grid, hex))
      .filter((hex) => !["1501", "1504", "1603"].includes(hex) && isOnLine(hex, "1501", "1504") && isOnLine(hex, "1501", "1603"))
      .filter((hex) => far(hex, "1603") === far("1603", "1501") && far(hex, "1504") < far("1504", "1501"));
    expect(guns).toEqual(["1605"]);
  });

  test("K-2: 1308 and 1407 touch only with even columns low", () => {
    const other = createGrid({ cols: 46, rows: 30, numbering: "RRCC", parity: "odd-low" });
    expect(isAdjacent(other, hexAt(other, "1308"), hexAt(other, "1407"))).toBe(false);
    expect(isAdjacent(grid, at(ground, "1308"), at(ground, "1407"))).toBe(true);
  });

  test("I.2: a hex is 250 metres", () => {
    expect(map.file.scale?.hexMetres).toBe(250);
  });
});

describe("what the sketches give", () => {
  test("IX.4, sketch 14: 1228 is a vineyard five hexes from guns two levels up, a village hex as far from them", () => {
    expect(has("1228", "vineyard")).toBe(true);
    expect(has("1230", "village")).toBe(true);
    expect([far("1729", "1228"), far("1729", "1230")]).toEqual([5, 5]);
    expect([far("1729", "0927"), far("1729", "1030")]).toEqual([9, 7]);
    expect([level("1729") - level("0927"), level("1729") - level("1030")]).toEqual([2, 2]);
    expect(isOnLine("1729", "0927", "1228")).toBe(true);
    expect(isOnLine("1729", "1030", "1230")).toBe(true);
  });

  test("IX.4, sketch 15(2): 1604 is higher than the target 1603 beside it", () => {
    expect(level("1604")).toBeGreaterThan(level("1603"));
    expect(isOnLine("1707", "1603", "1604")).toBe(true);
  });

  test("IX.4, sketch 15(3): 1504 above the guns, 1501 one level above them, 1603 lower than 1501", () => {
    expect(level("1504")).toBeGreaterThan(level("1605"));
    expect(level("1501") - level("1605")).toBe(1);
    expect(level("1603")).toBeLessThan(level("1501"));
  });

  test("IX.10, sketch 15(5): the road breaks through the escarpment from 1308 to 1407", () => {
    expect(hasSideTag(map, between(ground, "1308", "1407"), "road")).toBe(true);
    expect(ground.ravine[between(ground, "1308", "1407")]).toBe(1);
    expect(ground.edge[between(ground, "1308", "1407")]).toBe(0);
    expect(ground.hasEdge[at(ground, "1507")]).toBe(1);
  });

  test("IX.6, sketch 15(6): village 1209, orchard 1309, and an escarpment of four levels beyond", () => {
    expect(has("1209", "village")).toBe(true);
    expect(has("1309", "orchard")).toBe(true);
    expect(level("1409") - level("1109")).toBe(4);
    expect(ground.edge[between(ground, "1309", "1409")]).toBe(4);
    expect(topOfEdge(ground, between(ground, "1309", "1409"))).toBe(at(ground, "1409"));
  });

  test("IX.6, sketch 15(7): a vineyard under the same cliff", () => {
    expect(has("1310", "vineyard")).toBe(true);
    expect(level("1410") - level("1110")).toBe(4);
    expect(ground.hasEdge[at(ground, "1410")]).toBe(1);
  });

  test("every hex number of the sketches is on the map and among the facts given", () => {
    const named = "1209 1228 1308 1309 1407 1501 1504 1603 1604".split(" ");
    const facts = maps.alma.provenance?.given ?? [];
    expect([...new Set(facts.flatMap(({ hexes = [] }) => hexes))].sort()).toEqual(named);
    for (const { rule } of facts) expect(Object.hasOwn(ruleIndex, rule), rule).toBe(true);
  });
});

describe("what was rebuilt", () => {
  test("VIII.6: the Alma is one unbroken river from the east edge to the sea, with a bridge and fords", () => {
    expect(chainProblems(map, "river")).toEqual([]);
    expect(sidesTagged(map, "bridge")).toHaveLength(1);
    expect(hasSideTag(map, between(ground, "1331", "1431"), "bridge")).toBe(true);
    expect(sidesTagged(map, "ford")).toHaveLength(6);
  });

  test("IX.10: ten road hexsides in four cuts, none of them an edge", () => {
    expect(sidesTagged(map, "ravine")).toHaveLength(10);
    for (const side of sidesTagged(map, "ravine")) expect([hasSideTag(map, side, "road"), ground.edge[side]]).toEqual([true, 0]);
  });

  test("IX.8: every escarpment hexside rises two levels or more, and the hexes above are marked", () => {
    const sides = sidesTagged(map, "escarpment");
    expect(sides).toHaveLength(45);
    for (const side of sides) expect(ground.edge[side]).toBeGreaterThanOrEqual(2);
    const tops = grid.cells.filter((hex) => ground.hasEdge[hex] === 1);
    expect(numbers(ground, tops)).toEqual(numbers(ground, hexesTagged(map, "escarpment")));
  });

  test("IV.25: the two works are ramparts with their fronts to the river", () => {
    expect(numbers(ground, hexesTagged(map, "rampart"))).toEqual(["1334", "1338"]);
    const fronts = { "1334": ["1333", "1234", "1335"], "1338": ["1238", "1339"] };
    for (const [work, outside] of Object.entries(fronts))
      for (const hex of outside) expect(ground.front[between(ground, work, hex)], hex).toBeGreaterThan(0);
    expect(ground.front.reduce((sum, one) => sum + (one > 0 ? 1 : 0), 0)).toBe(5);
  });

  test("the heights of the battle", () => {
    expect([level("1928"), level("1637"), level("1334")]).toEqual([4, 5, 2]);
  });
});
