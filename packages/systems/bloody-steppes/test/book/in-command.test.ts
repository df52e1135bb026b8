import { describe, expect, test } from "vitest";
import {
  allied,
  asked,
  at,
  barred,
  brigadier,
  chief,
  field,
  guns,
  horse,
  leads,
  type More,
  mp,
  russian,
  shows,
  stands,
} from "./steppe.ts";

/** A strip one hex wide: distances are differences of rows. */
const map = { cols: 1, rows: 24 };
const away = russian("R", "0124");
const attack = { order: "attack", goal: "0101", distance: 5 };
const running = (command = "d") => ({ activation: { command }, orders: { [command]: attack } });
const row = (n: number): string => `01${String(n).padStart(2, "0")}`;
const out = (units: readonly More[], id: string): boolean => {
  const s = field({ map, units: [...units, away], flags: running() });
  return shows(s, id, "no-command");
};

describe("III.1 to III.4, III.10 to III.13, III.36, III.37: who is in command", () => {
  // The division commander D in row 10, the brigadier B of the first brigade in row 12, C of the second in row 13.
  const D = allied("D", row(10), leads("d"));
  const B = allied("B", row(12), brigadier("d", "one"));
  const C = allied("C", row(13), brigadier("d", "two"));
  const of = (n: number, more: More = {}) => allied("U", row(n), { division: "d", ...more });
  const table: readonly [string, readonly More[], boolean][] = [
    ["III.36: a divisional unit 3 hexes from the division commander", [D, of(7)], false],
    ["III.36: 4 hexes from him", [D, of(6)], true],
    ["III.2: a divisional unit 2 hexes from any brigadier of the division", [D, C, of(15)], false],
    ["III.12: 3 hexes from him, and 6 from the commander", [D, C, of(16)], true],
    ["III.37: a unit of a brigade 2 hexes from its brigadier", [D, B, of(14, { brigade: "one" })], false],
    ["III.10: 3 hexes from him", [D, B, of(15, { brigade: "one" })], true],
    [
      "III.10: next to the division commander only",
      [D, allied("B", row(13), brigadier("d", "one")), of(9, { brigade: "one" })],
      true,
    ],
    [
      "III.10: next to another brigadier only",
      [D, B, allied("C", row(8), brigadier("d", "two")), of(8, { brigade: "one" })],
      true,
    ],
    [
      "III.11: near its brigadier, who is out of command himself",
      [D, allied("B", row(20), brigadier("d", "one")), of(22, { brigade: "one" })],
      false,
    ],
  ];
  test.each(table)("%s", (_name, units, isOut) => {
    expect(out(units, "U")).toBe(isOut);
  });
  test.each([
    [13, false],
    [14, true],
  ])("III.10: a brigadier in row %i, his commander in row 10: out of command %s", (n, isOut) => {
    expect(out([D, allied("B", row(n), brigadier("d", "one")), of(10)], "B")).toBe(isOut);
  });
  test.each([
    [12, false],
    [13, true],
  ])("III.37: a unit of an independent brigade in row %i, its commander in row 10: out of command %s", (n, isOut) => {
    const leader = allied("I", row(10), {
      ...leads("i"),
      stats: { rank: "independent", independence: 5, modifier: 1 },
    });
    const s = field({ map, units: [leader, allied("U", row(n), { division: "i" }), away], flags: running("i") });
    expect(shows(s, "U", "no-command")).toBe(isOut);
  });
  test("III.1: a brigadier has no order of his own, a commander-in-chief none", () => {
    const units = [D, B, allied("X", row(11), chief()), of(10), away];
    const s = field({ map, units, phase: "command", flags: { sheet: { number: 1, sealed: ["russian"] } } });
    expect([barred(s, "unit D"), barred(s, "unit B") !== "", barred(s, "unit X") !== ""]).toEqual(["", true, true]);
  });
  test.each([
    ["III.3: an army unit acts with any division whose leader is near", "army", 8, ""],
    ["III.3: not with one that is not", "army", 5, "III.3"],
    ["III.4: a corps unit acts with divisions of its corps", "first", 8, ""],
    ["III.4: not with those of another", "second", 8, "III.4"],
  ])("%s", (_name, corps, n, rule) => {
    const units = [
      allied("D", row(10), { ...leads("d"), corps: "first" }),
      allied("N", row(10), { division: "d" }),
      allied("U", row(n), { ...guns, corps }),
      away,
    ];
    expect(barred(field({ map, units, flags: running() }), "unit U")).toBe(rule);
  });
  test("III.13: a unit of no division is always in command and under Attack", () => {
    const units = [
      D,
      allied("N", row(10), { division: "d" }),
      allied("U", row(3), { nation: "french" }),
      russian("E", row(2), { facing: "N/NE" }),
    ];
    const s = field({ map, units, flags: { activation: { leftovers: true } } });
    expect(shows(s, "U", "no-command")).toBe(false);
    s.answer("unit U");
    expect(barred(s, "attack 0102")).toBe("");
  });
});

describe("III.8, III.9, III.14 to III.18: out of command", () => {
  const D = allied("D", row(10), leads("d"));
  const N = allied("N", row(10), { division: "d", nation: "french" });
  const far = (more: More = {}) => allied("U", row(16), { division: "d", nation: "french", ...more });
  const start = (units: readonly More[]) => field({ map, units, flags: running() });
  test("III.8: it need not move", () => {
    const s = start([D, N, far(), away]);
    s.answer("unit U", "end");
    expect([at(s, "U"), asked(s)]).toEqual([row(16), "allied piece"]);
  });
  test("III.14, III.18: its marker is put on when the activation begins, and taken off when it ends", () => {
    const s = start([D, N, far(), away]);
    expect(shows(s, "U", "no-command")).toBe(true);
    s.answer("unit D", `hex ${row(9)}`);
    if (s.decision().kind === "ride") s.answer("end");
    s.answer("end");
    expect(shows(s, "U", "no-command")).toBe(false);
  });
  test("III.15: it moves only towards its headquarters", () => {
    const s = start([D, N, far({ formation: "column" }), away]);
    s.answer("unit U");
    expect([barred(s, `hex ${row(15)}`), barred(s, `hex ${row(17)}`)]).toEqual(["", "III.15"]);
  });
  test("III.15: when it reaches the range of command it stops for good", () => {
    const s = start([D, N, far({ formation: "column" }), away]);
    s.answer("unit U", `hex ${row(15)}`, `hex ${row(14)}`, `hex ${row(13)}`);
    expect([at(s, "U"), asked(s), barred(s, "unit U")]).toEqual([row(13), "allied piece", "VIII.11"]);
  });
  test("III.15: units of a brigade go towards their brigadier", () => {
    const units = [D, N, allied("B", row(20), brigadier("d", "one")), far({ brigade: "one", facing: "S/SW" }), away];
    const s = start(units);
    s.answer("unit U");
    expect([barred(s, `hex ${row(17)}`), barred(s, `hex ${row(15)}`)]).toEqual(["", "III.15"]);
  });
  test("III.16: the units of an out-of-command brigadier move before those of other brigades", () => {
    const units = [
      D,
      allied("B", row(20), brigadier("d", "one")),
      allied("C", row(12), brigadier("d", "two")),
      allied("U", row(21), { division: "d", brigade: "one" }),
      allied("V", row(12), { division: "d", brigade: "two" }),
      allied("W", row(13), { division: "d", brigade: "two" }),
      russian("R", row(2)),
    ];
    const s = start(units);
    expect(barred(s, "unit U")).toBe("");
    s.answer("unit V", "end");
    expect([barred(s, "unit U"), barred(s, "unit W")]).toEqual(["III.16", ""]);
    expect(barred(s, "unit B")).toBe("VIII.13");
  });
  test("III.15: an out-of-command brigadier rides towards his commander and stops in his range", () => {
    const units = [D, N, allied("B", row(20), brigadier("d", "one")), russian("R", row(2))];
    const s = start(units);
    s.answer("unit B");
    expect(barred(s, `hex ${row(21)}`)).toBe("III.15");
    s.answer(`hex ${row(13)}`);
    if (s.decision().kind === "ride") s.answer("end");
    expect([at(s, "B"), barred(s, "unit B") !== ""]).toEqual([row(13), true]);
  });
  test("III.17: routed units go where they like", () => {
    const s = start([D, N, far({ state: ["routed"] }), russian("R", row(2))]);
    s.answer("unit U");
    expect([barred(s, `hex ${row(15)}`), barred(s, `hex ${row(17)}`)]).toEqual(["", ""]);
  });
  test.each([
    ["infantry does not attack", {}, "III.9"],
    ["cavalry does not charge", horse, "III.9"],
  ])("III.9: out-of-command %s", (_name, more, rule) => {
    const s = start([D, N, far(more), russian("E", row(15), { facing: "N/NE" })]);
    s.answer("unit U");
    expect(barred(s, `attack ${row(15)}`)).toBe(rule);
  });
  test("III.9: it fires and reorganizes as others do", () => {
    const s = start([D, N, far({ state: ["disorganized"] }), russian("E", row(14), { facing: "N/NE" })]);
    s.answer("unit U");
    expect([barred(s, `fire ${row(14)}`), barred(s, "reorganize")]).toEqual(["", ""]);
  });
  /** The Russian E advances to the front of an Allied unit that has a commander near, or has none. */
  const approached = (more: More, leader: number) => {
    const units = [
      allied("D", row(leader), leads("d")),
      allied("U", row(5), { division: "d", nation: "french", facing: "S/SW", ...more }),
      russian("E", row(7), { formation: "column", facing: "N/NE" }),
      russian("F", row(20)),
    ];
    const s = field({ map, units, active: "russian" });
    s.answer("unit E", `hex ${row(6)}`);
    while (s.decision().kind === "reactor") s.answer("end");
    return asked(s);
  };
  test("III.9: out-of-command infantry does not counterattack, out-of-command cavalry countercharges", () => {
    expect([approached({}, 4), approached({}, 1)]).toEqual(["allied counter-stroke", "russian act"]);
    expect([approached(horse, 4), approached(horse, 1)]).toEqual(Array(2).fill("allied counter-stroke"));
  });
  test("III.9: command is looked at when the enemy's activation begins (K-29)", () => {
    const units = [
      allied("D", row(4), leads("d")),
      allied("U", row(5), { division: "d", nation: "french", facing: "S/SW", state: ["not-in-command"] }),
      russian("E", row(7), { formation: "column", facing: "N/NE" }),
      russian("F", row(20)),
    ];
    const s = field({ map, units, active: "russian", flags: { activation: { leftovers: true, snapshot: "given" } } });
    s.answer("unit E", `hex ${row(6)}`);
    while (s.decision().kind === "reactor") s.answer("end");
    expect(asked(s)).toBe("russian act");
  });
});

describe("III.5: commanders ride", () => {
  const brigade = (more: object = {}, at = row(12)) => {
    const units = [
      allied("D", row(12), leads("d")),
      allied("B", at, brigadier("d", "one")),
      allied("U", row(12), { division: "d" }),
      russian("R", row(24)),
    ];
    return field({ map: { ...map, ...more }, units, flags: running() });
  };
  test("III.5: he has 10 points and pays 1 for a hex", () => {
    const s = brigade();
    expect(mp(s, "B")).toBe(10);
    s.answer("unit B", `hex ${row(9)}`);
    expect([at(s, "B"), mp(s, "B")]).toEqual([row(9), 7]);
    expect(barred(brigade({}, row(12)), "unit B")).toBe("");
  });
  test("III.5: not farther than 10", () => {
    const s = brigade();
    s.answer("unit B");
    expect([barred(s, `hex ${row(2)}`), barred(s, `hex ${row(1)}`) !== ""]).toEqual(["", true]);
  });
  test.each([
    ["a forest, which is barred to cavalry", { hexes: { [row(11)]: ["forest"] } }, 8],
    ["a marsh, too", { hexes: { [row(11)]: ["marsh"] } }, 8],
    ["an escarpment", { sides: { [`${row(12)}/${row(11)}`]: ["escarpment"] }, elevation: { [row(11)]: 2 } }, 8],
    ["a village, where cavalry can go in column", { hexes: { [row(11)]: ["village"] } }, 9],
    ["a vineyard", { hexes: { [row(11)]: ["vineyard"] } }, 9],
  ])("III.5: %s", (_name, ground, left) => {
    const s = brigade(ground);
    s.answer("unit B", `hex ${row(11)}`);
    expect(mp(s, "B")).toBe(left);
  });
  test("III.5: never into the sea, nor into a hex of the enemy", () => {
    const sea = brigade({ hexes: { [row(11)]: ["sea"] } });
    sea.answer("unit B");
    expect(barred(sea, `hex ${row(11)}`)).toBe("III.5");
    const units = [
      allied("D", row(12), leads("d")),
      allied("B", row(12), brigadier("d", "one")),
      allied("U", row(12), { division: "d" }),
      russian("R", row(11), { facing: "N/NE" }),
    ];
    const s = field({ map, units, flags: running() });
    s.answer("unit B");
    expect(barred(s, `hex ${row(11)}`)).toBe("VIII.9");
    stands(s, "russian");
  });
});
