import { describe, expect, test } from "vitest";
import { al, ru, shown } from "../muster.ts";
import { A, at, E, flat, result, type Text, type Units } from "./fight.ts";

describe("result codes", () => {
  test("9.4.1a: De: all defenders are eliminated, the attackers stay where they are", () => {
    expect(at(result("De", [A, E, al.guns("F", "0404")]), "A", "E", "F")).toEqual(["0403", "uar", "uar"]);
  });

  test("9.4.1b, 9.4.1c: Dr 1 and 2 hexes; never disrupts", () => {
    for (const [code, hex] of [
      ["Dr", "0405"],
      ["Dr 2", "0406"],
    ] as const) {
      const s = result(code, [A, E]);
      expect([...at(s, "E"), shown(s, "E").includes("disrupted")]).toEqual([hex, false]);
    }
  });

  test("9.4.1d: Ae: all attackers, also those of other hexes; bystanders not", () => {
    const s = result("Ae", [A, ru.infantry("B", "0504"), ru.infantry("D", "0304", { state: ["ooc"] }), E], {}, [
      "A",
      "B",
    ]);
    expect(at(s, "A", "B", "D", "E")).toEqual(["uar", "uar", "0304", "0404"]);
  });

  test("9.4.1e: Ar and Ar 2: all attackers retreat, nobody else", () => {
    const s = result("Ar", [A, ru.infantry("B", "0504"), ru.infantry("D", "0304", { state: ["ooc"] }), E], {}, [
      "A",
      "B",
    ]);
    expect(at(s, "A", "B", "D")).toEqual(["0402", "0503", "0304"]);
    expect(at(result("Ar 2", [A, E]), "A")).toEqual(["0401"]);
  });

  test.each<[string, Text, boolean]>([
    ["9.4.1f: Ar* in the open is Ar", {}, false],
    ["9.4.1f: into woods a Shock", { map: { ...flat, hexes: { "0404": ["woods"] } } }, true],
    ["9.4.1f: into a town a Shock", { map: { ...flat, hexes: { "0404": ["town"] } } }, true],
    ["9.4.1f: into a city a Shock", { map: { ...flat, hexes: { "0404": ["city"] } } }, true],
    ["9.4.1f: into a garden Ar", { map: { ...flat, hexes: { "0404": ["garden"] } } }, false],
    ["9.4.1f: out of woods Ar", { map: { ...flat, hexes: { "0403": ["woods"] } } }, false],
    ["9.4.1f: across a bridge a Shock", { map: { ...flat, sides: { "0403/0404": ["river", "bridge"] } } }, true],
    [
      "9.4.1f: across a thrown bridge a Shock",
      { map: { ...flat, sides: { "0403/0404": ["river", "thrown-bridge"] } } },
      true,
    ],
    ["9.4.1f: across a ford Ar", { map: { ...flat, sides: { "0403/0404": ["river", "ford"] } } }, false],
    [
      "9.4.1f: across a destroyed bridge Ar",
      { map: { ...flat, sides: { "0403/0404": ["river", "bridge-destroyed"] } } },
      false,
    ],
  ])("%s", (_title, more, isShock) => {
    const s = result("Ar*", [A, E], { ...more, dice: isShock ? [3, 1, 1] : [3] });
    expect(s.eventsOf("shocked")).toHaveLength(isShock ? 1 : 0);
    if (!isShock) expect(at(s, "A")).toEqual(["0402"]);
  });

  test("9.4.1f: one of two attackers over the bridge is enough", () => {
    const s = result(
      "Ar*",
      [A, ru.infantry("B", "0504", { stats: { sp: 5, reducedSp: 2 } }), E],
      { map: { ...flat, sides: { "0403/0404": ["river", "bridge"] } }, dice: [3, 1, 1] },
      ["A", "B"],
    );
    expect(s.eventsOf("shocked")).toHaveLength(1);
  });
});

describe("Exchange", () => {
  const sp = (strength: number) => ({ stats: { sp: strength, reducedSp: 1 } });
  const units = (defence: number): Units => [
    ru.infantry("A", "0403", sp(2)),
    ru.infantry("B", "0403", sp(3)),
    ru.infantry("D", "0504", sp(5)),
    al.infantry("E", "0404", sp(defence)),
  ];

  test.each([
    ["9.4.1h: half of 4 is 2: A alone will do", 4, ["lose A"], true],
    ["9.4.1h: half of 5 is more than 2: A alone is not enough", 5, ["lose A"], false],
    ["9.4.1h: half of 10 is 5: A and B will do", 10, ["lose A", "lose B"], true],
    ["9.4.1h: a larger unit may be given at once", 4, ["lose D"], true],
  ])("%s", (_title, defence, answers, isEnough) => {
    const s = result("Ex", units(defence), {}, ["A", "B", "D"]);
    expect(at(s, "E")).toEqual(["uar"]);
    s.answer(...answers);
    expect(s.answers().some((text) => text.startsWith("lose"))).toBe(!isEnough);
  });

  test("9.4.1h: half of what the defenders had, by their faces, not by their modified strength", () => {
    const s = result(
      "Ex",
      [
        ru.infantry("A", "0403", sp(2)),
        ru.infantry("B", "0403", sp(6)),
        al.infantry("E", "0404", { ...sp(6), state: ["disrupted"] }),
      ],
      {},
      ["A", "B"],
    );
    s.answer("lose A");
    expect(at(s, "A", "B")).toEqual(["uar", "uar"]);
  });

  test("9.4.1h: a lone attacker goes down with the defender, however strong he is", () => {
    expect(at(result("Ex", [ru.infantry("A", "0403", sp(20)), al.infantry("E", "0404", sp(1))]), "A", "E")).toEqual([
      "uar",
      "uar",
    ]);
  });

  test("9.4.1h: if all together are not enough all are lost", () => {
    expect(at(result("Ex", [ru.infantry("A", "0403", sp(2)), al.infantry("E", "0404", sp(9))]), "A", "E")).toEqual([
      "uar",
      "uar",
    ]);
  });

  test("9.4.1h: only who took part pays", () => {
    const s = result("Ex", [A, ru.infantry("B", "0403"), E], {}, ["A"]);
    expect(at(s, "A", "B")).toEqual(["uar", "0403"]);
  });
});
