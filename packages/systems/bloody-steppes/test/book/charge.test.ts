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
  left,
  level,
  melee,
  type Piece,
  phases,
  russ,
  shown,
  sp,
  told,
} from "./engagement.ts";

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
  test("XII.34: it steps next to an enemy only to charge", () => {
    const s = engage([horse("A", "0406"), quiet("R", "0404")]);
    s.answer("unit A");
    expect(s.answers()).not.toContain("hex 0405");
    expect(["XII.34", "XII.36"]).toContain(s.refusedBy("hex 0405"));
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
    const s = engage([horse("A", "0405"), russ("R", "0404", "S/SW", { sp: 4 })], { dice: [0, 9, 0, 0] });
    s.answer("unit A", "attack 0404", "no");
    expect(phases(s)).toEqual(["A 0:8"]);
    expect(s.decision()).toMatchObject({ seat: 1, kind: "reactor" });
    s.answer("unit R", "fire 0405");
    expect(at(s, "A")).toBe("0405");
    expect(phases(s)).toHaveLength(3);
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
    const s = engage([horse("A", "0406"), russ("R", "0404", "S/SW", { sp: 4 })], { dice });
    s.answer("unit A", "attack 0404", "no", "unit R", "form 4");
    expect(s.decision()).toMatchObject({ seat: 0, kind: "press-charge" });
    s.answer(answer);
    expect(phases(s)).toHaveLength(checks);
    expect([level(s, "A"), at(s, "A")]).toEqual(["disorganized", "0405"]);
    expect(s.answers()).not.toContain("unit A");
  });
  test("XII.36, K-137: disorganized by fire as it closes, it owes no attack", () => {
    // 2/1 at cavalry: four and one, D 4 of morale 8
    const s = engage([horse("A", "0406"), russ("R", "0404", "S/SW", { sp: 8, morale: 9 })], { dice: [0, 0] });
    s.answer("unit A", "attack 0404", "no");
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
    if (s.decision().kind === "withdraw") expect(s.answers()).not.toContain("no");
    expect(["withdraw", "fall-back"]).toContain(s.decision().kind);
    if (s.decision().kind === "withdraw") s.answer("yes");
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

describe("XII.45 to XII.48: going on", () => {
  const victory = (extra: readonly Piece[] = [], dice: readonly number[] = []) => {
    const s = engage([horse("A", "0406", "N/NE", { sp: 8 }), quiet("R", "0404", "S/SW", { sp: 8 }), ...extra], {
      dice: [0, 9, 0, ...dice],
    });
    s.answer("unit A", "attack 0404", "no", "hex 0401", "turn 0");
    return s;
  };
  test("XII.45, XIV.20: having made the enemy flee and kept its order it has three points", () => {
    const s = victory();
    expect(at(s, "A")).toBe("0404");
    expect(shown(s, "A").pips).toContain("charge");
    s.answer("end");
    expect(s.decision().kind).toBe("act");
    expect(left(s)).toBe(3);
  });
  test("XII.45: an enemy that only goes back earns nothing", () => {
    const s = charge([0, 5, 0], still("R", "0404"));
    s.answer("hex 0403", "turn 0");
    expect(told(s, "charge-earned")).toHaveLength(0);
  });
  test("XII.45: nor does it after it was disorganized itself", () => {
    const s = engage([horse("A", "0406", "N/NE", { sp: 8, morale: 7 }), quiet("R", "0404", "S/SW", { sp: 8 })], {
      dice: [0, 9, 9],
    });
    s.answer("unit A", "attack 0404", "no", "hex 0401", "turn 0");
    expect(level(s, "A")).toBe("disorganized");
    expect(told(s, "charge-earned")).toHaveLength(0);
  });
  test("XII.45, XII.13: it may charge another enemy", () => {
    const s = victory([quiet("Q", "0503", "S/SW", {}, {})], [0, 0, 0]);
    s.answer("end", "attack 0503", "no");
    if (s.decision().kind === "close") s.answer("hex 0403");
    expect(phases(s)).toHaveLength(6);
  });
  test("XII.46: going on, it may be countercharged", () => {
    const s = victory([hussars("Q", "0502", "S/SW")], [0, 0, 0]);
    s.answer("end", "hex 0403");
    expect(s.decision()).toMatchObject({ seat: 1, kind: "counter-stroke" });
    s.answer("unit Q", "no", "hex 0402");
    expect(told(s, "counter-stroke")).toHaveLength(1);
  });
  test("XII.47: first the other charges of the command, then it goes on", () => {
    const s = victory([horse("B", "0207", "N/NE"), quiet("Q", "0205", "S/SW")], [9]);
    expect(s.decision().kind).toBe("piece");
    expect(s.answers()).not.toContain("unit A");
    s.answer("unit B", "attack 0205", "no", "end");
    expect(s.decision().kind).toBe("act");
    expect(s.answers()).toContain("hex 0403");
  });
  test("XII.48: once in an activation", () => {
    const s = engage(
      [being(horse("A", "0406", "N/NE", { sp: 8 }), "charge-continued"), quiet("R", "0404", "S/SW", { sp: 8 })],
      { dice: [0, 9, 0] },
    );
    s.answer("unit A", "attack 0404", "no", "hex 0401", "turn 0");
    expect(told(s, "charge-earned")).toHaveLength(0);
    expect(shown(s, "A").pips).not.toContain("charge");
  });
});

describe("XII.49 to XII.53: countercharge and guns", () => {
  const rivals = (dice: readonly number[]) => {
    const s = engage([horse("A", "0407"), hussars("R", "0404")], { dice });
    s.answer("unit A", "hex 0406");
    return s;
  };
  test("XII.49, XII.50, XII.51: example 1, it passes, closes and attacks; the active unit checks first, both with momentum", () => {
    const s = rivals([0, 0, 0]);
    s.answer("unit R", "no");
    expect(phases(s)).toEqual(["A 0:6", "B 0:8", "C +1:6"]);
    expect(told(s, "melee-checked").map(({ pieces }) => pieces)).toEqual([[1], [0], [1]]);
    expect([at(s, "R"), at(s, "A")]).toEqual(["0405", "0406"]);
    expect(s.answers()).not.toContain("unit A");
  });
  test("XII.51, XII.39: example 2, it fails; the active unit may charge it, and its momentum is 0", () => {
    const s = rivals([9, 0, 0, 0]);
    s.answer("unit R", "no");
    expect(at(s, "R")).toBe("0404");
    expect(shown(s, "R").pips).toContain("reaction");
    s.answer("attack 0404", "no");
    expect(phases(s)).toEqual(["A 0:6", "A 0:8", "B +2:6", "C -1:8"]);
  });
  test("XII.51: or it goes on", () => {
    const s = rivals([9]);
    s.answer("unit R", "no", "hex 0506");
    expect(at(s, "A")).toBe("0506");
  });
  test("XII.49: a cavalry that begins its move in the zone may be countercharged", () => {
    const s = engage([horse("A", "0406"), hussars("R", "0404")], { dice: [0, 0, 0] });
    s.answer("unit A", "turn 1");
    expect(s.decision()).toMatchObject({ seat: 1, kind: "counter-stroke" });
    s.answer("unit R", "no");
    expect(at(s, "R")).toBe("0405");
  });
  test("XII.49: a march column does not countercharge, nor do the disorganized", () => {
    for (const idle of [
      hussars("R", "0404", "S/SW", {}, { formation: "march-column" }),
      being(hussars("R", "0404"), "disorganized"),
    ]) {
      const s = engage([horse("A", "0407"), idle]);
      s.answer("unit A", "hex 0406");
      expect(s.decision()).toMatchObject({ seat: 0, kind: "act" });
    }
  });
  test("XII.52, XII.53: infantry through the front of lone guns checks, and destroys them", () => {
    const s = engage([foot("A", "0405"), being(cannon("R", "0404"), "reaction")], { dice: [8] });
    s.answer("unit A", "attack 0404");
    if (s.decision().kind === "withdraw") s.answer("no");
    expect(phases(s)).toEqual(["A 0:8"]);
    expect([level(s, "R"), level(s, "A")]).toEqual(["destroyed", "effective"]);
    if (s.decision().kind === "pursuit-facing") s.answer("turn 0");
    expect(at(s, "A")).toBe("0404");
  });
  test("XII.53: failing the check the guns stand", () => {
    const s = engage([foot("A", "0405"), being(cannon("R", "0404"), "reaction")], { dice: [9] });
    s.answer("unit A", "attack 0404");
    if (s.decision().kind === "withdraw") s.answer("no");
    expect([at(s, "R"), at(s, "A")]).toEqual(["0404", "0405"]);
  });
  test.each([
    ["XII.52, XII.53: from the flank no check is needed", "0505", "NW/N"],
    ["XII.52, XII.53: from behind neither", "0504", "SW/NW"],
  ] as const)("%s", (_title, hex, facing) => {
    const s = engage([foot("A", hex, facing), being(cannon("R", "0404"), "reaction")]);
    s.answer("unit A", "attack 0404");
    if (s.decision().kind === "withdraw") s.answer("no");
    expect(level(s, "R")).toBe("destroyed");
  });
  test("XII.52: guns that stand with a battalion are not overrun", () => {
    const s = engage(
      [foot("A", "0405"), being(cannon("R", "0404"), "reaction"), quiet("Q", "0404", "S/SW", { sp: 8 })],
      { dice: [0, 0, 0] },
    );
    s.answer("unit A", "attack 0404", "no");
    expect(phases(s)).toHaveLength(3);
    expect(level(s, "R")).toBe("disorganized");
  });
  test("XII.52: guns that come into the front of infantry are destroyed by its counterattack", () => {
    const s = engage([guns("A", "0406"), russ("R", "0404", "S/SW", { sp: 4 })], { dice: [0] });
    s.answer("unit A", "hex 0405", "end", "unit R");
    if (s.decision().kind === "withdraw") s.answer("no");
    expect(phases(s)).toHaveLength(1);
    expect(level(s, "A")).toBe("destroyed");
    s.answer("turn 3");
    expect(at(s, "R")).toBe("0405");
  });
  test("XII.52: and by the countercharge of cavalry (K-112)", () => {
    const s = engage([guns("A", "0407"), hussars("R", "0404")], { dice: [0] });
    s.answer("unit A", "hex 0406", "unit R");
    if (s.decision().kind === "withdraw") s.answer("no");
    expect(phases(s)).toHaveLength(1);
    expect(level(s, "A")).toBe("destroyed");
    s.answer("turn 3");
  });
  test("XII.49: no countercharge over a hex that costs more than three points", () => {
    const s = engage([horse("A", "0407"), hussars("R", "0404")], ground({ "0405": ["vineyard"] }));
    s.answer("unit A", "hex 0406");
    expect(s.decision()).toMatchObject({ seat: 0, kind: "act" });
  });
  test("XII.37: in C the momentum of those met counts, though they are gone", () => {
    const s = engage([horse("A", "0407", "N/NE", { momentum: 1 }), hussars("R", "0404", "S/SW", { momentum: 3 })], {
      dice: [0, 9, 0],
    });
    s.answer("unit A", "hex 0406", "unit R", "no");
    // A stands with +2 and fails by 3
    expect(s.decision().kind).toBe("flight");
    s.answer(s.answers()[0]);
    expect(phases(s)).toEqual(["A 0:6", "B +2:8", "C -1:6"]);
    s.answer("turn 3");
  });
  test("XII.52: the text of the overrun names who overruns", () => {
    const s = engage([foot("A", "0405"), being(cannon("R", "0404"), "reaction")], { dice: [0] });
    s.answer("unit A", "attack 0404");
    if (s.decision().kind === "withdraw") s.answer("no");
    expect(told(s, "guns-overrun")[0].pieces).toEqual([0]);
  });
});
