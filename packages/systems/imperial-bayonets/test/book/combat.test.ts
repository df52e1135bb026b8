import { describe, expect, test } from "vitest";
import { al, ru, stand } from "../muster.ts";
import { a, e, fought, on, sums } from "./attack.ts";
import { away, flat, north, type Text, type Units } from "./fight.ts";
import { combatByDie, readOff } from "./telling-charts.ts";

describe("the column", () => {
  test.each([
    [1, 9, "1:3"],
    [1, 4, "1:3"],
    [1, 3, "1:3"],
    [2, 5, "1:3"],
    [1, 2, "1:2"],
    [3, 4, "1:2"],
    [4, 4, "1:1"],
    [7, 4, "1:1"],
    [8, 4, "2:1"],
    [11, 4, "2:1"],
    [12, 4, "3:1"],
    [16, 4, "4:1"],
    [20, 4, "5:1"],
    [23, 4, "5:1"],
    [24, 4, "6:1"],
    [90, 4, "6:1"],
  ])("9.4d: %i against %i is %s", (attack, defence, column) => {
    expect(readOff(fought([a(attack), e(defence)]), "attacked").column).toBe(column);
  });

  test.each<[string, Units, Text, readonly [number, number]]>([
    [
      "9.4b: all attackers and all defenders add up",
      [a(4), a(5, {}, "0504", "B"), e(3), e(2, {}, "0404", "F")],
      {},
      [9, 5],
    ],
    ["9.4b: reduced units count what they have left", [a(4, { state: ["reduced"] }), e(3)], {}, [1, 3]],
    ["9.4b: guns fight with their SP", [ru.guns("A", "0403", { stats: { sp: 5, reducedSp: 1 } }), e(3)], {}, [5, 3]],
    ["9.4c, 3.8.1c: disrupted half", [a(6, { state: ["disrupted"] }), e(3)], {}, [3, 3]],
    ["9.4c, 3.8.2g: demoralized half", [a(6, { state: ["temp-dm"] }), e(3)], {}, [3, 3]],
    ["9.4c, 3.6f: out of supply half", [a(6, { state: ["oos"] }), e(3)], {}, [3, 3]],
    [
      "3.8.2g: a demoralized corps half",
      [a(6, { corps: "III" }), e(3)],
      { flags: { corps: { III: { number: 2, lost: 2 } } } },
      [3, 3],
    ],
    ["3.8.2g: several reasons of demoralization are one half", [a(8, { state: ["temp-dm", "oos"] }), e(3)], {}, [4, 3]],
    [
      "3.8.1c, 3.8.2g: disrupted and demoralized a quarter",
      [a(8, { state: ["temp-dm", "disrupted"] }), e(3)],
      {},
      [2, 3],
    ],
    ["3.8.1c: defenders too", [a(6), e(5, { state: ["disrupted"] })], {}, [6, 2]],
    [
      "3.2: 5 and 3 halved are 4 together",
      [a(5, { state: ["temp-dm"] }), a(3, { state: ["temp-dm"] }, "0403", "B"), e(3)],
      {},
      [4, 3],
    ],
    [
      "3.2: by the other reading 2 and 1",
      [a(5, { state: ["temp-dm"] }), a(3, { state: ["temp-dm"] }, "0403", "B"), e(3)],
      { options: { halvesRounded: "per-unit" } },
      [3, 3],
    ],
    [
      "TEC: over a river attackers count half",
      [a(6), e(3)],
      { map: { ...flat, sides: { "0403/0404": ["river"] } } },
      [3, 3],
    ],
    [
      "TEC: over river and aqueduct half, not a quarter",
      [a(8), e(3)],
      { map: { ...flat, sides: { "0403/0404": ["river", "aqueduct"] } } },
      [4, 3],
    ],
    ["TEC: over a stream half", [a(6), e(3)], { map: { ...flat, sides: { "0403/0404": ["stream"] } } }, [3, 3]],
    ["TEC: over a ford half", [a(6), e(3)], { map: { ...flat, sides: { "0403/0404": ["river", "ford"] } } }, [3, 3]],
    [
      "TEC: over a bridge whole",
      [a(6), e(3)],
      { map: { ...flat, sides: { "0403/0404": ["river", "bridge"] } } },
      [6, 3],
    ],
    [
      "TEC: over a destroyed bridge half",
      [a(6), e(3)],
      { map: { ...flat, sides: { "0403/0404": ["river", "bridge-destroyed"] } } },
      [3, 3],
    ],
    [
      "TEC: only those who cross count half",
      [a(6), a(4, {}, "0504", "B"), e(3)],
      { map: { ...flat, sides: { "0403/0404": ["river"] } } },
      [7, 3],
    ],
    [
      "TEC: the river does not weaken the defender",
      [a(6), e(6)],
      { map: { ...flat, sides: { "0403/0404": ["river"] } } },
      [3, 6],
    ],
    [
      "TEC, 3.8.1c: disrupted over a stream a quarter",
      [a(8, { state: ["disrupted"] }), e(3)],
      { map: { ...flat, sides: { "0403/0404": ["stream"] } } },
      [2, 3],
    ],
  ])("%s", (_title, units, more, expected) => {
    expect(sums(fought(units, more))).toEqual(expected);
  });

  test("9.4d: a defence of nothing puts the attack on the last column, an attack of nothing is none", () => {
    const s = fought([a(1), al.infantry("E", "0404", { stats: { sp: 1, steps: 1 }, state: ["disrupted"] })]);
    expect(readOff(s, "attacked").column).toBe("6:1");
    const weak = on([
      ru.infantry("A", "0403", { stats: { sp: 1, steps: 1 }, state: ["temp-dm"] }),
      a(4, {}, "0504", "B"),
      e(4),
    ]);
    weak.answer("target 0404", "add A");
    expect(weak.refusedBy("resolve")).not.toBe("");
  });
});

describe("the die", () => {
  test.each<[string, Units, Text, number]>([
    ["9.4e: open ground, unchanged", [a(4), e(4)], {}, 3],
    ["CRT-M: up a slope 1 less", [a(4), e(4)], { map: { ...flat, elevation: { "0404": 1 } } }, 2],
    ["CRT-M: up a steep slope 1 less, not 2", [a(4), e(4)], { map: { ...flat, elevation: { "0404": 2 } } }, 2],
    ["CRT-M: down a slope unchanged", [a(4), e(4)], { map: { ...flat, elevation: { "0403": 1 } } }, 3],
    [
      "CRT-M: unchanged if one attacker is not below",
      [a(4), a(4, {}, "0504", "B"), e(4)],
      { map: { ...flat, elevation: { "0404": 1, "0504": 1 } } },
      3,
    ],
    ["CRT-M: into woods 1 less", [a(4), e(4)], { map: { ...flat, hexes: { "0404": ["woods"] } } }, 2],
    ["CRT-M: into a garden 1 less", [a(4), e(4)], { map: { ...flat, hexes: { "0404": ["garden"] } } }, 2],
    ["CRT-M: into a town 1 less", [a(4), e(4)], { map: { ...flat, hexes: { "0404": ["town"] } } }, 2],
    ["CRT-M: into a marsh unchanged", [a(4), e(4)], { map: { ...flat, hexes: { "0404": ["marsh"] } } }, 3],
    ["CRT-M: out of a marsh 1 less", [a(4), e(4)], { map: { ...flat, hexes: { "0403": ["marsh"] } } }, 2],
    [
      "CRT-M: out of a marsh unchanged if one attacker stands dry",
      [a(4), a(4, {}, "0504", "B"), e(4)],
      { map: { ...flat, hexes: { "0403": ["marsh"] } } },
      3,
    ],
    ["CRT-M: a position changes no die", [a(4), e(4)], { map: { ...flat, hexes: { "0404": ["ip"] } } }, 3],
    [
      "CRT-M: up into woods 2 less",
      [a(4), e(4)],
      { map: { ...flat, hexes: { "0404": ["woods"] }, elevation: { "0404": 1 } } },
      1,
    ],
    [
      "CRT-M: three reasons are still 2 less",
      [a(4), e(4)],
      { map: { ...flat, hexes: { "0404": ["woods"], "0403": ["marsh"] }, elevation: { "0404": 1 } }, dice: [4] },
      2,
    ],
    ["CRT-M: from opposite sides 1 more", [a(4), a(4, {}, "0405", "B"), e(4)], {}, 4],
    [
      "CRT-M: from three sides no two of which are neighbours 1 more",
      [a(4), a(4, {}, "0505", "B"), a(4, {}, "0305", "D"), e(4)],
      {},
      4,
    ],
    ["CRT-M: from two sides with one between unchanged", [a(4), a(4, {}, "0505", "B"), e(4)], {}, 3],
    [
      "CRT-M: from three neighbouring sides unchanged",
      [a(4), a(4, {}, "0504", "B"), a(4, {}, "0304", "D"), e(4)],
      {},
      3,
    ],
  ])("%s", (_title, units, more, die) => {
    expect(readOff(fought(units, more), "attacked").die).toBe(die);
  });

  test("CRT-M: a friend on the far side who does not attack envelops nobody", () => {
    const s = on([a(4), a(4, { state: ["ooc"] }, "0405", "B"), e(4)], { tables: combatByDie, dice: [3] });
    s.answer("target 0404", "add A", "resolve");
    expect(readOff(s, "attacked").die).toBe(3);
  });
});

describe("Combined Arms", () => {
  const horse = (at: string, more: object = {}) => ru.cavalry("C", at, { stats: { sp: 4, reducedSp: 1 }, ...more });
  const guns = (at: string) => ru.guns("G", at, { stats: { sp: 4, reducedSp: 1 } });
  test.each<[string, Units, Text, string]>([
    [
      "CRT-M: infantry, cavalry and guns in one attack: a column to the right",
      [a(4), horse("0504"), guns("0304"), e(6)],
      {},
      "3:1",
    ],
    ["CRT-M: horse artillery serves", [a(4), horse("0504"), ru.horseGuns("G", "0304"), e(6)], {}, "3:1"],
    ["CRT-M: two arms: nothing", [a(8), horse("0504"), e(6)], {}, "2:1"],
    [
      "CRT-M: not into woods",
      [a(4), horse("0504"), guns("0304"), e(6)],
      { map: { ...flat, hexes: { "0404": ["woods"] } } },
      "2:1",
    ],
    [
      "CRT-M: not into a garden (I-154)",
      [a(4), horse("0504"), guns("0304"), e(6)],
      { map: { ...flat, hexes: { "0404": ["garden"] } } },
      "2:1",
    ],
    [
      "CRT-M: into a marsh (I-154)",
      [a(4), horse("0504"), guns("0304"), e(6)],
      { map: { ...flat, hexes: { "0404": ["marsh"] } } },
      "3:1",
    ],
    [
      "CRT-M: not into a town",
      [a(4), horse("0504"), guns("0304"), e(6)],
      { map: { ...flat, hexes: { "0404": ["town"] } } },
      "2:1",
    ],
    [
      "CRT-M: not against a position",
      [a(4), horse("0504"), guns("0304"), e(3)],
      { map: { ...flat, hexes: { "0404": ["ip"] } } },
      "2:1",
    ],
    [
      "9.3d: overrunning cavalry counts, with no strength",
      [a(8), guns("0304"), horse("0404", { state: ["overrunning", "charged"] }), e(6)],
      { flags: { step: "combat" } },
      "3:1",
    ],
  ])("%s", (_title, units, more, column) => {
    const s = fought(units, more);
    expect(readOff(s, "attacked").column).toBe(column);
  });

  test("CRT-M: a battery that bombarded the hex in this phase counts", () => {
    const s = stand({
      phase: "ic-bombardment",
      units: [a(8), horse("0304"), ru.guns("G", "0602"), e(6), ...away],
      flags: { compass: north },
      tables: { ...combatByDie, "artillery-results": "-" },
      dice: [3, 3],
    });
    s.answer("target 0404", "add G", "resolve", "target 0404", "add A", "add C", "resolve");
    expect(readOff(s, "attacked").column).toBe("3:1");
  });
});

describe("the Combat Results Table", () => {
  const printed: Readonly<Record<number, string>> = {
    1: "Ae|Ae|Ae|Ar 2|Ar|Ar*|Sk|Dr",
    2: "Ae|Ae|Ar 2|Ar|Sk|Dr|Dr|Dr 2",
    3: "Ae|Ar 2|Ar|Ar*|Dr|Dr|Dr 2|Dr 2",
    4: "Ar 2|Ar 2|Ar*|Dr|Dr|Dr 2|Dr 2|De",
    5: "Ar 2|Ar|Sk|Dr|Dr 2|Ex|Ex|De",
    6: "Ar|Ar*|Dr|Ex|Ex|De|De|De",
  };
  test.each([1, 2, 3, 4, 5, 6])("CRT: the row of a %i", (die) => {
    const columns = [1, 2, 4, 8, 12, 16, 20, 24];
    const cells = columns.map((sp, i) => {
      const code = printed[die].split("|")[i];
      const s = on([a(sp), e(i < 2 ? 4 - i : 4)], { dice: code === "Sk" ? [die, 1, 1] : [die] });
      s.answer("target 0404", "add A", "resolve");
      return s.eventsOf("attacked")[0];
    });
    expect(cells.map((event) => "cell" in event && event.cell).join("|")).toBe(printed[die]);
  });
});
