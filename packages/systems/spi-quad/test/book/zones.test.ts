import { isProblems } from "@redoubt/engine";
import { type SituationText, situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { allied, alliedTurn, horse, mounted, russian, turned } from "../battlefield.ts";

// 0404 has the neighbours 0403, 0504, 0505, 0405, 0305, 0304.

const zonesOn = (hex: string, text: SituationText): string => {
  const { game } = situation(spiQuad, { active: "allied", ...text });
  const answer = spiQuad.questions.zones(game.play(), hex);
  if (isProblems(answer)) throw new Error(answer[0].what);
  return answer.zones.map(({ side, units }) => `${side} ${units.join("+")}`).join(", ");
};
const map = (sides: Record<string, readonly string[]>) => ({ cols: 8, rows: 8, sides });

describe("6.1: where zones extend", () => {
  const table: readonly [string, readonly string[], string][] = [
    ["6.11: clear ground", [], "russian R"],
    ["6.14: not through a river", ["river"], ""],
    ["6.14: through a bridged river", ["river", "bridge"], "russian R"],
    ["6.14: not across a cliff", ["cliff up:0404"], ""],
    ["6.14: not across a cliff from below", ["cliff up:0405"], ""],
    ["6.14: across a stream", ["stream"], "russian R"],
    ["6.14: across a steep slope", ["steep-slope up:0405"], "russian R"],
    ["6.14: across a ridge", ["ridge 0404:steep 0405:steep"], "russian R"],
    ["6.14: across a redoubt hexside", ["redoubt in:0405"], "russian R"],
    ["6.14: not through the Alma east of the bridge", ["river", "alma-east"], ""],
    ["6.14, A17.2: across the Alma west of the bridge", ["stream", "alma-west"], "russian R"],
  ];
  test.each(table)("%s", (_name, side, expected) => {
    const text = { map: map({ "0404/0405": side }), units: [russian("R", "0404"), allied("A", "0801")] };
    expect(zonesOn("0405", text)).toBe(expected);
  });
  test("6.12, 9.13: a disrupted unit has none", () => {
    expect(zonesOn("0405", { units: [russian("R", "0404", "4-5-4", turned), allied("A", "0801")] })).toBe("");
  });
  test("6.11, 6.13: zones of both sides lie together on a hex, whoever is in it", () => {
    const units = [russian("R", "0404"), allied("A", "0406"), allied("B", "0405")];
    expect(zonesOn("0405", { units })).toBe("allied A, russian R");
  });
  test("6.11: cavalry, artillery and horse artillery have zones", () => {
    const units = [
      russian("C", "0404", "(1)4-3", mounted),
      russian("G", "0406", "A(1)2", { ma: 3 }),
      allied("H", "0504", "G(1)4", horse),
    ];
    expect(zonesOn("0405", { units })).toBe("russian C+G");
    expect(zonesOn("0404", { units })).toBe("allied H");
  });
  test("A19.0, A19.1: guns have none at Alma", () => {
    const units = [russian("G", "0406", "A(1)4"), allied("A", "0801")];
    expect(zonesOn("0405", { units, scenario: "alma" })).toBe("");
  });
});

describe("5.13, 5.14, 6.3: moving in zones", () => {
  const take = (units: SituationText["units"], sides = {}, scenario: string | null = null) => {
    const s = alliedTurn("movement", { units, map: map(sides), scenario });
    s.answer("unit A");
    return s;
  };
  test("5.13, 6.31: a unit stops in the first controlled hex; entering it costs nothing more", () => {
    const s = take([allied("A", "0401"), russian("R", "0404"), allied("B", "0808")]);
    s.answer("hex 0403");
    expect(s.decision().kind).toBe("movement");
    expect(s.eventsOf("moved")).toMatchObject([{ cost: 4 }]);
    expect(s.refusedBy("unit A")).toBe("5.18");
  });
  test("5.13: nobody passes through a controlled hex", () => {
    // R's zones close the corridor of column 04 between cliffs; the ways around are longer than 5 points.
    const s = take([allied("A", "0301"), russian("R", "0404"), russian("Q", "0104"), russian("P", "0704")]);
    expect(s.answers()).not.toContain("hex 0405");
    expect(s.refusedBy("hex 0305")).toBe("5.13");
  });
  test("6.33: a unit may leave a zone, first into a free hex, and may then enter another zone", () => {
    const s = take([allied("A", "0403"), russian("R", "0404"), russian("Q", "0601")]);
    expect(s.answers()).toContain("hex 0402");
    s.answer("hex 0402", "hex 0502");
    expect(s.unit("A").at).toBe("0502");
    expect(s.decision().kind).toBe("movement");
  });
  test("5.14: never straight from one controlled hex into another", () => {
    const s = take([allied("A", "0403"), russian("R", "0404")]);
    // 0504 and 0304 touch 0403 and R.
    expect(s.answers().filter((answer) => answer.startsWith("step"))).not.toContain("step 0504");
    s.answer("hex 0504");
    // It went around by free hexes: 0503 first.
    const [{ path }] = s.eventsOf("moved") as unknown as { path: string[] }[];
    expect(path).toEqual(["0403", "0503", "0504"]);
  });
  test("5.14: not even between the zones of different units", () => {
    const text = {
      units: [
        allied("A", "0403"),
        russian("R", "0404"),
        russian("Q", "0402"),
        russian("P", "0602"),
        russian("O", "0203"),
      ],
    };
    const s = alliedTurn("movement", text);
    // Every neighbour of 0403 is occupied or controlled: A cannot move.
    expect(s.answers()).not.toContain("unit A");
    expect(s.refusedBy("unit A")).toBe("5.13");
  });
  test("5.36: own zones hinder nobody", () => {
    const s = take([allied("A", "0401"), allied("B", "0403"), allied("C", "0405"), russian("R", "0808")]);
    expect(s.answers()).toContain("hex 0404");
  });
  test("6.14: a unit walks past an enemy behind an unbridged river", () => {
    const sides = { "0304/0404": ["river"], "0305/0404": ["river"] };
    const s = take([allied("A", "0303"), russian("R", "0404")], sides);
    s.answer("hex 0304");
    expect(s.decision().kind).toBe("move");
    expect(s.answers()).toContain("hex 0305");
  });
  test("9.13: a disrupted enemy stops nobody", () => {
    const s = take([allied("A", "0401"), russian("R", "0404", "4-5-4", turned)]);
    s.answer("hex 0304");
    expect(s.decision().kind).toBe("move");
  });
  test("6.0: guns too stop in zones, in the standard game", () => {
    const s = take([allied("A", "0402", "J(1)4", { ma: 3 }), russian("R", "0404"), allied("B", "0808")]);
    s.answer("hex 0403");
    expect(s.decision().kind).toBe("movement");
  });
  test("A19.1: at Alma guns go on through zones and from one to another", () => {
    const s = take([allied("A", "0402", "J(1)4"), russian("R", "0404")], {}, "alma");
    s.answer("hex 0403", "hex 0504");
    expect(s.unit("A").at).toBe("0504");
  });
  test("A19.1: at Alma nobody stops next to an enemy gun", () => {
    const s = take([allied("A", "0402"), russian("R", "0404", "A(1)4")], {}, "alma");
    s.answer("hex 0403");
    expect(s.answers()).toContain("hex 0504");
  });
  test("5.12: never into a hex with an enemy, not even a disrupted gun", () => {
    const s = take([allied("A", "0403"), russian("R", "0404", "A(1)4", { ...turned, ma: 3 })]);
    expect(s.refusedBy("hex 0404")).toBe("5.12");
  });
});

describe("5.3: stacking", () => {
  const stops = (units: SituationText["units"], scenario: string | null = null) => {
    const s = alliedTurn("movement", { units, scenario });
    s.answer("unit A", "hex 0404");
    return s.answers().includes("stop") ? "stops" : s.refusedBy("stop");
  };
  const gun = (id: string, at: string) => allied(id, at, "J(1)4", { ma: 3 });
  const cavalry = (id: string, at: string, front = "0-2-4") => allied(id, at, front, mounted);
  const table: readonly [string, SituationText["units"], string | null, string][] = [
    ["5.32: infantry with infantry", [allied("A", "0403"), allied("B", "0404")], null, "5.32"],
    ["5.32: infantry with cavalry", [allied("A", "0403"), cavalry("B", "0404")], null, "5.32"],
    ["5.32: cavalry with cavalry", [cavalry("A", "0403"), cavalry("B", "0404")], null, "5.32"],
    ["5.33: infantry with a gun", [allied("A", "0403"), gun("B", "0404")], null, "stops"],
    ["5.33: a gun with a gun", [gun("A", "0403"), gun("B", "0404")], null, "stops"],
    ["5.38: a third unit", [gun("A", "0403"), gun("B", "0404"), gun("C", "0404")], null, "5.38"],
    ["5.38: a gun to infantry and gun", [gun("A", "0403"), allied("B", "0404"), gun("C", "0404")], null, "5.38"],
    ["B21.0: British cavalry up to 4", [cavalry("A", "0403"), cavalry("B", "0404")], "balaclava", "stops"],
    ["B21.0: not above 4", [cavalry("A", "0403", "0-3-4"), cavalry("B", "0404")], "balaclava", "B21.0"],
    [
      "B21.0: three of them with a gun",
      [
        cavalry("A", "0403", "0-1-4"),
        cavalry("B", "0404", "0-1-4"),
        cavalry("C", "0404"),
        allied("G", "0404", "G(1)4", horse),
      ],
      "balaclava",
      "stops",
    ],
    ["B21.0, 5.32: not with infantry", [cavalry("A", "0403"), allied("B", "0404")], "balaclava", "5.32"],
  ];
  test.each(table)("%s", (_name, units, scenario, expected) => {
    expect(stops(units, scenario)).toBe(expected);
  });
  test("B21.0: French cavalry does not stack", () => {
    const french = { ...mounted, nation: "french" };
    expect(stops([allied("A", "0403", "0-1-4", french), allied("B", "0404", "0-1-4", french)], "balaclava")).toBe(
      "5.32",
    );
  });
  test("5.31, 5.35: through friends at no extra cost", () => {
    const s = alliedTurn("movement", { units: [allied("A", "0403"), allied("B", "0404"), allied("C", "0405")] });
    s.answer("unit A", "hex 0404", "hex 0405", "hex 0406", "stop");
    expect(s.eventsOf("moved")).toMatchObject([{ cost: 2 }, { cost: 2 }, { cost: 2 }]);
  });
  test("5.32, 6.0: a hex with a friend in an enemy zone cannot be entered, as the unit would have to stop there", () => {
    const s = alliedTurn("movement", { units: [allied("A", "0402"), allied("B", "0403"), russian("R", "0404")] });
    s.answer("unit A");
    expect(s.refusedBy("hex 0403")).toBe("5.32");
  });
  test("5.37: the order of a stack changes freely, also around a unit that cannot move", () => {
    const units = [
      allied("I", "0403", "4-2-4", { stack: 1 }),
      allied("G", "0403", "J(1)4", { ma: 3, stack: 0, ...turned }),
    ];
    const s = alliedTurn("movement", { units });
    s.answer("top I");
    expect(s.unit("I").stack).toBe(0);
    expect(s.answers()).toContain("unit I");
  });
});
