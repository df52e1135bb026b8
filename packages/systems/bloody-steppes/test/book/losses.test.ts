import { beginGame, isProblems, seededChance } from "@redoubt/engine";
import { situationOf } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { bloodySteppes } from "../../src/index.ts";
import {
  at,
  being,
  cannon,
  engage,
  foot,
  horse,
  level,
  type Piece,
  phases,
  russ,
  shown,
  sp,
  told,
} from "./engagement.ts";

const quiet = (id: string, hex: string, facing = "S/SW", stats: object = {}, more: object = {}) =>
  being(russ(id, hex, facing, stats, more), "reaction");
/** A in 0405 beats R in 0404 with these dice, the last of them A's second check. */
function beaten(
  dice: readonly number[],
  others: readonly Piece[] = [],
  text: object = {},
  defender = quiet("R", "0404"),
) {
  const s = engage([foot("A", "0405"), defender, ...others], { dice, ...text });
  s.answer("unit A", "attack 0404");
  if (s.game.pending().kind === "decide" && s.decision().kind === "withdraw") s.answer("no");
  if (s.game.pending().kind === "decide" && s.decision().kind === "resolve-or-wait") s.answer("resolve");
  return s;
}
const hexes = (answers: readonly string[]): readonly string[] =>
  answers
    .filter((answer) => answer.startsWith("hex "))
    .map((answer) => answer.slice(4))
    .sort();
const ground = (map: object) => ({ map: { cols: 8, rows: 8, ...map } });

describe("XIV.1 to XIV.7: strength", () => {
  test("XIV.1: fire costs strength", () => {
    const s = engage([foot("A", "0405"), quiet("R", "0404")], { dice: [0] });
    s.answer("unit A", "fire 0404");
    expect(sp(s, "R")).toBe(7);
  });
  test("XIV.1: melee costs strength", () => expect(sp(beaten([0, 8]), "R")).toBe(6));
  test("XIV.2: strengths are those of the scenario", () => {
    const game = beginGame(bloodySteppes, { scenario: "scarlett", options: {} }, seededChance("1".padStart(64, "0")));
    if (isProblems(game)) throw new Error(JSON.stringify(game));
    const s = situationOf(bloodySteppes, game);
    const all = (side: string) => s.view().units.filter((unit) => unit.side === side && unit.face.steps !== undefined);
    const sum = (side: string): number => all(side).reduce((points, { face }) => points + (face.steps?.now ?? 0), 0);
    // 3+2+2+2+2 heavies, 93rd 7, Turks 6+6; hussars 6+6+5+5, Cossacks 8+3
    expect([sum("allied"), sum("russian")]).toEqual([30, 33]);
  });
  const counter = (id: string, points: number, hex = "attached"): Piece => ({
    ...foot(
      id,
      hex,
      "",
      { sp: points, light: true, zouave: true, fire: "-1/+1" },
      { formation: "skirmish", nation: "french", parent: "Zv" },
    ),
  });
  const zouaves = (): readonly Piece[] => [
    {
      ...being(
        foot(
          "Zv",
          "0405",
          "N/NE",
          { light: true, zouave: true, fire: "-1/+1" },
          { formation: "assault-column", nation: "french" },
        ),
        "reaction",
      ),
      stats: { morale: 8, fire: "-1/+1", light: true, zouave: true },
    },
    counter("1.I", 2),
    counter("2.I", 2),
    counter("3.I", 2),
    counter("4.I", 1),
  ];
  test("XIV.3: sketch 19, a whole battalion of 7 loses 2 and its owner crosses off 1.I and 3.I", () => {
    const s = engage([russ("R", "0404", "S/SW", { sp: 11, morale: 9 }), ...zouaves()], {
      active: "russian",
      dice: [0],
    });
    expect(sp(s, "Zv")).toBe(7);
    s.answer("unit R", "fire 0405");
    expect([...s.answers()].sort()).toEqual(["unit 1.I", "unit 2.I", "unit 3.I", "unit 4.I"]);
    expect(s.decision().seat).toBe(0);
    s.answer("unit 1.I", "unit 3.I");
    expect(sp(s, "Zv")).toBe(5);
    expect(["1.I", "2.I", "3.I", "4.I"].map((id) => sp(s, id))).toEqual([1, 2, 1, 1]);
  });
  test("XIV.3: a counter that is out loses its own", () => {
    const out = being(counter("2.I", 2, "0405"), "reaction");
    const rest = zouaves()
      .map((one) => (one.id === "Zv" ? { ...one, at: "0407" } : one))
      .filter(({ id }) => id !== "2.I");
    const s = engage([russ("R", "0404", "S/SW", { sp: 11, morale: 9 }), ...rest, out], {
      active: "russian",
      dice: [0],
    });
    s.answer("unit R", "fire 0405");
    expect(told(s, "fired")[0]).toMatchObject({ modified: 0, sp: 1 });
    expect(sp(s, "2.I")).toBe(1);
    expect(sp(s, "Zv")).toBe(5);
  });
  test("XIV.4: reorganizing brings no strength back", () => {
    const s = engage([being(foot("A", "0405", "N/NE", { sp: 5, full: 8 }), "disorganized")]);
    s.answer("unit A", "reorganize");
    expect([level(s, "A"), sp(s, "A")]).toEqual(["effective", 5]);
  });
  test("XIV.5: at 0 the unit is destroyed", () => {
    const s = engage([foot("A", "0405"), quiet("R", "0404", "S/SW", { sp: 1 })], { dice: [0] });
    s.answer("unit A", "fire 0404");
    expect([at(s, "R"), told(s, "destroyed").length]).toEqual(["destroyed", 1]);
  });
  test("XIV.6: in combat the top unit alone loses", () => {
    const s = beaten([0, 8], [quiet("Q", "0404", "S/SW", { morale: 5 })], {}, quiet("R", "0404", "S/SW", { sp: 8 }));
    // 16 against 8 in favour of R and Q: B -1, 7 against 6
    expect([sp(s, "R"), sp(s, "Q")]).toEqual([7, 8]);
  });
  test("XIV.6: what the top unit cannot bear falls on the next (K-70)", () => {
    const s = beaten([0, 9], [quiet("Q", "0404")], {}, quiet("R", "0404", "S/SW", { sp: 1 }));
    // 9 against 8: even; failed by 3
    expect([at(s, "R"), sp(s, "Q")]).toEqual(["destroyed", 6]);
  });
  const three = (die: number) => {
    const attackers = [
      foot("A", "0405", "N/NE", { morale: 5 }),
      foot("B", "0305", "N/NE", { morale: 5 }),
      foot("C", "0304", "NE/SE", { morale: 5 }),
    ];
    const s = engage([...attackers, quiet("R", "0404", "S/SW", { morale: 9 })], { dice: [0, 0, 0, 0, die] });
    s.answer("unit A", "attack 0404", "no", "end", "unit B", "attack 0404", "no", "end", "unit C", "attack 0404", "no");
    return s;
  };
  test("XIV.7: three points on three stacks are one each", () => {
    const s = three(9);
    expect(phases(s).at(-1)).toBe("C -1:5");
    expect(["A", "B", "C"].map((id) => sp(s, id))).toEqual([7, 7, 7]);
  });
  test("XIV.7: what cannot be shared evenly goes where the loser says", () => {
    const s = three(8);
    expect(s.decision()).toMatchObject({ seat: 0, kind: "who-pays" });
    s.answer("unit B", "unit B");
    expect(["A", "B", "C"].map((id) => sp(s, id))).toEqual([8, 6, 8]);
  });
});

describe("XIV.8 to XIV.11, XIV.16: retreat", () => {
  test("XIV.8, XIV.9: a retreat is one hex", () => {
    const s = beaten([0, 7, 0]);
    expect(hexes(s.answers())).toEqual(["0403", "0504"]);
    s.answer("hex 0504");
    expect(told(s, "fell-back")[0].path).toHaveLength(2);
    s.answer("turn 0");
  });
  test("XIV.9: a flight is three hexes", () => {
    const s = beaten([0, 9, 0]);
    s.answer("hex 0401");
    expect(told(s, "fled")[0].path).toHaveLength(4);
    s.answer("turn 0");
  });
  test("XIV.10: the end is clear of every enemy fought, or the unit routs", () => {
    // attacked from 0403 behind it, R could only go to 0504, which touches 0403
    const s = engage([foot("A", "0403", "SE/S"), quiet("R", "0404")], { dice: [0, 5, 0] });
    s.answer("unit A", "attack 0404", "no");
    expect(level(s, "R")).toBe("routed");
    expect(s.decision().kind).toBe("flight");
    s.answer("hex 0407", "turn 0");
  });
  test("XIV.10: by the option clearance plain distance is enough", () => {
    const s = engage([foot("A", "0403", "SE/S"), quiet("R", "0404")], {
      dice: [0, 5],
      options: { clearance: "distance" },
    });
    s.answer("unit A", "attack 0404", "no");
    expect(hexes(s.answers())).toEqual(["0504"]);
  });
  test("XIV.10, XIV.18: a flight that cannot get clear destroys", () => {
    const s = engage([foot("A", "0102", "N/NE"), quiet("R", "0101", "S/SW")], { dice: [0, 9, 0] });
    s.answer("unit A", "attack 0101");
    expect(at(s, "R")).toBe("destroyed");
  });
  test("XIV.11: through the rear alone", () => {
    const s = beaten([0, 7]);
    for (const hex of ["0304", "0305", "0505"])
      expect(["XIV.11", "XIV.12", "XIV.16"]).toContain(s.refusedBy(`hex ${hex}`));
  });
  test("XIV.11, V.3: skirmishers and squares go any way that leads off", () => {
    const s = beaten([0, 7], [], {}, quiet("R", "0404", "", { sp: 8 }, { formation: "square" }));
    // B +1 for a square attacked by infantry: 8 against 6
    expect(hexes(s.answers())).toEqual(["0304", "0403", "0504"]);
  });
  const blocked: readonly [string, readonly Piece[], object][] = [
    ["XIV.16: not through impassable ground", [], ground({ hexes: { "0403": ["sea"], "0504": ["sea"] } })],
    [
      "XIV.16: not over the stacking limit",
      [quiet("Q", "0403", "S/SW", { sp: 20 }), quiet("P", "0504", "S/SW", { sp: 20 })],
      {},
    ],
    ["XIV.16: not through enemies", [foot("B", "0403", "NW/N"), foot("C", "0504", "NE/SE")], {}],
  ];
  test.each(blocked)("%s: rout and flight", (_title, others, text) => {
    const s = beaten([0, 7], others, text);
    expect(level(s, "R")).toBe("routed");
    expect(told(s, "cannot-go-back")).toHaveLength(1);
  });
});

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
