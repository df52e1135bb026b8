import { describe, expect, test } from "vitest";
import { odds } from "./asked.ts";
import { allied, brigadier, chief, field, guns, horse, leads, type More, russian } from "./steppe.ts";

const french = { nation: "french" };
const reacted = { state: ["reaction"] };
/** Keeps the activation open. */
const idle = allied("Z", "1010", { ...guns, facing: "S/SW", stats: { fixed: true } });
const tough = { stats: { morale: 8 } };

describe("everything that a result imposes is told before the dice", () => {
  const told: readonly [string, readonly More[], readonly string[], string][] = [
    [
      "V.6: a turn next to an enemy",
      [allied("A", "0505"), russian("R", "0504", { ...reacted, facing: "N/NE" })],
      ["unit A", "turn 1"],
      "sure: A turns to NE/SE. | 80%:  | 20%: A is disorganized.",
    ],
    [
      "IV.17: another formation out of his front",
      [allied("A", "0505"), russian("R", "0504", { ...reacted, facing: "N/NE" })],
      ["unit A", "form 1"],
      "100%: A forms assault column.",
    ],
    [
      "IV.16: the same before it",
      [allied("A", "0505"), russian("R", "0504", reacted)],
      ["unit A", "form 1"],
      "sure: A forms assault column. | 80%:  | 20%: A is disorganized.",
    ],
    [
      "XIV.33: example 3, who falls back under fire is disorganized besides",
      [allied("A", "0505", tough), russian("R", "0504", { ...reacted, stats: { morale: 6 } })],
      ["unit A", "fire 0504"],
      "30%: R loses 1 Strength Point. R is to be disorganized once it has gone back. R must fall back. | 30%: R loses 1 Strength Point. R must fall back. | 30%: R bears a marker of 1 lost point. | 10%: R must fall back.",
    ],
    [
      "XIV.31: guns in disorder are to be disorganized again",
      [
        allied("A", "0505", { stats: { morale: 10 } }),
        russian("R", "0504", { ...guns, state: ["disorganized", "reaction"], stats: { morale: 2 } }),
      ],
      ["unit A", "fire 0504"],
      "sure: R must fall back. | 50%: R is to be disorganized again once it has gone back. | 50%: ",
    ],
    [
      "XIV.55: the routed lose three points whatever the shot brings",
      [allied("A", "0505"), russian("R", "0503", { state: ["routed"] })],
      ["unit A", "fire 0503"],
      "sure: R loses 3 Strength Points. | 50%: R loses 1 Strength Point. | 50%: ",
    ],
    [
      "XIV.56, XIV.54: the routed that are come upon check with half their morale, rounded up",
      [allied("A", "0506"), russian("R", "0504", { state: ["routed"], stats: { morale: 5 } })],
      ["unit A", "hex 0505"],
      "60%: R is destroyed. | 40%: R loses 3 Strength Points. R must flee.",
    ],
    [
      "XIV.41: reorganizing next to an enemy, with the morale of its disorder",
      [allied("A", "0505", { state: ["disorganized"] }), russian("R", "0504", reacted)],
      ["unit A", "reorganize"],
      "70%: A is in order again. | 30%: ",
    ],
    [
      "VII.14: passing the routed",
      [allied("A", "0506"), allied("B", "0505", { state: ["routed"], stats: { sp: 4 } }), russian("R", "0101")],
      ["unit A", "hex 0505"],
      "80%:  | 20%: A is disorganized.",
    ],
    [
      "XIII.7: a lone commander whom horse comes upon",
      [allied("A", "0506", horse), russian("K", "0504", leads("x")), russian("R", "0101", { division: "x" })],
      ["unit A", "hex 0505"],
      "90%: K rides off to 0101. | 10%: K is lost until turn 3.",
    ],
    [
      "XIII.6: one whom foot comes upon",
      [allied("A", "0506"), russian("K", "0504", leads("x")), russian("R", "0101", { division: "x" })],
      ["unit A", "hex 0505"],
      "100%: K rides off to 0101.",
    ],
  ];
  test.each(told)("%s", (_title, units, answers, expected) => {
    expect(odds(field({ units: [...units, idle], dice: [] }), ...answers).join(" | ")).toBe(expected);
  });
  test("III.44/1: a lone rider whom horse comes upon is chased on, or off", () => {
    const rider = { id: "r", side: "russian", kind: "rider", at: "0504", parent: "K" } as const;
    const units = [allied("A", "0506", horse), russian("K", "0101", chief()), rider, idle];
    expect(odds(field({ units, dice: [] }), "unit A", "hex 0505")).toEqual([
      "90%: r is chased on by one hex.",
      "10%: r is away until turn 3.",
    ]);
  });
  test("XII.20: an attack tells who must go, and when it does not come off", () => {
    const s = field({ units: [allied("A", "0505", french), russian("R", "0504", reacted), idle] });
    const all = odds(s, "unit A", "attack 0504", "no").map((text) => text.replace(/^\d+%: /, ""));
    expect(all).toContain("The attack of A on 0504 comes to nothing.");
    expect(all).toContain("R loses 1 Strength Point. R is disorganized. R must fall back.");
    expect(all).toContain("R is disorganized. A loses 3 Strength Points. A routs. A must flee.");
  });
  test("XII.44, XII.26: infantry that horse beats loses six points and flees, however close it was", () => {
    const s = field({ units: [allied("A", "0506", horse), russian("R", "0504", reacted), idle] });
    expect(odds(s, "unit A", "attack 0504", "no")).toContain("21%: R loses 6 Strength Points. R routs. R must flee.");
  });
  test("XII.51: a countercharge that fails comes to nothing", () => {
    const s = field({ units: [allied("A", "0507", horse), russian("R", "0504", horse), idle] });
    expect(odds(s, "unit A", "hex 0506", "unit R", "no")).toContain("20%: The attack of R on 0506 comes to nothing.");
  });
});

describe("checks of commanders", () => {
  const commands = [
    allied("L", "0505", leads("d")),
    allied("A", "0504", { division: "d" }),
    allied("M", "0805", leads("e", { independence: 4 })),
    allied("B", "0804", { division: "e" }),
    russian("K", "0101", leads("x")),
    russian("Q", "0102", { division: "x", facing: "N/NE" }),
  ];
  const flags = {
    activation: { command: "d", number: 1 },
    orders: { d: { order: "defense" }, e: { order: "defense" } },
  };
  test("II.10: keeping the initiative, up to the leader's independence", () => {
    expect(odds(field({ units: commands, flags }), "end", "sustain M")).toEqual([
      "50%: The Allies keep the initiative with M.",
      "50%: The Allies lose the initiative.",
    ]);
  });
  test("II.11: one better with a rider of the commander-in-chief within three hexes", () => {
    const rider = { id: "r", side: "allied", kind: "rider", at: "ready", parent: "C" } as const;
    const s = field({ units: [...commands, allied("C", "0806", chief()), rider], flags });
    expect(odds(s, "end", "sustain M", "yes")[0]).toBe("60%: The Allies keep the initiative with M.");
  });
  test("III.48: a leader's own change of order", () => {
    expect(odds(field({ units: commands, flags }), "try L")).toEqual([
      "60%: L may change his order.",
      "40%: L keeps to his order.",
    ]);
  });
});

// A position that is asked about keeps the first sheet open, though nothing can be written on it.
describe("XIII.10, III.31, III.39: orders that cannot be written", () => {
  const refused = (units: readonly More[], answer: string): string =>
    field({
      ...{ units: [...units, russian("R", "1010")], phase: "command", dice: [], isHeld: true },
      flags: { sheet: { number: 1, sealed: ["russian"] } },
    }).refusedBy(answer);
  const lost = allied("C", "box:4", chief());
  const corps: More = { kind: "commander", corps: "k", stats: { rank: "corps", independence: 4 } };
  test("III.39: a leader too far off for voice, without a rider", () => {
    const units = [
      allied("C", "0909", chief()),
      allied("L", "0101", leads("d")),
      allied("A", "0102", { division: "d" }),
    ];
    expect(refused(units, "unit L")).toBe("III.39");
  });
  test("III.31: exactly half the command in disorder is not more than half", () => {
    const units = [
      allied("C", "0909", chief()),
      allied("L", "0101", leads("d")),
      allied("A", "0102", { division: "d", state: ["disorganized"] }),
      allied("B", "0103", { division: "d" }),
    ];
    expect(refused(units, "defend L")).toBe("III.31");
  });
  test("XIII.10: the commander-in-chief is lost, and a corps commander too far off", () => {
    const units = [
      lost,
      allied("K", "1001", { ...corps }),
      allied("L", "0101", { ...leads("d"), corps: "k" }),
      allied("N", "0201", brigadier("d", "b")),
      allied("A", "0102", { division: "d", brigade: "b" }),
    ];
    expect(refused(units, "unit L")).toBe("XIII.10");
  });
});
