import type { SituationText } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { allied, barred, brigadier, chief, field, guns, leads, type More, russian, skirmish } from "./steppe.ts";

/** A strip one hex wide, so that there is no way around: distances are differences of rows. */
const map = { cols: 1, rows: 24 };
const row = (n: number): string => `01${String(n).padStart(2, "0")}`;
const strip = (units: readonly More[], more: SituationText = {}): SituationText => ({ map, units, ...more });
const L = allied("L", row(12), leads("d"));
const of = (id: string, n: number, more: More = {}) => allied(id, row(n), { division: "d", nation: "french", ...more });
const away = russian("R", row(24));
const ordered = (order: object, more: object = {}) => ({
  flags: { activation: { command: "d" }, orders: { d: order }, ...more },
});
const attack = { order: "attack", goal: row(1), distance: 5 };
const march = { ...attack, order: "forced-march" };
const counter = (id: string, parent: string, n: number) =>
  allied(id, row(n), { ...skirmish, parent, stats: { sp: 2, light: true } });
const closed = (id: string, place: string) => allied(id, place, { stats: { sp: 2, light: true } });
const marching = { formation: "column", state: ["forced-march"] };
const sheet = { phase: "command", flags: { sheet: { number: 1, sealed: ["russian"] } } } as const;
const Raglan = allied("X", row(14), chief());

describe("what is forbidden, and by which case", () => {
  const table: readonly [string, SituationText, string][] = [
    ["VII.6: who is on top already is not put there", strip([allied("A", row(5)), allied("B", row(5)), away]), "top A"],
    [
      "III.19: who still bears a FORCED MARCH marker does not fire, whatever the order",
      strip([L, of("A", 12, marching), russian("E", row(11), { facing: "N/NE" })], {
        ...ordered(attack),
        script: ["unit A"],
      }),
      `fire ${row(11)}`,
    ],
    [
      "III.19: on the march nobody changes formation",
      strip([L, of("A", 12, marching), away], { ...ordered(march), script: ["unit A"] }),
      "form 0",
    ],
    ["V.4: there are six facings", strip([allied("A", row(5)), away], { script: ["unit A"] }), "turn 7"],
    [
      "II.16: nobody leaves the map where no exit is",
      strip([allied("A", row(1)), away], { script: ["unit A"] }),
      "exit",
    ],
    [
      "IV.14: skirmishers of two battalions do not close up",
      strip([closed("M", "dispersed"), closed("N", "dispersed"), counter("m", "M", 5), counter("n", "N", 5), away], {
        script: ["unit m"],
      }),
      "form 0",
    ],
    [
      "IV.13: skirmishers do not close up while their battalion stands elsewhere",
      strip([closed("M", row(9)), counter("m", "M", 5), away], { script: ["unit m"] }),
      "form 0",
    ],
    [
      "VIII.8: no attack over what one cannot enter",
      strip([allied("A", row(6), { nation: "french" }), russian("E", row(5), { facing: "N/NE" })], {
        map: { ...map, sides: { [`${row(6)}/${row(5)}`]: ["escarpment"] }, elevation: { [row(5)]: 2 } },
        script: ["unit A"],
      }),
      `attack ${row(5)}`,
    ],
    [
      "II.17: a piece that has not come yet is not taken up",
      strip(
        [L, of("N", 12), allied("E", `entry:${row(24)}`, { division: "d" }), russian("R", row(1))],
        ordered(attack),
      ),
      "unit E",
    ],
    [
      "III.5: a commander without points does not ride",
      strip(
        [L, of("N", 12), allied("B", row(12), { ...brigadier("d", "one"), state: ["mp:0"] }), away],
        ordered(attack),
      ),
      "unit B",
    ],
    [
      "I.10: the guns of a redoubt stay in it",
      strip([allied("G", row(5), { ...guns, stats: { fixed: true } }), away], { script: ["unit G"] }),
      `hex ${row(4)}`,
    ],
    [
      "VI.22: who bears an ASSAULT marker does not react",
      {
        units: [
          allied("A", "0407", { formation: "column" }),
          russian("R", "0404"),
          russian("T", "0505", { state: ["assault"] }),
        ],
        script: ["unit A", "hex 0406"],
      },
      "unit T",
    ],
    [
      "VI.4: who is routed does not react",
      {
        units: [
          allied("A", "0407", { formation: "column" }),
          russian("R", "0404"),
          russian("T", "0501", { state: ["routed"] }),
        ],
        script: ["unit A", "hex 0406"],
      },
      "unit T",
    ],
    [
      "III.31: on the sheet a command in order does not simply go over to Defense",
      strip([Raglan, L, of("N", 12), away], { ...sheet, flags: { ...sheet.flags, orders: { d: attack } } }),
      "defend L",
    ],
    [
      "III.33: one order is written for a leader",
      strip(
        [Raglan, L, of("N", 12), allied("M", row(13), leads("e")), allied("M1", row(13), { division: "e" }), away],
        {
          ...sheet,
          script: ["unit L", "order 1", `goal ${row(1)}`, "distance 2"],
        },
      ),
      "unit L",
    ],
  ];
  test.each(table)("%s", (name, text, answer) => {
    expect(barred(field(text), answer)).toBe(name.slice(0, name.indexOf(":")));
  });
  test("III.19: a routed unit takes no FORCED MARCH marker", () => {
    const units = [L, of("N", 12), of("A", 15, { state: ["routed"] }), russian("R", row(1))];
    const s = field({ ...strip(units, ordered(march)), isHeld: true });
    const why = barred(s, "unit A");
    if (why === "") s.answer("unit A");
    expect(why === "" ? barred(s, "march") : why).toBe("III.19");
  });
  test("III.5: farther than his points, and where no way leads, no commander rides", () => {
    const s = field(
      strip([L, of("N", 12), allied("B", row(12), brigadier("d", "one")), away], {
        ...ordered(attack),
        script: ["unit B"],
      }),
    );
    expect([s.refusal(`hex ${row(1)}`).code, s.refusal(`hex ${row(23)}`).rule]).toEqual(["too-dear", "III.5"]);
  });
  test("III.15: no hex deeper in the range than its edge is offered to one who comes back", () => {
    const s = field(
      strip([L, of("N", 12), of("A", 17, { formation: "column" }), russian("R", row(1))], {
        ...ordered(attack),
        script: ["unit A"],
      }),
    );
    expect([row(15), row(14)].map((hex) => s.answers().includes(`hex ${hex}`))).toEqual([true, false]);
    expect(barred(s, `hex ${row(14)}`)).toBe("III.15");
  });
  const wide = { cols: 10, rows: 12 };
  const commands = (...names: readonly string[]) =>
    names.flatMap((name, i) => [
      allied(name, `0${2 * i + 1}10`, leads(name)),
      allied(`${name}1`, `0${2 * i + 1}10`, { division: name }),
    ]);
  const foes = [russian("G", "0901", leads("g")), russian("G1", "0901", { division: "g" })];
  test("II.6: the winner of the initiative neither draws nor takes a marker he has not", () => {
    const s = field({ map: wide, units: [...commands("a", "b"), ...foes], phase: "command", dice: [5, 2] });
    expect(["draw", "take 1", "take 0"].map((text) => barred(s, text))).toEqual(["II.6", "II.6", ""]);
  });
  test("II.13: who chooses the first marker does not yield to a side without any", () => {
    const units = [...commands("a", "b"), russian("R", "0901")];
    const flags = { activation: null, initiative: { winner: "allied", firstTaken: false } };
    const s = field({ map: wide, units, active: "allied", flags, isHeld: true });
    expect(barred(s, "yield")).toBe("II.13");
  });
  test("II.15: a marker does not activate a command a second time", () => {
    const flags = {
      activation: null,
      cups: { allied: { british: 2 }, russian: { russian: 1, blank: 1 } },
      activated: ["a"],
    };
    const s = field({ map: wide, units: [...commands("a", "b", "c"), ...foes], flags, dice: [0] });
    s.answer("draw");
    expect(["take 0", "take 1", "take 2"].map((text) => barred(s, text))).toEqual(["II.15", "", ""]);
  });
  test("III.44/1: a lone rider is driven to a hex next to him, and not to the one who drives him", () => {
    const units = [
      allied("A", "0406", { formation: "column" }),
      allied("Z", "0909"),
      russian("M", "1010", chief()),
      russian("G", "0101", leads("g")),
      russian("G1", "0101", { division: "g" }),
      russian("r1", "0404", { kind: "rider", parent: "M" }),
    ];
    const flags = { riders: { r1: { to: "G", order: { order: "defense" } } }, activation: { leftovers: true } };
    const s = field({ units, flags, script: ["unit A", "hex 0405"] });
    expect(["hex 0402", "hex 0405", "hex 0403"].map((text) => barred(s, text))).toEqual(["III.44/1", "III.44/1", ""]);
  });
});
