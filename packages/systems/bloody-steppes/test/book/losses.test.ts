import { beginGame, isProblems, seededChance } from "@redoubt/engine";
import { situationOf } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { bloodySteppes } from "../../src/index.ts";
import { beaten, ground, hexes, quiet } from "./beaten.ts";
import { at, being, engage, foot, level, type Piece, phases, russ, sp, told } from "./engagement.ts";

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
      dice: [0, 5, 0, 0],
      options: { clearance: "distance" },
    });
    s.answer("unit A", "attack 0404", "no");
    // There is one hex, so that nobody asks which.
    expect([at(s, "R"), level(s, "R")]).toEqual(["0504", "disorganized"]);
    s.answer("turn 0");
  });
  test("XIV.10, XIV.18: a flight that cannot get clear destroys", () => {
    const s = engage([foot("A", "0102", "N/NE"), quiet("R", "0101", "S/SW")], { dice: [0, 9, 0] });
    s.answer("unit A", "attack 0101");
    expect(at(s, "R")).toBe("destroyed");
  });
  test("XIV.11: through the rear alone", () => {
    const s = beaten([0, 7]);
    for (const hex of ["0304", "0305", "0505"]) expect(s.refusedBy(`hex ${hex}`)).toBe("XIV.11");
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
