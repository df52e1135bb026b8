import { describe, expect, test } from "vitest";
import { at, being, cannon, engage, foot, guns, left, level, type Piece, russ, shown, told } from "./engagement.ts";

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

describe("XIV.63 to XIV.71: withdrawal under fire and lost points", () => {
  test("XIV.63: at W it goes back a hex, and the active unit may follow with its points", () => {
    const s = engage([foot("A", "0405", "N/NE", { sp: 4 }), quiet("R", "0404")], { dice: [3] });
    s.answer("unit A", "fire 0404", "hex 0403");
    // 8 less 2 makes 1/1
    expect(at(s, "R")).toBe("0403");
    expect(left(s)).toBe(2);
    s.answer("hex 0404");
    expect([at(s, "A"), left(s)]).toEqual(["0404", 1]);
  });
  test("XIV.63: it cannot, and routs", () => {
    const sea = { "0403": ["sea"], "0504": ["sea"] };
    const s = engage([ours("A", "0406"), quiet("R", "0404")], { dice: [3], map: { cols: 8, rows: 8, hexes: sea } });
    s.answer("unit A", "fire 0404");
    expect(level(s, "R")).toBe("routed");
  });
  test("XIV.63: a garrison stays (K-163)", () => {
    const s = engage(
      [guns("A", "0406", "N/NE", { fire: "-3/0" }), quiet("R", "0404", "", {}, { formation: "square" })],
      { dice: [3], map: { cols: 8, rows: 8, hexes: { "0404": ["village"] } } },
    );
    s.answer("unit A", "fire 0404");
    expect(told(s, "fired")[0]).toMatchObject({ mp: 2, sp: 0 });
    expect(at(s, "R")).toBe("0404");
  });
  test("XIV.64, XIV.65: points lost are marked and added up, on both sides", () => {
    const s = engage([ours("A", "0406"), quiet("R", "0404", "S/SW", { morale: 9 })], { dice: [7, 3] });
    s.answer("unit A", "fire 0404");
    expect(shown(s, "R").pips).toContain("lost:1/5");
    s.answer("fire 0404");
    expect(shown(s, "R").pips).toContain("lost:3/5");
    expect(shown(underFire(7), "A").pips).toContain("lost:1/3");
  });
  test("XIV.66, XIV.67: the marker comes off at D, and what is over begins a new one", () => {
    const s = engage([ours("A", "0406"), being(quiet("R", "0404"), "lost:2", "fell-back")], { dice: [3] });
    s.answer("unit A", "fire 0404");
    expect(level(s, "R")).toBe("disorganized");
    // 2 and 2 are 4: D 3 once, 1 over, by the row of morale 5 now
    expect(shown(s, "R").pips).toContain("lost:1/3");
    const even = engage([ours("A", "0406"), being(quiet("R", "0404"), "lost:2", "fell-back")], { dice: [7] });
    even.answer("unit A", "fire 0404");
    expect(shown(even, "R").pips.some((pip) => pip.startsWith("lost"))).toBe(false);
  });
  test("XIV.68: nothing is carried over to the next activation", () => {
    const s = engage([foot("A", "0108"), being(russ("R", "0404"), "lost:2")]);
    expect(shown(s, "R").pips).toContain("lost:2/3");
    s.answer("end");
    expect(shown(s, "R").pips).toEqual([]);
  });
  test("XIV.69: +1 on combat checks of a side with the marker, once, and not of the other", () => {
    const pair = [
      being(foot("A", "0405", "N/NE", { sp: 4 }), "lost:1"),
      being(foot("B", "0405", "N/NE", { sp: 4 }), "lost:2"),
    ];
    const s = engage([...pair, quiet("R", "0404")], { dice: [0, 0, 0] });
    s.answer("unit A", "attack 0404", "no");
    const sums = told(s, "melee-checked").map(({ ledger }) =>
      (ledger as { value: number }[]).reduce((sum, { value }) => sum + value, 0),
    );
    expect(sums).toEqual([1, 0, 2]);
  });
  test("XIV.69: not on a check that no combat causes, such as that of a turn", () => {
    const s = engage([being(foot("A", "0405"), "lost:1"), quiet("R", "0404", "N/NE")], { dice: [8] });
    s.answer("unit A", "turn 1");
    expect(told(s, "checked")[0]).toMatchObject({ rule: "V.6", ledger: [], isPassed: true });
  });
  test("XIV.70: a retreat past an enemy's front is checked afterwards, others are not", () => {
    const s = engage([foot("A", "0405"), quiet("R", "0404")], { dice: [0, 7, 0] });
    s.answer("unit A", "attack 0404", "no", "hex 0403", "turn 0");
    expect(told(s, "checked")).toHaveLength(0);
    const past = engage([foot("A", "0405"), foot("B", "0303", "NE/SE"), quiet("R", "0404")], { dice: [0, 7, 4, 0] });
    past.answer("unit A", "attack 0404", "no");
    if (past.decision().kind === "resolve-or-wait") past.answer("resolve");
    past.answer("hex 0403");
    expect(told(past, "checked")).toHaveLength(1);
    past.answer("turn 0");
  });
  test("XIV.71, I.17: passed up to the morale, failed above it", () => {
    for (const [die, expected] of [
      [4, "disorganized"],
      [5, "routed"],
    ] as const) {
      // disorganized by the melee, so morale 5; +1 for 0403 in the front of B
      const s = engage([foot("A", "0405"), foot("B", "0303", "NE/SE"), quiet("R", "0404")], { dice: [0, 7, die, 0] });
      s.answer("unit A", "attack 0404", "no");
      if (s.decision().kind === "resolve-or-wait") s.answer("resolve");
      s.answer("hex 0403");
      if (s.decision().kind === "flight") s.answer(s.answers()[0]);
      expect(level(s, "R")).toBe(expected);
      s.answer("turn 0");
    }
  });
});
