import type { SituationText } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { allied, alliedTurn, fate, horse, mounted, russian, russianTurn, told, turned } from "../battlefield.ts";

// 0404 has the neighbours 0403, 0504, 0505, 0405, 0305, 0304.

type Units = NonNullable<SituationText["units"]>;
const walled = { map: { cols: 8, rows: 8, sides: { "0403/0404": ["redoubt in:0404"] } } };

describe("10.0: rallying", () => {
  const rally = (morale: number, die: number, others: Units = [], text: Partial<SituationText> = {}) => {
    const units = [allied("D", "0404", `4-2-${morale}`, turned), ...others];
    const s = alliedTurn("rally", { ...text, units, dice: [die] });
    s.answer("rally D");
    const [{ die: modified }] = told<{ die: number }>(s, "rally-rolled");
    return { modified, state: fate(s, "D") };
  };
  const far = russian("Far", "0808");
  test.each([1, 2, 3, 4, 5])("10.0: morale %i rallies on that die or less", (morale) => {
    expect(rally(morale, morale, [far]).state).toBe("0404");
    expect(rally(morale, morale + 1, [far]).state).toBe("0404 disrupted");
  });
  const friend = allied("F", "0405");
  const enemy = russian("E", "0304");
  const table: readonly [string, Units, object, number][] = [
    ["an undisrupted enemy: +1", [enemy], {}, 4],
    ["two of them: +1", [enemy, russian("E2", "0403")], {}, 4],
    ["a disrupted enemy: nothing", [russian("E", "0304", "4-5-4", turned)], {}, 3],
    ["an undisrupted friend: -1", [friend, far], {}, 2],
    ["two of them: -1", [friend, allied("F2", "0505"), far], {}, 2],
    ["a disrupted friend: nothing", [allied("F", "0405", "4-2-4", turned), far], {}, 3],
    ["a friend in the same hex: nothing", [allied("G", "0404", "J(1)4", { ma: 3 }), far], {}, 3],
    ["an adjacent friendly gun: -1", [allied("G", "0405", "J(1)4", { ma: 3 }), far], {}, 2],
    ["a redoubt: -1", [far], walled, 2],
    ["both neighbours: 0", [friend, enemy], {}, 3],
    ["redoubt and friend: -2", [friend, far], walled, 1],
    ["the example: redoubt, friend and enemy: -1", [friend, enemy], walled, 2],
  ];
  test.each(table)("10.0: %s", (_name, others, text, modified) => {
    expect(rally(2, 3, others, text).modified).toBe(modified);
  });
  test("10.0: one attempt for each unit in a phase", () => {
    const s = alliedTurn("rally", {
      units: [allied("D", "0404", "4-2-1", turned), allied("E", "0101", "4-2-1", turned), far],
      dice: [6],
    });
    s.answer("rally D");
    expect(s.answers()).toEqual(["rally E", "end"]);
  });
  test("10.0: attempts see the results of earlier ones", () => {
    const s = alliedTurn("rally", {
      units: [allied("D", "0404", "4-2-2", turned), allied("E", "0405", "4-2-4", turned), far],
      dice: [4, 3],
    });
    s.answer("rally E", "rally D");
    expect([fate(s, "E"), fate(s, "D")]).toEqual(["0405", "0404"]);
  });
  test("10.0: only the phasing player's units", () => {
    const s = alliedTurn("rally", {
      units: [allied("D", "0404", "4-2-2", turned), russian("E", "0808", "4-5-4", turned)],
    });
    expect(s.answers()).toEqual(["rally D", "end"]);
  });
  test("10.0: guns rally too", () => {
    const s = alliedTurn("rally", { units: [allied("G", "0404", "J(1)4", { ...turned, ma: 3 }), far], dice: [4] });
    s.answer("rally G");
    expect(fate(s, "G")).toBe("0404");
  });
});

describe("11.26: cavalry slips away", () => {
  /** The Russians are phasing: the Allied cavalry C in 0404 may withdraw. */
  const phase = (units: Units, text: Partial<SituationText> = {}) => russianTurn("defensive-fire", { units, ...text });
  const C = allied("C", "0404", "0-2-4", mounted);
  test("11.26: one hex, out of every enemy zone", () => {
    const s = phase([C, russian("R", "0403")]);
    s.answer("withdraw C");
    expect(
      s
        .answers()
        .filter((answer) => answer.startsWith("hex"))
        .sort(),
    ).toEqual(["hex 0305", "hex 0405", "hex 0505"]);
    s.answer("hex 0405");
    expect(fate(s, "C")).toBe("0405");
  });
  test("11.26: not before cavalry", () => {
    const s = phase([C, russian("R", "0403", "(1)4-3", mounted)]);
    expect(s.view().phase).not.toBe("defensive-fire");
  });
  test("11.26: before infantry and cavalry together", () => {
    const s = phase([C, russian("R", "0403", "(1)4-3", mounted), russian("Q", "0304")]);
    expect(s.answers()).toContain("withdraw C");
  });
  test("11.26: guns are no cavalry", () => {
    const s = phase([C, russian("R", "0403", "G(1)4", horse)]);
    expect(s.answers()).toContain("withdraw C");
  });
  test("11.26, 6.12: a disrupted enemy gives no occasion", () => {
    expect(phase([C, russian("R", "0403", "4-5-4", turned)]).view().phase).not.toBe("defensive-fire");
  });
  test("11.26: nor an enemy behind an unbridged river", () => {
    const s = phase([C, russian("R", "0403")], { map: { cols: 8, rows: 8, sides: { "0403/0404": ["river"] } } });
    expect(s.view().phase).not.toBe("defensive-fire");
  });
  test("11.26: after all Defensive Fire", () => {
    const s = phase([C, allied("I", "0502", "4-2-4"), russian("R", "0403"), russian("Q", "0503")]);
    expect(s.answers()).not.toContain("withdraw C");
    s.answer("end");
    expect(s.answers()).toContain("withdraw C");
  });
  test("11.26: not infantry, and not the phasing side", () => {
    const s = phase([C, allied("I", "0503"), russian("R", "0403", "0-5-4"), russian("K", "0504", "(1)4-3", mounted)]);
    while (!s.answers().includes("withdraw C")) s.answer("end");
    expect(s.answers().filter((answer) => answer.startsWith("withdraw"))).toEqual(["withdraw C"]);
  });
  test("11.27: disrupted cavalry withdraws unless the option forbids it", () => {
    const units = [allied("C", "0404", "0-2-4", { ...mounted, ...turned, back: "0-2-4" }), russian("R", "0403")];
    expect(phase(units).answers()).toContain("withdraw C");
    const barred = phase(units, { options: { disruptedCavalryMayNotWithdraw: "on" } });
    expect(barred.view().phase).not.toBe("defensive-fire");
  });
});

describe("A19.2: guns slip away at Alma", () => {
  const G = allied("G", "0404", "J(1)4");
  const phase = (units: Units, text: Partial<SituationText> = {}) =>
    russianTurn("defensive-fire", { units, scenario: "alma", ...text });
  test("A19.2: a non-phasing gun in an enemy zone may retreat a hex instead of firing", () => {
    const s = phase([G, russian("R", "0403", "(4)5-4", { parent: "1W" })]);
    s.answer("withdraw G");
    expect(
      s
        .answers()
        .filter((answer) => answer.startsWith("hex"))
        .sort(),
    ).toEqual(["hex 0305", "hex 0405", "hex 0505"]);
    s.answer("hex 0405");
    expect(fate(s, "G")).toBe("0405");
  });
  test("A19.22: having done so it does not fire in that phase", () => {
    const near = allied("I", "0402", "4-2-4", { parent: "1st" });
    const s = phase([G, near, russian("R", "0403", "(4)5-4", { parent: "1W" })]);
    s.answer("withdraw G", "hex 0405", "target 0403");
    expect(s.refusedBy("add G")).toBe("A19.22");
  });
  test("A19.2: a gun that fired does not go", () => {
    const s = phase([G, allied("H", "0504", "J(1)4"), russian("R", "0403", "(4)5-9", { parent: "1W" })], { dice: [1] });
    s.answer("target 0403", "add G", "fire");
    expect(s.answers()).toContain("withdraw H");
    expect(s.answers()).not.toContain("withdraw G");
  });
  test("A19.21: only out of every enemy zone", () => {
    const ring = ["0403", "0406", "0605", "0205"].map((hex, i) => russian(`R${i}`, hex, "(4)5-4", { parent: "1W" }));
    const s = phase([G, ...ring]);
    expect(s.answers()).not.toContain("withdraw G");
  });
  test("A19.2: not a disrupted gun, and not before guns alone", () => {
    const disrupted = phase([allied("G", "0404", "J(1)4", turned), russian("R", "0403", "(4)5-4", { parent: "1W" })]);
    expect(disrupted.view().phase).not.toBe("defensive-fire");
    const guns = phase([G, russian("R", "0403", "A(1)4")]);
    expect(guns.answers()).not.toContain("withdraw G");
  });
  test("A19.2: not the phasing side", () => {
    const s = alliedTurn("defensive-fire", {
      scenario: "alma",
      units: [G, russian("R", "0403", "(4)5-4", { parent: "1W" })],
    });
    expect(s.answers().filter((answer) => answer.startsWith("withdraw"))).toEqual([]);
  });
});
