import { describe, expect, test } from "vitest";
import { allied, alliedTurn, fate, mounted, russian, russianTurn, told, turned } from "../battlefield.ts";

// 0404 has the neighbours 0403, 0504, 0505, 0405, 0305, 0304.

type Text = Parameters<typeof russianTurn>[1];
const balaclava = { scenario: "balaclava" } as const;
const turks = (more: object = {}) => allied("2-Militia", "0404", "(1)2-1", { nation: "turkish", stack: 0, ...more });
const gun = (more: object = {}) => allied("No-2", "0404", "1(1)2", { stack: 1, ma: 0, ...more });

const melee = (text: Text, die: number) => {
  const s = russianTurn("melee", { ...balaclava, ...text, dice: [die] });
  s.answer("target 0404", "add R", "attack");
  return s;
};

describe("fire", () => {
  test("B18.1: a redoubt gun fires although it is under another unit", () => {
    const s = russianTurn("defensive-fire", { ...balaclava, units: [russian("R", "0403"), turks(), gun()], dice: [6] });
    s.answer("target 0403", "add 2-Militia", "add No-2", "fire");
    expect(told(s, "fire-resolved")).toMatchObject([{ strength: 2 }]);
  });

  test("B18.1: a redoubt gun is not hit while it is underneath, not even with a gun above it", () => {
    const above = allied("Barker", "0404", "D(1)2", { stack: 0, ma: 3 });
    const s = russianTurn("offensive-fire", {
      ...balaclava,
      units: [russian("R", "0403", "4-4-2"), above, gun()],
      dice: [4],
    });
    s.answer("target 0404", "add R", "fire");
    expect([fate(s, "Barker"), fate(s, "No-2")]).toEqual(["0404 disrupted", "0404"]);
  });

  test("B18.4: the redoubt guns reach one hex", () => {
    const s = russianTurn("defensive-fire", {
      ...balaclava,
      units: [russian("R", "0402"), allied("G", "0401", "A(1)4"), turks(), gun()],
    });
    s.answer("target 0402");
    expect(s.refusedBy("add No-2")).toBe("B18.4");
  });
});

describe("capture", () => {
  test("B18.2: when fire drives its companion out and a Russian zone covers the hex, the gun is captured", () => {
    // 8 points, die 1: result 3 against morale 1: disrupted and driven back 2.
    const s = russianTurn("offensive-fire", {
      ...balaclava,
      units: [russian("R", "0403", "8-4-4"), turks(), gun()],
      dice: [1],
    });
    s.answer("target 0404", "add R", "fire", "hex 0405", "hex 0406");
    expect(fate(s, "No-2")).toBe("captured");
    expect(told(s, "captured")).toMatchObject([{ unit: "No-2", hex: "0404", rule: "B18.2" }]);
  });

  test("B18.2: one Russian unit whose zone covers the hex may then walk in, after fire too", () => {
    const units = [
      russian("R", "0403", "8-4-4"),
      russian("Q", "0304", "0-4-4"),
      russian("Far", "0402"),
      turks(),
      gun(),
    ];
    const s = russianTurn("offensive-fire", { ...balaclava, units, dice: [1] });
    s.answer("target 0404", "add R", "fire", "hex 0405", "hex 0406");
    expect(s.decision()).toMatchObject({ kind: "redoubt-advance", seat: 1, rule: "B18.2" });
    expect(s.answers()).toEqual(["advance R 0404", "advance Q 0404", "end"]);
    expect(s.refusedBy("advance Far 0404")).toBe("B18.2");
    s.answer("advance Q 0404");
    expect(fate(s, "Q")).toBe("0404");
    expect(s.decision().kind).not.toBe("redoubt-advance");
  });

  test("B18.2: without a Russian zone on the hex the gun stays", () => {
    const units = [russian("G", "0402", "A(1)4"), turks(), gun()];
    const s = russianTurn("offensive-fire", { ...balaclava, units, dice: [3] });
    s.answer("target 0404", "add G", "fire");
    while (s.decision().kind === "retreat") s.answer(s.answers()[0]);
    expect(fate(s, "No-2")).toBe("0404");
  });

  test("11.13: cavalry does not walk in over a wall without a road", () => {
    const map = { cols: 8, rows: 8, sides: { "0403/0404": ["redoubt in:0404"] } };
    const units = [
      russian("C", "0403", "0-4-3", mounted),
      russian("G", "0402", "A(1)4"),
      turks({ state: ["disrupted"], back: "0-1-1" }),
      gun(),
    ];
    const s = russianTurn("offensive-fire", { ...balaclava, map, units, dice: [6] });
    s.answer("target 0404", "add G", "fire");
    expect([fate(s, "2-Militia"), fate(s, "No-2")]).toEqual(["eliminated", "captured"]);
    expect(s.decision().kind).not.toBe("redoubt-advance");
  });

  test("B18.2: in melee the gun adds its strength and is captured, not eliminated, with its companion driven out", () => {
    const s = melee({ units: [russian("R", "0403", "2-9-3"), turks(), gun()] }, 2);
    expect(told(s, "melee-resolved")).toMatchObject([{ attack: 9, defence: 3, result: "dR" }]);
    s.answer("hex 0405", "hex 0406");
    expect(fate(s, "No-2")).toBe("captured");
    expect(s.eventsOf("eliminated")).toEqual([]);
  });

  test("B18.2: a gun whose companion is eliminated in melee is captured", () => {
    const s = melee({ units: [russian("R", "0403", "2-9-5"), turks({ ...turned, back: "0-1-1" }), gun()] }, 6);
    expect([fate(s, "2-Militia"), fate(s, "No-2")]).toEqual(["eliminated", "captured"]);
  });

  test("8.55: a gun whose companion holds its ground must itself retreat and is eliminated, for nobody's points", () => {
    const guards = allied("93-Suth", "0404", "5-2-5", { stack: 0 });
    const s = melee({ units: [russian("R", "0403", "2-9-3"), guards, gun()] }, 2);
    expect(told(s, "melee-resolved")).toMatchObject([{ result: "dR" }]);
    expect([fate(s, "93-Suth"), fate(s, "No-2")]).toEqual(["0404", "eliminated"]);
    expect(s.view().score).toEqual([]);
  });

  test("B18.2: a garrison driven back from its own attack leaves the gun to be captured and the redoubt to be entered", () => {
    const s = alliedTurn("melee", { ...balaclava, units: [russian("R", "0403", "2-9-3"), turks(), gun()], dice: [5] });
    s.answer("target 0403", "add 2-Militia", "attack", "hex 0405", "hex 0406");
    expect(fate(s, "No-2")).toBe("captured");
    expect(s.decision()).toMatchObject({ kind: "redoubt-advance", seat: 1 });
    s.answer("advance R 0404");
    expect(fate(s, "R")).toBe("0404");
  });

  test("B18.2: a gun left alone is captured at the end of a Russian Movement Phase; by option only if driven to it", () => {
    const leave = (abandonedRedoubtGunCaptured: string) => {
      const s = russianTurn("movement", {
        ...balaclava,
        options: { abandonedRedoubtGunCaptured },
        units: [russian("R", "0402"), gun(), allied("Far", "0808")],
      });
      s.answer("unit R", "hex 0403", "end");
      return fate(s, "No-2");
    };
    expect(leave("on")).toBe("captured");
    expect(leave("off")).toBe("0404");
  });

  test("B18.0: other guns are not captured", () => {
    const s = russianTurn("movement", {
      ...balaclava,
      units: [russian("R", "0402"), allied("1-Marine", "0404", "A(1)4", { ma: 0 })],
    });
    s.answer("unit R", "hex 0403", "end");
    expect(fate(s, "1-Marine")).toBe("0404");
  });
});
