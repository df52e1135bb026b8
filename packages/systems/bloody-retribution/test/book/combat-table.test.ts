import { describe, expect, test } from "vitest";
import { british, combat, french, movement, pavlov, soimonov, twoSteps } from "../field.ts";

const target = "0404";
const spare = [soimonov("R2", "0101"), british("A2", "0808")];

/** The Combat Results Table, typed from the book: one row a die, columns -2 to +10. */
const printed = [
  "1/0 1/1 1/1 1/1 1/2 1/2 0/2 0/3 0/3 0/3 0/3 0/3 0/3",
  "1/0 1/0 1/1 1/1 1/1 1/2 1/2 0/2 0/3 0/3 0/3 0/3 0/3",
  "1/0 1/0 1/0 1/1 1/1 1/1 1/2 1/2 0/2 0/3 0/3 0/3 0/3",
  "2/0 2/0 2/0 1/0 1/1 1/1 1/1 1/2 1/2 0/2 0/3 0/3 0/3",
  "3/0 3/0 3/0 2/0 1/0 1/1 1/1 1/1 1/2 1/2 0/2 0/3 0/3",
  "3/0 3/0 3/0 3/0 2/0 2/0 1/1 1/1 1/1 1/2 1/2 0/2 0/3",
].map((row) => row.split(" "));

/** The result of one Russian attack with `attack` against `defence`. */
function fight(attack: number, defence: number, die: number, more = {}): string {
  const units = [soimonov("R", "0403", attack), twoSteps("A", target, defence, 1), ...spare];
  const s = combat({ units, dice: [die], ...more });
  s.answer(`attack ${target}`, "add R", "resolve");
  const [told] = s.eventsOf("combat-result") as unknown as { attackerLoss: number; defenderLoss: number }[];
  return `${told.attackerLoss}/${told.defenderLoss}`;
}

describe("CRT", () => {
  for (let die = 1; die <= 6; die++) {
    test(`CRT, 9.5: all columns under a die of ${die}`, () => {
      const found = printed[die - 1].map((_, i) => fight(3 + i, 5, die));
      expect(found).toEqual(printed[die - 1]);
    });
  }

  test.each([
    [1, 9, 1, "1/0"],
    [1, 4, 2, "1/0"],
    [1, 3, 1, "1/0"],
    [30, 1, 6, "0/3"],
    [12, 1, 6, "0/3"],
    [11, 1, 6, "0/3"],
    [10, 1, 6, "0/2"],
  ])("CRT, 9.6: %i against %i, die %i: %s (nothing below -2, nothing above +10)", (attack, defence, die, result) => {
    expect(fight(attack, defence, die)).toBe(result);
  });

  test("9.6, B-2: by option nothing lies below 0", () => {
    expect(fight(1, 9, 1, { options: { crtFloor: "0" } })).toBe("1/1");
    expect(fight(4, 5, 2, { options: { crtFloor: "0" } })).toBe("1/1");
  });

  test("9.6: the example: 5 against 3 is the +2 column", () => {
    const s = combat({ units: [soimonov("R", "0403", 5), british("A", target, 3), ...spare], dice: [5] });
    s.answer(`attack ${target}`, "add R", "resolve");
    expect(s.eventsOf("attack-declared")).toMatchObject([{ attack: 5, defence: 3, column: 2 }]);
  });

  test("9.15, 9.16: the example: a 3 under +5 is 1/2: one step of the attacker, two of the defender", () => {
    const units = [soimonov("R", "0403", 5), soimonov("S", "0304", 4), twoSteps("A", target, 4, 2), ...spare];
    const s = combat({ units, dice: [3] });
    s.answer(`attack ${target}`, "add R", "add S", "resolve", "lose R");
    expect(s.unit("R").at).toBe("eliminated");
    expect(s.unit("S").at).toBe("0304");
    expect(s.unit("A").at).toBe("eliminated");
  });

  test("9.16: losses beyond the force are not carried over", () => {
    const units = [soimonov("R", "0403", 12), british("A", target, 1), british("B", "0405", 1), ...spare];
    const s = combat({ units, dice: [1] });
    s.answer(`attack ${target}`, "add R", "resolve", "stay");
    expect(s.unit("B").at).toBe("0405");
  });
});

describe("5.7: Allied artillery", () => {
  /** The column of one attack of 5 against 4. */
  function column(attacker: "british" | "french" | "russian", turn: number, attack = 5, defence = 4): number {
    const maker = { british, french, russian: soimonov }[attacker];
    const enemy = attacker === "russian" ? british : soimonov;
    const units = [maker("X", "0403", attack), enemy("Y", target, defence), ...spare];
    const s = combat({ units, turn, active: attacker === "russian" ? "russian" : "allied", dice: [3] });
    s.answer(`attack ${target}`, "add X", "resolve");
    const [rolled] = s.eventsOf("combat-rolled") as unknown as { column: number }[];
    return rolled.column;
  }

  test.each([
    ["british", 1, 1],
    ["british", 2, 1],
    ["british", 3, 2],
    ["french", 3, 2],
    ["british", 4, 2],
    ["french", 5, 1],
    ["russian", 3, 1],
    ["russian", 4, 1],
  ] as const)("5.7: %s attack on turn %i: column %i", (side, turn, expected) => {
    expect(column(side, turn)).toBe(expected);
  });

  test("5.7, CRT: the shift stops at +10 and starts from -2", () => {
    expect(column("british", 3, 30, 1)).toBe(10);
    expect(column("british", 3, 1, 9)).toBe(-1);
  });
});

describe("9.3: who attacks together", () => {
  test.each([
    ["Soimonov and Pavlov", soimonov("X", "0403"), pavlov("Y", "0304"), british("T", target), "russian"],
    ["British and French", british("X", "0403"), french("Y", "0304"), soimonov("T", target), "allied"],
  ])("9.3: %s do not", (_, first, second, enemy, active) => {
    const s = combat({ units: [first, second, enemy, ...spare], active });
    s.answer(`attack ${target}`, "add X");
    expect(s.refusedBy("add Y")).toBe("9.3");
    const turned = combat({ units: [first, second, enemy, ...spare], active });
    turned.answer(`attack ${target}`, "add Y");
    expect(turned.refusedBy("add X")).toBe("9.3");
  });

  test("9.2, 9.3: they may attack the same hex one after the other", () => {
    const units = [soimonov("X", "0403"), pavlov("Y", "0304"), twoSteps("T", target, 4, 4), ...spare];
    const s = combat({ units, dice: [3, 3] });
    s.answer(`attack ${target}`, "add X", "resolve", "disrupt A2", `attack ${target}`, "add Y", "resolve");
    expect(s.eventsOf("combat-rolled")).toHaveLength(2);
  });

  test("9.1: six hexes, six attackers, one sum", () => {
    const ring = ["0403", "0504", "0505", "0405", "0305", "0304"];
    const units = [...ring.map((hex, i) => soimonov(`X${i}`, hex, 2)), twoSteps("T", target, 9, 5), ...spare];
    const s = combat({ units, dice: [5] });
    s.answer(`attack ${target}`, ...ring.map((_, i) => `add X${i}`), "resolve");
    expect(s.eventsOf("attack-declared")).toMatchObject([{ attack: 12, defence: 9, column: 3 }]);
  });

  test("9.2, 2.12: both sides' survivors are disrupted, those not involved are not", () => {
    const units = [soimonov("X", "0403", 12), soimonov("Y", "0304", 12), twoSteps("T", target, 6, 6), ...spare];
    const s = combat({ units, dice: [6] });
    s.answer(`attack ${target}`, "add X", "resolve");
    expect(s.unit("X").at).toBe("eliminated");
    expect([...s.unit("T").face.states].sort()).toEqual(["disrupted", "reduced"]);
    expect(s.unit("Y").face.states).toEqual([]);
  });

  test("9.2, 2.12: a disrupted unit neither attacks nor flanks, but defends with all its factor", () => {
    const off = { state: ["disrupted"] };
    const units = [soimonov("X", "0403", 5, off), soimonov("Y", "0304", 5), british("T", target, 3, off), ...spare];
    const s = combat({ units });
    expect(s.answers().filter((answer) => answer.startsWith("flank X"))).toEqual([]);
    s.answer(`attack ${target}`);
    expect(s.answers()).toEqual(["add Y"]);
    s.answer("add Y");
    expect(s.decision().prompt).toContain("5 against 3");
  });

  test("5.1: no attack in a movement phase", () => {
    const units = [soimonov("X", "0403"), british("T", target), ...spare];
    expect(
      movement({ units })
        .answers()
        .filter((answer) => /attack|flank/.test(answer)),
    ).toEqual([]);
  });
});
