import { isProblems } from "@redoubt/engine";
import { type SituationText, situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { disrupted, foot, gun, horse } from "../troops.ts";

type Text = Pick<SituationText, "map" | "scenario" | "options">;

/** What a path costs a unit that stands at its first hex, in half points; the rule where it is closed. */
function price(unit: ReturnType<typeof foot>, text: Text, ...path: string[]): number | string | undefined {
  const { game } = situation(spiQuad, { ...text, units: [unit] });
  const answer = spiQuad.questions.cost(game.play(), unit.id, path);
  return isProblems(answer) ? answer[0].rule : answer.total;
}

const small = (ground: object): Text => ({ map: { cols: 6, rows: 6, ...ground } });
const man = (at: string) => foot("A1", at);
const rider = (at: string) => horse("H1", at);
const cannon = (at: string) => gun("G1", at);

describe("hexes", () => {
  test("5.21: a clear hex costs 1", () => {
    expect(price(man("0303"), small({}), "0304")).toBe(2);
  });
  test("5.21: the costs of terrain add up along a path", () => {
    const text = small({ hexes: { "0304": ["woods"], "0305": ["town"] } });
    expect(price(man("0303"), text, "0304", "0305", "0306")).toBe(4 + 2 + 2);
  });
  test("13.0: woods cost 2, towns 1, swamps 3, the aqueduct 3 and its bridge hexes 1", () => {
    const tags = { woods: 4, town: 2, swamp: 6, aqueduct: 6, bridge: 2 };
    for (const [tag, half] of Object.entries(tags)) {
      expect(price(man("0303"), small({ hexes: { "0304": [tag] } }), "0304"), tag).toBe(half);
    }
  });
  test("13.0: nobody enters the sea", () => {
    expect(price(man("0303"), small({ hexes: { "0304": ["sea"] } }), "0304")).toBe("13.0");
  });
  test("A18.1: a vineyard costs 3", () => {
    expect(price(man("0303"), { scenario: "alma", ...small({ hexes: { "0304": ["vineyard"] } }) }, "0304")).toBe(6);
    expect(price(man("3801"), { scenario: "alma", map: { use: "alma" } }, "3901")).toBe(6);
  });
  test("A18.2: nobody enters Bourliuk", () => {
    expect(price(man("0303"), { scenario: "alma", ...small({ hexes: { "0304": ["bourliuk"] } }) }, "0304")).toBe(
      "A18.2",
    );
  });
});

describe("roads", () => {
  const road = small({ hexes: { "0304": ["woods"] }, roads: [{ kind: "major", path: ["0303", "0304", "0305"] }] });
  test("13.0: along a major road a hex costs ½ whatever else it holds", () => {
    expect(price(man("0303"), road, "0304", "0305")).toBe(2);
  });
  test("13.0: along a minor road a hex costs 1", () => {
    const minor = small({ hexes: { "0304": ["woods"] }, roads: [{ kind: "minor", path: ["0303", "0304"] }] });
    expect(price(rider("0303"), minor, "0304")).toBe(2);
  });
  test("13.0: a road entered from the side helps nobody", () => {
    expect(price(man("0404"), road, "0304")).toBe(4);
  });
  test("9.14: a disrupted unit has no use of roads", () => {
    expect(price(disrupted(man("0303")), road, "0304", "0305")).toBe(4 + 2);
  });
  test("5.22: the road does not take away the cost of a slope it climbs", () => {
    const climbing = small({
      sides: { "0303/0304": ["gentle-slope up:0304"] },
      roads: [{ kind: "major", path: ["0303", "0304"] }],
    });
    expect(price(man("0303"), climbing, "0304")).toBe(1 + 2);
  });
});

describe("slopes", () => {
  const gentle = small({ sides: { "0303/0304": ["gentle-slope up:0304"] } });
  const steep = small({ sides: { "0303/0304": ["steep-slope up:0304"] } });
  test("5.22, 5.23: a gentle slope adds 1 for everybody who climbs it", () => {
    for (const unit of [man("0303"), rider("0303"), cannon("0303")]) expect(price(unit, gentle, "0304")).toBe(4);
  });
  test("5.24: a steep slope adds 2", () => {
    for (const unit of [man("0303"), rider("0303"), cannon("0303")]) expect(price(unit, steep, "0304")).toBe(6);
  });
  test("5.26: infantry going down saves 1 of the slope, nobody else does", () => {
    expect(price(man("0304"), gentle, "0303")).toBe(2);
    expect(price(man("0304"), steep, "0303")).toBe(4);
    expect(price(rider("0304"), gentle, "0303")).toBe(4);
    expect(price(cannon("0304"), steep, "0303")).toBe(6);
  });
  test("5.27: ridges cost 1, 2 or 3 by their two slopes, both ways and for infantry too", () => {
    const ridges = { "gentle gentle": 2, "gentle steep": 4, "steep steep": 6 };
    for (const [kinds, half] of Object.entries(ridges)) {
      const [a, b] = kinds.split(" ");
      const text = small({ sides: { "0303/0304": [`ridge 0303:${a} 0304:${b}`] } });
      for (const unit of [man("0303"), rider("0303")]) expect(price(unit, text, "0304"), kinds).toBe(2 + half);
      expect(price(man("0304"), text, "0303"), kinds).toBe(2 + half);
    }
  });

  // The two facing slopes of the diagrams to 5.25 and 5.26: 0715, 0814, 0914 lie at the foot of one, 0716, 0815, 0915 of the other.
  const valley: Text = {
    map: {
      cols: 12,
      rows: 20,
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
    },
  };
  test("5.25: the example: 4 along the steep slope by 0814 to 0914", () => {
    expect(price(man("0715"), valley, "0814", "0914")).toBe(8);
  });
  test("5.25: the example: 5 by 0815 to the woods of 0915, 1 for leaving one slope and 4 along the other", () => {
    expect(price(man("0715"), valley, "0815", "0915")).toBe(10);
    expect(price(man("0715"), valley, "0815")).toBe(2);
  });
  test("5.26: the example: infantry pays 3 from 0714 by 0814 to 0815", () => {
    expect(price(man("0714"), valley, "0814", "0815")).toBe(6);
  });
  test("5.26: the example: cavalry pays 7 from 0614 by 0715 and 0716 to 0816", () => {
    expect(price(rider("0614"), valley, "0715", "0716", "0816")).toBe(14);
  });
  test("A18.3: at Alma a steep slope hex costs 2 from anywhere, 4 with woods, and its hexsides are added", () => {
    const alma: Text = { ...valley, scenario: "alma" };
    expect(price(man("0715"), alma, "0815")).toBe(4);
    expect(price(man("1015"), alma, "0915")).toBe(8);
    expect(price(man("0714"), alma, "0814")).toBe(4 + 2);
  });
  test("A18.3: by the option, 2 is the whole price of coming down", () => {
    const alma: Text = { ...valley, scenario: "alma", options: { almaSteepHexTotal: "on" } };
    expect(price(man("0714"), alma, "0814")).toBe(4);
    expect(price(rider("0614"), alma, "0715")).toBe(4);
  });
});

describe("water", () => {
  test("13.0: a river adds 2 and a stream 1", () => {
    expect(price(man("0303"), small({ sides: { "0303/0304": ["river"] } }), "0304")).toBe(6);
    expect(price(man("0303"), small({ sides: { "0303/0304": ["stream"] } }), "0304")).toBe(4);
  });
  test("A17.2: the Alma adds 3 east of the bridge and 2 west of it", () => {
    const alma = { scenario: "alma", map: { use: "alma" } };
    const east = small({ sides: { "0303/0304": ["river", "alma-east"] } });
    const west = small({ sides: { "0303/0304": ["stream", "alma-west"] } });
    expect(price(man("0303"), { ...east, scenario: "alma" }, "0304")).toBe(8);
    expect(price(man("0303"), { ...west, scenario: "alma" }, "0304")).toBe(6);
    expect(price(man("2113"), alma, "2213")).toBe(2);
  });
  const bridged = small({ hexes: { "0304": ["woods"] }, sides: { "0303/0304": ["river", "bridge", "major-road"] } });
  test("13.0: a bridge costs 1 in all, disrupted or not", () => {
    expect(price(man("0303"), bridged, "0304")).toBe(2);
    expect(price(disrupted(man("0303")), bridged, "0304")).toBe(2);
  });
  test("13.0: by option a bridge adds 1, or makes the water free", () => {
    expect(price(man("0303"), { ...bridged, options: { bridgeCost: "plus-1" } }, "0304")).toBe(1 + 2);
    expect(price(man("0303"), { ...bridged, options: { bridgeCost: "water-free" } }, "0304")).toBe(1);
  });
  test("13.0: nobody crosses a cliff", () => {
    expect(price(man("0303"), small({ sides: { "0303/0304": ["cliff up:0304"] } }), "0304")).toBe("13.0");
  });
});

describe("walls and the aqueduct", () => {
  const wall = small({ sides: { "0303/0304": ["redoubt in:0304"] } });
  const gate = small({ sides: { "0303/0304": ["redoubt in:0304", "minor-road"] } });
  test("13.0: infantry crosses a redoubt hexside for nothing", () => {
    expect(price(man("0303"), wall, "0304")).toBe(2);
  });
  test("11.13: cavalry crosses a redoubt hexside by road only, and guns likewise (13.0)", () => {
    expect(price(rider("0303"), wall, "0304")).toBe("11.13");
    expect(price(cannon("0303"), wall, "0304")).toBe("13.0");
    for (const unit of [rider("0303"), cannon("0303")]) expect(price(unit, gate, "0304")).toBe(2);
    expect(price(disrupted(rider("0303")), gate, "0304")).toBe("11.13");
  });
  const aqueduct = (ground: object): Text => ({ scenario: "balaclava", ...small(ground) });
  test("B22.21: the aqueduct costs 3", () => {
    expect(price(man("0303"), aqueduct({ hexes: { "0304": ["aqueduct"] } }), "0304")).toBe(6);
  });
  test("B22.22: cavalry and guns stay out of the aqueduct", () => {
    for (const unit of [rider("0303"), cannon("0303")]) {
      expect(price(unit, aqueduct({ hexes: { "0304": ["aqueduct"] } }), "0304")).toBe("B22.22");
    }
  });
  test("B22.22: undisrupted they cross it by a road or into a bridge hex from any side", () => {
    const byRoad = aqueduct({ hexes: { "0304": ["aqueduct"] }, roads: [{ kind: "minor", path: ["0303", "0304"] }] });
    const byBridge = aqueduct({ hexes: { "0304": ["aqueduct", "bridge"] } });
    for (const unit of [rider("0303"), cannon("0303")]) {
      expect(price(unit, byRoad, "0304")).toBe(2);
      expect(price(unit, byBridge, "0304")).toBe(2);
      expect(price(disrupted(unit), byRoad, "0304")).toBe("B22.22");
      expect(price(disrupted(unit), byBridge, "0304")).toBe("B22.22");
    }
  });
});
