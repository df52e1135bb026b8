import { hasHexTag, hasSideTag, hexesTagged, networkProblems, sidesTagged } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { maps } from "../../../src/data/maps.ts";
import { ruleIndex } from "../../../src/rule-index.ts";
import { at, between, groundOf, numbers } from "../../field.ts";

const ground = groundOf("inkerman");
const { map, grid } = ground;
const level = (hex: string) => ground.level[at(ground, hex)];

describe("Inkerman", () => {
  test("I.2: 28 columns of 24 hexes of 200 metres, column first", () => {
    expect([grid.cols, grid.rows, map.file.scale?.hexMetres, grid.numbering]).toEqual([28, 24, 200, "CCRR"]);
  });

  test("IV.25: ramparts at the Sandbag battery, the Barrier, Home Ridge and the Lancaster battery; one redoubt", () => {
    expect(numbers(ground, hexesTagged(map, "rampart"))).toEqual(["0713", "1611", "1714", "1813", "1910"]);
    expect(numbers(ground, hexesTagged(map, "redoubt"))).toEqual(["2016"]);
    const fronts = { "1910": "1909 2009 2010", "1611": "1511 1610 1711", "1813": "1713 1812", "1714": "1613" };
    for (const [work, outside] of Object.entries(fronts))
      for (const hex of outside.split(" ")) expect(ground.front[between(ground, work, hex)], `${work}/${hex}`).toBeGreaterThan(0);
  });

  test("the heights of the battle", () => {
    expect(["1714", "1813", "1309"].map(level)).toEqual([8, 8, 7]);
  });

  test("IX.8, IX.10: escarpments, and one path that breaks through them", () => {
    expect(sidesTagged(map, "escarpment")).toHaveLength(37);
    expect(sidesTagged(map, "ravine")).toHaveLength(1);
    expect(ground.ravine[between(ground, "1012", "1112")]).toBe(1);
  });

  test("the bridge of the Chernaya, the marsh and the Post road through the Barrier", () => {
    expect(hexesTagged(map, "marsh")).toHaveLength(24);
    expect(sidesTagged(map, "bridge").filter((side) => hasSideTag(map, side, "river"))).toHaveLength(1);
    expect(hasSideTag(map, between(ground, "1610", "1611"), "road")).toBe(true);
    expect(hasHexTag(map, at(ground, "1624"), "road")).toBe(true);
  });

  test("roads hang together hex by hex, and facts given cite cases that exist", () => {
    expect(networkProblems(map, "road")).toEqual([]);
    for (const { rule } of maps.inkerman.provenance?.given ?? []) expect(Object.hasOwn(ruleIndex, rule), rule).toBe(true);
  });
});
