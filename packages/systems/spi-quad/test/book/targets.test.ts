import type { SituationText } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { allied, alliedTurn, russian, russianTurn, turned } from "../battlefield.ts";

// 0404 has the neighbours 0403, 0504, 0505, 0405, 0305, 0304.

type Units = NonNullable<SituationText["units"]>;
const free = [allied("Y", "0808"), russian("Z", "0807")];

describe("who is told of when nobody fires at a hex", () => {
  const asked = (units: Units, more: object = {}) =>
    alliedTurn("offensive-fire", { map: { cols: 8, rows: 8, ...more }, units: [...units, ...free] });
  test("7.25: the gun that may fire and does not see, rather than the unit beside that has fired", () => {
    const units = [
      allied("A", "0405", "4-2-4", { state: ["fired"] }),
      allied("G", "0402", "A(1)4"),
      russian("R", "0404"),
    ];
    const s = asked(units, { hexes: { "0403": ["woods"] } });
    expect(s.refusal("target 0404")).toMatchObject({ rule: "7.25", params: { unit: "G" } });
  });
  test("7.25, 7.41: a gun that does not see, or does not reach, is not offered beside one that does", () => {
    const units = [
      allied("A", "0405"),
      allied("G", "0402", "A(1)4"),
      allied("H", "0407", "G(1)4"),
      allied("I", "0406", "A(1)4"),
      russian("R", "0404"),
    ];
    const s = asked(units, { hexes: { "0403": ["woods"] } });
    s.answer("target 0404");
    expect(s.answers().filter((answer) => answer.startsWith("add"))).toEqual(["add A", "add I"]);
    expect([s.refusedBy("add G"), s.refusedBy("add H")]).toEqual(["7.25", "7.41"]);
  });
  test("7.27: the nearest unit on the map, not one that waits beside it", () => {
    const s = asked([allied("W", "off-map"), russian("R", "0101")]);
    expect(s.refusal("target 0101")).toMatchObject({ rule: "7.27", params: { unit: "Y" } });
  });
});

describe("where no fire is left to give", () => {
  const asks = (text: Partial<SituationText>) => alliedTurn("offensive-fire", { units: [], ...text }).decision().kind;
  test("7.22, 7.23: a gun under a unit that was fired at is no target, one on top of it is", () => {
    const stacked = (top: number) => [
      allied("A", "0403"),
      russian("R", "0404", "4-5-4", { state: ["fired-at"], stack: 1 - top }),
      russian("G", "0404", "A(1)4", { stack: top }),
    ];
    // In a stack 0 is on top.
    expect(asks({ units: stacked(1) })).not.toBe("fire-target");
    expect(asks({ units: stacked(0) })).toBe("fire-target");
  });
  test("A18.42: at Alma not even the next hex is seen over a ridge", () => {
    const sides = { "0403/0404": ["ridge 0403:gentle 0404:gentle"] };
    const units = [allied("A", "0403"), russian("R", "0404")];
    expect(asks({ scenario: "alma", map: { cols: 8, rows: 8, sides }, units })).not.toBe("fire-target");
    expect(asks({ scenario: "alma", map: { cols: 8, rows: 8 }, units })).toBe("fire-target");
  });
});

describe("guns", () => {
  test("7.22: of two guns in a hex both fire, whichever is counted first", () => {
    const pair = [0, 1].map((stack) => allied(`G${stack}`, "0402", "A(1)4", { stack }));
    for (const guns of [pair, [...pair].reverse()]) {
      const s = alliedTurn("offensive-fire", { units: [...guns, russian("R", "0404")], script: ["target 0404"] });
      expect(s.answers()).toEqual(expect.arrayContaining(["add G0", "add G1"]));
    }
  });
  test("7.41: a gun of class A reaches six hexes, and the table refuses the seventh", () => {
    const s = alliedTurn("offensive-fire", {
      units: [allied("G", "0401", "A(1)4"), allied("H", "0402", "A(1)4"), russian("R", "0408")],
      script: ["target 0408"],
    });
    expect([s.answers().includes("add H"), s.refusedBy("add G")]).toEqual([true, "7.41"]);
  });
});

describe("leaving the map", () => {
  const leaving = (scenario: string, cols: number, unit: Units[number], phase = "movement") =>
    russianTurn(phase, {
      scenario,
      map: { cols, rows: 25 },
      units: [unit, allied("Y", "0101")],
      script: [`unit ${unit.id}`],
    });
  test("5.17: nobody leaves a map that has no exit", () => {
    const s = alliedTurn("movement", { units: [allied("A", "0101"), russian("R", "0808")], script: ["unit A"] });
    expect(s.refusal("exit")).toMatchObject({ rule: "5.17", class: "not-possible" });
  });
  test("5.17: nor one that lacks the exit hex of its battle", () => {
    expect(leaving("balaclava", 8, russian("R", "0825")).refusal("exit")).toMatchObject({
      rule: "5.17",
      class: "not-possible",
    });
  });
  test("B23.21: the raid is for Russians alone, and from 2025 alone", () => {
    const text = {
      scenario: "balaclava",
      map: { cols: 32, rows: 25 },
      units: [allied("A", "2025"), russian("R", "0101")],
    };
    const s = alliedTurn("movement", { ...text, script: ["unit A"] });
    expect(s.refusal("exit")).toMatchObject({ rule: "B23.21", code: "exit-is-russian" });
    expect(s.answers()).not.toContain("exit");
    const r = leaving("balaclava", 32, russian("R", "2024"));
    expect(r.refusal("exit")).toMatchObject({ rule: "B23.21", code: "no-exit-here" });
  });
  test("B23.21, 5.16: the last point left pays for the exit, and half a point too little does not", () => {
    // 2025 lies five clear hexes from 2020; infantry has five points.
    const at = (from: string, stop: string) => {
      const s = leaving("balaclava", 32, russian("R", from));
      s.answer(`hex ${stop}`);
      return s;
    };
    expect(at("2021", "2025").answers()).toContain("exit");
    const s = russianTurn("movement", {
      scenario: "balaclava",
      map: { cols: 32, rows: 25, hexes: { "2025": ["woods"] } },
      units: [russian("R", "2021"), allied("Y", "0101")],
      script: ["unit R", "hex 2024"],
    });
    expect(s.answers()).not.toContain("exit");
  });
});

describe("who may not be taken into a melee", () => {
  const melee = (...script: readonly string[]) =>
    alliedTurn("melee", {
      units: [
        allied("A", "0403"),
        allied("B", "0405"),
        allied("W", "off-map"),
        allied("D", "eliminated"),
        allied("E", "0304", "4-2-4", { state: ["advanced"] }),
        allied("F", "0504", "4-2-4", { state: ["attacked"] }),
        russian("R", "0404"),
        russian("Q", "0406"),
        ...free,
      ],
      script,
    });
  const answers: readonly [string, string][] = [
    ["add R", "8.0 not-yours"],
    ["add W", "12.25 not-on-map-yet"],
    ["add D", "8.0 unit-gone"],
    ["add E", "8.75 has-advanced"],
    ["add F", "8.14 has-attacked"],
    ["add Y", "8.15 not-adjacent"],
    ["target 0403", "8.0 own-unit-there"],
    ["target 0101", "8.15 nobody-there"],
  ];
  test.each(answers)("8.1: %s is refused by %s", (answer, why) => {
    const { rule, code } = melee("target 0404").refusal(answer);
    expect(`${rule} ${code}`).toBe(why);
  });
  test("8.24: a hex that an attacker already chosen does not reach is refused in its name", () => {
    const s = melee("target 0404", "add A");
    expect(s.refusal("target 0406")).toMatchObject({ rule: "8.24", params: { unit: "A" } });
  });
  test("8.21: a hex that is attacked already is not named twice", () => {
    const s = melee("target 0404");
    expect(s.refusal("target 0404")).toMatchObject({ rule: "8.21", code: "attacked-already" });
    expect(s.answers()).not.toContain("target 0404");
  });
  test("8.17: brackets are told as what a unit is, or as what disruption has made of it", () => {
    const asked = (unit: Units[number]) =>
      alliedTurn("melee", {
        units: [allied("A", "0403"), unit, russian("R", "0404"), ...free],
        script: ["target 0404"],
      });
    expect(asked(allied("T", "0405", "4(2)4")).refusal("add T")).toMatchObject({ rule: "8.17", code: "defends-only" });
    const spent = allied("T", "0405", "4-2-4", { ...turned, back: "1(1)4" });
    expect(asked(spent).refusal("add T")).toMatchObject({ rule: "8.17", code: "no-melee-now" });
  });
  test("13.0, 8.15: a cliff is told of to neighbours on every side, distance to others", () => {
    for (const at of ["0403", "0504", "0505", "0405", "0305", "0304"]) {
      const [low, high] = [at, "0404"].sort();
      const s = alliedTurn("melee", {
        map: { cols: 8, rows: 8, sides: { [`${low}/${high}`]: ["cliff up:0404"] } },
        units: [
          allied("A", at),
          allied("B", at === "0403" ? "0405" : "0403"),
          russian("R", "0404"),
          allied("C", "0401"),
        ],
        script: ["target 0404"],
      });
      expect([at, s.refusedBy("add A"), s.refusedBy("add C")]).toEqual([at, "13.0", "8.15"]);
    }
  });
});
