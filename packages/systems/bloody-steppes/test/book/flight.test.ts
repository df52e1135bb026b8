import { describe, expect, test } from "vitest";
import { beaten, ground, hexes, quiet } from "./beaten.ts";
import { at, being, cannon, engage, foot, horse, level, shown, sp, told } from "./engagement.ts";

describe("XIV.12 to XIV.18: flight", () => {
  test("XIV.12: away from enemies and the hexes next to them first", () => {
    // B in 0302 touches what lies north-west; the ways that pass it are not offered while others do not
    const s = beaten([0, 9], [foot("B", "0202", "NW/N")]);
    const ends = hexes(s.answers());
    for (const near of ["0201", "0101", "0102", "0203", "0302", "0301", "0103"]) expect(ends).not.toContain(near);
    expect(ends).toContain("0502");
  });
  test("XIV.13: whatever the ground costs", () => {
    const s = beaten([0, 9, 0], [], ground({ hexes: { "0403": ["forest"], "0402": ["marsh"], "0401": ["forest"] } }));
    s.answer("hex 0401");
    expect([at(s, "R"), level(s, "R")]).toEqual(["0401", "routed"]);
    s.answer("turn 0");
  });
  test("XIV.14: every hex next to an enemy costs each fleeing unit a point", () => {
    // the sea leaves one way, which passes B
    const sea = {
      "0304": ["sea"],
      "0504": ["sea"],
      "0505": ["sea"],
      "0305": ["sea"],
      "0303": ["sea"],
      "0503": ["sea"],
      "0502": ["sea"],
      "0302": ["sea"],
    };
    const s = beaten(
      [0, 9, 0],
      [foot("B", "0501", "NE/SE"), quiet("Q", "0404", "S/SW", { sp: 4 })],
      ground({ hexes: sea }),
      quiet("R", "0404", "S/SW", { sp: 4, morale: 5 }),
    );
    if (s.game.pending().kind === "decide" && s.decision().kind === "flight") s.answer(s.answers()[0]);
    // 0402 and 0401 touch 0501: ending there is the end of them
    expect([at(s, "R"), at(s, "Q")]).toEqual(["destroyed", "destroyed"]);
  });
  test("XIV.1, XIV.14: passing an enemy costs a point, ending clear of him saves the rest", () => {
    // B in 0502 touches 0403 and 0402's neighbours but not 0401... the only way leads 0403, 0402, 0301
    const sea = {
      "0304": ["sea"],
      "0504": ["sea"],
      "0505": ["sea"],
      "0305": ["sea"],
      "0303": ["sea"],
      "0401": ["sea"],
      "0501": ["sea"],
      "0503": ["sea"],
    };
    const s = beaten([0, 9, 0], [foot("B", "0502", "NE/SE")], ground({ hexes: sea }));
    if (s.decision().kind === "flight") s.answer("hex 0302");
    expect(at(s, "R")).toBe("0302");
    // three in melee; 0403 does not touch 0502, 0402 does
    expect(sp(s, "R")).toBe(8 - 3 - 1);
    s.answer("turn 0");
  });
  test("XIV.15: not through enemies, nor over what is impassable", () => {
    const s = beaten([0, 9], [foot("B", "0403", "NW/N")], ground({ hexes: { "0504": ["sea"] } }));
    for (const hex of hexes(s.answers())) expect(["0402", "0401"]).not.toContain(hex);
  });
  test.each([
    ["XIV.15: a friend in the way is pushed a hex and checks", 6, "effective"],
    ["XIV.15: failing it is disorganized", 7, "disorganized"],
  ] as const)("%s", (_title, die, expected) => {
    const s = beaten([0, 9, die, 0], [quiet("Q", "0403", "S/SW", { sp: 20 })]);
    s.answer("hex 0401");
    expect(told(s, "pushed")).toHaveLength(1);
    expect(["0402", "0503", "0304"]).toContain(at(s, "Q"));
    expect(level(s, "Q")).toBe(expected);
    expect(at(s, "R")).toBe("0401");
    s.answer("turn 0");
  });
  test("XIV.17: nobody flees over an escarpment", () => {
    const sides = { "0403/0404": ["escarpment"], "0404/0504": ["escarpment"], "0304/0404": ["escarpment"] };
    const elevation = { "0403": 3, "0504": 3, "0304": 3, "0402": 3, "0503": 3, "0303": 3 };
    const s = beaten([0, 9], [], ground({ sides, elevation }));
    const open = hexes(s.game.pending().kind === "decide" ? s.answers() : []);
    for (const hex of ["0401", "0502", "0302", "0602", "0202"]) expect(open).not.toContain(hex);
  });
  test("XIV.18: with no way at all the unit is destroyed", () => {
    const sea = Object.fromEntries(["0403", "0504", "0505", "0305", "0304"].map((hex) => [hex, ["sea"]]));
    expect(at(beaten([0, 9, 0], [], ground({ hexes: sea })), "R")).toBe("destroyed");
  });
});

describe("XIV.19 to XIV.22: pursuit", () => {
  test("XIV.19: after a flight the attacker takes the hex", () => {
    const s = beaten([0, 9, 0]);
    s.answer("hex 0401", "turn 3");
    expect(at(s, "A")).toBe("0404");
  });
  test("XIV.20: after a retreat cavalry stops in the hex given up", () => {
    const still = being(horse("R", "0404", "S/SW", { morale: 6 }, { side: "russian" }), "reaction");
    const s = engage([horse("A", "0405"), still], { dice: [0, 5, 0] });
    s.answer("unit A", "attack 0404", "no", "hex 0403", "turn 0");
    expect([at(s, "A"), told(s, "charge-earned").length]).toEqual(["0404", 0]);
    expect(s.answers()).not.toContain("unit A");
  });
  test("XIV.20: after a flight it has three points, not when disorganized before", () => {
    const s = engage([horse("A", "0405"), quiet("R", "0404", "S/SW", { sp: 4 })], { dice: [0, 9, 0] });
    s.answer("unit A", "attack 0404", "no", "turn 0");
    expect(told(s, "charge-earned")).toHaveLength(1);
  });
  test("XIV.21: pursuers face as they like, free", () => {
    const s = beaten([0, 7, 0]);
    s.answer("hex 0403");
    expect(s.answers()).toEqual(["turn 0", "turn 1", "turn 2", "turn 3", "turn 4", "turn 5"]);
    s.answer("turn 4");
    expect(shown(s, "A").facing).toBe("SW/NW");
  });
  test("XIV.22: nobody reacts to a pursuit", () => {
    // Q covers 0404 with its fire and has not reacted
    const s = engage([foot("A", "0405"), quiet("R", "0404"), cannon("Q", "0401", "SE/S")], { dice: [0, 7, 0] });
    s.answer("unit A", "attack 0404", "no");
    if (s.decision().kind === "reactor") s.answer("end");
    s.answer("hex 0504", "turn 0");
    expect(s.decision()).toMatchObject({ seat: 0, kind: "piece" });
  });
});
