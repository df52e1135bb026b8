import { isProblems } from "@redoubt/engine";
import { type SituationText, situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { allied, mounted, russian, turned } from "../battlefield.ts";

type Units = NonNullable<SituationText["units"]>;
const west = (units: Units, map: object = {}, more: Partial<SituationText> = {}) =>
  situation(spiQuad, {
    active: "allied",
    map: { cols: 12, rows: 9, ...map },
    units: [...units, russian("Z", "1209")],
    ...more,
  });
const waiting = (id: string, more: object = {}, front = "4-2-4") => allied(id, "entry:0105", front, more);
const entries = (s: ReturnType<typeof west>) => s.answers().filter((answer) => answer.startsWith("enter"));
const at = (...tags: readonly string[]) => ({ hexes: { "0105": tags } });

describe("what the entry hex costs", () => {
  const cost = (
    tags: readonly string[],
    more: Partial<SituationText> = {},
    unit = waiting("A"),
    sides: object = {},
  ) => {
    const { game } = west([unit], { ...at(...tags), sides }, more);
    const answer = spiQuad.questions.cost(game.play(), "A", ["0105"]);
    return isProblems(answer) ? (answer[0].rule ?? answer[0].what) : answer.total / 2;
  };
  const prices: readonly [string, readonly string[], number][] = [
    ["clear", [], 1],
    ["woods", ["woods"], 2],
    ["a town", ["town"], 1],
    ["a vineyard", ["vineyard"], 3],
    ["an aqueduct", ["aqueduct"], 3],
    ["a bridge over it", ["aqueduct", "bridge"], 1],
    ["a swamp", ["swamp"], 3],
    ["a major road", ["major-road"], 0.5],
    ["a minor road", ["minor-road"], 1],
  ];
  test.each(prices)("12.11, 13.0: %s", (_name, tags, points) => {
    expect(cost(tags)).toBe(points);
  });
  test("12.11, A18.3: a steep slope hex at Alma 2, with woods 4, elsewhere as it is", () => {
    const steep = { "0105/0106": ["steep-slope up:0106"] };
    expect(cost([], { scenario: "alma" }, waiting("A"), steep)).toBe(2);
    expect(cost(["woods"], { scenario: "alma" }, waiting("A"), steep)).toBe(4);
    expect(cost([], {}, waiting("A"), steep)).toBe(1);
  });
  test("9.14: a disrupted unit has no use for the road", () => {
    expect(cost(["major-road", "woods"], {}, waiting("A", { ...turned, back: "(1)1-4" }))).toBe(2);
  });
  test("12.11: a unit that nothing schedules pays for the hex alone", () => {
    const s = west([allied("A", "off-map")], at("woods"));
    const answer = spiQuad.questions.cost(s.game.play(), "A", ["0105"]);
    expect(isProblems(answer) ? answer[0].rule : answer.total).toBe(4);
  });
});

describe("who may enter where", () => {
  const horse = waiting("A", mounted, "0-2-4");
  test("13.0: nobody from the sea; at Alma nobody into Bourliuk", () => {
    expect(west([waiting("A")], at("sea")).refusedBy("enter A 0105")).toBe("13.0");
    expect(west([waiting("A")], at("bourliuk"), { scenario: "alma" }).refusedBy("enter A 0105")).toBe("13.0");
  });
  test("13.0: horses into an aqueduct or swamp only by road or over a bridge", () => {
    for (const ground of ["aqueduct", "swamp"]) {
      expect(west([horse], at(ground)).refusedBy("enter A 0105")).toBe("13.0");
      expect(entries(west([waiting("A")], at(ground)))).toEqual(["enter A 0105"]);
      expect(entries(west([horse], at(ground, "minor-road")))).toEqual(["enter A 0105"]);
    }
    expect(entries(west([horse], at("aqueduct", "bridge")))).toEqual(["enter A 0105"]);
  });
  test("12.22: a hex closed by its ground stands in for no other", () => {
    const s = west([waiting("A"), russian("R", "0105")], { hexes: { "0104": ["sea"] } });
    expect(entries(s)).toEqual(["enter A 0106"]);
    expect(s.refusal("enter A 0104")).toMatchObject({ rule: "12.24" });
  });
  test("12.21, 12.22, 12.24: an enemy there, a friend hemmed in there, and any other hex have each their case", () => {
    expect(west([waiting("A"), russian("R", "0105")]).refusal("enter A 0105")).toMatchObject({ rule: "12.21" });
    const hemmed = west([waiting("A"), allied("B", "0105"), russian("R", "0205")]);
    expect(hemmed.refusal("enter A 0105")).toMatchObject({ rule: "12.22" });
    expect(west([waiting("A")]).refusal("enter A 0107")).toMatchObject({ rule: "12.24" });
    expect(west([waiting("A")]).refusal("enter A 0505")).toMatchObject({ rule: "12.24" });
  });
  test("12.22: a friend in no enemy zone does not block the hex", () => {
    expect(entries(west([waiting("A"), allied("B", "0105")]))).toEqual(["enter A 0105"]);
  });
  test("12.0, 5.11: who is on the map, gone, or the enemy's is not brought in", () => {
    const s = west([waiting("A"), allied("B", "0303"), allied("D", "eliminated"), russian("E", "entry:0105")]);
    expect(s.refusal("enter B 0105")).toMatchObject({ rule: "12.0", code: "on-map-already" });
    expect(s.refusal("enter D 0105")).toMatchObject({ rule: "12.0", code: "not-waiting" });
    expect(s.refusal("enter E 0105")).toMatchObject({ rule: "5.11" });
  });
  test("12.13: a unit that cannot pay for its place in the column waits", () => {
    // A vineyard costs 3; with an allowance of 4 the second can just pay, the third cannot.
    const s = west(
      ["A", "B", "C"].map((id) => waiting(id, { ma: 4 })),
      at("vineyard"),
    );
    s.answer("enter A 0105", "hex 0205");
    expect(s.answers()).toContain("enter B 0105");
    s.answer("enter B 0105");
    expect(s.unit("B").at).toBe("0105");
    expect(s.refusal("enter C 0105")).toMatchObject({ rule: "12.13" });
  });
});

describe("who may wait", () => {
  test("A20.1: on Game-Turn 2 the French that wait beside the map are not offered an entry, on Game-Turn 3 they are", () => {
    const units = [
      waiting("F", { nation: "french", parent: "1st" }),
      waiting("B", { nation: "british", parent: "2nd" }),
    ];
    const s = west(units, {}, { scenario: "alma", turn: 2 });
    expect(entries(s)).toEqual(["enter B 0105"]);
    expect(s.refusal("enter F 0105")).toMatchObject({ rule: "A20.1", code: "french-wait" });
    expect(entries(west(units, {}, { scenario: "alma", turn: 3 }))).toEqual(["enter F 0105", "enter B 0105"]);
  });
  test("12.23, A22.2: what was kept out of the 4th Division on an earlier turn may be withheld on a later one", () => {
    const late = (arrivalTurn: number) =>
      situation(spiQuad, {
        scenario: "alma",
        map: { use: "alma" },
        active: "allied",
        turn: 5,
        flags: { arrivalTurn },
        units: [
          { id: "20/4th", side: "allied", kind: "infantry", at: "off-map" },
          ...["21/4th", "63/4th", "45/4th", "57/4th"].map((id, i) => ({
            id,
            side: "allied",
            kind: "infantry",
            at: `2${i + 5}05`,
          })),
          russian("R", "1520", "(4)5-4", { parent: "1C" }),
        ],
      });
    expect(late(4).answers()).toEqual(expect.arrayContaining(["enter 20/4th 2801", "end"]));
    expect(late(5).refusedBy("end")).toBe("A22.2");
  });
});

describe("where a move ends", () => {
  test("5.13, 12.21: a unit that was on the map is stopped there by zones, also where others have entered", () => {
    // R at 0205 has its zone on 0105 and 0106; the gun enters at 0105, and B joins it there.
    const units = [waiting("G", { ma: 3 }, "A(1)4"), allied("B", "0103"), russian("R", "0205")];
    const s = west(units);
    s.answer("enter G 0105");
    expect(s.refusal("hex 0104")).toMatchObject({ rule: "12.21", code: "stopped-by-zone" });
    s.answer("unit B", "hex 0105");
    expect(s.refusal("hex 0104")).toMatchObject({ rule: "5.13", code: "stopped-by-zone" });
  });
});

describe("A22.2: the 4th Division and blocked hexes", () => {
  const fourth = ["21/4th", "63/4th", "45/4th", "57/4th", "20/4th"];
  const alma = (blocked: readonly string[], options: Record<string, string> = {}, ids = fourth) =>
    situation(spiQuad, {
      scenario: "alma",
      options,
      map: { use: "alma" },
      active: "allied",
      turn: 4,
      units: [
        ...ids.map((id) => ({ id, side: "allied", kind: "infantry", at: "off-map" })),
        ...blocked.map((hex, i) => russian(`R${i}`, hex, "(4)5-4", { ...turned, parent: "1C" })),
      ],
    });
  test("A22.2, 12.22: for a blocked hex the nearest of the edge that is none of the five stands in", () => {
    const s = alma(["2701"]);
    const hexes = new Set(s.answers().flatMap((answer) => /^enter \S+ (\d+)/.exec(answer)?.[1] ?? []));
    expect([...hexes].sort()).toEqual(["2601", "2801", "2901", "3001", "3101"]);
    expect(s.refusal("enter 21/4th 2701")).toMatchObject({ rule: "12.21" });
    expect(s.refusal("enter 21/4th 2501")).toMatchObject({ rule: "12.24" });
  });
  test("A22.2: with two hexes blocked on one side two others stand in", () => {
    const s = alma(["2701", "2601"]);
    const hexes = new Set(s.answers().flatMap((answer) => /^enter \S+ (\d+)/.exec(answer)?.[1] ?? []));
    expect([...hexes].sort()).toEqual(["2501", "2801", "2901", "3001", "3101"]);
  });
  test("A22.2: five come through five hexes, substitutes included, and none takes a second turn at one", () => {
    const s = alma(["2701"]);
    s.answer("enter 21/4th 2801");
    if (s.decision().kind === "move") s.answer("hex 2802", "stop");
    expect(s.refusal("enter 63/4th 2801")).toMatchObject({ rule: "A22.2", code: "entry-taken" });
    expect(s.refusedBy("end")).toBe("A22.2");
  });
  test("A22.2, S-79: with 2/RB a sixth comes through one of the five behind another, and only one", () => {
    const six = [...fourth, "2/RB"];
    const s = alma([], { include2RB: "on" }, six);
    const enter = (id: string, hex: string) => {
      s.answer(`enter ${id} ${hex}`);
      if (s.decision().kind === "move") s.answer(`hex ${hex.slice(0, 2)}0${id === "63/4th" ? 3 : 2}`);
      if (s.decision().kind === "move") s.answer("stop");
    };
    enter("21/4th", "2801");
    enter("63/4th", "2801");
    expect(s.refusal("enter 45/4th 2801")).toMatchObject({ rule: "A22.2", code: "entry-taken" });
    enter("45/4th", "2901");
    expect(s.refusal("enter 57/4th 2901")).toMatchObject({ rule: "A22.2", code: "entry-taken" });
  });
});
