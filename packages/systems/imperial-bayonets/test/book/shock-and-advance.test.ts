import { describe, expect, test } from "vitest";
import { al, ru, type stand, strength } from "../muster.ts";
import { A, at, E, flat, result, type Text, type Units } from "./fight.ts";

describe("Shock", () => {
  const shock = (units: Units, dice: readonly number[], more: Text = {}, attackers = ["A"]) =>
    result("Sk", units, { dice, ...more }, attackers);
  const init = (initiative: number, more: object = {}) => ({ stats: { sp: 4, reducedSp: 2, initiative }, ...more });
  const told = (s: ReturnType<typeof stand>) => s.eventsOf("shocked")[0];

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ])("9.4.2b: a %i adds %i", (die, value) => {
    const s = shock([ru.infantry("A", "0403", init(3)), al.infantry("E", "0404", init(3))], [3, die, 1]);
    expect(told(s)).toMatchObject({ sums: [3 + value, 4] });
  });

  test.each([
    [-4, "Ae"],
    [-3, "Ar 2"],
    [-2, "Ar 2"],
    [-1, "Ar"],
    [0, "1R"],
    [1, "Dr"],
    [2, "Dr 2"],
    [3, "Dr 2"],
    [4, "De"],
    [5, "De"],
  ])("SKT, 9.4.2c: a difference of %i is %s", (difference, cell) => {
    const s = shock([ru.infantry("A", "0403", init(4 + difference)), al.infantry("E", "0404", init(4))], [3, 1, 1]);
    expect(told(s)).toMatchObject({ cell });
  });

  test("9.4.2b: the strongest unit leads, whatever its initiative", () => {
    const strong = ru.infantry("B", "0504", { stats: { sp: 6, reducedSp: 3, initiative: 1 } });
    const s = shock([ru.infantry("A", "0403", init(5)), strong, al.infantry("E", "0404", init(3))], [3, 1, 1], {}, [
      "A",
      "B",
    ]);
    expect(told(s)).toMatchObject({ sums: [2, 4] });
  });

  test("9.4.2d: 1R: the strongest of each side loses a step; one with a single step is lost for good", () => {
    const s = shock([A, al.infantry("E", "0404", { stats: { sp: 4, steps: 1 } })], [3, 1, 1], {
      tables: { "shock-combat": "1R" },
    });
    expect([strength(s, "A"), ...at(s, "E")]).toEqual(["2", "peu"]);
  });

  test("9.4.2c: its results are carried out like those of combat", () => {
    expect(at(shock([A, E], [3, 1, 1], { tables: { "shock-combat": "Dr 2" } }), "E")).toEqual(["0406"]);
    expect(at(shock([A, E], [3, 1, 1], { tables: { "shock-combat": "Ar 2" } }), "A")).toEqual(["0401"]);
    expect(at(shock([A, E], [3, 1, 1], { tables: { "shock-combat": "Ae" } }), "A")).toEqual(["uar"]);
    expect(at(shock([A, E], [3, 1, 1], { tables: { "shock-combat": "De" } }), "E")).toEqual(["uar"]);
  });

  test("9.4.2b, 3.8.2f: a demoralized lead has 1 less", () => {
    expect(told(shock([A, al.infantry("E", "0404", { state: ["temp-dm"] })], [3, 1, 1]))).toMatchObject({
      sums: [4, 3],
    });
  });
});

describe("advance after combat", () => {
  test("2.0a, 6.0c: attackers in command may enter the emptied hex, or not", () => {
    const s = result("Dr", [A, ru.infantry("B", "0504"), E], {}, ["A", "B"]);
    expect([...s.answers()].sort()).toEqual(["advance A 0404", "advance B 0404", "end"]);
    s.answer("end");
    expect(at(s, "A", "B")).toEqual(["0403", "0504"]);
  });

  test("2.0a: who took no part does not advance", () => {
    const s = result("Dr", [A, ru.infantry("B", "0504", { state: ["disrupted"] }), E]);
    expect(s.answers()).not.toContain("advance B 0404");
  });

  test("3.8.2h: demoralized attackers do not, nor those out of supply; disrupted ones may", () => {
    const may = (state: string) => {
      const s = result("De", [ru.infantry("A", "0403", { state: [state] }), E]);
      return (
        s.eventsOf("advanced").length > 0 || (s.view().phase === "ic-combat" && s.answers().includes("advance A 0404"))
      );
    };
    expect(["temp-dm", "oos", "disrupted"].map(may)).toEqual([false, false, true]);
  });

  test("2.0a: nobody enters while a defender remains", () => {
    const s = result("Sk", [A, E], { tables: { "shock-combat": "1R" }, dice: [3, 1, 1] });
    expect(s.answers().filter((text) => text.startsWith("advance"))).toEqual([]);
  });

  test("2.0a, TEC: guns do not advance over a river they could not cross", () => {
    const map = { ...flat, sides: { "0403/0404": ["river"] } };
    const s = result("De", [ru.guns("A", "0403"), E], { map });
    expect(at(s, "A")).toEqual(["0403"]);
    expect(s.eventsOf("advanced")).toEqual([]);
  });

  test("2.0a: zones do not stop it, and it may join those who advanced before", () => {
    const s = result("De", [A, ru.infantry("B", "0504"), E, al.infantry("F", "0406", { state: ["disrupted"] })], {}, [
      "A",
      "B",
    ]);
    s.answer("advance A 0404", "advance B 0404");
    expect(at(s, "A", "B")).toEqual(["0404", "0404"]);
  });

  test("2.0a: after Ar the defenders stay where they are", () => {
    const s = result("Ar", [A, E]);
    expect(at(s, "E")).toEqual(["0404"]);
    expect(s.eventsOf("advanced")).toEqual([]);
  });

  test("3.1o: advancing takes Leaders and Depots who are left there", () => {
    const s = result("De", [A, E, al.officer("O", "0404")]);
    s.answer("advance A 0404");
    expect(at(s, "O")).toEqual(["captured"]);
  });
});
