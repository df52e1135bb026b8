import { describe, expect, test } from "vitest";
import { allied, fate, russian, russianTurn, told, turned } from "../battlefield.ts";

// 0404 has the neighbours 0403, 0504, 0505, 0405, 0305, 0304.

interface Hit {
  readonly unit: string;
  readonly column: number;
  readonly result: number;
  readonly ledger: readonly { readonly id: string; readonly value: number; readonly rule: string }[];
}
interface Fired {
  readonly strength: number;
  readonly die: number;
  readonly dice: readonly number[];
  readonly hits: readonly Hit[];
  readonly ledger: readonly { readonly id: string; readonly value: number; readonly rule: string }[];
}
const fired = (s: Parameters<typeof told>[0]): Fired => told<Fired>(s, "fire-resolved")[0];

describe("allocation and resolution", () => {
  test("7.11, 7.12: strengths of any units, at any ranges, that fire into one hex are summed and one die is rolled", () => {
    const s = russianTurn("defensive-fire", {
      units: [
        russian("R", "0404", "4-5-4"),
        allied("A1", "0403", "4-2-4"),
        allied("A2", "0504", "2-2-4"),
        allied("G", "0401", "D(1)4"),
      ],
      dice: [1],
    });
    s.answer("target 0404", "add A1", "add A2", "add G", "fire");
    expect(fired(s)).toMatchObject({ strength: 8, dice: [1], hits: [{ unit: "R", column: 8, result: 3 }] });
  });

  test("7.13: a result equal to the target's morale disrupts it", () => {
    const s = russianTurn("defensive-fire", {
      units: [russian("R", "0404", "4-5-4"), allied("A", "0403", "6-2-4")],
      dice: [5],
    });
    s.answer("target 0404", "add A", "fire");
    expect(fired(s).hits[0].result).toBe(4);
    expect(fate(s, "R")).toBe("0404 disrupted");
  });

  test("7.13: a result below the target's morale does nothing", () => {
    const s = russianTurn("defensive-fire", {
      units: [russian("R", "0404", "4-5-4"), allied("A", "0403", "6-2-4")],
      dice: [4],
    });
    s.answer("target 0404", "add A", "fire");
    expect(fate(s, "R")).toBe("0404");
  });

  test("7.14: a disrupted target retreats one hex on a result equal to its morale", () => {
    const s = russianTurn("defensive-fire", {
      units: [russian("R", "0404", "4-5-4", turned), allied("A", "0403", "5-2-4")],
      dice: [5],
    });
    s.answer("target 0404", "add A", "fire");
    expect(told(s, "retreat-ordered")).toMatchObject([{ unit: "R", hexes: 1, rule: "7.14" }]);
    s.answer("hex 0405");
    expect(fate(s, "R")).toBe("0405 disrupted");
  });

  test("7.14: a disrupted target is eliminated by a result above its morale", () => {
    const s = russianTurn("defensive-fire", {
      units: [russian("R", "0404", "4-5-4", turned), allied("A", "0403", "6-2-4")],
      dice: [6],
    });
    s.answer("target 0404", "add A", "fire");
    expect(fate(s, "R")).toBe("eliminated");
    expect(told(s, "eliminated")).toMatchObject([{ unit: "R", rule: "7.14" }]);
  });

  test("7.15: a unit of morale 2 that suffers a result of 4 is disrupted and retreats two hexes", () => {
    const s = russianTurn("defensive-fire", {
      units: [russian("R", "0404", "2-4-2"), allied("A", "0403", "8-2-4")],
      dice: [3],
    });
    s.answer("target 0404", "add A", "fire");
    expect(fired(s).hits[0].result).toBe(4);
    expect(told(s, "retreat-ordered")).toMatchObject([{ hexes: 2, rule: "7.15" }]);
    s.answer("hex 0405", "hex 0406");
    expect(fate(s, "R")).toBe("0406 disrupted");
  });

  test("7.16: a unit that fire drives back and that has no way to go is eliminated", () => {
    const s = russianTurn("defensive-fire", {
      units: [russian("R", "0404", "2-4-2"), allied("A", "0403", "7-2-4"), allied("B", "0505"), allied("C", "0305")],
      dice: [2],
    });
    s.answer("target 0404", "add A", "fire");
    expect(fate(s, "R")).toBe("eliminated");
    expect(told(s, "eliminated")).toMatchObject([{ unit: "R", rule: "7.16" }]);
  });

  test("7.17: guns do not retreat from fire but are disrupted by it", () => {
    const s = russianTurn("defensive-fire", {
      units: [russian("G", "0404", "A(1)2"), allied("A", "0403", "8-2-4")],
      dice: [4],
    });
    s.answer("target 0404", "add A", "fire");
    expect(fired(s).hits[0].result).toBe(5);
    expect(fate(s, "G")).toBe("0404 disrupted");
  });

  test("7.17: a disrupted gun stays where it is on an equal result and is eliminated by a greater one", () => {
    const setUp = (die: number) => {
      const s = russianTurn("defensive-fire", {
        units: [russian("G", "0404", "A(1)3", turned), allied("A", "0403", "4-2-4")],
        dice: [die],
      });
      s.answer("target 0404", "add A", "fire");
      return fate(s, "G");
    };
    expect(setUp(4)).toBe("0404 disrupted");
    expect(setUp(5)).toBe("eliminated");
  });

  test("7.18: nobody advances after fire", () => {
    const s = russianTurn("defensive-fire", {
      units: [russian("R", "0404", "4-5-4", turned), allied("A", "0403", "6-2-4"), allied("B", "0304")],
      dice: [6],
    });
    s.answer("target 0404", "add A", "fire");
    expect(s.eventsOf("advanced")).toEqual([]);
    expect(s.answers().some((answer) => answer.startsWith("advance"))).toBe(false);
  });

  test("9.0: a unit with a blank back is eliminated when it is disrupted", () => {
    const s = russianTurn("defensive-fire", {
      units: [russian("R", "0404", "4-5-4", { back: null }), allied("A", "0403", "6-2-4")],
      dice: [5],
    });
    s.answer("target 0404", "add A", "fire");
    expect(fate(s, "R")).toBe("eliminated");
    expect(told(s, "eliminated")).toMatchObject([{ rule: "9.0" }]);
  });

  test("7.42: odds of a declared attack come from the steps that resolve it", () => {
    const s = russianTurn("defensive-fire", {
      units: [russian("R", "0404", "4-5-4"), allied("A", "0403", "6-2-4")],
    });
    s.answer("target 0404", "add A");
    const chances = s
      .odds("fire")
      .map(({ chance, events }) => [
        `${chance.over}/${chance.under}`,
        events.filter(({ kind }) => kind !== "fire-resolved").map(({ kind }) => kind),
      ]);
    expect(chances).toEqual([
      ["2/3", []],
      ["1/6", ["disrupted"]],
      ["1/6", ["disrupted", "retreat-ordered"]],
    ]);
  });
});
