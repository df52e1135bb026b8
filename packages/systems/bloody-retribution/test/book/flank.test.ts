import { describe, expect, test } from "vitest";
import { british, cavalry, combat, french, movement, piquet, soimonov, statesOf } from "../field.ts";

/** X in 0403 faces T in 0404: 0304 and 0504 are empty and in the zone of T. */
const X = soimonov("X", "0403", 4);
const T = british("T", "0404", 4);
const spare = [soimonov("R2", "0101"), british("A2", "0808")];
const field = { cols: 8, rows: 8 };
const flanks = (s: ReturnType<typeof combat>, unit = "X") =>
  s.answers().flatMap((answer) => (answer.startsWith(`flank ${unit} `) ? [answer.slice(-4)] : []));

describe("9.18: flank attacks", () => {
  test("9.18: into adjacent empty hexes in an enemy zone, and into no others", () => {
    expect(flanks(combat({ units: [X, T, ...spare] })).sort()).toEqual(["0304", "0504"]);
  });

  test("9.18: no die, no loss: the unit just goes there and is disrupted; the enemy is not", () => {
    const s = combat({ units: [X, T, ...spare] });
    s.answer("flank X 0504", "halt");
    expect(s.unit("X").at).toBe("0504");
    expect(statesOf(s, "X")).toEqual(["disrupted"]);
    expect(statesOf(s, "T")).toEqual([]);
    expect(s.decision()).toMatchObject({ seat: 1, kind: "action" });
  });

  test("9.18: the unit must be next to an enemy, not only next to his zone", () => {
    const s = combat({ units: [soimonov("X", "0402", 4), british("T", "0404", 4), ...spare] });
    expect(flanks(s)).toEqual([]);
    expect(s.refusedBy("flank X 0403")).toBe("9.18");
  });

  test("9.18: the zone may be that of another enemy than the adjacent one", () => {
    const units = [X, british("T", "0404", 4), british("U", "0302", 4), ...spare];
    expect(flanks(combat({ units }))).toContain("0303");
    expect(flanks(combat({ units: [X, T, ...spare] }))).not.toContain("0303");
  });

  test("9.18: a Piquet is enemy enough", () => {
    expect(flanks(combat({ units: [X, piquet("T", "0404"), ...spare] })).sort()).toEqual(["0304", "0504"]);
  });

  test.each([
    ["a friend", soimonov("F", "0504")],
    ["an enemy", british("F", "0504")],
  ])("9.18: not into a hex with %s in it", (_, filled) => {
    expect(flanks(combat({ units: [X, T, filled, ...spare] }))).not.toContain("0504");
  });

  test("9.18, 6.4: nor, for the Allies, into a Piquet's hex", () => {
    const units = [british("X", "0403"), soimonov("T", "0404"), piquet("P", "0504"), ...spare];
    expect(flanks(combat({ units, active: "allied" }))).toEqual(["0304"]);
  });

  test.each([
    ["up a steep slope", "steep-slope up:0504", false],
    ["down a steep slope", "steep-slope up:0403", false],
    ["into a redoubt", "redoubt in:0504", false],
    ["out of a redoubt", "redoubt in:0403", true],
    ["up a slope", "slope up:0504", true],
    ["across an all-sea hexside", "sea", false],
  ])("9.18, 9.10, 9.11: %s (%s): %s", (_, tag, may) => {
    const map = { ...field, sides: { "0403/0504": [tag] } };
    expect(flanks(combat({ map, units: [X, T, ...spare] })).includes("0504")).toBe(may);
  });

  test("8.11: not into the sea", () => {
    const map = { ...field, hexes: { "0504": ["sea"] } };
    expect(flanks(combat({ map, units: [X, T, ...spare] }))).toEqual(["0304"]);
  });

  test("9.10, 9.18: into a redoubt hex through its gorge it is allowed", () => {
    const map = { ...field, sides: { "0503/0504": ["redoubt in:0504"], "0504/0604": ["redoubt in:0504"] } };
    expect(flanks(combat({ map, units: [X, T, ...spare] }))).toContain("0504");
  });

  test("9.14, 9.18: cavalry survives a flank attack", () => {
    const units = [cavalry("C", "0403"), soimonov("T", "0404"), ...spare];
    const s = combat({ units, active: "allied" });
    s.answer("flank C 0504", "halt");
    expect(s.unit("C").at).toBe("0504");
  });

  test("9.14: but not the momentum attack after it", () => {
    const units = [cavalry("C", "0403", 12), soimonov("T", "0404", 1), ...spare];
    const s = combat({ units, active: "allied", dice: [1] });
    s.answer("flank C 0504", "attack 0404");
    expect([s.unit("C").at, s.unit("T").at]).toEqual(["eliminated", "eliminated"]);
  });

  test("8.7, TEC-3: cavalry makes none into water", () => {
    const map = { ...field, hexes: { "0504": ["marsh"] } };
    const units = [cavalry("C", "0403"), soimonov("T", "0404"), ...spare];
    expect(flanks(combat({ map, units, active: "allied" }), "C")).toEqual(["0304"]);
  });

  test("8.10: nor across a redoubt hexside from inside, off the road", () => {
    const map = { ...field, sides: { "0403/0504": ["redoubt in:0403"] } };
    const units = [cavalry("C", "0403"), french("F", "0603"), soimonov("T", "0404"), ...spare];
    expect(flanks(combat({ map, units, active: "allied" }), "C")).toEqual(["0304"]);
  });

  test("5.1: none in a movement phase", () => {
    expect(
      movement({ units: [X, T, ...spare] })
        .answers()
        .filter((answer) => answer.startsWith("flank")),
    ).toEqual([]);
  });
});

describe("9.18, 9.19: chains", () => {
  test("9.18: a flank attack may be followed by one ordinary attack", () => {
    const s = combat({ units: [soimonov("X", "0403", 12), british("T", "0404", 1), ...spare], dice: [1] });
    s.answer("flank X 0504", "attack 0404", "advance X");
    expect(s.unit("X").at).toBe("0404");
    expect(statesOf(s, "X")).toEqual(["disrupted"]);
    expect(s.decision().seat).toBe(1);
  });

  test("9.18: an ordinary attack may be followed by a flank attack as momentum", () => {
    const units = [
      soimonov("X", "0403", 12),
      british("T", "0404", 1),
      british("U", "0406", 4),
      british("V", "0305"),
      ...spare,
    ];
    const s = combat({ units, dice: [1] });
    s.answer("attack 0404", "add X", "resolve", "advance X", "flank-to 0405");
    expect(s.unit("X").at).toBe("0405");
    expect(statesOf(s, "X")).toEqual(["disrupted"]);
    expect(s.decision().seat).toBe(1);
  });

  test("9.18: as momentum too it needs an enemy next to it", () => {
    const units = [soimonov("X", "0403", 12), british("T", "0404", 1), british("U", "0406", 4), ...spare];
    const s = combat({ units, dice: [1] });
    s.answer("attack 0404", "add X", "resolve", "advance X");
    const answers = s.decision().kind === "momentum" ? s.answers() : [];
    expect(answers).not.toContain("flank-to 0405");
  });

  test("9.18: no second flank attack in a chain, but by option", () => {
    const units = [X, T, ...spare];
    const s = combat({ units });
    s.answer("flank X 0504");
    expect(s.answers()).toEqual(["attack 0404", "halt"]);
    const long = combat({ units, options: { flankChain: "two" } });
    long.answer("flank X 0504");
    expect(long.answers()).toContain("flank-to 0505");
    long.answer("flank-to 0505");
    expect(statesOf(long, "X")).toEqual(["disrupted"]);
    expect(long.decision().seat).toBe(1);
  });

  test("9.10, 9.11: bans hold for flank attacks as momentum", () => {
    const map = { ...field, sides: { "0404/0405": ["steep-slope up:0404"] } };
    const units = [
      soimonov("X", "0403", 12),
      british("T", "0404", 1),
      british("U", "0406", 4),
      british("V", "0305"),
      ...spare,
    ];
    const s = combat({ map, units, dice: [1] });
    s.answer("attack 0404", "add X", "resolve", "advance X");
    expect(s.answers()).not.toContain("flank-to 0405");
  });

  test("9.2, 9.18: the flanking unit does nothing more in the phase", () => {
    const s = combat({ units: [X, T, ...spare] });
    s.answer("flank X 0504", "halt", "disrupt A2");
    expect(s.answers().filter((answer) => /attack|flank|disrupt X/.test(answer))).toEqual([]);
  });
});
