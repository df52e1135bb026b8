import { describe, expect, test } from "vitest";
import { british, cavalry, combat, piquet, soimonov, statesOf } from "../field.ts";

// R in 0403 takes 0404; around it lie 0504, 0505, 0405, 0305 and 0304.
const spare = [soimonov("S", "0101"), british("B", "0808")];
const advanced = (text: Parameters<typeof combat>[0]) => {
  const s = combat(text);
  s.answer("attack 0404", "add R", "resolve", "advance R");
  return s;
};
const first = [soimonov("R", "0403", 9), british("A", "0404", 1)];

describe("momentum attacks", () => {
  test("9.19, B-43: the unit that advanced may attack once more at once, alone", () => {
    const units = [...first, soimonov("Q", "0304", 9), british("C", "0405", 4), ...spare];
    const s = advanced({ units, dice: [1, 1] });
    expect(s.decision()).toMatchObject({ seat: 0, kind: "momentum", rule: "9.19" });
    s.answer("attack 0405");
    expect(s.eventsOf("attack-declared")[1]).toMatchObject({
      attackers: ["R"],
      attack: 9,
      momentum: true,
      rule: "9.19",
    });
    expect(s.unit("C").at).toBe("eliminated");
    s.answer("advance R");
    expect([s.unit("R").at, statesOf(s, "R")]).toEqual(["0405", ["disrupted"]]);
  });

  test("9.19: there is no third attack", () => {
    const units = [...first, british("C", "0405", 1), british("D", "0406", 1), ...spare];
    const s = advanced({ units, dice: [1, 1] });
    s.answer("attack 0405", "advance R");
    expect([s.decision().kind, s.decision().seat]).toEqual(["action", 1]);
    expect(statesOf(s, "R")).toEqual(["disrupted"]);
  });

  test("9.19: it is an option; without it the unit is disrupted where it stands", () => {
    const s = advanced({ units: [...first, british("C", "0405"), ...spare], dice: [1] });
    s.answer("halt");
    expect([s.unit("R").at, statesOf(s, "R"), statesOf(s, "C")]).toEqual(["0404", ["disrupted"], []]);
  });

  test("9.19, B-43: nothing is asked where there is nobody to attack", () => {
    const s = advanced({ units: [...first, ...spare], dice: [1] });
    expect([s.decision().kind, statesOf(s, "R")]).toEqual(["action", ["disrupted"]]);
  });

  test("9.1, 9.19, B-43: it needs an adjacent enemy, and everything in the hex defends", () => {
    const units = [...first, british("C", "0405", 4), piquet("P", "0405"), british("D", "0207"), ...spare];
    const s = advanced({ units, dice: [1, 5] });
    expect(s.refusal("attack 0207")).toMatchObject({ rule: "9.19", code: "not-adjacent" });
    expect(s.refusal("attack 0504")).toMatchObject({ rule: "9.1", code: "no-enemy" });
    expect(s.refusedBy("stay")).toBe("9.19");
    s.answer("attack 0405");
    expect(s.eventsOf("attack-declared")[1]).toMatchObject({ defence: 5, column: 4 });
    s.answer("lose P");
    expect(statesOf(s, "C")).toEqual(["disrupted"]);
  });

  test("9.11, TEC-7, B-43: not across a steep slope, read from the new hex, in either direction", () => {
    for (const up of ["0404", "0405"]) {
      const map = { cols: 8, rows: 8, sides: { "0404/0405": [`steep-slope up:${up}`] } };
      const units = [...first, british("C", "0405"), british("D", "0305"), ...spare];
      const s = advanced({ map, units, dice: [1] });
      expect(s.refusal("attack 0405")).toMatchObject({ rule: "9.11", code: "steep-between" });
      expect(s.answers()).toContain("attack 0305");
    }
  });

  test("9.10, TEC-8, B-9: not into a redoubt from outside, but freely out of one", () => {
    const outside = { cols: 8, rows: 8, sides: { "0404/0405": ["redoubt in:0405"] } };
    const units = [...first, british("C", "0405"), british("D", "0305"), ...spare];
    expect(advanced({ map: outside, units, dice: [1] }).refusal("attack 0405")).toMatchObject({
      rule: "9.10",
      code: "work-between",
    });
    const inside = { cols: 8, rows: 8, sides: { "0404/0405": ["redoubt in:0404"] } };
    expect(advanced({ map: inside, units, dice: [1] }).answers()).toContain("attack 0405");
  });

  test("9.12: nor across sea", () => {
    const map = { cols: 8, rows: 8, sides: { "0404/0405": ["sea"] } };
    const units = [...first, british("C", "0405"), british("D", "0305"), ...spare];
    expect(advanced({ map, units, dice: [1] }).refusedBy("attack 0405")).toBe("9.12");
  });

  test("9.8, 9.9, B-43: terrain is read from the new hex", () => {
    const map = { cols: 8, rows: 8, sides: { "0404/0405": ["slope up:0405"] } };
    const s = advanced({ map, units: [...first, british("C", "0405", 4), ...spare], dice: [1, 1] });
    s.answer("attack 0405", "advance R");
    expect(s.eventsOf("attack-declared")[1]).toMatchObject({ ledger: [{ id: "upslope", rule: "9.9" }] });
  });

  test("5.7, B-11: the Allied shift holds for it too", () => {
    const units = [british("R", "0403", 9), soimonov("A", "0404", 1), soimonov("C", "0405", 4), ...spare];
    const s = advanced({ units, turn: 3, active: "allied", dice: [1, 2] });
    s.answer("attack 0405");
    expect(s.eventsOf("combat-rolled")[1]).toMatchObject({ column: 6, ledger: [{ rule: "5.7" }] });
  });
});

describe("flank attacks", () => {
  const flankers = [soimonov("R", "0403"), british("A", "0404"), ...spare];

  test("9.18, B-44: a unit next to an enemy attacks an empty hex in an enemy zone: no die, no loss, it advances", () => {
    const s = combat({ units: flankers });
    // 0304 is next to R in 0403 and to A in 0404.
    s.answer("flank R 0304");
    expect(s.eventsOf("flanked")).toMatchObject([{ unit: "R", hex: "0304", rule: "9.18" }]);
    s.answer("halt");
    expect([s.unit("R").at, statesOf(s, "R"), statesOf(s, "A")]).toEqual(["0304", ["disrupted"], []]);
    expect(s.decision().seat).toBe(1);
  });

  test("9.18, B-44: not without an enemy next to it, not where no enemy zone is, not where a unit stands", () => {
    const units = [...flankers, soimonov("F", "0303"), soimonov("Q", "0504"), piquet("P", "0604")];
    const s = combat({ units });
    expect(s.refusal("flank S 0102")).toMatchObject({ rule: "9.18", code: "not-next-to-enemy" });
    expect(s.refusal("flank R 0402")).toMatchObject({ rule: "9.18", code: "no-enemy-zone" });
    expect(s.refusal("flank R 0504")).toMatchObject({ rule: "9.18", code: "not-empty" });
    expect(s.refusal("flank R 0606")).toMatchObject({ rule: "9.18", code: "not-adjacent" });
    expect(s.refusedBy("flank A 0304")).toBe("5.4");
    // The zone of any enemy will do, a Piquet's included.
    expect(s.answers()).toContain("flank Q 0505");
  });

  test("9.18, 9.2: not by a disrupted unit", () => {
    const units = [soimonov("R", "0403", 4, { state: ["disrupted"] }), british("A", "0404"), ...spare];
    expect(combat({ units }).refusal("flank R 0304")).toMatchObject({ rule: "9.2", code: "disrupted" });
  });

  test("9.18, B-44: an own Piquet in the hex spoils it", () => {
    const units = [british("A", "0403"), soimonov("R", "0404"), piquet("P", "0304"), ...spare];
    expect(combat({ units, active: "allied" }).refusedBy("flank A 0304")).toBe("9.18");
  });

  test("9.11, 9.18: not across a steep slope in either direction", () => {
    for (const up of ["0304", "0403"]) {
      const map = { cols: 8, rows: 8, sides: { "0304/0403": [`steep-slope up:${up}`] } };
      expect(combat({ map, units: flankers }).refusedBy("flank R 0304")).toBe("9.11");
    }
  });

  test("9.10, 9.18, TEC-8: not across a redoubt hexside into the work, but out of it", () => {
    const work = (inside: string) => ({ cols: 8, rows: 8, sides: { "0304/0403": [`redoubt in:${inside}`] } });
    expect(combat({ map: work("0304"), units: flankers }).refusedBy("flank R 0304")).toBe("9.10");
    expect(combat({ map: work("0403"), units: flankers }).answers()).toContain("flank R 0304");
  });

  test("9.12, 8.11: nor over sea", () => {
    const map = { cols: 8, rows: 8, sides: { "0304/0403": ["sea"] } };
    expect(combat({ map, units: flankers }).refusedBy("flank R 0304")).toBe("9.12");
  });

  test("9.14, 9.18, B-40: cavalry survives a flank attack, and dies in the momentum attack after it", () => {
    const units = [cavalry("C", "0403", 9), soimonov("R", "0404", 1), ...spare];
    const s = combat({ units, active: "allied", dice: [1] });
    s.answer("flank C 0304");
    expect(s.unit("C").at).toBe("0304");
    s.answer("attack 0404");
    expect([s.unit("C").at, s.unit("R").at]).toEqual(["eliminated", "eliminated"]);
  });

  test("TEC-3, 8.7, 8.10, B-25: cavalry makes none into water, nor where it could not move", () => {
    const units = [cavalry("C", "0403"), soimonov("R", "0404"), ...spare];
    const wet = { cols: 8, rows: 8, hexes: { "0304": ["river"] }, roads: [["0304", "0403"]] };
    expect(combat({ map: wet, units, active: "allied" }).refusedBy("flank C 0304")).toBe("TEC-3");
    const leaving = { cols: 8, rows: 8, hexes: { "0403": ["river"] } };
    expect(combat({ map: leaving, units, active: "allied" }).refusedBy("flank C 0304")).toBe("8.7");
  });

  test("3.4, 4.2, B-46: control and sudden death work on entry", () => {
    const map = { cols: 8, rows: 8, hexes: { "0304": ["victory:ridge"], "0504": ["south-edge"] } };
    const s = combat({ map, units: flankers });
    s.answer("flank R 0304", "halt");
    expect(s.view().score).toMatchObject([{ points: 1 }]);
    const edge = combat({ map, units: flankers });
    edge.answer("flank R 0504");
    expect(edge.game.pending()).toMatchObject({ kind: "over", verdict: { rule: "4.2" } });
  });

  test("9.18, 9.19: a flank attack may open a momentum attack", () => {
    const units = [soimonov("R", "0403", 9), british("A", "0404", 4), ...spare];
    const s = combat({ units, dice: [1] });
    s.answer("flank R 0304", "attack 0404", "advance R");
    expect([s.unit("R").at, statesOf(s, "R")]).toEqual(["0404", ["disrupted"]]);
  });

  test("9.18, 9.19: a momentum attack may be a flank attack, after which the unit is disrupted", () => {
    const units = [...first, british("C", "0405"), ...spare];
    const s = advanced({ units, dice: [1] });
    // 0505 is next to R in 0404 and to C in 0405.
    expect(s.refusal("flank-to 0304")).toMatchObject({ rule: "9.18", code: "no-enemy-zone" });
    s.answer("flank-to 0505");
    expect([s.unit("R").at, statesOf(s, "R"), s.decision().seat]).toEqual(["0505", ["disrupted"], 1]);
  });

  test("9.18, 9.19, B-45: one flank attack in a chain, two with the option, never three", () => {
    const units = [soimonov("R", "0403"), british("A", "0404"), british("A2", "0306"), ...spare];
    const s = combat({ units });
    s.answer("flank R 0304");
    expect(s.refusal("flank-to 0305")).toMatchObject({ rule: "9.18", code: "one-flank" });
    const two = combat({ units, options: { flankChain: "two" } });
    two.answer("flank R 0304", "flank-to 0305");
    expect([two.unit("R").at, statesOf(two, "R"), two.decision().seat]).toEqual(["0305", ["disrupted"], 1]);
  });

  test("4.2, B-28: sudden death also at the end of a chain", () => {
    const map = { cols: 8, rows: 8, hexes: { "0505": ["south-edge"] } };
    const s = advanced({ map, units: [...first, british("C", "0405"), ...spare], dice: [1] });
    s.answer("flank-to 0505");
    expect(s.game.pending()).toMatchObject({ kind: "over", verdict: { rule: "4.2" } });
  });
});
