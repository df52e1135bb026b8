import type { SituationText } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import {
  allied,
  asked,
  at,
  barred,
  chief,
  field,
  horse,
  leads,
  type More,
  orderOf,
  rulesOf,
  russian,
  skirmish,
  stands,
  told,
} from "./steppe.ts";

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

describe("III.35, III.46, III.47: corps and wing commanders", () => {
  const George = (n: number) =>
    allied("George", row(n), { kind: "commander", corps: "wing", stats: { independence: 4, modifier: 1 } });
  const wing = (n: number) => [
    allied("L", row(n), { ...leads("d"), corps: "wing" }),
    allied("L1", row(n), { division: "d" }),
  ];
  const open = (units: readonly More[], dice: readonly number[] = []) => command(units, { dice });
  const ways = (s: ReturnType<typeof field>): string =>
    s.game.pending().kind === "decide" && asked(s) === "allied order-sheet" ? barred(s, "unit L") : "none";
  test.each([
    ["III.46: the corps commander 3 hexes from the chief, the leader 6 from him: by voice", 27, 21, false],
    ["III.46: the corps commander 4 hexes off: not by voice", 26, 22, true],
  ])("%s", (_name, george, leader, isTried) => {
    const s = open([Raglan, George(george), ...wing(leader)], isTried ? [4] : []);
    s.answer("unit L");
    if (s.decision().kind === "order-way") s.answer(s.answers().find((text) => !text.startsWith("try")) ?? "");
    s.answer("order 1", `goal ${row(1)}`, "distance 2", "end");
    expect(told(s).includes("order-tried")).toBe(isTried);
    expect(orderOf(s, "L")).toBe("attack 0101 2");
  });
  test.each([
    [16, 10, ""],
    [16, 9, "III.39"],
  ])("III.35: George in row %i commands to row %i", (george, leader, rule) => {
    const found = ways(open([Raglan, George(george), ...wing(leader)]));
    expect(found === "none" ? "III.39" : found).toBe(rule);
  });
  test.each([
    [4, "attack 0101 2"],
    [5, "defense"],
  ])("III.47: he tries with his own independence 4: a %i", (die, order) => {
    const s = open([Raglan, George(16), ...wing(12)], [die]);
    s.answer("unit L", "order 1", `goal ${row(1)}`, "distance 2", "end");
    expect([orderOf(s, "L"), rulesOf(s, "order-tried")]).toEqual([order, ["III.47"]]);
  });
  test("III.47: he may order a Forced March (K-36)", () => {
    const s = open([Raglan, George(16), ...wing(12)]);
    s.answer("unit L");
    expect(barred(s, "order 3")).toBe("");
  });
  test("III.47: he tries with those of his corps alone", () => {
    const s = open([
      Raglan,
      George(16),
      ...division("d", "L", 12, { corps: "other" }),
      allied("O", row(40), { kind: "commander", corps: "other" }),
    ]);
    expect(ways(s) === "").toBe(false);
  });
});

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
