import { describe, expect, test } from "vitest";
import { british, cavalry, combat, french, piquet, soimonov, statesOf, twoSteps } from "../field.ts";

const target = "0404";
const spare = [soimonov("R2", "0101"), british("A2", "0808")];

describe("2.11, 9.17: taking losses", () => {
  test("9.17: the attacker chooses which of his units loses the step", () => {
    const units = [soimonov("X", "0403", 4), soimonov("Y", "0304", 4), british("T", target, 6), ...spare];
    const s = combat({ units, dice: [4] });
    s.answer(`attack ${target}`, "add X", "add Y", "resolve");
    expect(s.decision()).toMatchObject({ seat: 0, kind: "attacker-loss" });
    expect(s.answers()).toEqual(["lose X", "lose Y"]);
    s.answer("lose Y");
    expect(s.unit("X").at).toBe("0403");
    expect(s.unit("Y").at).toBe("eliminated");
  });

  test("9.17: only units of that battle may be chosen", () => {
    const units = [soimonov("X", "0403", 4), soimonov("Y", "0304", 4), british("T", target, 6), ...spare];
    const s = combat({ units, dice: [4] });
    s.answer(`attack ${target}`, "add X", "add Y", "resolve");
    expect(s.refusedBy("lose R2")).toBe("9.17");
    expect(s.refusedBy("lose T")).toBe("9.17");
  });

  test("9.16: losses as great as the force take it all, without a question", () => {
    const units = [soimonov("X", "0403", 1), soimonov("Y", "0304", 1), british("T", target, 6), ...spare];
    const s = combat({ units, dice: [5] });
    s.answer(`attack ${target}`, "add X", "add Y", "resolve");
    expect([s.unit("X").at, s.unit("Y").at]).toEqual(["eliminated", "eliminated"]);
    expect(s.decision()).toMatchObject({ seat: 1, kind: "action" });
  });

  test("2.11: a two-step unit is reduced by the first loss and keeps its hex", () => {
    const units = [soimonov("X", "0403", 5), twoSteps("T", target, 4, 3), ...spare];
    const s = combat({ units, dice: [2] });
    s.answer(`attack ${target}`, "add X", "resolve");
    expect(s.unit("T").at).toBe(target);
    expect(s.unit("T").face.values).toEqual([{ text: "3", role: "cf" }]);
    expect(s.decision().kind).toBe("action");
  });

  test("2.11, 2.10: reduced, it defends with the factor of its substitute", () => {
    const units = [soimonov("X", "0403", 5), twoSteps("T", target, 4, 2, { state: ["reduced"] }), ...spare];
    const s = combat({ units, dice: [5] });
    s.answer(`attack ${target}`, "add X", "resolve");
    expect(s.eventsOf("attack-declared")).toMatchObject([{ defence: 2, column: 3 }]);
    expect(s.unit("T").at).toBe("eliminated");
  });

  test("9.17: a two-step attacker may take both losses, or share them", () => {
    const units = [soimonov("T", target, 8), twoSteps("B", "0403", 4, 2), twoSteps("C", "0304", 4, 2), ...spare];
    const s = combat({ units, active: "allied", dice: [4] });
    s.answer(`attack ${target}`, "add B", "add C", "resolve", "lose B");
    expect(s.answers()).toEqual(["lose B", "lose C"]);
    s.answer("lose B");
    expect(s.unit("B").at).toBe("eliminated");
    expect(statesOf(s, "C")).toEqual(["disrupted"]);
  });
});

describe("9.14: cavalry", () => {
  test("9.14: its factor counts and its death pays the attacker's loss", () => {
    const units = [soimonov("T", target, 4), british("B", "0403", 4), cavalry("C", "0304", 2), ...spare];
    const s = combat({ units, active: "allied", dice: [3] });
    s.answer(`attack ${target}`, "add B", "add C", "resolve");
    expect(s.eventsOf("attack-declared")).toMatchObject([{ attack: 6, column: 2 }]);
    expect(s.unit("C").at).toBe("eliminated");
    expect(s.unit("B").at).toBe("0403");
    expect(s.decision().kind).toBe("advance");
  });

  test("9.14: it dies of a result that costs the attacker nothing", () => {
    const units = [soimonov("T", target, 1), british("B", "0403", 12), cavalry("C", "0304", 2), ...spare];
    const s = combat({ units, active: "allied", dice: [1] });
    s.answer(`attack ${target}`, "add B", "add C", "resolve");
    expect(s.unit("C").at).toBe("eliminated");
    expect(s.answers()).toEqual(["advance B", "stay"]);
  });

  test("9.14: only what is left over falls on the others", () => {
    const units = [soimonov("T", target, 6), british("B", "0403", 4), cavalry("C", "0304", 2), ...spare];
    const s = combat({ units, active: "allied", dice: [4] });
    s.answer(`attack ${target}`, "add B", "add C", "resolve");
    expect([s.unit("B").at, s.unit("C").at]).toEqual(["eliminated", "eliminated"]);
  });

  test("9.14, 9.19: alone it may clear the hex, but nobody is left to advance", () => {
    const units = [soimonov("T", target, 1), cavalry("C", "0304", 12), ...spare];
    const s = combat({ units, active: "allied", dice: [1] });
    s.answer(`attack ${target}`, "add C", "resolve");
    expect([s.unit("T").at, s.unit("C").at]).toEqual(["eliminated", "eliminated"]);
    expect(s.decision()).toMatchObject({ seat: 0, kind: "action" });
  });

  test("9.14: it defends like anybody", () => {
    const units = [soimonov("X", "0403", 2), cavalry("C", target, 2), ...spare];
    const s = combat({ units, dice: [3] });
    s.answer(`attack ${target}`, "add X", "resolve");
    expect(s.unit("C").at).toBe(target);
    expect(statesOf(s, "C")).toEqual(["disrupted"]);
  });

  test.each(["river", "aqueduct", "marsh"])("TEC-3: it may not attack into %s, even by road", (water) => {
    const map = { cols: 8, rows: 8, hexes: { [target]: [water] }, roads: [["0403", target]] };
    const units = [soimonov("T", target, 1), cavalry("C", "0403", 2), british("B", "0304"), ...spare];
    const s = combat({ map, units, active: "allied" });
    s.answer(`attack ${target}`);
    expect(s.answers()).toEqual(["add B"]);
  });
});

describe("9.20: Piquets", () => {
  test("9.20: a Piquet defends with its factor and one step", () => {
    const units = [soimonov("X", "0403", 2), piquet("P", target), ...spare];
    const s = combat({ units, dice: [3] });
    s.answer(`attack ${target}`, "add X", "resolve");
    expect(s.eventsOf("attack-declared")).toMatchObject([{ defence: 1, column: 1 }]);
    expect([s.unit("X").at, s.unit("P").at]).toEqual(["eliminated", "eliminated"]);
  });

  test("9.20, 2.12: a Piquet that survives is not disrupted", () => {
    const units = [soimonov("X", "0403", 1), piquet("P", target), ...spare];
    const s = combat({ units, dice: [3] });
    s.answer(`attack ${target}`, "add X", "resolve");
    expect(statesOf(s, "P")).toEqual([]);
  });

  test.each([british("B", target, 4), french("B", target, 4)])(
    "6.4, 9.16: a Piquet and a unit defend together",
    (b) => {
      const units = [soimonov("X", "0403", 9), soimonov("Y", "0304", 0), b, piquet("P", target), ...spare];
      const s = combat({ units, dice: [5] });
      s.answer(`attack ${target}`, "add X", "add Y", "resolve");
      expect(s.eventsOf("attack-declared")).toMatchObject([{ defence: 5, column: 4 }]);
      s.answer("lose Y");
      expect(s.decision()).toMatchObject({ seat: 1, kind: "defender-loss" });
      s.answer("lose P");
      expect(s.unit("B").at).toBe(target);
      expect(s.decision().kind).toBe("action");
    },
  );

  test("6.4, 9.19: the hex is empty only when both are gone", () => {
    const units = [soimonov("X", "0403", 9), british("B", target, 1), piquet("P", target), ...spare];
    const s = combat({ units, dice: [3] });
    s.answer(`attack ${target}`, "add X", "resolve");
    expect([s.unit("B").at, s.unit("P").at]).toEqual(["eliminated", "eliminated"]);
    expect(s.decision().kind).toBe("advance");
  });

  test("9.20: a Piquet takes no loss of an attack out of its hex, nor adds to it", () => {
    const units = [soimonov("T", target, 4), british("B", "0403", 4), piquet("P", "0403"), ...spare];
    const s = combat({ units, active: "allied", dice: [3] });
    s.answer(`attack ${target}`, "add B");
    expect(s.answers()).toEqual(["resolve"]);
    s.answer("resolve");
    expect(s.eventsOf("attack-declared")).toMatchObject([{ attack: 4, column: 0 }]);
    expect([s.unit("B").at, s.unit("P").at]).toEqual(["eliminated", "0403"]);
  });

  test("9.20, 9.19: it stays behind when its companion advances", () => {
    const units = [soimonov("T", target, 1), british("B", "0403", 12), piquet("P", "0403"), ...spare];
    const s = combat({ units, active: "allied", dice: [1] });
    s.answer(`attack ${target}`, "add B", "resolve", "advance B");
    expect([s.unit("B").at, s.unit("P").at]).toEqual([target, "0403"]);
  });
});
