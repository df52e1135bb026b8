import { describe, expect, test } from "vitest";
import { allied, asked, at, chief, field, horse, leads, type More, russian, skirmish, stands } from "./steppe.ts";

describe("III.44/1, III.44/2: lone riders", () => {
  const flags = { riders: { r1: { to: "Gor", order: { order: "defense" } } }, activation: { leftovers: true } };
  const wide = { cols: 10, rows: 10 };
  const courier = russian("r1", "0404", { kind: "rider", parent: "Menshikov" });
  const lords = [
    russian("Menshikov", "1010", chief()),
    russian("Gor", "0101", leads("16th")),
    russian("G1", "0101", { division: "16th" }),
  ];
  const meet = (mover: More, dice: readonly number[] = [], more: readonly More[] = []) => {
    const s = field({
      map: wide,
      units: [allied("A", "0406", mover), allied("Z", "0909"), courier, ...lords, ...more],
      flags,
      dice,
      turn: 2,
    });
    s.answer("unit A", "hex 0405");
    return s;
  };
  test("III.44/1: infantry next to him drives him one hex, where its owner likes", () => {
    const s = meet({ formation: "column" });
    expect(s.decision().seat).toBe(0);
    s.answer("hex 0304");
    expect(at(s, "r1")).toBe("0304");
  });
  test("III.44/1: each time", () => {
    const s = meet({ formation: "column" });
    s.answer("hex 0403", "hex 0404");
    expect(s.decision().kind).not.toBe("act");
    s.answer("hex 0402");
    expect(at(s, "r1")).toBe("0402");
  });
  test("III.44/1, K-40: by one hex, even where that is still next to the intruder", () => {
    const s = meet({ formation: "column" });
    s.answer("hex 0305");
    expect([at(s, "r1"), asked(s)]).toEqual(["0305", "allied act"]);
  });
  test("III.44/1, K-40: each of several riders once", () => {
    const second = russian("r2", "0505", { kind: "rider", parent: "Menshikov" });
    const s = meet({ formation: "column" }, [], [second]);
    s.answer("hex 0305");
    expect(asked(s)).toBe("allied chase");
    s.answer("hex 0506");
    expect([at(s, "r1"), at(s, "r2"), asked(s)]).toEqual(["0305", "0506", "allied act"]);
  });
  test.each([
    [8, "0304"],
    [9, "box:4"],
  ])("III.44/1: cavalry rolls: a %i", (die, place) => {
    const s = meet({ ...horse, formation: "column" }, [die]);
    if (s.decision().kind === "chase" || s.answers().includes("hex 0304")) s.answer("hex 0304");
    expect(at(s, "r1")).toBe(place);
  });
  test("III.44/1: not where a friend is with him", () => {
    const s = meet({ formation: "column" }, [], [russian("F", "0404", { facing: "N/NE" })]);
    expect([at(s, "r1"), asked(s)]).toEqual(["0404", "allied act"]);
  });
  test("III.44/2: so when combat leaves him alone", () => {
    const guard = russian("F", "0404", { ...skirmish, stats: { sp: 1, light: true, morale: 2 } });
    const units = [allied("A", "0405", { stats: { morale: 10 } }), allied("Z", "0909"), courier, ...lords, guard];
    const s = field({ map: wide, units, flags, dice: [0], turn: 2 });
    s.answer("unit A", "fire 0404");
    stands(s, "russian");
    expect(s.unit("F").isGone).toBe(true);
    s.answer("hex 0304");
    expect(at(s, "r1")).toBe("0304");
  });
});
