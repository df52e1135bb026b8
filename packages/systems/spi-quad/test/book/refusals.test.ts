import { type SituationText, situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { allied, horse, mounted, russian, turned } from "../battlefield.ts";

type Units = NonNullable<SituationText["units"]>;

/** A strip one hex wide, so that there is no way around: 0101 north, 0105 south. */
const strip = (sides: object = {}, hexes: object = {}) => ({ cols: 1, rows: 8, sides, hexes });
const text = (units: Units, more: Partial<SituationText> = {}): SituationText => ({
  active: "allied",
  map: strip(),
  units,
  ...more,
});

describe("refusals name the case that forbids", () => {
  const A = allied("A", "0103");
  const C = allied("A", "0103", "0-2-4", mounted);
  const gun = (more: object = {}) => allied("A", "0103", "A(1)4", { ma: 3, ...more });
  const choices: readonly [string, SituationText, string, RegExp][] = [
    ["5.11: an enemy unit", text([A, russian("R", "0108")]), "unit R", /^5\.11$/],
    ["9.12: a disrupted gun", text([gun(turned), allied("B", "0108")]), "unit A", /^(5\.19|9\.12)$/],
    [
      "9.12: disrupted horse artillery",
      text([allied("A", "0103", "G(1)4", { ...horse, ...turned }), allied("B", "0108")]),
      "unit A",
      /^(5\.19|9\.12)$/,
    ],
    [
      "B16.42: an immobile gun",
      text([gun({ ma: 0 }), allied("B", "0108")], { scenario: "balaclava" }),
      "unit A",
      /^B16\.42$/,
    ],
    ["12.25: a unit off the map", text([allied("A", "entry:0101"), allied("B", "0108")]), "unit A", /^(5\.0|12\.25)$/],
    [
      "A20.1: the French before turn 3",
      text([allied("A", "0103", "4-2-4", { nation: "french" }), allied("B", "0108")], { scenario: "alma" }),
      "unit A",
      /^A20\.1$/,
    ],
  ];
  test.each(choices)("%s", (_name, position, answer, rule) => {
    expect(situation(spiQuad, position).refusedBy(answer)).toMatch(rule);
  });

  const steps: readonly [string, SituationText, string, RegExp][] = [
    ["5.12: an enemy's hex", text([A, russian("R", "0104", "4-5-4", turned)]), "hex 0104", /^5\.12$/],
    ["5.16: too far", text([A], { map: { cols: 1, rows: 9 } }), "hex 0109", /^5\.16$/],
    [
      "5.16: too dear",
      text([gun()], { map: strip({ "0103/0104": ["steep-slope up:0104", "river"] }) }),
      "hex 0104",
      /^5\.16$/,
    ],
    ["13.0: a cliff", text([A], { map: strip({ "0103/0104": ["cliff up:0104"] }) }), "hex 0104", /^13\.0$/],
    ["13.0: the sea", text([A], { map: strip({}, { "0104": ["sea"] }) }), "hex 0104", /^13\.0$/],
    [
      "11.13: cavalry at a wall",
      text([C], { map: strip({ "0103/0104": ["redoubt in:0104"] }) }),
      "hex 0104",
      /^11\.13$/,
    ],
    [
      "13.0: a gun at a wall",
      text([gun()], { map: strip({ "0103/0104": ["redoubt in:0104"] }) }),
      "hex 0104",
      /^13\.0$/,
    ],
    [
      "B22.22: cavalry at the aqueduct",
      text([C], { scenario: "balaclava", map: strip({}, { "0104": ["aqueduct"] }) }),
      "hex 0104",
      /^B22\.22$/,
    ],
    [
      "A18.2: Bourliuk",
      text([A], { scenario: "alma", map: strip({}, { "0104": ["town", "bourliuk"] }) }),
      "hex 0104",
      /^A18\.2$/,
    ],
    ["5.34: through an enemy", text([A, russian("R", "0106")]), "hex 0107", /^5\.34$/],
    ["5.13: beyond a zone", text([A, russian("R", "0106")], { map: { cols: 2, rows: 8 } }), "hex 0107", /^5\.13$/],
  ];
  test.each(steps)("%s", (_name, position, answer, rule) => {
    const s = situation(spiQuad, position);
    s.answer("unit A");
    expect(s.refusedBy(answer)).toMatch(rule);
  });
  test("5.14: from zone to zone", () => {
    // R controls 0403 and 0304; there is nowhere else to go from 0403 but north.
    const s = situation(spiQuad, {
      active: "allied",
      units: [allied("A", "0403"), russian("R", "0404"), russian("Q", "0202")],
    });
    s.answer("unit A");
    expect(s.refusedBy("step 0304")).toMatch(/^5\.1[34]$/);
  });
});
