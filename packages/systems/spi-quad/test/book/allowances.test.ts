import { type SituationText, situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { allied, alliedTurn, fate, mounted, russian, turned } from "../battlefield.ts";
import { type Mover, marcher, walked } from "./march.ts";

const turnedOver = { state: ["disrupted"] } as const;

describe("5.19: allowances", () => {
  /** The farthest row of the column reached over clear ground. */
  const reach = (mover: Mover, more: object = {}, scenario = "") => {
    const s = marcher(scenario === "" ? {} : { scenario }, mover, "0501", more);
    if (s.answers().every((answer) => answer !== `unit U`)) return 0;
    s.answer("unit U");
    const rows = s.answers().filter((answer) => /^hex 05/.test(answer));
    return Math.max(0, ...rows.map((answer) => Number(answer.slice(6)) - 1));
  };
  const gunOf = (fields: object) => ({ stats: { class: "A", melee: 1, morale: 4 }, ...fields });
  const table: readonly [string, Mover, object, string, number][] = [
    ["5.19: infantry 5", "infantry", {}, "", 5],
    ["5.19: cavalry 8", "cavalry", {}, "", 8],
    ["5.19: horse artillery 7", "horse", {}, "", 7],
    ["5.19, 9.11: disrupted infantry 3", "infantry", turnedOver, "", 3],
    ["5.19, 9.11: disrupted cavalry 4", "cavalry", turnedOver, "", 4],
    ["5.19, 9.12: disrupted horse artillery 0", "horse", turnedOver, "", 0],
    ["9.12: disrupted artillery 0", "gun", turnedOver, "", 0],
    ["A19.31: Allied guns 3", "gun", gunOf({}), "alma", 3],
    ["B16.42: other guns 0", "gun", gunOf({ nation: "british" }), "balaclava", 0],
    ["B16.43: horse artillery 7", "horse", {}, "balaclava", 7],
  ];
  test.each(table)("%s", (_title, mover, more, scenario, expected) => {
    expect(reach(mover, more, scenario)).toBe(expected);
  });
  test("A20.3, 5.19: French infantry 4, disrupted 2", () => {
    const s = situation(spiQuad, {
      scenario: "alma",
      active: "allied",
      turn: 3,
      units: [
        allied("F", "0101", "4-2-4", { nation: "french" }),
        allied("D", "0801", "4-2-4", { nation: "french", ...turned }),
      ],
    });
    s.answer("unit F");
    expect(s.answers()).toContain("hex 0105");
    expect(s.refusedBy("hex 0106")).toBe("5.16");
    s.answer("cancel", "unit D");
    expect(s.answers()).toContain("hex 0803");
    expect(s.refusedBy("hex 0804")).toBe("5.16");
  });
  test("5.16: half points are kept: ten hexes of major road, and no eleventh", () => {
    const path = Array.from({ length: 13 }, (_, i) => `05${String(i + 1).padStart(2, "0")}`);
    const s = marcher({ roads: [{ kind: "major", path }] }, "infantry", "0501");
    s.answer("unit U");
    expect(s.answers()).toContain("hex 0511");
    expect(s.refusedBy("hex 0512")).toBe("5.16");
  });
  test("5.16: half a point left is not enough for a clear hex", () => {
    const s = marcher({ roads: [{ kind: "major", path: ["0501", "0502"] }] }, "infantry", "0501");
    s.answer("unit U");
    expect(s.answers()).toContain("hex 0506");
    expect(s.refusedBy("hex 0507")).toBe("5.16");
  });
});

describe("11.1: cavalry in motion", () => {
  const road = (length: number) => ({
    roads: [{ kind: "major", path: Array.from({ length }, (_, i) => `05${String(i + 1).padStart(2, "0")}`) }],
  });
  test("11.11: 6½ points do not disrupt", () => {
    const s = marcher(road(14), "cavalry", "0501");
    expect(walked(s, ["0514"])).toBe(6.5);
    expect(fate(s, "U")).toBe("0514");
  });
  test("11.11: 7 points disrupt, by road too", () => {
    const s = marcher(road(15), "cavalry", "0501");
    expect(walked(s, ["0515"])).toBe(7);
    expect(fate(s, "U")).toBe("0515 disrupted");
  });
  test("11.11: horse artillery that spends 7 points is not disrupted", () => {
    const s = marcher({}, "horse", "0501");
    expect(walked(s, ["0508"])).toBe(7);
    expect(fate(s, "U")).toBe("0508");
  });
  const withWoods = (roads: readonly object[]): SituationText => ({
    units: [allied("C", "0504", "0-2-4", mounted), russian("R", "0808")],
    map: { cols: 8, rows: 8, hexes: { "0505": ["woods"] }, roads },
  });
  test("11.12: woods entered off the road disrupt at the end of the phase, also when only passed through", () => {
    const s = alliedTurn("movement", withWoods([]));
    s.answer("unit C", "hex 0505", "hex 0506", "stop");
    expect(fate(s, "C")).toBe("0506");
    s.answer("end");
    expect(fate(s, "C")).toBe("0506 disrupted");
  });
  test("11.12: woods entered by road do not disrupt", () => {
    const s = alliedTurn("movement", withWoods([{ kind: "minor", path: ["0504", "0505"] }]));
    s.answer("unit C", "hex 0505", "stop", "end");
    expect(fate(s, "C")).toBe("0505");
  });
  test("11.13: cavalry may not cross a redoubt hexside without a road", () => {
    const s = marcher({ sides: { "0504/0505": ["redoubt in:0505"] } }, "cavalry", "0504");
    s.answer("unit U");
    expect(s.refusedBy("step 0505")).toBe("11.13");
  });
});
