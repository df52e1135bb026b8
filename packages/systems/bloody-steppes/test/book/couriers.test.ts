import type { SituationText } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { allied, asked, at, barred, chief, field, leads, type More, orderOf, russian } from "./steppe.ts";

/** A strip one hex wide: distances are differences of rows. The commander-in-chief is in row 30. */
const map = { cols: 1, rows: 40 };
const row = (n: number): string => `01${String(n).padStart(2, "0")}`;
const Raglan = allied("Raglan", row(30), chief());
const rider = (id: string, place = "ready", more: More = {}) =>
  allied(id, place, { kind: "rider", parent: "Raglan", ...more });
const division = (name: string, leader: string, n: number, more: More = {}) => [
  allied(leader, row(n), { ...leads(name), ...more }),
  allied(`${leader}1`, row(n), { division: name }),
];
const enemy = russian("R", row(1));
const sheet = { sheet: { number: 1, sealed: ["russian"] } };
const command = (units: readonly More[], more: SituationText = {}) =>
  field({ map, units: [...units, enemy], phase: "command", flags: sheet, ...more });
/** Writes Defense or an Attack of 2 hexes and seals. */
const write = (s: ReturnType<typeof field>, leader: string) =>
  s.answer(`unit ${leader}`, "order 1", `goal ${row(1)}`, "distance 2", "end");

describe("III.7, III.34, III.38, III.39, III.42: orders of the commander-in-chief", () => {
  test.each([
    ["III.34, III.38: 3 hexes off by voice, without a rider", 27, [], ""],
    ["III.39: 4 hexes off not without a rider", 26, [], "III.39"],
    ["III.39: 4 hexes off with a rider", 26, ["ready"], ""],
    ["III.39: not with one who rests", 26, ["resting"], "III.39"],
    ["III.39: not with one on the turn track", 26, ["box:3"], "III.39"],
    ["III.40: 20 hexes off with a rider", 10, ["ready"], ""],
  ])("%s", (_name, n, places, rule) => {
    const s = command([Raglan, ...division("d", "L", n), ...places.map((place, i) => rider(`r${i}`, place))]);
    expect(
      s.game.pending().kind === "decide" && asked(s) === "allied order-sheet" ? barred(s, "unit L") : "III.39",
    ).toBe(rule);
  });
  test("III.38: by voice the order changes at once and costs no rider", () => {
    const s = command([Raglan, rider("r1"), ...division("d", "L", 27)]);
    write(s, "L");
    expect([orderOf(s, "L"), at(s, "r1")]).toEqual(["attack 0101 2", "ready"]);
  });
  test.each([26, 20])(
    "III.42: a leader in row %i: the order changes at once, the rider goes to the box of the next turn",
    (n) => {
      const s = command([Raglan, rider("r1"), ...division("d", "L", n)], { turn: 2 });
      write(s, "L");
      expect([orderOf(s, "L"), at(s, "r1")]).toEqual(["attack 0101 2", "box:3"]);
    },
  );
  test("III.40: 11 hexes off the rider sets out, 10 hexes far, and the order stands", () => {
    const s = command([Raglan, rider("r1"), ...division("d", "L", 19)], { turn: 2 });
    write(s, "L");
    expect([orderOf(s, "L"), at(s, "r1")]).toEqual(["defense", row(20)]);
  });
  test("III.7: the commander-in-chief may order a Forced March", () => {
    const s = command([Raglan, ...division("d", "L", 28)]);
    s.answer("unit L");
    expect(["order 1", "order 2", "order 3"].map((text) => barred(s, text))).toEqual(["", "", ""]);
  });
  test("III.39: one rider carries one order", () => {
    const s = command([Raglan, rider("r1"), ...division("d", "L", 24), ...division("e", "M", 20)]);
    s.answer("unit L", "order 1", `goal ${row(1)}`, "distance 2");
    expect(barred(s, "unit M")).toBe("III.39");
  });
  test("III.29: orders from above need not be seen (K-37)", () => {
    const s = command([Raglan, ...division("d", "L", 28)], { map: { ...map, hexes: { [row(26)]: ["forest"] } } });
    s.answer("unit L", "order 1", `goal ${row(1)}`);
    expect(barred(s, "distance 20")).toBe("");
  });
  test("III.31: on the sheet, too, a broken command goes over to Defense without voice or rider", () => {
    const units = [
      Raglan,
      allied("L", row(10), leads("d")),
      allied("A", row(10), { division: "d", state: ["routed"] }),
      allied("B", row(10), { division: "d", state: ["disorganized"] }),
    ];
    const s = command(units, { flags: { ...sheet, orders: { d: { order: "attack", goal: row(1), distance: 3 } } } });
    s.answer("defend L", "end");
    expect(orderOf(s, "L")).toBe("defense");
  });
});

describe("III.40, III.41, III.43 to III.45: riders on their way", () => {
  const carried = { order: { order: "attack", goal: row(1), distance: 4 }, to: "L" };
  const riding = (n: number, leader: number, more: readonly More[] = [], text: SituationText = {}) =>
    field({
      map,
      units: [Raglan, rider("r1", row(n)), ...division("d", "L", leader), ...more, enemy],
      phase: "command",
      turn: 3,
      flags: { riders: { r1: carried }, ...text.flags },
      dice: [5, 2, ...(text.dice ?? [])],
      ...(text.map === undefined ? {} : { map: text.map }),
    });
  /** Seals whatever is still to be sealed. */
  const seal = (s: ReturnType<typeof field>) => {
    for (;;) {
      const pending = s.game.pending();
      if (pending.kind !== "decide" || !pending.decisions[0].kind.endsWith("sheet")) return s;
      const { seat, id } = pending.decisions[0];
      s.game.apply(seat, id, "end");
    }
  };
  test("III.40: he goes on, 10 hexes in each command phase", () => {
    const s = seal(riding(25, 12));
    expect([at(s, "r1"), orderOf(s, "L")]).toEqual([row(15), "defense"]);
  });
  test("III.40, III.41: he delivers where he reaches the leader, and goes to the box of the next turn", () => {
    const s = seal(riding(20, 12));
    expect([at(s, "r1"), orderOf(s, "L")]).toEqual(["box:4", "attack 0101 4"]);
  });
  test("III.41: from the box he comes back under his chief, and serves from the turn after (K-20)", () => {
    const s = seal(
      field({
        map,
        units: [Raglan, rider("r1", "box:3"), ...division("d", "L", 25), enemy],
        phase: "command",
        turn: 3,
        dice: [5, 2],
      }),
    );
    expect(at(s, "r1")).toBe("resting");
  });
  test("III.43: the order he brings takes the place of one the leader chose himself", () => {
    const s = seal(riding(20, 12, [], { flags: { orders: { d: { order: "attack", goal: row(40), distance: 1 } } } }));
    expect(orderOf(s, "L")).toBe("attack 0101 4");
  });
  test("III.44: he does not enter hexes of enemies, nor next to them where no friends are", () => {
    const blocked = seal(riding(25, 12, [russian("E", row(20), { facing: "N/NE" })]));
    expect(at(blocked, "r1")).not.toBe(row(15));
    expect(Number(at(blocked, "r1").slice(2))).toBeGreaterThan(21);
    const held = seal(
      riding(
        25,
        12,
        [russian("E", "0220", { facing: "N/NE" }), allied("F", row(20)), allied("G", row(21)), allied("H", row(19))],
        { map: { cols: 2, rows: 40 } },
      ),
    );
    expect(Number(at(held, "r1").slice(2))).toBeLessThan(19);
  });
  test.each([
    ["the sea", { hexes: { [row(20)]: ["sea"] } }],
    ["an escarpment", { sides: { [`${row(20)}/${row(21)}`]: ["escarpment"] }, elevation: { [row(20)]: 2 } }],
  ])("III.44: nor %s", (_name, ground) => {
    const s = seal(riding(25, 12, [], { map: { ...map, ...ground } }));
    expect(Number(at(s, "r1").slice(2))).toBeGreaterThan(20);
  });
  test("III.44: rough ground costs him no more", () => {
    const hexes = Object.fromEntries([24, 23, 22, 21].map((n) => [row(n), ["marsh"]]));
    expect(at(seal(riding(25, 12, [], { map: { ...map, hexes } })), "r1")).toBe(row(15));
  });
  const corps = allied("George", row(20), {
    kind: "commander",
    corps: "wing",
    stats: { independence: 4, modifier: 1 },
  });
  const wing = (n: number) => [
    allied("L", row(n), { ...leads("d"), corps: "wing" }),
    allied("L1", row(n), { division: "d" }),
  ];
  const through = (n: number, riders: More, text: SituationText = {}) =>
    field({
      map,
      units: [Raglan, riders, corps, ...wing(n), enemy],
      phase: "command",
      turn: 3,
      flags: { riders: { r1: carried } },
      dice: [5, 2],
      ...text,
    });
  test("III.45: where there is a corps he rides through its commander, for 2 points more", () => {
    const s = seal(through(12, rider("r1", row(25))));
    expect(at(s, "r1")).toBe(row(17));
  });
  test("III.45: not again once he has passed him", () => {
    const s = seal(through(12, rider("r1", row(25)), { flags: { riders: { r1: { ...carried, passedCorps: true } } } }));
    expect(at(s, "r1")).toBe(row(15));
  });
});
