import { describe, expect, test } from "vitest";
import { allied, barred, field, leads, type More, orderOf, russian } from "./steppe.ts";
import { active, away, L, orders, ride, row, unit } from "./strip.ts";

describe("III.20 to III.27: vector and distance", () => {
  const wide = { cols: 11, rows: 11 };
  const D = allied("L", "0606", leads("d"));
  const A = allied("A", "0606", { division: "d" });
  const tried = (units: readonly More[] = [], more: object = {}) => {
    const s = field({
      map: wide,
      units: [D, A, ...units, russian("R", "0101", { facing: "N/NE" })],
      flags: { activation: { command: "d" } },
      dice: [5],
      ...more,
    });
    s.answer("try L", "order 1");
    return s;
  };
  test("III.20: the goal lies on the edge of the map", () => {
    const s = tried();
    expect([barred(s, "goal 0601"), barred(s, "goal 1106"), barred(s, "goal 0603")]).toEqual(["", "", "III.20"]);
  });
  test("III.22: the distance is counted without his own hex, up to the goal", () => {
    const s = tried();
    s.answer("goal 0601");
    const offered = s.answers().filter((text) => text.startsWith("distance"));
    expect([offered[0], offered[offered.length - 1]]).toEqual(["distance 1", "distance 5"]);
  });
  test("III.30: an Attack leads to another hex than his own", () => {
    const s = tried();
    s.answer("goal 0601");
    expect(barred(s, "distance 0")).toBe("III.30");
    const edge = field({
      map: wide,
      units: [
        allied("L", "0601", leads("d")),
        allied("A", "0601", { division: "d" }),
        russian("R", "0101", { facing: "N/NE" }),
      ],
      flags: { activation: { command: "d" } },
      dice: [5],
    });
    edge.answer("try L", "order 1");
    expect(barred(edge, "goal 0601")).toBe("III.30");
  });
  test("III.21: only steps within the angle bring him nearer", () => {
    const flags = { activation: { command: "d" }, orders: { d: { order: "attack", goal: "0601", distance: 5 } } };
    const s = field({ map: wide, units: [D, A, russian("R", "0101")], flags });
    s.answer("unit L");
    expect([barred(s, "hex 0605"), barred(s, "hex 0706"), barred(s, "hex 0607")]).toEqual(["", "III.26", "III.26"]);
    const slant = field({
      map: wide,
      units: [D, A, russian("R", "0101")],
      flags: { activation: { command: "d" }, orders: { d: { order: "attack", goal: "0801", distance: 5 } } },
    });
    slant.answer("unit L");
    expect([barred(slant, "hex 0605"), barred(slant, "hex 0706"), barred(slant, "hex 0506")]).toEqual([
      "",
      "",
      "III.26",
    ]);
  });
  test("III.23, III.25: when the distance is used up the order becomes Defense, after this activation (K-34)", () => {
    const s = active(orders.attack(2), [
      L,
      unit("A", 11),
      russian("E", row(10), { facing: "N/NE" }),
      allied("Z", row(13), { division: "d" }),
    ]);
    ride(s, "L", 11);
    expect(orderOf(s, "L")).toBe("attack 0101 1");
    const t = active(orders.attack(1), [
      L,
      unit("A", 11),
      russian("E", row(9), { facing: "N/NE" }),
      allied("Z", row(13), { division: "d" }),
    ]);
    ride(t, "L", 11);
    expect(barred(t, "unit L")).toMatch(/^III\./);
    expect(orderOf(t, "L")).toMatch(/^attack/);
    t.answer("end");
    expect(orderOf(t, "L")).toBe("defense");
  });
  test("III.25: at once where the option says so (K-34)", () => {
    const s = active(orders.attack(1), [L, unit("A", 11), unit("B", 12), russian("E", row(10), { facing: "N/NE" })], {
      options: { autoDefense: "at-once" },
    });
    ride(s, "L", 11);
    expect(orderOf(s, "L")).toBe("defense");
    s.answer("unit A");
    expect(barred(s, `attack ${row(10)}`)).toBe("III.19");
  });
  test("III.23: a Forced March carried out becomes Defense as well", () => {
    const s = active(orders.march(1), [L, unit("A", 12), away]);
    ride(s, "L", 11);
    s.answer("end");
    expect(orderOf(s, "L")).toBe("defense");
  });
  test("III.26: with enemies in his way he stays, keeps his order and owes nothing", () => {
    const s = active(orders.attack(), [L, unit("A", 12), russian("E", row(11), { facing: "N/NE" })]);
    expect(barred(s, "end")).toBe("");
    s.answer("end");
    expect(orderOf(s, "L")).toBe("attack 0101 5");
  });
  test("III.26: so with an enemy commander in his way", () => {
    const s = active(orders.attack(), [
      L,
      unit("A", 13),
      unit("Q", 14),
      russian("G", row(11), { kind: "commander", division: "e" }),
      russian("F", row(11), { division: "e", facing: "N/NE" }),
    ]);
    expect(barred(s, "end")).toBe("");
  });
  test("III.27: round what is impassable he takes the shortest way, which does not count", () => {
    const sea = { ...wide, hexes: { "0605": ["sea"], "0505": ["sea"], "0705": ["sea"] } };
    const flags = { activation: { command: "d" }, orders: { d: { order: "attack", goal: "0601", distance: 4 } } };
    const s = field({ map: sea, units: [D, A, russian("R", "0101")], flags });
    expect(barred(s, "end")).toBe("III.19");
    s.answer("unit L");
    expect(barred(s, "hex 0607")).toBe("III.26");
    s.answer("hex 0706");
    expect(orderOf(s, "L")).toBe("attack 0601 4");
    ride(s, "L", "0804");
    expect(orderOf(s, "L")).toBe("attack 0601 3");
  });
  test("III.27: out of a bay he does not ride back into it, in this activation or the next", () => {
    const sea = { ...wide, hexes: { "0605": ["sea"], "0505": ["sea"], "0705": ["sea"], "0506": ["sea"] } };
    const flags = { activation: { command: "d" }, orders: { d: { order: "attack", goal: "0601", distance: 4 } } };
    const beside = allied("L", "0706", leads("d"));
    const s = field({ map: sea, units: [beside, A, russian("R", "0101")], flags });
    s.answer("unit L");
    expect([barred(s, "hex 0606"), barred(s, "hex 0805")]).toEqual(["III.26", ""]);
  });
});
