import { describe, expect, test } from "vitest";
import { allied, asked, barred, field, guns, horse, leads, type More, mp, russian, shows, skirmish } from "./steppe.ts";

/** A strip one hex wide: distances are differences of rows. */
const map = { cols: 1, rows: 24 };
const row = (n: number): string => `01${String(n).padStart(2, "0")}`;
const L = allied("L", row(12), leads("d"));
const unit = (id: string, n: number, more: More = {}) =>
  allied(id, row(n), { division: "d", nation: "french", ...more });
const away = russian("R", row(24));
const orders = {
  attack: (distance = 5) => ({ order: "attack", goal: row(1), distance }),
  march: (distance = 5) => ({ order: "forced-march", goal: row(1), distance }),
  defense: { order: "defense" },
};
const active = (order: object, units: readonly More[], more: object = {}) =>
  field({ map, units, flags: { activation: { command: "d" }, orders: { d: order } }, ...more });

describe("III.19: Forced March", () => {
  const marching = { formation: "column", state: ["forced-march"] };
  test("III.19: the leader must go, with twice his points", () => {
    const s = active(orders.march(20), [
      allied("L", row(22), leads("d")),
      unit("A", 22, marching),
      unit("B", 23, marching),
      russian("R", row(1)),
    ]);
    expect([barred(s, "end"), mp(s, "L")]).toEqual(["III.19", 20]);
    s.answer("unit L");
    expect(barred(s, `hex ${row(10)}`)).toBe("");
  });
  test("III.19: units neither fire nor attack", () => {
    const s = active(orders.march(), [L, unit("A", 12), russian("E", row(10), { facing: "N/NE" })]);
    s.answer("unit A");
    expect([barred(s, `fire ${row(10)}`)]).toEqual(["III.19"]);
    const t = active(orders.march(), [L, unit("A", 11), russian("E", row(10), { facing: "N/NE" })]);
    t.answer("unit A");
    expect(barred(t, `attack ${row(10)}`)).toBe("III.19");
  });
  test("III.19: nor do they fire as a reaction while they bear the marker (K-43)", () => {
    const units = [
      L,
      unit("A", 12, { ...marching, facing: "S/SW" }),
      russian("E", row(15), { formation: "column", facing: "N/NE" }),
    ];
    const s = field({ map, units, active: "russian", flags: { orders: { d: orders.march() } } });
    s.answer("unit E", `hex ${row(14)}`);
    expect(asked(s)).toBe("russian act");
  });
  test("III.19: they reorganize", () => {
    const s = active(orders.march(), [L, unit("A", 12, { state: ["disorganized"] }), away]);
    s.answer("unit A");
    expect(barred(s, "reorganize")).toBe("");
  });
  test("III.19: routed units must rally first", () => {
    const s = active(orders.march(), [L, unit("A", 12, { state: ["routed"] }), unit("B", 12), away]);
    const why = barred(s, "unit A");
    if (why === "") {
      s.answer("unit A");
      expect(barred(s, `hex ${row(11)}`)).toBe("III.19");
    } else expect(why).toBe("III.19");
  });
  const put: readonly [string, More, string][] = [
    ["an assault column", { formation: "column" }, ""],
    ["a line", {}, "III.19"],
    ["a square", { formation: "square" }, "III.19"],
    ["skirmishers", { ...skirmish, stats: { sp: 2, light: true } }, ""],
    ["a column of cavalry", { ...horse, formation: "column" }, ""],
    ["a line of cavalry", horse, "III.19"],
    ["guns", guns, ""],
  ];
  test.each(put)("III.19: the marker of %s", (_name, more, rule) => {
    const s = active(orders.march(), [L, unit("A", 12, more), away]);
    s.answer("unit A");
    expect(barred(s, "march")).toBe(rule);
  });
  test("III.19: putting it on costs 1 and doubles the rest of the allowance (K-42)", () => {
    const s = active(orders.march(), [L, unit("A", 12, { formation: "column" }), away]);
    s.answer("unit A", "march");
    expect([shows(s, "A", "forced-march"), mp(s, "A")]).toEqual([true, 12 - 1]);
  });
  test("III.19: who must change formation first has the marker but no doubling (K-42)", () => {
    const s = active(orders.march(), [L, unit("A", 12), away]);
    s.answer("unit A", "form 1", "march");
    expect([shows(s, "A", "forced-march"), mp(s, "A")]).toEqual([true, 4 - 1 - 1]);
  });
  test("III.19: who begins with it has twice its points", () => {
    const s = active(orders.march(), [L, unit("A", 12, marching), away]);
    s.answer("unit A");
    expect(mp(s, "A")).toBe(12);
  });
  test("III.19: skirmishers on the march have the points of an assault column, doubled", () => {
    const s = active(orders.march(), [
      L,
      unit("A", 12, { ...skirmish, stats: { sp: 2, light: true }, state: ["forced-march"] }),
      away,
    ]);
    s.answer("unit A");
    expect(mp(s, "A")).toBe(12);
  });
  test("III.19: it is not taken off while the order stands, and for 1 point once it is another", () => {
    const s = active(orders.march(), [L, unit("A", 12, marching), away]);
    s.answer("unit A");
    expect(barred(s, "march")).toBe("III.19");
    const t = active(orders.attack(), [L, unit("A", 12, marching), away]);
    t.answer("unit A");
    const before = mp(t, "A");
    t.answer("march");
    expect([shows(t, "A", "forced-march"), before - mp(t, "A")]).toEqual([false, 1]);
  });
  test("III.19: without the order nobody puts it on", () => {
    const s = active(orders.attack(), [L, unit("A", 12, { formation: "column" }), away]);
    s.answer("unit A");
    expect(barred(s, "march")).toBe("III.19");
  });
  test("III.19: out of command it may be put on", () => {
    const s = active(orders.march(), [L, unit("N", 12), unit("A", 20, { formation: "column" }), russian("R", row(1))]);
    expect(shows(s, "A", "no-command")).toBe(true);
    s.answer("unit A");
    expect(barred(s, "march")).toBe("");
  });
  test.each([
    [7, false],
    [8, true],
  ])(
    "III.19: an enemy who comes next to it strips the marker, with a check: on a %i disorganized %s; it has reacted",
    (die, isOut) => {
      const units = [
        allied("L", row(10), leads("d")),
        unit("A", 12, { ...marching, facing: "S/SW" }),
        russian("E", row(14), { formation: "column", facing: "N/NE" }),
        russian("F", row(24)),
      ];
      const s = field({ map, units, active: "russian", flags: { orders: { d: orders.march() } }, dice: [die] });
      s.answer("unit E", `hex ${row(13)}`);
      expect(["forced-march", "disorganized", "reaction"].map((sign) => shows(s, "A", sign))).toEqual([
        false,
        isOut,
        true,
      ]);
      expect(asked(s)).toBe("russian act");
    },
  );
  test("III.19: roads are used better on a Forced March", () => {
    const up = { ...map, roads: [[row(12), row(11), row(10)]], elevation: { [row(11)]: 1 } };
    const cost = (more: More) => {
      const s = field({
        map: up,
        units: [L, unit("A", 12, more), away],
        flags: { activation: { command: "d" }, orders: { d: orders.march() } },
      });
      s.answer("unit A");
      const before = mp(s, "A");
      s.answer(`hex ${row(11)}`);
      return before - mp(s, "A");
    };
    expect([cost({ formation: "column" }), cost(marching)]).toEqual([2, 1]);
  });
});
