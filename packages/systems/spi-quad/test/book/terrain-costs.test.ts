import { situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { type Country, type Mover, marcher, movers, price, walked } from "./march.ts";

// 0404 lies south of 0403 and north of 0405; 0505 is its south-east, 0504 its north-east neighbour.

const turned = { state: ["disrupted"] } as const;
const on = (side: readonly string[], hex: readonly string[] = []): Country => ({
  sides: { "0404/0405": side },
  hexes: { "0405": hex },
});
const SOUTH = ["0404", "0405"];
const NORTH = ["0405", "0404"];

describe("5.25, 5.26: the worked examples", () => {
  // Two facing steep slopes: feet 0715, 0814, 0914 below 0614, 0714, 0813, 0913; feet 0716, 0815, 0915 below 0816, 0916.
  const valley: Country = {
    hexes: { "0915": ["woods"] },
    sides: {
      "0614/0715": ["steep-slope up:0614"],
      "0714/0715": ["steep-slope up:0714"],
      "0714/0814": ["steep-slope up:0714"],
      "0813/0814": ["steep-slope up:0813"],
      "0813/0914": ["steep-slope up:0813"],
      "0913/0914": ["steep-slope up:0913"],
      "0716/0816": ["steep-slope up:0816"],
      "0815/0816": ["steep-slope up:0816"],
      "0815/0916": ["steep-slope up:0916"],
      "0915/0916": ["steep-slope up:0916"],
    },
  };
  test("5.25: path A along the slope costs 4", () => {
    expect(walked(marcher(valley, "infantry", "0715"), ["0814", "0914"])).toBe(4);
  });
  test("5.25: path B costs 5: 1 to the other slope, 4 along it into woods", () => {
    expect(walked(marcher(valley, "infantry", "0715"), ["0815", "0915"])).toBe(5);
  });
  test("5.26: infantry from 0714 by 0814 to 0815 pays 3", () => {
    expect(walked(marcher(valley, "infantry", "0714"), ["0814", "0815"])).toBe(3);
  });
  test("5.26, 11.11: cavalry from 0614 by 0715 and 0716 to 0816 pays 7 and is disrupted", () => {
    const s = marcher(valley, "cavalry", "0614");
    expect(walked(s, ["0715", "0716", "0816"])).toBe(7);
    expect(s.unit("U").face.states).toEqual(["disrupted"]);
  });
  test("5.25: cavalry and guns pay 2 along a steep slope as well", () => {
    expect(price(valley, "cavalry", ["0715", "0814", "0914"])).toBe(4);
    expect(price(valley, "gun", ["0715", "0814", "0914"])).toBe(4);
  });
  test("5.25, 9.14: a disrupted unit pays 2 along a steep slope", () => {
    expect(price(valley, "infantry", ["0715", "0814"], turned)).toBe(2);
  });
  test("5.25: a wooded foot entered from off the slope costs only its woods", () => {
    expect(price(valley, "infantry", ["1014", "0915"])).toBe(2);
  });
});

describe("13.0: hexes", () => {
  const kinds: readonly [string, Mover, number | string][] = [
    ["woods", "infantry", 2],
    ["woods", "cavalry", 2],
    ["woods", "gun", 2],
    ["town", "infantry", 1],
    ["town", "cavalry", 1],
    ["vineyard", "infantry", 3],
    ["aqueduct", "infantry", 3],
    ["aqueduct", "cavalry", "13.0"],
    ["aqueduct", "gun", "13.0"],
    ["aqueduct", "horse", "13.0"],
    ["sea", "infantry", "13.0"],
    ["sea", "cavalry", "13.0"],
  ];
  test.each(kinds)("13.0: %s, %s: %s", (hex, mover, cost) => {
    expect(price(on([], [hex]), mover, SOUTH)).toBe(cost);
  });
});

describe("5.22 to 5.27, 13.0: hexsides into a clear hex", () => {
  const table: readonly [string, Mover, readonly string[], number | string][] = [
    ["gentle-slope up:0405", "infantry", SOUTH, 2],
    ["gentle-slope up:0405", "cavalry", SOUTH, 2],
    ["gentle-slope up:0405", "infantry", NORTH, 1],
    ["gentle-slope up:0405", "cavalry", NORTH, 2],
    ["gentle-slope up:0405", "gun", NORTH, 2],
    ["gentle-slope up:0405", "horse", NORTH, 2],
    ["steep-slope up:0405", "infantry", SOUTH, 3],
    ["steep-slope up:0405", "horse", SOUTH, 3],
    ["steep-slope up:0405", "infantry", NORTH, 2],
    ["steep-slope up:0405", "cavalry", NORTH, 3],
    ["steep-slope up:0405", "gun", NORTH, 3],
    ["ridge 0404:gentle 0405:gentle", "infantry", SOUTH, 2],
    ["ridge 0404:gentle 0405:gentle", "cavalry", NORTH, 2],
    ["ridge 0404:gentle 0405:steep", "infantry", SOUTH, 3],
    ["ridge 0404:gentle 0405:steep", "infantry", NORTH, 3],
    ["ridge 0404:steep 0405:gentle", "gun", NORTH, 3],
    ["ridge 0404:steep 0405:steep", "infantry", SOUTH, 4],
    ["ridge 0404:steep 0405:steep", "cavalry", NORTH, 4],
    ["river", "infantry", SOUTH, 3],
    ["river", "cavalry", SOUTH, 3],
    ["stream", "infantry", SOUTH, 2],
    ["stream", "gun", SOUTH, 2],
    ["cliff up:0405", "infantry", SOUTH, "13.0"],
    ["cliff up:0405", "infantry", NORTH, "13.0"],
    ["redoubt in:0405", "infantry", SOUTH, 1],
    ["redoubt in:0405", "infantry", NORTH, 1],
    ["redoubt in:0405", "cavalry", SOUTH, "11.13"],
    ["redoubt in:0405", "cavalry", NORTH, "11.13"],
    ["redoubt in:0405", "gun", SOUTH, "13.0"],
    ["redoubt in:0405", "horse", NORTH, "13.0"],
  ];
  test.each(table)("13.0: %s, %s %j: %s", (side, mover, path, cost) => {
    expect(price(on([side]), mover, path)).toBe(cost);
  });
  test("5.21: all costs add up: river 2, gentle slope 1, woods 2", () => {
    expect(price(on(["river", "gentle-slope up:0405"], ["woods"]), "infantry", SOUTH)).toBe(5);
  });
  test("5.26: a disrupted infantry unit going down a steep slope pays 1 less too", () => {
    expect(price(on(["steep-slope up:0404"]), "infantry", SOUTH, turned)).toBe(2);
  });
  test("13.0: nothing is paid for moving along a gentle slope", () => {
    const sides = { "0404/0403": ["gentle-slope up:0403"], "0504/0503": ["gentle-slope up:0503"] };
    expect(price({ sides }, "infantry", ["0404", "0504"])).toBe(1);
  });
});

describe("13.0: roads", () => {
  const road = (kind: string, more: Country = {}): Country => ({
    ...more,
    roads: [{ kind, path: ["0404", "0405", "0406"] }],
  });
  const wood = { hexes: { "0405": ["woods"] } };
  const table: readonly [string, Country, Mover, readonly string[], boolean, number | string][] = [
    ["major road", road("major"), "infantry", SOUTH, false, 0.5],
    ["major road through woods", road("major", wood), "infantry", SOUTH, false, 0.5],
    ["major road through woods, disrupted", road("major", wood), "infantry", SOUTH, true, 2],
    ["major road on clear ground, disrupted", road("major"), "infantry", SOUTH, true, 1],
    ["minor road through woods", road("minor", wood), "gun", SOUTH, false, 1],
    ["minor road through woods, disrupted", road("minor", wood), "cavalry", SOUTH, true, 2],
    ["a road hex entered beside the road", road("major", wood), "infantry", ["0505", "0405"], false, 2],
    ["major road up a steep slope", road("major", on(["steep-slope up:0405"])), "infantry", SOUTH, false, 2.5],
    ["major road down a steep slope", road("major", on(["steep-slope up:0404"])), "infantry", SOUTH, false, 1.5],
    ["major road down a steep slope", road("major", on(["steep-slope up:0404"])), "cavalry", SOUTH, false, 2.5],
    ["major road through a stream", road("major", on(["stream"])), "infantry", SOUTH, false, 1.5],
    ["redoubt wall with a road", road("minor", on(["redoubt in:0405"])), "cavalry", SOUTH, false, 1],
    ["redoubt wall with a road", road("minor", on(["redoubt in:0405"])), "gun", NORTH, false, 1],
    ["redoubt wall with a road, disrupted", road("minor", on(["redoubt in:0405"])), "cavalry", SOUTH, true, "11.13"],
    ["aqueduct by road", road("minor", on([], ["aqueduct"])), "cavalry", SOUTH, false, 1],
    ["aqueduct by road", road("major", on([], ["aqueduct"])), "infantry", SOUTH, false, 0.5],
    ["aqueduct by road", road("minor", on([], ["aqueduct"])), "gun", SOUTH, false, 1],
    ["aqueduct by road, disrupted", road("minor", on([], ["aqueduct"])), "cavalry", SOUTH, true, "13.0"],
    ["aqueduct by road, disrupted", road("major", on([], ["aqueduct"])), "infantry", SOUTH, true, 3],
    ["bridge over the aqueduct", on([], ["aqueduct", "bridge"]), "infantry", SOUTH, false, 1],
    ["bridge over the aqueduct", on([], ["aqueduct", "bridge"]), "cavalry", SOUTH, false, 1],
    ["bridge over the aqueduct", on([], ["aqueduct", "bridge"]), "horse", SOUTH, false, 1],
    ["bridge over the aqueduct, disrupted", on([], ["aqueduct", "bridge"]), "cavalry", SOUTH, true, "13.0"],
    ["bridge over the aqueduct, disrupted", on([], ["aqueduct", "bridge"]), "infantry", SOUTH, true, 1],
    ["bridged river", on(["river", "bridge"]), "infantry", SOUTH, false, 1],
    ["bridged river with a major road", road("major", on(["river", "bridge"])), "infantry", SOUTH, false, 1],
    ["bridged river, disrupted", road("major", on(["river", "bridge"])), "infantry", SOUTH, true, 1],
    ["bridged stream", on(["stream", "bridge"]), "cavalry", NORTH, false, 1],
  ];
  test.each(table)("13.0: %s (%#)", (_name, country, mover, path, isDisrupted, cost) => {
    expect(price(country, mover, path, isDisrupted ? turned : {})).toBe(cost);
  });
  test("13.0: both hexes carry a road but the hexside between them none: no road rate", () => {
    const roads = [
      { kind: "major", path: ["0404", "0403"] },
      { kind: "major", path: ["0405", "0406"] },
    ];
    expect(price({ roads, ...wood }, "infantry", SOUTH)).toBe(2);
  });
  test("13.0, 5.25: a road along a steep slope keeps its rate", () => {
    const sides = { "0304/0404": ["steep-slope up:0304"], "0305/0405": ["steep-slope up:0305"] };
    expect(price({ sides: { ...sides, "0305/0404": ["steep-slope up:0305"] } }, "infantry", SOUTH)).toBe(2);
    expect(price(road("minor", { sides: { ...sides, "0305/0404": ["steep-slope up:0305"] } }), "infantry", SOUTH)).toBe(
      1,
    );
  });
});

describe("Alma", () => {
  const alma = (side: readonly string[], hex: readonly string[] = []): Country => ({
    ...on(side, hex),
    scenario: "alma",
  });
  const table: readonly [string, Country, readonly string[], number | string][] = [
    ["A17.2: the Alma east of the bridge", alma(["river", "alma-east"]), SOUTH, 4],
    ["A17.2: the Alma west of the bridge", alma(["stream", "alma-west"]), SOUTH, 3],
    ["A17.2: back north", alma(["stream", "alma-west"]), NORTH, 3],
    ["A17.2: into a vineyard", alma(["stream", "alma-west"], ["vineyard"]), SOUTH, 5],
    ["A18.1: a vineyard", alma([], ["vineyard"]), SOUTH, 3],
    ["A18.2: Bourliuk", alma([], ["town", "bourliuk"]), SOUTH, "A18.2"],
    ["A18.3: down into a steep slope hex", alma(["steep-slope up:0404"]), SOUTH, 3],
    ["A18.3: out of it, up the slope", alma(["steep-slope up:0404"]), NORTH, 3],
  ];
  test.each(table)("%s", (_name, country, path, cost) => {
    expect(price(country, "infantry", path)).toBe(cost);
  });
  const steep: Country = { scenario: "alma", sides: { "0405/0406": ["steep-slope up:0406"] } };
  test("A18.3: a steep slope hex costs 2 from the flat", () => {
    expect(price(steep, "infantry", SOUTH)).toBe(2);
    expect(price({ ...steep, scenario: "balaclava" }, "infantry", SOUTH)).toBe(1);
  });
  test("A18.3: a steep slope hex with woods costs 4", () => {
    expect(price({ ...steep, hexes: { "0405": ["woods"] } }, "infantry", SOUTH)).toBe(4);
  });
  test("A18.3: a road runs into it at its own rate", () => {
    expect(price({ ...steep, roads: [{ kind: "major", path: SOUTH }] }, "infantry", SOUTH)).toBe(0.5);
  });
  test("5.16, A17.2: a French unit with 4 points cannot cross into a vineyard, a British one can", () => {
    const map = { cols: 1, rows: 4, hexes: { "0103": ["vineyard"] }, sides: { "0102/0103": ["stream", "alma-west"] } };
    const go = (nation: string) => {
      const unit = { id: "U", side: "allied", nation, at: "0102", ...movers.infantry };
      const s = situation(spiQuad, { scenario: "alma", active: "allied", turn: 3, map, units: [unit] });
      s.answer("unit U");
      return s.answers().includes("hex 0103") ? "goes" : s.refusedBy("hex 0103");
    };
    expect([go("british"), go("french")]).toEqual(["goes", "5.16"]);
  });
  test("A18.3, S-58: where 2 is the whole price of coming down, a ridge is still paid for, and so is going up", () => {
    const options = { almaSteepHexTotal: "on" };
    const side = (tag: string): Country => ({ scenario: "alma", options, sides: { "0404/0405": [tag] } });
    expect(price(side("steep-slope up:0404"), "infantry", SOUTH)).toBe(2);
    expect(price(side("ridge 0404:gentle 0405:steep"), "infantry", SOUTH)).toBe(4);
    expect(price(side("steep-slope up:0404"), "infantry", NORTH)).toBe(3);
    expect(price({ ...side("steep-slope up:0404"), scenario: "balaclava" }, "infantry", SOUTH)).toBe(2);
    expect(price({ ...side("gentle-slope up:0404") }, "cavalry", SOUTH)).toBe(2);
  });
});

describe("13.0: swamps", () => {
  const swamp = (roads: readonly object[]): Country => ({ hexes: { "0405": ["swamp"] }, roads });
  test("13.0: horses and guns enter by road only, infantry anyhow", () => {
    const by = [{ kind: "minor", path: SOUTH }];
    for (const mover of ["cavalry", "gun", "horse"] as const) {
      expect([price(swamp([]), mover, SOUTH), price(swamp(by), mover, SOUTH)]).toEqual(["13.0", 1]);
    }
    expect([price(swamp([]), "infantry", SOUTH), price(swamp(by), "infantry", SOUTH)]).toEqual([3, 1]);
  });
});

describe("what a price is made of", () => {
  const parts = (country: Country, mover: Mover, path: readonly string[]) => {
    const answer = spiQuad.questions.cost(marcher(country, mover, path[0]).game.play(), "U", path);
    return "steps" in answer ? answer.steps.flatMap(({ rules }) => rules) : [];
  };
  test("5.26: a gentle slope downhill adds nothing for infantry, a steep one still counts", () => {
    expect(parts(on(["gentle-slope up:0404"]), "infantry", SOUTH)).toEqual(["5.21"]);
    expect(parts(on(["steep-slope up:0404"]), "infantry", SOUTH)).toEqual(["5.21", "5.26"]);
    expect(parts(on(["gentle-slope up:0404"]), "cavalry", SOUTH)).toEqual(["5.21", "5.23"]);
  });
  test("5.27: ridges by the slopes that form them, for infantry as for others", () => {
    const ridge = (a: string, b: string) => on([`ridge 0404:${a} 0405:${b}`]);
    for (const mover of ["infantry", "cavalry"] as const) {
      for (const path of [SOUTH, NORTH]) {
        expect(price(ridge("gentle", "gentle"), mover, path)).toBe(2);
        expect(price(ridge("gentle", "steep"), mover, path)).toBe(3);
        expect(price(ridge("steep", "gentle"), mover, path)).toBe(3);
        expect(price(ridge("steep", "steep"), mover, path)).toBe(4);
      }
    }
  });
});
