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
  type Piece,
  phases,
  russ,
  shown,
  told,
} from "./engagement.ts";

// A in 0406 charges R in 0404 up column 04; 0405 is the hex by which it closes.
const quiet = (id: string, hex: string, facing = "S/SW", stats: object = {}, more: object = {}) =>
  being(russ(id, hex, facing, { sp: 4, ...stats }, more), "reaction");
const still = (id: string, hex: string, facing = "S/SW", stats: object = {}, more: object = {}) =>
  being(hussars(id, hex, facing, stats, more), "reaction");
const ground = (hexes: Record<string, readonly string[]>) => ({ map: { cols: 8, rows: 8, hexes } });

function charge(dice: readonly number[], target: Piece, text: object = {}, charger = horse("A", "0406")) {
  const s = engage([charger, target], { dice, ...text });
  s.answer("unit A", "attack 0404");
  if (s.decision().kind === "withdraw") s.answer("no");
  return s;
}

describe("XII.45 to XII.48: going on", () => {
  const victory = (extra: readonly Piece[] = [], dice: readonly number[] = [], alone: readonly string[] = []) => {
    const s = engage([horse("A", "0406", "N/NE", { sp: 8 }), quiet("R", "0404", "S/SW", { sp: 8 }), ...extra], {
      dice: [0, 9, 0, ...dice],
    });
    s.answer("unit A", "attack 0404", "no", ...alone, "hex 0401", "turn 0");
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
    const s = victory([horse("B", "0207", "N/NE"), quiet("Q", "0205", "S/SW")], [9], ["resolve"]);
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
  test("XII.16, XIV.19: who withdraws before it gives up the hex, into which it rides", () => {
    const s = rivals([0]);
    s.answer("unit R", "yes", "hex 0407", "end");
    expect(s.decision()).toMatchObject({ seat: 1, kind: "pursuit-facing" });
    s.answer("turn 3");
    expect([at(s, "A"), at(s, "R")]).toEqual(["0407", "0406"]);
    expect(shown(s, "R").pips).toContain("reaction");
  });
  const friend = (stats: object, facing = "S/SW") => being(hussars("F", "0405", facing, stats), "reaction");
  test.each([
    ["XII.49, VII.7: it may strike from a hex of friends with room (K-159)", friend({ sp: 4 }), "close"],
    ["XII.49, VII.7: not where the hex is full", friend({ sp: 24 }), "piece"],
    ["XII.49, V.2: nor where they face another way", friend({ sp: 4 }, "N/NE"), "piece"],
  ] as const)("%s", (_title, other, asked) => {
    const s = engage([horse("A", "0306"), hussars("R", "0404"), other], {
      dice: asked === "close" ? [0, 0] : [0, 0, 0, 0],
    });
    s.answer("unit A", "turn 1", "unit R", "no");
    expect(s.decision().kind).toBe(asked);
    if (asked === "close") expect([...s.answers()].sort()).toEqual(["hex 0305", "hex 0405"]);
    else expect(at(s, "R")).toBe("0305");
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
