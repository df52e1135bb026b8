import { describe, expect, test } from "vitest";
import { at, being, engage, foot, horse, left, level, melee, phases, russ, shown, told } from "./engagement.ts";

// R stands in 0404 facing S/SW: 0405 and 0305 are its front, 0505 and 0304 its flanks, 0403 and 0504 its rear.
const quiet = (id: string, hex: string, facing = "S/SW", stats: object = {}, more: object = {}) =>
  being(russ(id, hex, facing, stats, more), "reaction");
const ground = (hexes: Record<string, readonly string[]>) => ({ map: { cols: 8, rows: 8, hexes } });
const skirmish = { formation: "skirmish" } as const;

describe("XII.1 to XII.5: who may attack", () => {
  test("XII.1: only what is in the front", () => {
    const s = engage([foot("A", "0405", "NE/SE"), quiet("R", "0404")]);
    s.answer("unit A");
    expect(s.answers()).not.toContain("attack 0404");
    expect(s.refusedBy("attack 0404")).toBe("XII.1");
  });
  test("XII.2: infantry attacks in its own activation", () => {
    const s = engage([foot("A", "0405"), quiet("R", "0404")], { dice: [0, 0, 0] });
    s.answer("unit A", "attack 0404", "no");
    expect(phases(s)).toEqual(["A 0:8", "B 0:6", "C +1:8"]);
  });
  test("XII.2, VI.15: and counterattacks in the enemy's, as the attacker", () => {
    const s = engage([foot("A", "0406"), russ("R", "0404")], { dice: [0, 0, 0] });
    s.answer("unit A", "hex 0405", "end", "unit R", "no");
    expect(phases(s)).toEqual(["A 0:6", "B 0:8", "C +1:6"]);
    expect(told(s, "melee-checked").map(({ pieces }) => pieces)).toEqual([[1], [0], [1]]);
  });
  test("XII.3: cavalry charges in its own activation", () => {
    const s = engage([horse("A", "0406"), quiet("R", "0404")], { dice: [9] });
    s.answer("unit A", "attack 0404", "no");
    expect(told(s, "charge-declared")).toHaveLength(1);
  });
  const prices: readonly [string, readonly string[], string, boolean][] = [
    ["XII.4: one point for a clear hex", [], "mp:1", true],
    ["XII.4: a grove wants two of a line", ["grove"], "mp:1", false],
    ["XII.4: two are enough for it", ["grove"], "mp:2", true],
    ["XII.4: a vineyard wants three of a line", ["vineyard"], "mp:2", false],
    ["XII.4: three are enough for it", ["vineyard"], "mp:3", true],
  ];
  test.each(prices)("%s", (_title, tags, points, isAllowed) => {
    const s = engage(
      [being(foot("A", "0405"), "begun", "spent", points), quiet("R", "0404")],
      ground({ "0404": tags }),
    );
    s.answer("unit A");
    expect(s.answers().includes("attack 0404")).toBe(isAllowed);
    if (!isAllowed) expect(s.refusedBy("attack 0404")).toBe("XII.4");
  });
  test("XII.4, VIII.7: the first step of a move may overspend, an attack may not", () => {
    const map = { cols: 8, rows: 8, hexes: { "0404": ["grove"] }, elevation: { "0404": 2 } };
    const s = engage([foot("A", "0405"), quiet("R", "0404")], { map });
    s.answer("unit A");
    expect(s.refusedBy("attack 0404")).toBe("XII.4");
  });
  test("XII.4, VI.14: points shot away at the declaration make the attack impossible", () => {
    const s = engage([being(foot("A", "0405"), "begun", "spent", "mp:1"), russ("R", "0404")], { dice: [3] });
    s.answer("unit A", "attack 0404", "no", "unit R", "fire 0405");
    expect(told(s, "fired")[0]).toMatchObject({ mp: 1 });
    expect(told(s, "melee-checked")).toHaveLength(0);
    expect(level(s, "R")).toBe("effective");
  });
  test("XII.5: the marker lies on the attacker, and afterwards on the attacked", () => {
    const s = engage([foot("A", "0405"), quiet("R", "0404")], { dice: [0, 0, 0] });
    s.answer("unit A", "attack 0404");
    expect([shown(s, "A").pips.includes("assault"), shown(s, "R").pips.includes("assault")]).toEqual([true, false]);
    s.answer("no");
    expect([shown(s, "A").pips.includes("assault"), shown(s, "R").pips.includes("assault")]).toEqual([false, true]);
  });
});

describe("XII.6 to XII.13: how often, and with whom", () => {
  test("XII.6: one hex may be attacked from several", () => {
    const s = engage([foot("A", "0405"), foot("B", "0305"), quiet("R", "0404")], { dice: [0, 0, 0, 0] });
    s.answer("unit A", "attack 0404", "no", "end", "unit B", "attack 0404", "no");
    expect(phases(s)).toEqual(["A -1:8", "A -1:8", "B +2:6", "C 0:8"]);
  });
  test("XII.6: from one hex only one is attacked", () => {
    const s = engage([foot("A", "0405"), foot("B", "0405"), quiet("R", "0404"), quiet("Q", "0505", "SW/NW")], {
      dice: [0, 0, 0],
    });
    s.answer("leave A", "attack 0404", "no", "resolve", "unit B");
    expect(s.answers()).not.toContain("attack 0505");
    expect(s.refusedBy("attack 0505")).toBe("XII.6");
  });
  test("XII.7: disorganized units do not attack", () => {
    const s = engage([being(foot("A", "0405"), "disorganized"), quiet("R", "0404")]);
    s.answer("unit A");
    expect(s.refusedBy("attack 0404")).toBe("XII.7");
  });
  test("XII.7: nor do they counterattack, but they defend", () => {
    const s = engage([foot("A", "0406"), being(russ("R", "0404"), "disorganized")], { dice: [0, 0, 0, 0] });
    s.answer("unit A", "hex 0405", "end");
    expect(s.decision()).toMatchObject({ seat: 0, kind: "act" });
    s.answer("attack 0404", "no", "end");
    expect(phases(s)[1]).toBe("B 0:5");
  });
  test("XII.8: attackers, target, checks, and what comes of them, in this order", () => {
    const s = engage([foot("A", "0405"), quiet("R", "0404")], { dice: [0, 7, 0] });
    s.answer("unit A", "attack 0404", "no", "hex 0403", "turn 0");
    const kinds = s
      .events()
      .map(({ kind }) => kind)
      .filter((kind) => kind !== "disorganized" && kind !== "turned");
    expect(kinds).toEqual([
      "assault-marked",
      "melee-checked",
      "melee-checked",
      "strength-lost",
      "must-go",
      "fell-back",
      "melee-checked",
      "pursued",
    ]);
  });
  test("XII.9: nobody must attack", () => {
    const s = engage([foot("A", "0405"), quiet("R", "0404")]);
    s.answer("unit A", "end");
    expect(told(s, "assault-marked")).toHaveLength(0);
    expect(s.answers()).toContain("end");
  });
  test("XII.10: units of a stack attack together", () => {
    const s = engage(
      [
        foot("A", "0405", "N/NE", { sp: 6 }),
        foot("B", "0405", "N/NE", { sp: 6 }),
        quiet("R", "0404", "S/SW", { sp: 6 }),
      ],
      { dice: [0, 0, 0] },
    );
    s.answer("unit A", "attack 0404", "no");
    expect(phases(s)).toEqual(["A -1:8", "B +1:6", "C 0:8"]);
  });
  test("XII.10: three hexes in a chain attack together", () => {
    const s = engage([foot("A", "0405"), foot("B", "0305"), foot("C", "0304", "NE/SE"), quiet("R", "0404")], {
      dice: [0, 0, 0, 0, 0],
    });
    s.answer("unit A", "attack 0404", "no", "end", "unit B", "attack 0404", "no", "end", "unit C", "attack 0404", "no");
    // 24 against 8 is 3 to 1; two hexes and more, flank
    expect(phases(s)).toEqual(["A -2:8", "A -2:8", "A -2:8", "B +4:6", "C -1:8"]);
  });
  const dnieper = (hex: string, facing: string) => russ("Dnieper", hex, facing, { sp: 10 });
  const marines = (hex: string) => russ("Marines", hex, "", { sp: 2, morale: 7, light: true }, skirmish);
  test("XII.10: sketch 18 (1), a battalion and a skirmisher counter on adjacent hexes attack together", () => {
    const guards = being(foot("Guards", "0404", "S/SW"), "reaction");
    const s = engage([dnieper("0405", "N/NE"), marines("0305"), guards], { active: "russian", dice: [0, 0, 7, 0] });
    s.answer("unit Dnieper", "attack 0404", "no", "end", "unit Marines", "attack 0404", "no");
    expect(
      told(s, "melee-checked")
        .map(({ phase }) => phase)
        .slice(0, 3),
    ).toEqual(["A", "A", "B"]);
    s.answer("hex 0403");
  });
  test("XII.10: sketch 18 (2), on hexes that do not touch they do not", () => {
    const guards = being(foot("Guards", "0404", "S/SW"), "reaction");
    const s = engage([dnieper("0405", "N/NE"), marines("0304"), guards], { active: "russian" });
    s.answer("unit Dnieper", "attack 0404", "no", "end", "unit Marines");
    expect(s.answers()).not.toContain("attack 0404");
    expect(s.refusedBy("attack 0404")).toBe("XII.10");
  });
  test("XII.10: nor do two lines on hexes that do not touch", () => {
    const s = engage([foot("A", "0405"), foot("B", "0304", "SE/S"), quiet("R", "0404")]);
    s.answer("unit A", "attack 0404", "no");
    if (s.decision().kind === "resolve-or-wait") s.answer("end");
    s.answer("unit B");
    expect(s.refusedBy("attack 0404")).toBe("XII.10");
  });
  test("XII.11: if the next unit does not join, the marker comes off and who waited is finished", () => {
    const s = engage([foot("A", "0405"), foot("B", "0305"), foot("C", "0306"), quiet("R", "0404")]);
    s.answer("unit A", "attack 0404", "no", "end");
    expect(shown(s, "A").pips).toContain("assault");
    s.answer("unit B", "end");
    expect(shown(s, "A").pips).not.toContain("assault");
    expect(s.refusedBy("unit A")).toBe("VIII.11");
    expect(told(s, "melee-checked")).toHaveLength(0);
  });
  test("XII.12, XII.19: who has been attacked is not attacked again, nor shot at", () => {
    const s = engage([foot("A", "0405"), being(quiet("R", "0404"), "assault")]);
    s.answer("unit A");
    expect(s.refusedBy("attack 0404")).toBe("XII.12");
    expect(s.refusedBy("fire 0404")).toBe("XII.19");
  });
  test("XII.13: who has attacked does not attack again", () => {
    const s = engage([being(foot("A", "0405"), "attacked", "begun"), quiet("R", "0404")]);
    s.answer("unit A");
    expect(s.answers()).not.toContain("attack 0404");
    expect(s.refusedBy("attack 0404")).toBe("XII.13");
  });
});

describe("XII.14, XII.15: checks and strength", () => {
  test("XII.14: each stack checks by its top unit, all of them, and the strength of all marked counts", () => {
    const s = engage(
      [
        foot("A", "0405", "N/NE", { morale: 5 }),
        foot("A2", "0405", "N/NE", { morale: 9 }),
        foot("B", "0305"),
        quiet("R", "0404"),
      ],
      { dice: [8, 9, 0, 0] },
    );
    s.answer("unit A", "attack 0404", "no", "end", "unit B", "attack 0404", "no");
    // 24 against 8 in A: -2; A fails with 6 against 5, B passes with 7 against 8; then 8 against 8
    expect(phases(s)).toEqual(["A -2:5", "A -2:8", "B 0:6", "C +1:8"]);
    expect(told(s, "melee-checked").map(({ margin }) => margin)).toEqual([1, -1, -6, -7]);
    expect([level(s, "A"), level(s, "A2"), level(s, "B")]).toEqual(["effective", "effective", "disorganized"]);
    for (const id of ["A", "A2", "B"]) expect(s.answers()).not.toContain(`unit ${id}`);
  });
  const ratios: readonly [string, number, number, string][] = [
    ["XII.15: 4 against 4", 4, 4, "A 0 B 0 C +1"],
    ["XII.15: 5 against 4 is 1.25, rounded to 1.5", 5, 4, "A -1 B +1 C 0"],
    ["XII.15: 11 against 9 is 1.22, rounded to 1", 11, 9, "A 0 B 0 C +1"],
    ["XII.15: 4 against 5", 4, 5, "A +1 B -1 C +2"],
    ["XII.15: 8 against 4", 8, 4, "A -1 B +1 C 0"],
    ["XII.15: 20 against 9 is 2.22, rounded to 2", 20, 9, "A -1 B +1 C 0"],
    ["XII.15: 9 against 4 is 2.25, rounded to 2.5", 9, 4, "A -2 B +2 C -1"],
    ["XII.15: 12 against 4 is 3", 12, 4, "A -2 B +2 C -1"],
    ["XII.15: 13 against 4 is 3.25, rounded to 3.5", 13, 4, "A -3 B +3 C -2"],
    ["XII.15: 24 against 1", 24, 1, "A -3 B +3 C -2"],
    ["XII.15: 1 against 24", 1, 24, "A +3 B -3 C +4"],
  ];
  test.each(ratios)("%s", (_title, attack, defence, expected) => {
    const s = engage([foot("A", "0405", "N/NE", { sp: attack }), quiet("R", "0404", "S/SW", { sp: defence })]);
    const parts = melee(s, ["A"], "R")
      .split(", ")
      .map((text) => text.replace(/ die (\S+).*/, " $1"));
    expect(parts.join(" ")).toBe(expected);
  });
});

describe("XII.16 to XII.19: withdrawal before melee, and what ends a move", () => {
  test("XII.16, XIV.19: one or two hexes to the rear; the attacker goes after and may go on", () => {
    const s = engage([foot("A", "0405"), quiet("R", "0404")], { dice: [0, 0, 0, 0] });
    s.answer("unit A", "attack 0404", "yes");
    expect(s.answers().filter((answer) => answer.startsWith("hex "))).toEqual(["hex 0403", "hex 0504"]);
    s.answer("hex 0403", "hex 0402");
    expect([at(s, "R"), at(s, "A")]).toEqual(["0402", "0404"]);
    expect(told(s, "melee-checked")).toHaveLength(0);
    if (s.decision().kind === "piece") s.answer("unit A");
    expect(left(s)).toBe(3);
    s.answer("hex 0403", "attack 0402");
    expect(told(s, "assault-marked")).toHaveLength(2);
    // once in an activation only: this time it must stand
    expect(phases(s)).toHaveLength(3);
  });
  test("XII.16: it is no reaction, and a reaction does not hinder it", () => {
    const s = engage([foot("A", "0405"), russ("R", "0404")], { dice: [0] });
    s.answer("unit A", "attack 0404", "yes", "hex 0403", "hex 0402");
    expect(shown(s, "R").pips).not.toContain("reaction");
  });
  test("XII.16: never farther than two hexes, never to the front", () => {
    const s = engage([foot("A", "0405"), quiet("R", "0404")], { dice: [0] });
    s.answer("unit A", "attack 0404", "yes");
    expect(s.answers()).not.toContain("hex 0305");
    s.answer("hex 0403", "hex 0402");
    expect(told(s, "fell-back")[0].path).toHaveLength(3);
  });
  test.each([
    ["XII.17: passes its check at its morale", 6, "effective"],
    ["XII.17: failing costs a level", 7, "disorganized"],
  ] as const)("%s", (_title, die, expected) => {
    const s = engage([foot("A", "0405"), quiet("R", "0404")], { dice: [die] });
    s.answer("unit A", "attack 0404", "yes", "hex 0403", "hex 0402");
    expect(level(s, "R")).toBe(expected);
  });
  test("XII.17, XIV.29: failing routs the disorganized", () => {
    const s = engage([foot("A", "0405"), being(quiet("R", "0404"), "disorganized")], { dice: [9] });
    s.answer("unit A", "attack 0404", "yes", "hex 0403", "hex 0402");
    expect(level(s, "R")).toBe("routed");
  });
  test("XII.18: +1 for each hex in the front next to an enemy", () => {
    // B in 0303 facing NE/SE has 0402 and 0403 in its front
    const s = engage([foot("A", "0405"), foot("B", "0303", "NE/SE"), quiet("R", "0404")], { dice: [5] });
    s.answer("unit A", "attack 0404", "yes", "hex 0403", "hex 0402");
    const ledger = told(s, "checked")[0].ledger as { value: number }[];
    expect(ledger.reduce((sum, { value }) => sum + value, 0)).toBe(2);
    expect(level(s, "R")).toBe("disorganized");
  });
  test("XII.19: a failed attacker has finished", () => {
    const s = engage([foot("A", "0405"), quiet("R", "0404")], { dice: [9] });
    s.answer("unit A", "attack 0404", "no");
    expect(phases(s)).toEqual(["A 0:8"]);
    expect(s.answers()).not.toContain("unit A");
  });
  test("XII.19: so has the target of a counterattack", () => {
    const s = engage([foot("A", "0406"), russ("R", "0404")], { dice: [0, 0, 0] });
    s.answer("unit A", "hex 0405", "end", "unit R", "no");
    expect(s.answers()).not.toContain("unit A");
  });
  test("XII.19: the attacked passive unit is not shot at by others in the same activation", () => {
    const s = engage([foot("A", "0405"), foot("B", "0306"), quiet("R", "0404")], { dice: [0, 0, 0] });
    s.answer("unit A", "attack 0404", "no", "resolve", "unit B");
    expect(s.answers()).not.toContain("fire 0404");
    expect(s.refusedBy("fire 0404")).toBe("XII.19");
  });
});
