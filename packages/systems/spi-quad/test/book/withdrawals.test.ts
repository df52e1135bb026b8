import type { SituationText } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { allied, mounted, russian, russianTurn, turned } from "../battlefield.ts";

// 0404 has the neighbours 0403, 0504, 0505, 0405, 0305, 0304. The Russians are phasing; the Allies are asked in Defensive Fire.

type Units = NonNullable<SituationText["units"]>;
const cliff = (...sides: readonly string[]) =>
  Object.fromEntries(sides.map((side) => [side, [`cliff up:${side.slice(0, 4)}`]]));

describe("A19.2: which guns slip away", () => {
  /** H has a target, so that the Allies are asked in any case. */
  const asked = (units: Units, sides: object = {}) =>
    russianTurn("defensive-fire", {
      scenario: "alma",
      turn: 3,
      map: { cols: 8, rows: 8, sides },
      units: [
        ...units,
        russian("R", "0403", "0-5-4"),
        allied("H", "0801", "J(1)4", { ma: 3 }),
        russian("Z", "0802", "0-5-4"),
      ],
    });
  const gun = (more: object = {}, at = "0404") => allied("G", at, "J(1)4", { ma: 3, ...more });
  const cases: readonly [string, Units, object, string, string][] = [
    ["A19.2: a unit that is no gun", [allied("G", "0404")], {}, "A19.2", "not-a-gun"],
    ["A19.2: one that slipped away before", [gun({ state: ["slipped-away"] })], {}, "A19.2", "slipped-away"],
    ["A19.22: one that has fired", [gun({ state: ["fired"] })], {}, "A19.22", "gun-has-fired"],
    ["A19.2: a disrupted one", [gun(turned)], {}, "A19.2", "disrupted-gun-stays"],
    ["A19.2: one that no enemy has in his zone", [gun({}, "0606")], {}, "A19.2", "gun-not-in-zone"],
    [
      "A19.21: one that could only end in a zone",
      [gun()],
      cliff("0404/0505", "0404/0405", "0305/0404"),
      "A19.21",
      "nowhere-to-withdraw",
    ],
    ["A19.2: one beside the map", [gun({}, "off-map")], {}, "12.25", "not-on-map-yet"],
  ];
  test.each(cases)("%s does not", (_name, units, sides, rule, code) => {
    const s = asked(units, sides);
    expect(s.refusal("withdraw G")).toMatchObject({ rule, code });
    expect(s.answers()).not.toContain("withdraw G");
  });
  test("A19.2: nor an enemy's", () => {
    expect(asked([gun()]).refusal("withdraw R")).toMatchObject({ rule: "A19.2", code: "not-yours" });
  });
  test("A19.2: any other in a zone does", () => {
    const s = asked([gun()]);
    expect(s.answers()).toContain("withdraw G");
    s.answer("withdraw G");
    expect(s.refusal("hex 0304")).toMatchObject({ rule: "A19.21" });
    expect(s.refusal("end")).toMatchObject({ rule: "A19.2", class: "not-now" });
  });
  test("A19.0: the zone of a gun holds nobody, so that a gun next to guns alone stays", () => {
    const s = russianTurn("defensive-fire", {
      scenario: "alma",
      turn: 3,
      units: [
        gun(),
        russian("B", "0403", "A(1)4", { ma: 3 }),
        allied("H", "0801", "J(1)4", { ma: 3 }),
        russian("Z", "0802", "0-5-4"),
      ],
    });
    expect(s.refusal("withdraw G")).toMatchObject({ code: "gun-not-in-zone" });
  });
});

describe("11.26: which cavalry withdraws", () => {
  const asked = (units: Units, more: Partial<SituationText> = {}) =>
    russianTurn("defensive-fire", {
      units: [
        ...units,
        russian("R", "0403", "0-5-4"),
        allied("X", "0706", "0-4-4", mounted),
        russian("Z", "0705", "0-5-4"),
      ],
      ...more,
    });
  const horse = (more: object = {}, at = "0404") => allied("C", at, "0-4-4", { ...mounted, ...more });
  const cases: readonly [string, Units, Partial<SituationText>, string, string][] = [
    ["11.26: infantry", [allied("C", "0404", "0-4-4")], {}, "11.26", "not-cavalry"],
    ["11.26: cavalry in no zone", [horse({}, "0606")], {}, "11.26", "cavalry-not-in-zone"],
    [
      "11.26: cavalry without a way out",
      [horse()],
      { map: { cols: 8, rows: 8, sides: cliff("0404/0505", "0404/0405", "0305/0404") } },
      "11.26",
      "nowhere-to-withdraw",
    ],
    [
      "11.27: disrupted cavalry where the optional rule is in force",
      [horse({ ...turned, back: "0-4-4" })],
      { options: { disruptedCavalryMayNotWithdraw: "on" } },
      "11.27",
      "disrupted-cavalry",
    ],
    ["12.25: cavalry beside the map", [horse({}, "off-map")], {}, "12.25", "not-on-map-yet"],
  ];
  test.each(cases)("%s does not", (_name, units, more, rule, code) => {
    const s = asked(units, more);
    expect(s.refusal("withdraw C")).toMatchObject({ rule, code });
    expect(s.answers()).toEqual(["withdraw X", "end"]);
  });
  test("11.26: cavalry in the zone of cavalry alone does not", () => {
    const units = [horse({}, "0202"), russian("K", "0102", "0-4-4", mounted)];
    expect(asked(units).refusal("withdraw C")).toMatchObject({ code: "cavalry-not-in-zone" });
  });
  test("11.26, 6.12: nor cavalry next to disrupted infantry, with cavalry of the enemy beside", () => {
    const units = [horse({}, "0202"), russian("K", "0102", "0-4-4", mounted), russian("D", "0203", "0-4-4", turned)];
    expect(asked(units).refusal("withdraw C")).toMatchObject({ code: "cavalry-not-in-zone" });
  });
  test("11.26: any other does, disrupted or not, once", () => {
    for (const more of [{}, { ...turned, back: "0-4-4" }]) {
      const s = asked([horse(more)]);
      expect(s.answers()).toEqual(["withdraw C", "withdraw X", "end"]);
      s.answer("withdraw C");
      expect(s.refusal("hex 0304")).toMatchObject({ rule: "11.26" });
      s.answer(s.answers()[0]);
      expect(s.refusal("withdraw C")).toMatchObject({ rule: "11.26", code: "withdrew-already" });
    }
  });
});
