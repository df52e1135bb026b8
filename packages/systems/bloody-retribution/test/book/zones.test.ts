import { describe, expect, test } from "vitest";
import { british, combat, movement, piquet, soimonov, waiting } from "../field.ts";

/** Two columns: an enemy in 0205 holds 0204, 0206, 0105 and 0106. */
const lane = { cols: 2, rows: 10 };
const enemy = british("E", "0205");
const going = (s: ReturnType<typeof movement>) => s.answers().map((answer) => answer.replace("go ", ""));

describe("7.2: zones and moves", () => {
  test("7.2: a unit stops in the first hex of an enemy zone", () => {
    const s = movement({ map: lane, units: [soimonov("U", "0102"), enemy] });
    s.answer("move U");
    expect(going(s).sort()).toEqual(["0101", "0103", "0104", "0105", "0201", "0202", "0203", "0204"]);
    expect(s.refusedBy("go 0106")).toBe("7.2");
  });

  test("7.2: from zone to zone is no first step", () => {
    const s = movement({ map: lane, units: [soimonov("U", "0105"), enemy] });
    s.answer("move U");
    expect(going(s)).not.toContain("0106");
    expect(going(s)).toContain("0104");
  });

  test("7.2: out of a zone first, it may go on, and into a zone again", () => {
    const s = movement({ map: lane, units: [soimonov("U", "0105"), enemy] });
    s.answer("move U");
    expect(going(s)).toEqual(expect.arrayContaining(["0101", "0204"]));
    const moved = s.answer("go 0204").find(({ kind }) => kind === "moved") as unknown as { path: string[] };
    expect(moved.path).toEqual(["0105", "0104", "0204"]);
  });

  test("7.2: a unit with zones all around it cannot move", () => {
    const units = [soimonov("U", "0404"), british("A", "0402"), british("B", "0505"), british("C", "0305")];
    const s = movement({ units: [...units, soimonov("V", "0801")] });
    expect(s.answers()).not.toContain("move U");
    expect(s.refusedBy("move U")).toBe("7.2");
    expect(s.answers()).toContain("disrupt U");
  });

  test("7.2: moving next to one enemy while leaving another is allowed when the first hex is free", () => {
    const units = [soimonov("U", "0404"), british("A", "0405"), british("B", "0401")];
    const s = movement({ units });
    s.answer("move U");
    expect(going(s)).toContain("0402");
    expect(going(s)).not.toContain("0401");
  });

  test.each([
    ["a disrupted unit", british("E", "0205", 4, { state: ["disrupted"] })],
    ["a Piquet", piquet("E", "0205")],
    ["cavalry", british("E", "0205", 2, { kind: "cavalry" })],
  ])("7.1, 2.12: %s has its zone", (_, holder) => {
    const s = movement({ map: lane, units: [soimonov("U", "0102"), holder, waiting("W", 5)] });
    s.answer("move U");
    expect(going(s)).not.toContain("0106");
    expect(going(s)).toContain("0105");
  });

  test.each(["steep-slope up:0205", "redoubt in:0205", "slope up:0205", "sea"])("7.1: a zone crosses %s", (side) => {
    const map = { ...lane, sides: { "0105/0205": [side], "0106/0205": [side] } };
    const s = movement({ map, units: [soimonov("U", "0103"), enemy] });
    s.answer("move U");
    expect(going(s)).toContain("0105");
    expect(s.refusedBy("go 0106")).toBe("7.2");
  });

  test("7.1: a zone reaches into water, out of water and along roads", () => {
    const map = { ...lane, hexes: { "0205": ["river"], "0105": ["marsh"] }, roads: [["0103", "0104", "0105", "0106"]] };
    const s = movement({ map, units: [soimonov("U", "0103"), enemy] });
    s.answer("move U");
    expect(s.refusedBy("go 0106")).toBe("7.2");
  });

  test("7.1: own zones hinder nobody", () => {
    const s = movement({ map: lane, units: [soimonov("U", "0103"), soimonov("F", "0205"), british("E", "0210")] });
    s.answer("move U");
    expect(going(s)).toContain("0107");
  });

  test("7.4: a friend in the hex does not cancel the zone", () => {
    const units = [soimonov("R", "0205"), british("U", "0103"), piquet("P", "0105")];
    const s = movement({ map: lane, units, active: "allied" });
    s.answer("move U");
    expect(going(s)).toContain("0105");
    expect(going(s)).not.toContain("0106");
  });

  test("7.3: a unit in a zone need not attack", () => {
    const s = combat({ units: [soimonov("R", "0403"), soimonov("S", "0101"), british("A", "0404")] });
    s.answer("disrupt S");
    expect(s.decision().seat).toBe(1);
  });

  test("7.5, 9.19: zones do not hinder an advance out of one and into another", () => {
    const units = [soimonov("R", "0403", 9), british("A", "0404", 1), british("B", "0405"), british("C", "0304")];
    const s = combat({ units, dice: [1] });
    s.answer("attack 0404", "add R", "resolve", "advance R");
    expect(s.unit("R").at).toBe("0404");
  });
});

describe("6.1: no stacking", () => {
  test("6.2: no stop on a friend, and no way through him", () => {
    const lone = { cols: 1, rows: 9 };
    const s = movement({ map: lane, units: [soimonov("U", "0101"), soimonov("F", "0102"), british("A", "0210")] });
    s.answer("move U");
    expect(s.refusedBy("go 0102")).toBe("6.2");
    const shut = movement({ map: lone, units: [soimonov("U", "0101"), soimonov("F", "0102"), british("A", "0109")] });
    expect(shut.answers()).not.toContain("move U");
  });

  test("6.2, B-21: by option through a friend, but not onto him", () => {
    const units = [soimonov("U", "0101"), soimonov("F", "0102"), british("A", "0109")];
    const s = movement({ map: { cols: 1, rows: 9 }, units, options: { passThroughFriends: "yes" } });
    s.answer("move U");
    expect(going(s)).toContain("0103");
    expect(going(s)).not.toContain("0102");
  });

  test("6.2: a disrupted friend fills his hex as well", () => {
    const units = [soimonov("U", "0101"), soimonov("F", "0102", 4, { state: ["disrupted"] }), british("A", "0210")];
    const s = movement({ map: lane, units });
    s.answer("move U");
    expect(s.refusedBy("go 0102")).toBe("6.2");
  });

  test("6.3, 8.3: never into an enemy's hex, a Piquet's neither", () => {
    for (const holder of [british("E", "0104"), piquet("E", "0104")]) {
      const s = movement({ map: lane, units: [soimonov("U", "0102"), holder, british("Z", "0210")] });
      s.answer("move U");
      expect(["8.3", "6.3"]).toContain(s.refusedBy("go 0104"));
    }
  });

  test.each(["british", "french"])("6.4: a %s unit may stop with a Piquet, or pass through it", (nation) => {
    const units = [british("U", "0101", 4, { nation }), piquet("P", "0102"), soimonov("R", "0109")];
    const s = movement({ map: { cols: 1, rows: 9 }, units, active: "allied" });
    s.answer("move U");
    expect(going(s)).toEqual(expect.arrayContaining(["0102", "0103"]));
  });

  test("6.4: a second one may not", () => {
    const units = [british("U", "0101"), british("V", "0102"), piquet("P", "0102"), soimonov("R", "0209")];
    const s = movement({ map: lane, units, active: "allied" });
    s.answer("move U");
    expect(["6.2", "6.4"]).toContain(s.refusedBy("go 0102"));
  });

  test.each([
    ["two Russians", [soimonov("R", "0404"), soimonov("S", "0404"), british("A", "0808")]],
    ["two British", [soimonov("R", "0404"), british("B", "0808"), british("A", "0808")]],
    ["both sides", [soimonov("R", "0404"), british("A", "0404")]],
    ["a Russian and a Piquet", [soimonov("R", "0404"), piquet("A", "0404")]],
  ])("6.1: %s in one hex cannot be set up", (_, units) => {
    expect(() => movement({ units })).toThrow();
  });
});
