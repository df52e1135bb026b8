import { describe, expect, test } from "vitest";
import { at, being, engage, foot, horse, hussars, level, melee, type Piece, phases, russ, sp } from "./engagement.ts";

// A in 0406 charges R in 0404 up column 04; 0405 is the hex by which it closes.
const quiet = (id: string, hex: string, facing = "S/SW", stats: object = {}, more: object = {}) =>
  being(russ(id, hex, facing, { sp: 4, ...stats }, more), "reaction");
const still = (id: string, hex: string, facing = "S/SW", stats: object = {}, more: object = {}) =>
  being(hussars(id, hex, facing, stats, more), "reaction");
const ground = (hexes: Record<string, readonly string[]>) => ({ map: { cols: 8, rows: 8, hexes } });
const skirmish = { formation: "skirmish" } as const;
const square = { formation: "square" } as const;

function charge(dice: readonly number[], target: Piece, text: object = {}, charger = horse("A", "0406")) {
  const s = engage([charger, target], { dice, ...text });
  s.answer("unit A", "attack 0404");
  if (s.decision().kind === "withdraw") s.answer("no");
  return s;
}

describe("XII.32 to XII.36: how a charge goes", () => {
  test("XII.32, XII.34: it checks two hexes off, closes, and then fights B and C", () => {
    const s = charge([0, 0, 0], quiet("R", "0404"));
    expect(phases(s)).toEqual(["A 0:8", "B +2:6", "C -1:8"]);
    const kinds = s
      .events()
      .map(({ kind }) => kind)
      .filter((kind) => kind !== "disorganized");
    expect(kinds).toEqual(["charge-declared", "melee-checked", "moved", "melee-checked", "melee-checked"]);
    expect(at(s, "A")).toBe("0405");
  });
  test("XII.33: not at an enemy it did not see when its move began", () => {
    const s = engage([horse("A", "0407"), quiet("R", "0404")], ground({ "0406": ["orchard"] }));
    s.answer("unit A", "hex 0507", "hex 0506");
    expect(s.answers()).not.toContain("attack 0404");
    expect(s.refusedBy("attack 0404")).toBe("XII.33");
  });
  const dear: readonly [string, string, boolean][] = [
    ["XII.33: three points for the hex of the enemy are allowed", "grove", true],
    ["XII.33: four are too many", "vineyard", false],
    ["XII.33: a redoubt is closed to it", "redoubt", false],
  ];
  test.each(dear)("%s", (_title, tag, isAllowed) => {
    const s = engage([horse("A", "0406"), quiet("R", "0404")], ground({ "0404": [tag] }));
    s.answer("unit A");
    expect(s.answers().includes("attack 0404")).toBe(isAllowed);
    if (!isAllowed) expect(s.refusedBy("attack 0404")).toBe("XII.33");
  });
  test("XII.33: nor over a hex of four points on the way", () => {
    const tables = { "hex-costs": { camp: { cavalry: "4" } } };
    const s = engage([horse("A", "0408"), quiet("R", "0404")], { ...ground({ "0407": ["camp"] }), tables });
    s.answer("unit A", "hex 0407", "hex 0406");
    expect(s.refusedBy("attack 0404")).toBe("XII.33");
  });
  test.each([
    ["XII.4: it must be able to pay the way and the hex of the target", 2, ""],
    ["XII.4: one point is too few for the two hexes", 1, "XII.4"],
  ])("%s", (_title, points, rule) => {
    const s = engage([being(horse("A", "0406"), "begun", "spent", `mp:${points}`), quiet("R", "0404")]);
    s.answer("unit A");
    expect(s.answers().includes("attack 0404")).toBe(rule === "");
    if (rule !== "") expect(s.refusedBy("attack 0404")).toBe(rule);
  });
  test("XII.34: it steps next to an enemy only to charge", () => {
    const s = engage([horse("A", "0406"), quiet("R", "0404")]);
    s.answer("unit A");
    expect(s.answers()).not.toContain("hex 0405");
    expect(s.refusedBy("hex 0405")).toBe("XII.34");
  });
  test("XII.34: it is too far off beyond two hexes", () => {
    const s = engage([horse("A", "0407"), quiet("R", "0404")]);
    s.answer("unit A");
    expect(s.refusedBy("attack 0404")).toBe("XII.34");
  });
  test("XII.34: failing the check it stops where it is, without points", () => {
    const s = charge([9], quiet("R", "0404"));
    expect([at(s, "A"), level(s, "A"), level(s, "R")]).toEqual(["0406", "effective", "effective"]);
    expect(s.answers()).not.toContain("unit A");
  });
  test("XII.35: beginning next to an enemy in its front it charges from where it is; the enemy may react first", () => {
    const s = engage([horse("A", "0405"), russ("R", "0404", "S/SW", { sp: 4 })], { dice: [9, 0, 0, 0] });
    s.answer("unit A", "attack 0404", "no");
    expect(phases(s)).toEqual([]);
    expect(s.decision()).toMatchObject({ seat: 1, kind: "reactor" });
    s.answer("unit R", "fire 0405");
    expect(at(s, "A")).toBe("0405");
    expect(phases(s)).toHaveLength(3);
  });
  test("XII.35, K-205: a square that is formed when the charge is declared already counts in its first check", () => {
    const s = engage([horse("A", "0406"), russ("R", "0404", "S/SW", { sp: 4 })], { dice: [0, 9] });
    s.answer("unit A", "attack 0404", "no", "unit R", "form 4", "yes");
    // Three for the square, one of its own two stars left before it (XII.40).
    expect(phases(s)).toEqual(["A +2:8"]);
    expect(at(s, "A")).toBe("0406");
  });
  test("XII.35, K-205: a charge on its way is answered when it has closed, after the first check", () => {
    const s = engage([horse("A", "0407"), russ("R", "0404", "S/SW", { sp: 4 })], { dice: [0, 9, 0, 0] });
    s.answer("unit A", "hex 0406", "end", "attack 0404", "no");
    expect(phases(s)).toEqual(["A 0:8"]);
    s.answer("unit R", "fire 0405");
    expect([at(s, "A"), phases(s).length]).toEqual(["0405", 3]);
  });
  test("VII.15, XII.35: who is left of a stack goes on with the charge when its top unit has fallen to the fire that meets it", () => {
    const rider = horse("A", "0406", "N/NE", { sp: 1, morale: 10 });
    const friend = horse("B", "0406", "N/NE", { morale: 10 });
    const shot = russ("R", "0404", "S/SW", { sp: 4, morale: 10, fire: "+1/+1" });
    const s = engage([rider, friend, shot], { dice: [3, 0, 0, 0] });
    s.answer("unit A", "attack 0404", "no", "unit R", "fire 0406");
    expect([at(s, "A"), at(s, "B")]).toEqual(["destroyed", "0405"]);
    expect(phases(s).map((phase) => phase[0])).toEqual(["A", "B", "C"]);
  });
  test("IV.18, K-49: a column forms line when the charge is declared, before its first check", () => {
    const british = russ("R", "0404", "S/SW", { sp: 4, britishLine: true }, { formation: "assault-column" });
    const s = engage([horse("A", "0406"), being(british, "reaction")], { dice: [9, 9] });
    s.answer("unit A", "attack 0404", "no");
    expect(s.events().map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["formed", "checked", "disorganized", "melee-checked"]),
    );
    expect([level(s, "R"), phases(s)]).toEqual(["disorganized", ["A 0:8"]]);
  });
  test("XII.36, XII.9: what has closed must fight: nobody is asked", () => {
    const s = charge([0, 0, 0], quiet("R", "0404"));
    expect(phases(s)).toHaveLength(3);
    expect(s.decision().kind).toBe("piece");
  });
  test.each([
    ["XII.36, VI.12: against a square formed as it closes it may press on", "yes", 3, 3],
    ["XII.36, VI.12: or abandon the charge, disorganized and finished", "no", 1, 1],
  ] as const)("%s", (_title, answer, rolls, checks) => {
    const dice = [0, 0, ...Array<number>(rolls - 1).fill(0)];
    const s = engage([horse("A", "0407"), russ("R", "0404", "S/SW", { sp: 4 })], { dice });
    s.answer("unit A", "hex 0406", "end", "attack 0404", "no", "unit R", "form 4");
    expect(s.decision()).toMatchObject({ seat: 0, kind: "press-charge" });
    s.answer(answer);
    expect(phases(s)).toHaveLength(checks);
    expect([level(s, "A"), at(s, "A")]).toEqual(["disorganized", "0405"]);
    expect(s.answers()).not.toContain("unit A");
  });
  test("XII.36, K-137: disorganized by fire as it closes, it owes no attack", () => {
    // 2/1 at cavalry: four and one, D 4 of morale 8
    const s = engage([horse("A", "0407"), russ("R", "0404", "S/SW", { sp: 8, morale: 9 })], { dice: [0, 0] });
    s.answer("unit A", "hex 0406", "end", "attack 0404", "no");
    if (s.decision().kind === "reactor") s.answer("unit R", "fire 0405");
    expect([level(s, "A"), at(s, "A")]).toEqual(["disorganized", "0405"]);
    expect(phases(s)).toHaveLength(1);
  });
});

describe("XII.37 to XII.42: momentum", () => {
  const sums: readonly [string, Piece, Piece, string][] = [
    [
      "XII.37: nothing in A against a line, own off and the enemy's on in B and C",
      horse("A", "0405"),
      quiet("R", "0404"),
      "A 0 B +2 C -1",
    ],
    [
      "XII.37, XII.41: skirmishers count -5, in A as well",
      horse("A", "0405"),
      quiet("R", "0404", "", {}, skirmish),
      "A -7 B +7 C -6",
    ],
    [
      "XII.41: an assault column counts nothing",
      horse("A", "0405"),
      quiet("R", "0404", "S/SW", {}, { formation: "assault-column" }),
      "A 0 B +2 C -1",
    ],
    [
      "XII.41: a company column counts nothing",
      horse("A", "0405"),
      quiet("R", "0404", "S/SW", {}, { formation: "company-column" }),
      "A 0 B +2 C -1",
    ],
    [
      "XII.38: as many as there are stars",
      horse("A", "0405", "N/NE", { momentum: 3 }),
      quiet("R", "0404"),
      "A 0 B +3 C -2",
    ],
    [
      "XII.39: cavalry that does not countercharge counts nothing",
      horse("A", "0405"),
      still("R", "0404"),
      "A 0 B +2 C -1",
    ],
    [
      "XII.40: two stars count one against a square, which counts three",
      horse("A", "0405"),
      quiet("R", "0404", "", {}, square),
      "A +2 B -2 C +3",
    ],
    [
      "XII.40: three stars count one",
      horse("A", "0405", "N/NE", { momentum: 3 }),
      quiet("R", "0404", "", {}, square),
      "A +2 B -2 C +3",
    ],
    [
      "XII.40: one star counts nothing",
      horse("A", "0405", "N/NE", { momentum: 1 }),
      quiet("R", "0404", "", {}, square),
      "A +3 B -3 C +4",
    ],
  ];
  test.each(sums)("%s", (_title, charger, target, expected) => {
    const s = engage([charger, target]);
    expect(
      melee(s, ["A"], "R")
        .replace(/ die (\S+) against \d+/g, " $1")
        .replaceAll(",", ""),
    ).toBe(expected);
  });
  test("XII.37, XII.40: by the option squarePhaseA the horse's own does not count in A", () => {
    const s = engage([horse("A", "0405"), quiet("R", "0404", "", {}, square)], {
      options: { squarePhaseA: "square-only" },
    });
    expect(melee(s, ["A"], "R")).toContain("A die +3");
  });
  test("XII.38: example, three stars against one: -2 and +2", () => {
    const s = engage([horse("A", "0407", "N/NE", { momentum: 1 }), hussars("R", "0404", "S/SW", { momentum: 3 })], {
      dice: [0, 0, 0],
    });
    s.answer("unit A", "hex 0406", "unit R", "no");
    // R attacks: A stands with +2, R fights on with -2 and the +1 of C
    expect(phases(s)).toEqual(["A 0:6", "B +2:8", "C -1:6"]);
  });
  test("XII.42: of different stars the most count", () => {
    const s = engage([
      horse("A", "0405", "N/NE", { sp: 2, momentum: 1 }),
      horse("B", "0405", "N/NE", { sp: 2, momentum: 3 }),
      quiet("R", "0404"),
    ]);
    expect(melee(s, ["A", "B"], "R")).toContain("B die +3");
  });
});

describe("XII.43, XII.44, XII.26: who is charged", () => {
  test("XII.43: skirmish cavalry must withdraw before heavy cavalry", () => {
    const cossacks = still("R", "0404", "", {}, { formation: "dispersed" });
    const s = engage([horse("A", "0406", "N/NE", { heavy: true }), cossacks], { dice: [0] });
    s.answer("unit A", "attack 0404");
    expect(s.decision().kind).toBe("fall-back");
    s.answer("hex 0403");
    if (s.decision().kind === "fall-back") s.answer("hex 0402");
    expect(phases(s)).toHaveLength(0);
  });
  test("XII.43: before light cavalry it may stand", () => {
    const cossacks = still("R", "0404", "", {}, { formation: "dispersed" });
    const s = engage([horse("A", "0406"), cossacks], { dice: [9] });
    s.answer("unit A", "attack 0404", "no");
    expect(phases(s)).toHaveLength(1);
  });
  test.each([
    ["XII.44, XII.26: infantry failing by 1 routs and loses three, doubled", {}, 5, 4],
    ["XII.44, XII.26: failing by 5 it loses no more", {}, 9, 4],
    ["XII.44: three alone by the option chargeLossDoubled", { options: { chargeLossDoubled: "false" } }, 5, 7],
  ] as const)("%s", (_title, text, die, rest) => {
    const s = charge([0, die, 0], quiet("R", "0404", "S/SW", { sp: 10 }), text, horse("A", "0406", "N/NE", { sp: 10 }));
    s.answer("hex 0401");
    expect([level(s, "R"), sp(s, "R"), at(s, "R")]).toEqual(["routed", rest, "0401"]);
    s.answer("turn 0");
  });
  test("XII.26: cavalry that loses to a square loses double", () => {
    // C: +3 -1 +1, so 6 is 9 against 8: one point, doubled
    const s = charge([0, 0, 6], quiet("R", "0404", "", {}, square));
    expect(phases(s)).toEqual(["A +2:8", "B -2:6", "C +3:8"]);
    expect([sp(s, "A"), level(s, "A"), at(s, "A")]).toEqual([2, "disorganized", "0405"]);
  });
  test("XII.26: infantry that attacks cavalry and loses loses double", () => {
    const s = engage([foot("A", "0405", "N/NE", { sp: 4 }), still("R", "0404")], { dice: [0, 0, 8] });
    s.answer("unit A", "attack 0404");
    if (s.decision().kind === "withdraw") s.answer("no");
    expect(8 - 0 - sp(s, "A")).toBe(6);
  });
});
