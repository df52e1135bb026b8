import { describe, expect, test } from "vitest";
import { chainProblems, mapOf, networkProblems, PLAIN, slopeProblems, toward } from "../src/index.ts";

const VOCABULARY = { hexTags: ["road"], sideTags: { river: PLAIN, road: PLAIN, slope: toward("up") } } as const;
const map = (rest: object) => mapOf({ cols: 8, rows: 8, ...rest }, VOCABULARY);
const rivers = (...sides: string[]) => map({ sides: Object.fromEntries(sides.map((side) => [side, ["river"]])) });

// Down the eastern banks of column 03, top to bottom.
const UNBROKEN = ["0301/0401", "0302/0401", "0302/0402", "0303/0402", "0303/0403", "0304/0403"];

describe("a river of hexsides", () => {
  test("that hangs together is in order", () => {
    expect(chainProblems(rivers(...UNBROKEN), "river")).toEqual([]);
    expect(chainProblems(rivers(), "river")).toEqual([]);
  });

  test("with a gap names both pieces", () => {
    const [problem] = chainProblems(rivers(...UNBROKEN.filter((side) => side !== "0302/0402")), "river");
    expect(problem.what).toMatch(/^broken into 2 chains instead of 1: /);
    expect(chainProblems(rivers(...UNBROKEN.filter((side) => side !== "0302/0402")), "river", { chains: 2 })).toEqual(
      [],
    );
  });

  test("that forks says where, unless it may", () => {
    const forked = rivers(...UNBROKEN, "0302/0303");
    expect(chainProblems(forked, "river")).toMatchObject([{ what: expect.stringContaining("0302/0303") }]);
    expect(chainProblems(forked, "river", { forks: 1 })).toEqual([]);
  });

  test("that must run from edge to edge may not end inside", () => {
    expect(chainProblems(rivers(...UNBROKEN), "river", { endsAtEdge: true })).toEqual([
      { where: 'sides, tag "river"', what: "ends inside the map at 0304/0403" },
    ]);
  });
});

describe("a network of roads", () => {
  test("made by paths is in order", () => {
    expect(networkProblems(map({ roads: [["0101", "0102", "0103"]] }), "road", 1)).toEqual([]);
  });

  test("names loose hexes, loose hexsides and separate pieces", () => {
    const loose = map({ hexes: { "0505": ["road"] }, sides: { "0701/0702": ["road"] }, roads: [["0101", "0102"]] });
    expect(networkProblems(loose, "road", 1).map(({ where, what }) => `${where}: ${what}`)).toEqual([
      'sides.0701/0702: "road" leads into 0702, which has none',
      'sides.0701/0702: "road" leads into 0701, which has none',
      'hexes.0505: "road" crosses none of its hexsides',
      'hexes, tag "road": 2 separate networks instead of 1',
    ]);
  });
});

test("a slope that rises to the lower hex is named", () => {
  const sides = { "0101/0102": ["slope up:0102"], "0201/0202": ["slope up:0201"] };
  expect(slopeProblems(map({ sides, elevation: { "0101": 2, "0102": 1, "0201": 1 } }), "slope")).toEqual([
    { where: "sides.0101/0102", what: '"slope" rises to 0102 at level 1 from 0101 at level 2' },
  ]);
});
