import { describe, expect, test } from "vitest";
import { allied, asked, barred, brigadier, field, horse, orderOf, russian } from "./steppe.ts";
import { active, away, L, map, orders, ride, row, unit } from "./strip.ts";

describe("III.6, III.19: Attack", () => {
  test("III.6: a command without another order is on Defense", () => {
    expect(orderOf(field({ map, units: [L, unit("A", 12), away] }), "L")).toBe("defense");
  });
  test("III.19: on Attack the leader must go at least one hex towards his goal", () => {
    const s = active(orders.attack(), [L, unit("A", 12), unit("B", 13), away]);
    expect(barred(s, "end")).toBe("III.19");
    ride(s, "L", 11);
    expect(barred(s, "end")).toBe("");
  });
  test("III.19, III.24: at most as far as his points and his distance go; what he goes is subtracted", () => {
    const s = active(orders.attack(3), [L, unit("A", 12), unit("B", 13), away]);
    s.answer("unit L");
    expect([barred(s, `hex ${row(9)}`), barred(s, `hex ${row(8)}`) !== ""]).toEqual(["", true]);
    s.answer(`hex ${row(10)}`);
    expect(orderOf(s, "L")).toBe("attack 0101 1");
    const far = active(orders.attack(11), [L, unit("A", 12), unit("B", 13), away]);
    far.answer("unit L");
    expect([barred(far, `hex ${row(2)}`), barred(far, `hex ${row(1)}`) !== ""]).toEqual(["", true]);
  });
  test("III.19: on Attack units attack, charge, fire, reorganize and move", () => {
    const s = active(orders.attack(), [L, unit("A", 10), russian("E", row(9), { facing: "N/NE" })]);
    s.answer("unit A");
    expect([`attack ${row(9)}`, `fire ${row(9)}`, "form 1", "turn 3"].map((text) => barred(s, text))).toEqual(
      Array(4).fill(""),
    );
    const c = active(orders.attack(), [L, unit("A", 11, horse), russian("E", row(9), { facing: "N/NE" })]);
    c.answer("unit A");
    expect(barred(c, `attack ${row(9)}`)).toBe("");
  });
});

describe("III.19: Defense", () => {
  test("III.19, III.23: the leader does not move", () => {
    const s = active(orders.defense, [L, unit("A", 12), away]);
    expect(barred(s, "unit L")).toBe("III.19");
    expect(barred(s, "end")).toBe("");
  });
  test.each([
    ["attack", {}, 11],
    ["charge", horse, 11],
  ])("III.19: units do not %s", (_name, more, n) => {
    const s = active(orders.defense, [L, unit("A", n, more), russian("E", row(n - 1), { facing: "N/NE" })]);
    s.answer("unit A");
    expect(barred(s, `attack ${row(n - 1)}`)).toBe("III.19");
  });
  test("III.19: they fire and reorganize", () => {
    const s = active(orders.defense, [
      L,
      unit("A", 11, { state: ["disorganized"] }),
      russian("E", row(9), { facing: "N/NE" }),
    ]);
    s.answer("unit A");
    expect([barred(s, `fire ${row(9)}`), barred(s, "reorganize")]).toEqual(["", ""]);
  });
  test.each([
    ["counterattack", {}],
    ["countercharge", horse],
  ])("III.19: they %s", (_name, more) => {
    const units = [
      L,
      unit("A", 13, { facing: "S/SW", ...more }),
      russian("E", row(15), { formation: "column", facing: "N/NE" }),
      russian("F", row(24)),
    ];
    const s = field({ map, units, active: "russian", flags: { orders: { d: orders.defense } } });
    s.answer("unit E", `hex ${row(14)}`);
    while (s.decision().kind === "reactor") s.answer("end");
    expect(asked(s)).toBe("allied counter-stroke");
  });
  test("III.19: a divisional unit does not leave the range of its commander", () => {
    const s = active(orders.defense, [L, unit("A", 10, { formation: "column" }), away]);
    s.answer("unit A", `hex ${row(9)}`);
    expect(barred(s, `hex ${row(8)}`)).toBe("III.19");
  });
  test("III.19: a unit of a brigade stays in that of its brigadier or of the division commander", () => {
    const units = [
      L,
      allied("B", row(10), brigadier("d", "one")),
      unit("A", 9, { brigade: "one", formation: "column" }),
      away,
    ];
    const s = active(orders.defense, units);
    s.answer("unit A", `hex ${row(8)}`);
    expect(barred(s, `hex ${row(7)}`)).toBe("III.19");
  });
  test("III.19: a brigadier stays in the range of the division commander", () => {
    const s = active(orders.defense, [L, allied("B", row(11), brigadier("d", "one")), unit("A", 12), away]);
    s.answer("unit B");
    expect([barred(s, `hex ${row(9)}`), barred(s, `hex ${row(8)}`)]).toEqual(["", "III.19"]);
  });
  test("III.19: on Attack neither is held", () => {
    const units = [L, allied("B", row(11), brigadier("d", "one")), unit("A", 10, { formation: "column" }), away];
    const s = active(orders.attack(), units);
    s.answer("unit A");
    expect(barred(s, `hex ${row(8)}`)).toBe("");
    s.answer("end", "unit B");
    expect(barred(s, `hex ${row(5)}`)).toBe("");
  });
  test("III.19: routed units are not held", () => {
    const s = active(orders.defense, [L, unit("A", 9, { state: ["routed"] }), russian("R", row(24))]);
    s.answer("unit A");
    expect(barred(s, `hex ${row(8)}`)).toBe("");
  });
});
