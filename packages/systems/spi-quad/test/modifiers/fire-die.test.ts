import { describe, expect, test } from "vitest";
import { allied, alliedTurn, fate, russian, russianTurn, told } from "../battlefield.ts";

// 0404 has the neighbours 0403, 0504, 0505, 0405, 0305, 0304.

interface Fired {
  readonly die: number;
  readonly dice: readonly number[];
  readonly ledger: readonly { readonly id: string; readonly rule: string; readonly value: number }[];
}

const guards = { parent: "1st" };
const third = { parent: "3rd" };

const shoot = (
  units: Parameters<typeof russianTurn>[1]["units"],
  firers: readonly string[],
  die: number,
  scenario: string | null = "alma",
) => {
  const s = russianTurn("defensive-fire", { scenario, units, dice: [die] });
  s.answer("target 0404", ...firers.map((firer) => `add ${firer}`), "fire");
  return { s, ...told<Fired>(s, "fire-resolved")[0] };
};

describe("Parent Units at Alma", () => {
  test("A16.1: CG/1st and 44/3rd fire together and 2 is subtracted from the die", () => {
    const units = [
      russian("R", "0404"),
      allied("CG/1st", "0403", "5-3-5", guards),
      allied("44/3rd", "0405", "4-2-4", third),
    ];
    const { die, ledger } = shoot(units, ["CG/1st", "44/3rd"], 6);
    expect(die).toBe(4);
    expect(ledger).toMatchObject([{ id: "parents", rule: "A16.1", value: -2 }]);
  });

  test("A16.1: three Parent Units subtract 3", () => {
    const units = [
      russian("R", "0404"),
      allied("A", "0403", "5-3-5", guards),
      allied("B", "0405", "4-2-4", third),
      allied("C", "0504", "4-2-4", { parent: "Lt" }),
    ];
    expect(shoot(units, ["A", "B", "C"], 6).die).toBe(3);
  });

  test("A16.1: units of one Parent Unit fire without loss", () => {
    const units = [russian("R", "0404"), allied("A", "0403", "5-3-5", guards), allied("B", "0405", "4-2-4", guards)];
    expect(shoot(units, ["A", "B"], 6)).toMatchObject({ die: 6, ledger: [] });
  });

  test("A16.0: British and French units of the same label are different Parent Units", () => {
    const units = [
      russian("R", "0404"),
      allied("A", "0403", "4-2-4", third),
      allied("B", "0405", "4-2-4", { ...third, nation: "french" }),
    ];
    expect(shoot(units, ["A", "B"], 6).die).toBe(4);
  });

  test("A16.11: Russian guns join the fire of any Russian units without counting", () => {
    const s = alliedTurn("defensive-fire", {
      scenario: "alma",
      units: [
        allied("A", "0404"),
        russian("BOR/1C", "0403", "(4)5-4", { parent: "1C" }),
        russian("FB1", "0402", "A(1)4"),
        russian("FB2", "0406", "A(1)4"),
      ],
      dice: [6],
    });
    s.answer("target 0404", "add BOR/1C", "add FB1", "add FB2", "fire");
    expect(told<Fired>(s, "fire-resolved")[0]).toMatchObject({ die: 6, ledger: [] });
  });

  test("A16.12: a die modified to less than 1 counts as 1", () => {
    const units = [
      russian("R", "0404", "2-3-3"),
      allied("A", "0403", "5-3-5", guards),
      allied("B", "0405", "4-2-4", third),
    ];
    const { s, die } = shoot(units, ["A", "B"], 1);
    expect(die).toBe(1);
    // 9 points: column 8+, die 1, result 3.
    expect(fate(s, "R")).toBe("0404 disrupted");
  });

  test("A16.1: Parent Units make no difference in other battles", () => {
    const units = [russian("R", "0404"), allied("A", "0403", "5-3-5", guards), allied("B", "0405", "4-2-4", third)];
    expect(shoot(units, ["A", "B"], 6, null).die).toBe(6);
  });
});
