import { hasHexTag, hasSideTag, hexesTagged, networkProblems, sidesTagged } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { maps } from "../../../src/data/maps.ts";
import { ruleIndex } from "../../../src/rule-index.ts";
import { at, between, groundOf, numbers } from "../../field.ts";

const ground = groundOf("balaclava");
const { map, grid } = ground;
const level = (hex: string) => ground.level[at(ground, hex)];

describe("Balaclava", () => {
  test("I.2: 48 columns of 36 hexes of 200 metres, column first", () => {
    expect([grid.cols, grid.rows, map.file.scale?.hexMetres, grid.numbering]).toEqual([48, 36, 200, "CCRR"]);
  });

  test("I.10, IV.24: six redoubts on the heights, each with a front to the north and east", () => {
    const redoubts = ["1515", "1916", "2517", "2918", "3519", "4121"];
    expect(numbers(ground, hexesTagged(map, "redoubt"))).toEqual(redoubts);
    expect(redoubts.map(level)).toEqual([2, 2, 2, 2, 2, 3]);
    const fronts = { "1515": "1514 1614 1615", "1916": "1915 2015 2016", "2517": "2516 2616 2617", "2918": "2917 3017 3018", "3519": "3518 3618 3619", "4121": "4120 4220 4221" };
    for (const [work, outside] of Object.entries(fronts))
      for (const hex of outside.split(" ")) expect(ground.front[between(ground, work, hex)], `${work}/${hex}`).toBeGreaterThan(0);
  });

  test("I.10, IV.25: ramparts on the Marine Heights, level 4", () => {
    const works = ["2731", "2831", "2931", "2932", "2933"];
    expect(numbers(ground, hexesTagged(map, "rampart"))).toEqual(works);
    expect(works.map(level)).toEqual([4, 4, 4, 4, 4]);
  });

  test("IX.8, IX.10: the Sapoune falls three levels from its rim, two road cuts lead up", () => {
    expect(level("0516")).toBe(4);
    expect(ground.hasEdge[at(ground, "0516")]).toBe(1);
    expect(sidesTagged(map, "escarpment").map((side) => ground.edge[side]).every((rise) => rise >= 2)).toBe(true);
    for (const [low, high] of [["0718", "0617"], ["0818", "0718"], ["0722", "0622"], ["0822", "0722"]])
      expect(ground.ravine[between(ground, low, high)], `${low}/${high}`).toBe(1);
  });

  test("places of the battle", () => {
    expect(hasHexTag(map, at(ground, "2128"), "village")).toBe(true);
    expect(level("2225")).toBe(1);
    expect(numbers(ground, hexesTagged(map, "sea"))).toEqual(["2035", "2036"]);
    expect(hasSideTag(map, between(ground, "4304", "4305"), "bridge")).toBe(true);
    for (const hex of ["2022", "2023", "2122", "2123"]) expect(hasHexTag(map, at(ground, hex), "vineyard")).toBe(true);
    expect(hasHexTag(map, at(ground, "4817"), "road")).toBe(true);
  });

  test("roads hang together hex by hex, and facts given cite cases that exist", () => {
    expect(networkProblems(map, "road")).toEqual([]);
    for (const { rule } of maps.balaclava.provenance?.given ?? []) expect(Object.hasOwn(ruleIndex, rule), rule).toBe(true);
  });
});
