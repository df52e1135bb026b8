import { describe, expect, test } from "vitest";
import {
  allied,
  asked,
  at,
  barred,
  chief,
  field,
  formation,
  leads,
  type More,
  orderOf,
  russian,
  stands,
  told,
} from "./steppe.ts";

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

describe("III.28 to III.33, III.48: changes of order in the activation", () => {
  const start = (dice: readonly number[], order: object = orders.defense, more: readonly More[] = []) =>
    field({
      map,
      units: [L, unit("A", 13), unit("B", 14), ...more, away],
      flags: { activation: { command: "d" }, orders: { d: order } },
      dice,
    });
  test.each([
    [5, "allied order"],
    [6, "allied piece"],
  ])("III.48: the leader tries to change his order: a %i against 5", (die, then) => {
    const s = start([die]);
    s.answer("try L");
    expect(asked(s)).toBe(then);
  });
  test("III.48: failing he obeys, and tries no more", () => {
    const s = start([6]);
    s.answer("try L");
    expect([barred(s, "try L"), orderOf(s, "L")]).toEqual(["III.48", "defense"]);
  });
  test("III.33: the new order holds at once", () => {
    const s = start([5]);
    s.answer("try L", "order 1", `goal ${row(1)}`, "distance 4");
    expect(orderOf(s, "L")).toBe("attack 0101 4");
    expect(barred(s, "end")).toBe("III.19");
  });
  test("III.28: he takes no Forced March of his own", () => {
    const s = start([5]);
    s.answer("try L");
    expect(["order 1", "order 2", "order 3"].map((text) => barred(s, text))).toEqual(["", "", "III.28"]);
  });
  test("III.29: his new goal he must see", () => {
    const hidden = { ...map, hexes: { [row(8)]: ["forest"] } };
    const s = field({
      map: hidden,
      units: [L, unit("A", 13), away],
      flags: { activation: { command: "d" } },
      dice: [5],
    });
    s.answer("try L", "order 1", `goal ${row(1)}`);
    expect([barred(s, "distance 4"), barred(s, "distance 5")]).toEqual(["", "III.29"]);
  });
  test("III.32: the distance alone, or the vector alone, may be changed", () => {
    const s = start([5], orders.attack(5));
    s.answer("try L", "order 1", `goal ${row(1)}`, "distance 2");
    expect(orderOf(s, "L")).toBe("attack 0101 2");
    const t = start([5], orders.attack(5));
    t.answer("try L", "order 1", `goal ${row(24)}`, "distance 1");
    expect(orderOf(t, "L")).toBe("attack 0124 1");
  });
  const broken = (...states: readonly string[]) => [
    L,
    ...states.map((state, i) => unit(`U${i}`, 12, { formation: "column", state: state === "" ? [] : [state] })),
    russian("R", row(1)),
  ];
  test.each([
    ["two of three disorganized or routed", ["disorganized", "routed", ""], ""],
    ["one of two", ["disorganized", ""], "III.31"],
    ["two of four", ["disorganized", "routed", "", ""], "III.31"],
    ["all", ["disorganized", "disorganized"], ""],
  ])("III.31: with %s he may go over to Defense", (_name, states, rule) => {
    const s = active(orders.attack(), broken(...states));
    expect(barred(s, "defend L")).toBe(rule);
  });
  test("III.31: it needs neither die nor rider and holds at once", () => {
    const s = active(orders.attack(), broken("disorganized", "disorganized", ""));
    s.answer("defend L");
    expect([orderOf(s, "L"), told(s).includes("order-tried")]).toEqual(["defense", false]);
  });
  test("III.33: orders are told to their owner alone", () => {
    const s = start([5]);
    s.answer("try L", "order 1", `goal ${row(1)}`, "distance 4");
    const heard = (seat: number) => s.game.events(seat).some(({ kind }) => kind === "order-given");
    expect([heard(0), heard(1)]).toEqual([true, false]);
  });
  test("III.7: the enemy's orders are in no view but his own", () => {
    const s = active(orders.attack(), [L, unit("A", 12), allied("X", row(15), chief()), away]);
    const notes = (seat: number) => JSON.stringify(s.game.view(seat)).includes("0101");
    expect([notes(0), notes(1)]).toEqual([true, false]);
    stands(s, "russian");
    expect(formation(s, "A")).toBe("line");
    expect(at(s, "L")).toBe(row(12));
  });
});
