import { type SituationText, situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { allied, alliedTurn, horse, mounted, russian, russianTurn, turned } from "../battlefield.ts";

// 0304 has the neighbours 0303, 0403, 0404, 0305, 0204, 0203.

type Units = NonNullable<SituationText["units"]>;

/** The rule and the class of a refusal. */
const told = (s: ReturnType<typeof alliedTurn>, answer: string): string => {
  const { rule, class: kind } = s.refusal(answer);
  return `${rule} ${kind}`;
};

describe("5.1: where a move is refused", () => {
  const move = (units: Units, map: object = { cols: 8, rows: 8 }, ...script: readonly string[]) =>
    alliedTurn("movement", { units, map: { cols: 8, rows: 8, ...map }, script });
  test("5.14: a straight step from zone to zone, though a way around leads there", () => {
    const s = move([allied("A", "0304"), russian("R", "0305")], {}, "unit A");
    expect([told(s, "step 0204"), told(s, "step 0404")]).toEqual(["5.14 not-allowed", "5.14 not-allowed"]);
    expect(s.answers()).toContain("hex 0404");
  });
  test("5.13: going on after a zone has stopped the unit", () => {
    const s = move([allied("A", "0302"), russian("R", "0305")], {}, "unit A", "hex 0304");
    expect(["hex 0303", "step 0303", "stop"].map((answer) => told(s, answer))).toEqual(
      new Array(3).fill("5.13 not-allowed"),
    );
  });
  test("12.21: going on after entering a controlled hex", () => {
    const units = [allied("A", "entry:0105"), allied("B", "0808"), russian("R", "0205")];
    expect(told(move(units, {}, "enter A 0105"), "hex 0104")).toBe("12.21 not-allowed");
  });
  test("5.18: going on after stopping of one's own will", () => {
    const s = move([allied("A", "0302"), russian("R", "0808")], {}, "unit A", "hex 0303", "stop");
    expect(told(s, "hex 0304")).toBe("5.18 not-allowed");
  });
  test("4.0A1: a hex without a unit in hand is not asked for", () => {
    const s = move([allied("A", "0302"), russian("R", "0808")]);
    expect([told(s, "hex 0303"), told(s, "fire"), told(s, "rally A")]).toEqual(new Array(3).fill("4.0A1 not-now"));
  });
  test("12.25: a reinforcement still off the map is not taken up; a unit out of the game is none at all", () => {
    const s = move([allied("A", "entry:0105"), allied("B", "0808"), allied("C", "eliminated")]);
    expect([told(s, "unit A"), told(s, "unit C")]).toEqual(["12.25 not-allowed", "5.0 not-possible"]);
  });
  const strip = (sides: object, hexes: object = {}) => ({ cols: 1, rows: 8, sides, hexes });
  const far: readonly [string, Units, object, string, string][] = [
    ["13.0: behind a cliff", [], strip({ "0104/0105": ["cliff up:0105"] }), "hex 0106", "13.0"],
    ["13.0: behind the sea", [], strip({}, { "0104": ["sea"] }), "hex 0106", "13.0"],
    ["5.16: behind a cliff, and too far anyway", [], strip({ "0104/0105": ["cliff up:0105"] }), "hex 0108", "5.16"],
    ["5.34: behind an enemy", [russian("R", "0105", "4-5-4", turned)], strip({}), "hex 0106", "5.34"],
    ["5.13: behind a zone", [russian("R", "0206")], { cols: 2, rows: 8 }, "hex 0107", "5.13"],
  ];
  test.each(far)("%s", (_name, units, map, answer, rule) => {
    const s = move([allied("A", "0102"), ...units], map, "unit A");
    expect(s.refusedBy(answer)).toBe(rule);
  });
  test("11.13: cavalry, and a hex it could get to only through a wall", () => {
    const wall = Object.fromEntries(["0202", "0301", "0402"].map((hex) => [`${hex}/0302`, ["redoubt in:0302"]]));
    const map = {
      cols: 4,
      rows: 2,
      sides: {
        "0301/0302": ["redoubt in:0302"],
        ...wall,
        "0201/0302": ["redoubt in:0302"],
        "0302/0401": ["redoubt in:0302"],
      },
    };
    const s = move([allied("A", "0101", "0-2-4", mounted), russian("R", "0402", "4-5-4", turned)], map, "unit A");
    expect(s.refusedBy("hex 0302")).toBe("11.13");
  });
  test("5.32: a unit with friends all around it and one point has nowhere to stop", () => {
    const friends = ["0303", "0403", "0404", "0305", "0204", "0203"].map((at, i) => allied(`F${i}`, at));
    const s = move([allied("A", "0304", "4-2-4", { ma: 1 }), ...friends]);
    expect(s.refusedBy("unit A")).toBe("5.32");
  });
});

describe("7.2: why nobody fires at a hex", () => {
  const target = (units: Units, more: Partial<SituationText> = {}) =>
    alliedTurn("offensive-fire", {
      units: [...units, allied("Y", "0808"), russian("Z", "0807")],
      ...more,
    }).refusedBy("target 0404");
  const R = russian("R", "0404");
  const gun = (at: string, more: object = {}) => allied("G", at, "A(1)4", { ma: 3, ...more });
  const cases: readonly [string, Units, Partial<SituationText>, string][] = [
    ["7.21: its fire strength is in parentheses", [R, allied("A", "0403", "(4)2-4")], {}, "7.21"],
    ["7.27: infantry fires at the next hex only", [R, allied("A", "0402")], {}, "7.27"],
    ["7.28: a foot gun has moved", [R, gun("0403", { state: ["moved"] })], {}, "7.28"],
    ["7.29: a horse gun has moved", [R, allied("G", "0403", "G(1)4", { ...horse, state: ["moved"] })], {}, "7.29"],
    ["7.41: the table gives the class no strength so far", [R, allied("G", "0408", "J(1)4", { ma: 3 })], {}, "7.41"],
    [
      "7.51: over the wall before the gun",
      [R, gun("0402")],
      { map: { cols: 8, rows: 8, sides: { "0402/0403": ["redoubt in:0403"] } } },
      "7.51",
    ],
    ["7.25: a wood between", [R, gun("0402")], { map: { cols: 8, rows: 8, hexes: { "0403": ["woods"] } } }, "7.25"],
    ["7.24: the one who could has fired", [R, allied("A", "0403", "4-2-4", { state: ["fired"] })], {}, "7.24"],
    ["9.25: the gun is disrupted", [R, gun("0403", turned)], {}, "9.25"],
    ["B18.4: a redoubt gun reaches one hex", [R, allied("No-2", "0402", "1(1)2")], { scenario: "balaclava" }, "B18.4"],
  ];
  test.each(cases)("%s", (_name, units, more, rule) => {
    expect(target(units, more)).toBe(rule);
  });
  test("A19.22: the gun has slipped away", () => {
    const s = russianTurn("defensive-fire", {
      scenario: "alma",
      units: [
        russian("R", "0404"),
        allied("G", "0403", "J(1)4", { state: ["slipped-away"] }),
        allied("A", "0808"),
        russian("Q", "0807"),
      ],
    });
    expect(s.refusedBy("target 0404")).toBe("A19.22");
  });
  test("7.0: an empty hex is no target, and one's own is not to be fired at", () => {
    const s = alliedTurn("offensive-fire", { units: [R, allied("A", "0403")] });
    expect([told(s, "target 0101"), told(s, "target 0403")]).toEqual(["7.0 not-possible", "7.0 not-allowed"]);
  });
});

describe("8.1: why nobody attacks a hex", () => {
  const free = [allied("Y", "0808"), russian("Z", "0807")];
  const melee = (units: Units, more: Partial<SituationText> = {}) =>
    alliedTurn("melee", { units: [...units, ...free], ...more });
  test("8.17: only a unit in brackets is next to it", () => {
    expect(melee([russian("R", "0404"), allied("G", "0403", "D(1)4", { ma: 3 })]).refusedBy("target 0404")).toBe(
      "8.17",
    );
    expect(melee([russian("R", "0404"), allied("T", "0403", "4(2)4")]).refusedBy("target 0404")).toBe("8.17");
  });
  test("8.14: the unit next to it has attacked; 8.75: it has advanced", () => {
    const by = (state: string) => melee([russian("R", "0404"), allied("A", "0403", "4-2-4", { state: [state] })]);
    expect(by("attacked").refusedBy("target 0404")).toBe("8.14");
    expect(by("advanced").refusedBy("target 0404")).toBe("8.75");
  });
  test("8.15: nobody is next to it", () => {
    expect(melee([russian("R", "0404")]).refusedBy("target 0404")).toBe("8.15");
    expect(told(melee([]), "target 0404")).toBe("8.15 not-possible");
  });
  test("13.0: a cliff parts them", () => {
    const map = { cols: 8, rows: 8, sides: { "0403/0404": ["cliff up:0404"] } };
    expect(melee([russian("R", "0404"), allied("A", "0403")], { map }).refusedBy("target 0404")).toBe("13.0");
  });
});

describe("8.5, 8.7: retreats and advances", () => {
  const beaten = (more: Units = [], ...script: readonly string[]) =>
    situation(spiQuad, {
      active: "allied",
      phase: "melee",
      units: [allied("A", "0404", "4-5-4"), allied("B", "0305", "4-4-4"), russian("R", "0405", "2-3-3"), ...more],
      dice: [4],
      script: ["target 0405", "add A", "add B", "attack", ...script],
    });
  test("8.54: a step that ends as near to where it fought as before", () => {
    expect(beaten([], "hex 0406").refusedBy("hex 0506")).toBe("8.54");
  });
  test("8.54: a step from which the whole distance cannot be gone", () => {
    const map = Object.fromEntries(
      ["0406/0407", "0307/0406", "0406/0507"].map((side) => [side, [`cliff up:${side.slice(5)}`]]),
    );
    const s = situation(spiQuad, {
      active: "allied",
      phase: "melee",
      map: { cols: 8, rows: 8, sides: map },
      units: [allied("A", "0404", "4-5-4"), allied("B", "0305", "4-4-4"), russian("R", "0405", "2-3-3")],
      dice: [4],
      script: ["target 0405", "add A", "add B", "attack"],
    });
    expect(s.refusedBy("hex 0406")).toBe("8.54");
  });
  test("8.62: two guns leave no room", () => {
    const guns = ["G", "H"].map((id) => russian(id, "0606", "A(1)4", { ma: 3 }));
    expect(beaten(guns, "hex 0506").refusedBy("hex 0606")).toBe("8.62");
  });
  test("5.32: a hex of the path in which a comrade has stopped", () => {
    expect(beaten([], "hex 0506", "hex 0606", "advance A 0405").refusedBy("advance B 0405")).toBe("5.32");
  });
  test("8.71: nothing but advances is asked after a melee", () => {
    expect(told(beaten([], "hex 0506", "hex 0606"), "target 0405")).toBe("8.71 not-now");
  });
});
