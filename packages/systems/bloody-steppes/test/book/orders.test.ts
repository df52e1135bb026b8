import { describe, expect, test } from "vitest";
import {
  allied,
  asked,
  at,
  barred,
  brigadier,
  chief,
  field,
  formation,
  guns,
  horse,
  leads,
  type More,
  mp,
  orderOf,
  russian,
  shows,
  skirmish,
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
/** Rides to a hex and stays there. */
const ride = (s: ReturnType<typeof field>, id: string, n: number | string) => {
  s.answer(`unit ${id}`, `hex ${typeof n === "string" ? n : row(n)}`);
  if (s.decision().kind === "ride") s.answer("end");
};

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
    expect(shows(s, "A", "out-of-command")).toBe(true);
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
    expect(barred(s, "distance 0")).toMatch(/^III\.(22|30)$/);
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
});

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
