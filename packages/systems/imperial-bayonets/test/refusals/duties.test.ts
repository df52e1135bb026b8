import { describe, expect, test } from "vitest";
import { al, ru, stand, whyNot } from "../muster.ts";

const compass = { russian: ["N"], allied: ["S"] };
const combat = { phase: "ic-combat", flags: { compass, step: "combat" } } as const;

describe("why an attack that forgets a duty is refused", () => {
  test("9.0a: the phase does not end before every owed hex is attacked", () => {
    const s = stand({ ...combat, units: [ru.infantry("A", "0403"), al.infantry("E", "0404")] });
    expect(s.refusal("end")).toMatchObject({ rule: "9.0a", code: "must-attack", params: { hex: "0404" } });
  });

  test("9.0a: the only unit beside two owed hexes attacks both", () => {
    const s = stand({
      ...combat,
      units: [ru.infantry("A", "0403"), al.infantry("E", "0404"), al.infantry("F", "0503")],
    });
    s.answer("target 0404", "add A");
    expect(s.refusal("resolve")).toMatchObject({ rule: "9.0a", code: "must-attack-too", params: { hex: "0503" } });
    s.answer("target 0503");
    expect(s.answers()).toContain("resolve");
  });

  test("9.0a: a unit does not help elsewhere if it alone can attack another owed hex", () => {
    const s = stand({
      ...combat,
      units: [
        ru.infantry("A", "0403"),
        ru.infantry("B", "0304"),
        al.infantry("E", "0404"),
        al.infantry("F", "0205"),
        al.infantry("D", "0503"),
      ],
    });
    // A alone touches D, B alone touches F, both touch E: with A and B together neither D nor F could be attacked by all.
    s.answer("target 0404", "add A");
    expect(whyNot(s, "add B")).toBe("9.0a leaves-owed");
  });

  test("9.2i: who advanced after bombardment does not fight a hex that was bombarded instead of one he owes", () => {
    const s = stand({
      ...combat,
      units: [ru.infantry("A", "0403", { state: ["advanced"] }), al.infantry("E", "0404"), al.infantry("F", "0503")],
      flags: { ...combat.flags, bombarded: ["0503"] },
    });
    s.answer("target 0503", "add A");
    expect(whyNot(s, "resolve")).toBe("9.2i must-fight-engaged");
    s.answer("target 0404");
    expect(s.answers()).toContain("resolve");
  });

  test("9.2i: nobody takes the last hex that one who advanced could fight, unless he joins", () => {
    const s = stand({
      ...combat,
      units: [ru.infantry("A", "0403", { state: ["advanced"] }), ru.infantry("B", "0304"), al.infantry("E", "0404")],
    });
    s.answer("target 0404", "add B");
    expect(s.refusal("resolve")).toMatchObject({ rule: "9.2i", code: "must-join", params: { unit: "A" } });
    s.answer("cancel");
    expect(whyNot(s, "end")).toBe("9.0a must-attack");
  });

  test("9.2i: a bombarded hex beside him is none that he could fight: others do not take the only one he owes", () => {
    const s = stand({
      ...combat,
      units: [
        ru.infantry("A", "0403", { state: ["advanced"] }),
        ru.infantry("B", "0304"),
        al.infantry("E", "0404"),
        al.infantry("F", "0503"),
      ],
      flags: { ...combat.flags, bombarded: ["0503"] },
    });
    s.answer("target 0404", "add B");
    expect(s.refusal("resolve")).toMatchObject({ rule: "9.2i", code: "must-join", params: { unit: "A" } });
    s.answer("add A");
    expect(s.answers()).toContain("resolve");
  });

  test("9.1e: a battery beside the enemy has to take part where it is the last to be fought", () => {
    const s = stand({ ...combat, units: [ru.guns("G", "0403"), ru.infantry("B", "0304"), al.infantry("E", "0404")] });
    s.answer("target 0404", "add B");
    expect(whyNot(s, "resolve")).toBe("9.1e must-join");
  });
});

describe("why a charge is refused that the rows of hexes or the stack do not allow", () => {
  const charges = (...units: readonly string[]) => units.map((unit) => ({ unit, target: "0404" }));

  test("9.3f, 3.3.1a: three riders of no division do not fit into the hex", () => {
    const s = stand({
      phase: "ic-combat",
      units: [
        ...["C", "D", "F"].map((id) => ru.cavalry(id, "0401")),
        ru.infantry("A", "0304"),
        al.infantry("E", "0404"),
      ],
      flags: { compass, charges: charges("C", "D", "F") },
    });
    expect(s.refusal("charge C")).toMatchObject({ rule: "9.3f", code: "too-many-riders", params: { rule: "3.3.1a" } });
  });

  test("9.3b, I-150: along a hexside the rider names one of the two flanks, and nothing else", () => {
    const s = stand({
      phase: "ic-combat",
      options: { chargeLine: "any-los" },
      units: [ru.cavalry("C", "0402"), ru.infantry("A", "0603"), al.infantry("E", "0602")],
      flags: { compass, charges: [{ unit: "C", target: "0602" }] },
    });
    s.answer("charge C");
    expect([whyNot(s, "end"), whyNot(s, "hex 0603")]).toEqual(["9.3b choose-flank", "9.3b not-on-the-line"]);
    expect([...s.answers()].sort()).toEqual(["hex 0502", "hex 0503"]);
  });
});

describe("why a unit is not taken up", () => {
  test("11.0b: only a unit in an enemy zone disengages, and once", () => {
    const s = stand({
      phase: "disengagement",
      units: [ru.infantry("A", "0404"), ru.infantry("B", "0404"), ru.infantry("F", "0101"), al.infantry("E", "0405")],
      flags: { compass: { russian: ["N", "NE", "NW"], allied: ["S"] } },
    });
    expect(whyNot(s, "unit F")).toBe("11.0b not-in-zone");
    s.answer("unit A", "hex 0403", "stop");
    expect(whyNot(s, "unit A")).toBe("11.0b has-disengaged");
  });

  test("7.1c: a stack whose members pay different prices goes into the next hex by a step, not by a way", () => {
    const s = stand({
      phase: "ic-maneuver",
      map: { cols: 8, rows: 8, hexes: { "0404": ["woods"] } },
      units: [ru.infantry("I", "0403", { stats: { ma: 2 } }), ru.guns("G", "0403", { stats: { ma: 3 } })],
    });
    s.answer("unit I", "add G");
    expect(whyNot(s, "hex 0404")).toBe("7.1c step-only");
    s.answer("step 0404");
    expect([s.unit("I").at, s.unit("G").at]).toEqual(["0404", "0404"]);
  });
});
