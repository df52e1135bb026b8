import { describe, expect, test } from "vitest";
import { allied, at, barred, field, guns, horse, mp, russian, told } from "./steppe.ts";

/** A strip one hex wide, so that there is no way around: 0101 north, 0110 south. */
const strip = (more: object = {}) => ({ cols: 1, rows: 10, ...more });

describe("VIII.9, VIII.10: others in the way", () => {
  test.each(["line", "column"])("VIII.9: no step into an enemy's hex, in %s", (formation) => {
    const s = field({
      map: strip(),
      units: [allied("A", "0106", { formation }), russian("R", "0105", { facing: "N/NE" })],
    });
    s.answer("unit A");
    expect(barred(s, "hex 0105")).toBe("VIII.9");
  });
  test("VIII.9: nor into the hex of a gun", () => {
    const s = field({ map: strip(), units: [allied("A", "0106"), russian("R", "0105", { ...guns, facing: "N/NE" })] });
    s.answer("unit A");
    expect(barred(s, "hex 0105")).toBe("VIII.9");
  });
  test.each([
    [16, ""],
    [17, "VII.7"],
  ])("VIII.10: through %i points of friends by 8 more", (sp, rule) => {
    const s = field({ map: strip(), units: [allied("A", "0106"), allied("B", "0105", { stats: { sp } })] });
    s.answer("unit A");
    expect(barred(s, "hex 0104") === "").toBe(rule === "");
    expect(barred(s, "hex 0105")).toBe(rule);
  });
  test("VIII.10: infantry passes cavalry and other brigades, but does not stop among them (K-67)", () => {
    const units = [
      allied("L", "0110", { kind: "commander", division: "d" }),
      allied("A", "0106", { division: "d", brigade: "one" }),
      allied("H", "0105", { ...horse, division: "d", brigade: "two" }),
    ];
    const s = field({
      map: strip(),
      units,
      flags: {
        activation: { command: "d", snapshot: "given" },
        orders: { d: { order: "attack", goal: "0101", distance: 5 } },
      },
    });
    s.answer("unit A", "hex 0105");
    expect(barred(s, "end")).toMatch(/^VII\.[23]$/);
    s.answer("hex 0104", "end");
    expect(at(s, "A")).toBe("0104");
  });
});

describe("VIII.11 to VIII.13: one after another", () => {
  const two = { map: strip(), units: [allied("A", "0109"), allied("B", "0105")] };
  test("VIII.11: while one moves no other does", () => {
    const s = field(two);
    s.answer("unit A", "hex 0108");
    expect(barred(s, "unit B")).toMatch(/^VIII\.1[12]$/);
  });
  test("VIII.11: one whose move has ended does not go on", () => {
    const s = field(two);
    s.answer("unit A", "hex 0108", "end");
    expect(barred(s, "unit A")).toMatch(/^VIII\.1[12]$/);
    expect(barred(s, "unit B")).toBe("");
  });
  test("VIII.12: a stack is one unit and is taken up once", () => {
    const units = [allied("A", "0109"), allied("C", "0109"), allied("B", "0105")];
    const s = field({ map: strip(), units });
    s.answer("unit A", "hex 0108", "end");
    expect([at(s, "A"), at(s, "C"), mp(s, "C")]).toEqual(["0108", "0108", 3]);
    expect(barred(s, "unit C")).toMatch(/^VIII\.1[12]$/);
  });
  test("VIII.12: dismantled before it moves, its parts move one after the other", () => {
    const units = [allied("A", "0109"), allied("C", "0109"), allied("B", "0105")];
    const s = field({ map: strip(), units });
    s.answer("leave A", "hex 0108", "end");
    expect([at(s, "A"), at(s, "C")]).toEqual(["0108", "0109"]);
    s.answer("unit C", "hex 0108");
    expect(at(s, "C")).toBe("0108");
  });
  test("VIII.13: out-of-command units go first or not at all", () => {
    const units = [
      allied("L", "0103", { kind: "commander", division: "d" }),
      allied("A", "0104", { division: "d" }),
      allied("B", "0102", { division: "d" }),
      allied("O", "0109", { division: "d" }),
    ];
    const s = field({ map: strip(), units });
    expect([barred(s, "unit O"), barred(s, "unit A")]).toEqual(["", ""]);
    s.answer("unit A", "end");
    expect(barred(s, "unit O")).toBe("VIII.13");
    expect(told(s)).toContain("out-of-command");
  });
});
