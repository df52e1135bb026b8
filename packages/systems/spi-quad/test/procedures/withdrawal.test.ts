import { describe, expect, test } from "vitest";
import { allied, alliedTurn, fate, mounted, russian, russianTurn, told, turned } from "../battlefield.ts";

// 0404 has the neighbours 0403, 0504, 0505, 0405, 0305, 0304. R at 0403 has its zone on 0404, 0304 and 0504.

describe("cavalry", () => {
  const cavalry = allied("C", "0404", "0-2-4", mounted);

  test("11.26: after Defensive Fire cavalry in the zone of an enemy that is not cavalry may withdraw one hex", () => {
    const s = russianTurn("defensive-fire", { units: [russian("R", "0403"), cavalry] });
    expect(s.decision()).toMatchObject({ kind: "cavalry-withdrawal", seat: 0, rule: "11.26" });
    s.answer("withdraw C", "hex 0405");
    expect(fate(s, "C")).toBe("0405");
    expect(told(s, "withdrew")).toMatchObject([{ unit: "C", from: "0404", to: "0405", rule: "11.26" }]);
  });

  test("11.26: not into an enemy zone, and not at all when there is no other hex", () => {
    const s = russianTurn("defensive-fire", { units: [russian("R", "0403"), russian("Q", "0506"), cavalry] });
    s.answer("withdraw C");
    expect(s.refusedBy("hex 0505")).toBe("11.26");
    const t = russianTurn("defensive-fire", {
      units: [russian("R", "0403"), russian("Q", "0505"), russian("P", "0305"), cavalry],
    });
    expect(t.decision().kind).not.toBe("cavalry-withdrawal");
  });

  test("11.26: enemy cavalry alone does not let it withdraw, infantry does not withdraw, nobody withdraws twice", () => {
    const s = russianTurn("defensive-fire", { units: [russian("R", "0403", "0-4-4", mounted), cavalry] });
    expect(s.decision().kind).not.toBe("cavalry-withdrawal");
    const t = russianTurn("defensive-fire", {
      units: [
        russian("R", "0403"),
        allied("C", "0404", "0-2-4", mounted),
        allied("I", "0503", "0-2-4"),
        russian("Q", "0407"),
      ],
    });
    expect(t.refusedBy("withdraw I")).toBe("11.26");
    t.answer("withdraw C", "hex 0505");
    expect(t.decision().kind).not.toBe("cavalry-withdrawal");
  });

  test("11.26: cavalry withdraws only when all Defensive Fire is done", () => {
    const s = russianTurn("defensive-fire", { units: [russian("R", "0403"), cavalry, allied("I", "0402")] });
    expect(s.decision().kind).toBe("fire-target");
    expect(s.answers()).not.toContain("withdraw C");
    s.answer("end");
    expect(s.answers()).toEqual(["withdraw C", "end"]);
  });

  test("11.27: by option disrupted cavalry may not withdraw", () => {
    const stand = (disruptedCavalryMayNotWithdraw: string) =>
      russianTurn("defensive-fire", {
        options: { disruptedCavalryMayNotWithdraw },
        units: [
          russian("R", "0403"),
          allied("D", "0404", "0-2-4", { ...mounted, ...turned, back: "0-2-4" }),
          allied("C", "0304", "0-2-4", mounted),
        ],
      });
    expect(stand("off").answers()).toContain("withdraw D");
    expect(stand("on").refusedBy("withdraw D")).toBe("11.27");
  });
});

describe("guns at Alma", () => {
  const alma = { scenario: "alma" } as const;
  const gun = allied("G", "0404", "J(1)4");

  test("A19.0, A19.2: in Defensive Fire an undisrupted gun in an enemy zone may slip away one hex", () => {
    const s = russianTurn("defensive-fire", { ...alma, units: [russian("R", "0403"), gun] });
    s.answer("withdraw G", "hex 0405");
    expect(fate(s, "G")).toBe("0405");
    expect(told(s, "withdrew")).toMatchObject([{ unit: "G", rule: "A19.2" }]);
  });

  test("A19.2: only in Defensive Fire, only guns, only undisrupted, only from a zone", () => {
    const units = [
      russian("R", "0403"),
      gun,
      allied("I", "0304"),
      allied("D", "0504", "J(1)4", turned),
      allied("Far", "0707", "J(1)4"),
    ];
    const s = russianTurn("defensive-fire", { ...alma, units });
    expect(["I", "D", "Far"].map((id) => s.refusedBy(`withdraw ${id}`))).toEqual(["A19.2", "A19.2", "A19.2"]);
    const t = alliedTurn("offensive-fire", { ...alma, units });
    expect(t.refusedBy("withdraw G")).toBe("A19.2");
  });

  test("A19.1: a gun is not in the zone of a gun", () => {
    const s = russianTurn("defensive-fire", { ...alma, units: [russian("FB", "0403", "A(1)4"), gun] });
    expect(s.refusedBy("withdraw G")).toBe("A19.2");
  });

  test("A19.21: a gun that would still be in an enemy zone stays", () => {
    const s = russianTurn("defensive-fire", {
      ...alma,
      units: [russian("R", "0403"), russian("Q", "0505"), russian("P", "0305"), gun],
    });
    expect(s.refusedBy("withdraw G")).toBe("A19.21");
  });

  test("A19.22: a gun that slipped away does not fire in that phase, and one that fired does not slip away", () => {
    const units = [russian("R", "0403"), gun, allied("I", "0402")];
    const s = russianTurn("defensive-fire", { ...alma, units });
    s.answer("withdraw G", "hex 0405", "target 0403");
    expect(s.refusedBy("add G")).toBe("A19.22");
    const t = russianTurn("defensive-fire", { ...alma, units, dice: [1] });
    t.answer("target 0403", "add G", "fire");
    expect(t.refusedBy("withdraw G")).toBe("A19.22");
  });

  test("A19.22, 7.42: a gun that slipped away counts as one that could not fire", () => {
    const s = russianTurn("defensive-fire", {
      ...alma,
      units: [russian("R", "0403"), russian("FB", "0401", "A(1)4"), gun],
      dice: [1],
    });
    s.answer("withdraw G", "hex 0405", "target 0405", "add FB", "fire");
    expect(told(s, "fire-resolved")).toMatchObject([
      { strength: 2, hits: [{ unit: "G", column: 3, ledger: [{ id: "disrupted-or-silent" }] }] },
    ]);
  });

  test("5.11: guns slip away at Alma only", () => {
    const s = russianTurn("defensive-fire", { units: [russian("R", "0403"), gun] });
    expect(s.refusedBy("withdraw G")).toBe("5.11");
  });
});
