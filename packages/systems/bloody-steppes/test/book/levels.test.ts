import { describe, expect, test } from "vitest";
import {
  at,
  being,
  cannon,
  engage,
  foot,
  guns,
  horse,
  hussars,
  leader,
  left,
  level,
  type Piece,
  russ,
  shown,
  sp,
  told,
} from "./engagement.ts";

// Guns of morale 8 with factors 0 at two hexes and more: a 7 is 1/0, a 3 is 2/0, a 1 is 2/1. Morale 6 has W 2 and D 3.
const quiet = (id: string, hex: string, facing = "S/SW", stats: object = {}, more: object = {}) =>
  being(russ(id, hex, facing, stats, more), "reaction");
const battery = (id: string, hex: string) => cannon(id, hex, "S/SW", { morale: 8, fire: "0/0" });
const ours = (id: string, hex: string) => guns(id, hex, "N/NE", { fire: "0/0" });

/** A of morale 6 steps to 0406 in front of guns in 0403, which fire with these dice. */
function underFire(die: number, mover: Piece = foot("A", "0407", "N/NE", { morale: 6 })) {
  const s = engage([mover, battery("G", "0403")], { dice: [die] });
  s.answer("unit A", "hex 0406", "unit G", "fire 0406");
  return s;
}

describe("XIV.23 to XIV.27: lost movement", () => {
  test("XIV.23, XIV.25: reaction fire takes points at once", () => {
    const s = underFire(7);
    expect(told(s, "fired")[0]).toMatchObject({ mp: 1, sp: 0 });
    expect(left(s)).toBe(2);
  });
  test("XIV.24: cavalry loses twice as many", () => {
    const s = underFire(7, horse("A", "0407"));
    expect(left(s)).toBe(7);
    expect(shown(s, "A").pips).toContain("lost:2/4");
  });
  test("XIV.24: twice for falling back too", () => {
    const s = engage([ours("A", "0406"), being(hussars("R", "0404"), "reaction")], { dice: [7] });
    s.answer("unit A", "fire 0404");
    expect(s.decision()).toMatchObject({ seat: 1, kind: "fall-back" });
  });
  test("XIV.26: with no points left it moves no more", () => {
    const s = underFire(3, being(foot("A", "0407", "N/NE", { morale: 9 }), "begun", "spent", "mp:3"));
    expect(told(s, "fired")[0]).toMatchObject({ mp: 2 });
    expect(s.decision().kind).toBe("piece");
    expect(s.answers()).not.toContain("unit A");
  });
  test("XIV.27: a stack loses them as a whole", () => {
    const s = engage(
      [foot("A", "0407", "N/NE", { morale: 9 }), foot("B", "0407", "N/NE", { morale: 9 }), battery("G", "0403")],
      { dice: [3] },
    );
    s.answer("unit A", "hex 0406", "unit G", "fire 0406");
    expect(left(s)).toBe(1);
    expect([shown(s, "A").pips, shown(s, "B").pips].every((pips) => pips.includes("lost:2/5"))).toBe(true);
  });
});

describe("XIV.28 to XIV.34: levels and automatic disorganization", () => {
  test("XIV.28, XIV.29: a level lost: effective, disorganized, routed", () => {
    for (const [state, next] of [
      [[], "disorganized"],
      [["disorganized"], "routed"],
    ] as const) {
      const s = engage([foot("A", "0405"), being(quiet("R", "0404"), ...state)], { dice: [9] });
      s.answer("unit A", "attack 0404", "yes", "hex 0403", "hex 0402");
      expect(level(s, "R")).toBe(next);
    }
  });
  test("XIV.30, XIV.31: guns disorganized again are destroyed", () => {
    const s = engage(
      [
        foot("A", "0405", "N/NE", { sp: 11, morale: 10 }),
        being(cannon("R", "0404", "S/SW", { morale: 5 }), "reaction", "disorganized"),
      ],
      { dice: [0] },
    );
    s.answer("unit A", "fire 0404");
    if (s.decision().kind === "fall-back") s.answer("hex 0403");
    // 2 of 2 movement points, D 2 of morale 4
    expect(at(s, "R")).toBe("destroyed");
  });
  test("XIV.31: guns whose stack routs in melee are destroyed", () => {
    const s = engage([foot("A", "0405"), quiet("R", "0404"), being(cannon("G", "0404"), "reaction")], {
      dice: [0, 9, 0],
    });
    s.answer("unit A", "attack 0404", "no", "hex 0401", "turn 0");
    expect([level(s, "R"), at(s, "G")]).toEqual(["routed", "destroyed"]);
  });
  test("XIV.32, XIV.33: example 1, active, 2 movement and 1 strength point: disorganized besides", () => {
    const s = underFire(1);
    expect(told(s, "fired")[0]).toMatchObject({ mp: 2, sp: 1 });
    expect([level(s, "A"), sp(s, "A"), left(s), at(s, "A")]).toEqual(["disorganized", 7, 1, "0406"]);
  });
  test("XIV.33: example 2, active, 2 movement points: not disorganized", () => {
    const s = underFire(3);
    expect(told(s, "fired")[0]).toMatchObject({ mp: 2, sp: 0 });
    expect([level(s, "A"), left(s)]).toEqual(["effective", 1]);
  });
  test("XIV.33: example 3, passive, 2 and 1: back one hex and disorganized", () => {
    const s = engage([ours("A", "0406"), quiet("R", "0404")], { dice: [1] });
    s.answer("unit A", "fire 0404", "hex 0403");
    expect([at(s, "R"), level(s, "R"), sp(s, "R")]).toEqual(["0403", "disorganized", 7]);
  });
  test("XIV.33, XIV.63: example 4, passive, 2: back one hex; a third point disorganizes", () => {
    const s = engage([ours("A", "0406"), quiet("R", "0404")], { dice: [3, 7] });
    s.answer("unit A", "fire 0404", "hex 0403");
    expect([at(s, "R"), level(s, "R")]).toEqual(["0403", "effective"]);
    s.answer("fire 0403");
    expect(told(s, "fired")[1]).toMatchObject({ mp: 1, sp: 0 });
    expect([at(s, "R"), level(s, "R")]).toEqual(["0403", "disorganized"]);
  });
  test.each([
    ["XIV.34, XIV.46: twice the number: disorganized, and a check that holds", 5, "disorganized"],
    ["XIV.34, XIV.46: or routs", 6, "routed"],
  ] as const)("%s", (_title, die, expected) => {
    // 3/3 at one hex from guns of morale 10
    const s = engage([guns("A", "0405", "N/NE", { morale: 10, fire: "0" }), quiet("R", "0404")], { dice: [0, die] });
    s.answer("unit A", "fire 0404", "hex 0403");
    if (s.decision().kind === "flight") s.answer(s.answers()[0]);
    expect(told(s, "fired")[0]).toMatchObject({ mp: 3, sp: 3 });
    expect(told(s, "checked")[0]).toMatchObject({ morale: 5 });
    expect(level(s, "R")).toBe(expected);
  });
});

describe("XIV.35 to XIV.46: disorganized units", () => {
  test("XIV.35, XIV.36: they keep facing, formation and zone, and have one morale less", () => {
    const s = engage([foot("A", "0406"), being(russ("R", "0404"), "disorganized")]);
    expect(shown(s, "R")).toMatchObject({ facing: "S/SW", formation: "line", morale: "5", states: ["disorganized"] });
    s.answer("unit A", "hex 0405");
    expect(s.decision()).toMatchObject({ seat: 1, kind: "reactor" });
  });
  test("XIV.37: they move as far", () => {
    const s = engage([being(foot("A", "0406"), "disorganized")]);
    s.answer("unit A");
    expect(left(s)).toBe(4);
  });
  test("XIV.38: they defend at the lower morale", () => {
    const s = engage([foot("A", "0405"), being(quiet("R", "0404"), "disorganized")], { dice: [0, 5, 0, 0] });
    s.answer("unit A", "attack 0404", "no");
    expect(told(s, "melee-checked")[1]).toMatchObject({ phase: "B", morale: 5, margin: 0 });
  });
  const mixed = (options: Readonly<Record<string, string>>) => {
    const s = engage([being(foot("A", "0406"), "disorganized"), foot("B", "0406"), quiet("R", "0101")], { options });
    s.answer("end");
    return s;
  };
  test("XIV.39: a mixed stack is disorganized when the activation ends", () => {
    expect(level(mixed({}), "B")).toBe("disorganized");
  });
  test("XIV.39, VII.10: not by the option mixedStackDisorganises", () => {
    expect(level(mixed({ mixedStackDisorganises: "false" }), "B")).toBe("effective");
  });
  const halves: readonly [string, Piece, number][] = [
    ["XIV.40: example 1, half of 4 is 2", foot("A", "0406"), 2],
    [
      "XIV.40: half of 5, rounded down, is 2",
      foot("A", "0406", "N/NE", { companyColumn: true, britishLine: false }, { formation: "company-column" }),
      3,
    ],
    ["XIV.40: half of 6 is 3", foot("A", "0406", "N/NE", {}, { formation: "assault-column" }), 3],
    ["XIV.40: half of 10 is 5", horse("A", "0406"), 5],
  ];
  test.each(halves)("%s", (_title, unit, rest) => {
    const s = engage([being(unit, "disorganized")]);
    s.answer("unit A", "reorganize");
    expect(level(s, "A")).toBe("effective");
    expect(left(s)).toBe(rest);
  });
  test("XIV.40: example 2, one point used and three shot away: no way to reorganize", () => {
    const s = engage([
      being(foot("A", "0406", "N/NE", { mp: 5 }), "disorganized", "begun", "spent", "start:5", "mp:1"),
    ]);
    s.answer("unit A");
    expect(s.answers()).not.toContain("reorganize");
    expect(s.refusedBy("reorganize")).toBe("XIV.40");
  });
  test("XIV.41: next to an enemy it checks, and may try twice", () => {
    const s = engage([being(foot("A", "0405"), "disorganized"), quiet("R", "0404")], { dice: [8, 7] });
    s.answer("unit A", "reorganize");
    expect([level(s, "A"), left(s)]).toEqual(["disorganized", 2]);
    s.answer("reorganize");
    expect(level(s, "A")).toBe("effective");
    expect(told(s, "checked").map(({ morale, isPassed }) => [morale, isPassed])).toEqual([
      [7, false],
      [7, true],
    ]);
  });
  test("XIV.42: enemies may react to it", () => {
    const s = engage([being(foot("A", "0405"), "disorganized"), russ("R", "0404")], { dice: [0, 9] });
    s.answer("unit A", "reorganize");
    expect(s.decision()).toMatchObject({ seat: 1, kind: "reactor" });
    s.answer("unit R", "fire 0405");
  });
  const chief = (hex: string) =>
    leader("L", "allied", hex, { rank: "division", modifier: 1 }, { division: "d", state: ["duty-done"] });
  test.each([
    ["XIV.43: a commander in the hex adds his modifier", "0405", "effective"],
    ["XIV.43: or next to it", "0406", "effective"],
    ["XIV.43: not two hexes off", "0407", "disorganized"],
  ] as const)("%s", (_title, hex, expected) => {
    const s = engage([being({ ...foot("A", "0405"), division: "d" }, "disorganized"), chief(hex), quiet("R", "0404")], {
      dice: [8],
      flags: { activation: { command: "d" } },
    });
    s.answer("unit A", "reorganize");
    expect(level(s, "A")).toBe(expected);
  });
  test("XIV.44: not in the enemy's activation", () => {
    const s = engage([foot("A", "0406"), being(russ("R", "0404"), "disorganized")]);
    s.answer("unit A", "hex 0405", "unit R");
    expect(s.answers()).not.toContain("reorganize");
  });
  test("XIV.45, VII.12: a stack reorganizes as a whole, on its best morale", () => {
    const pair = [
      being(foot("A", "0405", "N/NE", { morale: 5 }), "disorganized"),
      being(foot("B", "0405", "N/NE", { morale: 9 }), "disorganized"),
    ];
    const s = engage([...pair, quiet("R", "0404")], { dice: [8] });
    s.answer("unit A", "reorganize");
    expect(told(s, "checked")[0]).toMatchObject({ morale: 8, isPassed: true });
    expect([level(s, "A"), level(s, "B"), left(s)]).toEqual(["effective", "effective", 2]);
  });
  test.each([
    ["XIV.46: disorganized again: a check at the lower morale", 5, "disorganized"],
    ["XIV.46: failing routs, and the rout flees", 6, "routed"],
  ] as const)("%s", (_title, die, expected) => {
    const s = engage([ours("A", "0406"), being(quiet("R", "0404"), "disorganized")], { dice: [1, die] });
    s.answer("unit A", "fire 0404", "hex 0403");
    if (s.decision().kind === "flight") s.answer(s.answers()[0]);
    expect(told(s, "checked").at(-1)).toMatchObject({ morale: 5 });
    expect(level(s, "R")).toBe(expected);
    expect(told(s, "fled")).toHaveLength(expected === "routed" ? 1 : 0);
  });
  test("XIV.46: by the option routByFireFlees it only routs", () => {
    const s = engage([ours("A", "0406"), being(quiet("R", "0404"), "disorganized")], {
      dice: [1, 6],
      options: { routByFireFlees: "false" },
    });
    s.answer("unit A", "fire 0404", "hex 0403");
    expect([level(s, "R"), at(s, "R"), told(s, "fled").length]).toEqual(["routed", "0403", 0]);
  });
});
