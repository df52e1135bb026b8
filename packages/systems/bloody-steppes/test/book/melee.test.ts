import { describe, expect, test } from "vitest";
import { at, being, engage, foot, level, type Piece, phases, russ, shown, sp, told } from "./engagement.ts";

// A in 0405 attacks R in 0404, who faces S/SW: 0405 and 0305 are its front, 0505 and 0304 its flanks, 0403 and 0504 its rear.
const quiet = (id: string, hex: string, facing = "S/SW", stats: object = {}, more: object = {}) =>
  being(russ(id, hex, facing, stats, more), "reaction");
const ground = (hexes: Record<string, readonly string[]>) => ({ map: { cols: 8, rows: 8, hexes } });

/** A attacks R with these dice, first the check of A, then that of R, then A's second. */
function assault(
  dice: readonly number[],
  defender: Piece = quiet("R", "0404"),
  text: object = {},
  attacker = foot("A", "0405"),
) {
  const s = engage([attacker, defender], { dice, ...text });
  s.answer("unit A", "attack 0404", "no");
  return s;
}

describe("XII.20: the three phases", () => {
  test("XII.20: A failed by all, there is no attack", () => {
    const s = assault([9]);
    expect(phases(s)).toEqual(["A 0:8"]);
    expect([level(s, "A"), level(s, "R"), sp(s, "R")]).toEqual(["effective", "effective", 8]);
    expect(shown(s, "R").pips).not.toContain("assault");
  });
  test("XII.20: a die equal to the morale passes", () => {
    const s = assault([8, 6, 7]);
    expect(told(s, "melee-checked").map(({ margin }) => margin)).toEqual([0, 0, 0]);
    expect([level(s, "A"), level(s, "R")]).toEqual(["disorganized", "disorganized"]);
    expect([at(s, "A"), at(s, "R"), sp(s, "A"), sp(s, "R")]).toEqual(["0405", "0404", 8, 8]);
  });
  test.each([
    ["XII.20: B failed by 1: one point, disorganized, back one hex", 7, 7],
    ["XII.20: B failed by 2: two points", 8, 6],
  ] as const)("%s", (_title, die, rest) => {
    const s = assault([0, die, 0]);
    expect(s.decision()).toMatchObject({ seat: 1, kind: "fall-back" });
    s.answer("hex 0403");
    expect([level(s, "R"), sp(s, "R"), at(s, "R")]).toEqual(["disorganized", rest, "0403"]);
    s.answer("turn 0");
  });
  test.each([
    ["XII.20: B failed by 3: three points, rout, flight of three hexes", "S/SW", 5],
    ["XII.20: B failed by 5, with the enemy behind: five points", "N/NE", 3],
  ] as const)("%s", (_title, facing, rest) => {
    const s = assault([0, 9, 0], quiet("R", "0404", facing));
    expect(s.decision()).toMatchObject({ seat: 1, kind: "flight" });
    s.answer("hex 0401");
    expect([level(s, "R"), sp(s, "R"), at(s, "R")]).toEqual(["routed", rest, "0401"]);
    s.answer("turn 0");
  });
  test.each([
    ["XII.20: C passed: disorganized", 7, 8, 8],
    ["XII.20: C failed by 1", 8, 8, 7],
    ["XII.20: C failed by 2", 9, 8, 6],
  ] as const)("%s", (_title, die, morale, rest) => {
    const s = assault([0, 0, die], undefined, {}, foot("A", "0405", "N/NE", { morale }));
    expect([level(s, "A"), sp(s, "A"), at(s, "A")]).toEqual(["disorganized", rest, "0405"]);
  });
  test("XII.20, XIV.9: C failed by 3: three points, rout and flight", () => {
    const s = assault([0, 0, 9], undefined, {}, foot("A", "0405", "N/NE", { morale: 7 }));
    expect(s.decision()).toMatchObject({ seat: 0, kind: "flight" });
    s.answer("hex 0408");
    expect([level(s, "A"), sp(s, "A"), at(s, "A")]).toEqual(["routed", 5, "0408"]);
  });
  const shaken = () => being(quiet("R", "0404"), "disorganized");
  test("XII.20, XIV.46: B passed by the disorganized, and the further check: they stand", () => {
    const s = assault([0, 5, 5, 0], shaken());
    expect(told(s, "checked").map(({ morale, isPassed }) => [morale, isPassed])).toEqual([[5, true]]);
    expect([level(s, "R"), at(s, "R"), at(s, "A")]).toEqual(["disorganized", "0404", "0405"]);
  });
  test("XII.20, XIV.46: B passed and the further check failed: rout without loss, and the attacker follows", () => {
    const s = assault([0, 5, 6, 0], shaken());
    s.answer("hex 0401");
    expect([level(s, "R"), sp(s, "R")]).toEqual(["routed", 8]);
    s.answer("turn 0");
    expect(at(s, "A")).toBe("0404");
  });
  test.each([
    ["XII.20: a rout by second disorganization costs what B costs: 1", 6, 7],
    ["XII.20: and at most 2", 7, 6],
  ] as const)("%s", (_title, die, rest) => {
    const s = assault([0, die, 9, 0], shaken());
    s.answer("hex 0401");
    expect([level(s, "R"), sp(s, "R")]).toEqual(["routed", rest]);
    s.answer("turn 0");
  });
  test("XII.20: a stack of defenders is disorganized as a whole", () => {
    const s = engage(
      [foot("A", "0405"), quiet("R", "0404", "S/SW", { sp: 4 }), quiet("Q", "0404", "S/SW", { sp: 4, morale: 7 })],
      { dice: [0, 7, 0] },
    );
    s.answer("unit A", "attack 0404", "no");
    // the best morale of the stack (VII.16)
    expect(phases(s)).toEqual(["A 0:8", "B 0:7", "C +1:8"]);
    expect([level(s, "R"), level(s, "Q")]).toEqual(["disorganized", "disorganized"]);
  });
  test("XII.20: C counts the defenders as they stood before B (K-94)", () => {
    const s = assault([0, 7, 0], quiet("R", "0404", "S/SW", { sp: 7 }), {}, foot("A", "0405", "N/NE", { sp: 8 }));
    s.answer("hex 0403", "turn 0");
    // 8 against 7 is even; after the loss it would be 8 against 6
    expect(phases(s)).toEqual(["A 0:8", "B 0:6", "C +1:8"]);
  });
});

describe("XII.21 to XII.25: who has lost, and what follows", () => {
  test("XII.21, XII.24: the defender who failed has lost, however badly the attacker fares in C", () => {
    const s = assault([0, 7, 9]);
    s.answer("hex 0403", "turn 0");
    expect([at(s, "A"), at(s, "R"), sp(s, "A"), level(s, "A")]).toEqual(["0404", "0403", 6, "disorganized"]);
    expect(told(s, "pursued")).toHaveLength(1);
  });
  test("XII.22, XII.23: the defender who passed has won, and the attacker stays where he is", () => {
    const s = assault([0, 6, 0]);
    expect([at(s, "A"), at(s, "R")]).toEqual(["0405", "0404"]);
    expect(told(s, "pursued")).toHaveLength(0);
    expect(told(s, "fell-back")).toHaveLength(0);
  });
  test("XII.24: of two attacking stacks one must follow, and the owner says which", () => {
    const s = engage([foot("A", "0405"), foot("B", "0305"), quiet("R", "0404")], { dice: [0, 0, 5, 0] });
    s.answer("unit A", "attack 0404", "no", "end", "unit B", "attack 0404", "no", "hex 0403");
    expect(s.decision()).toMatchObject({ seat: 0, kind: "pursuer" });
    expect([...s.answers()].sort()).toEqual(["unit A", "unit B"]);
    s.answer("unit B", "turn 0");
    expect([at(s, "A"), at(s, "B")]).toEqual(["0405", "0404"]);
  });
  test("XII.25: melee ends the move", () => {
    const s = assault([0, 7, 0]);
    s.answer("hex 0403", "turn 0");
    expect(s.answers()).not.toContain("unit A");
    expect(s.refusedBy("unit A")).toBe("XII.19");
  });
});

describe("XII.26: doubled losses", () => {
  const places: readonly [string, string, number, number][] = [
    ["XII.26: in the open", "road", 7, 1],
    ["XII.26: in a copse", "grove", 8, 2],
    ["XII.26: in an orchard", "orchard", 8, 2],
    ["XII.26: in a vineyard", "vineyard", 8, 2],
    ["XII.26: in a village", "village", 7, 2],
    ["XII.26: in a redoubt", "redoubt", 7, 2],
    ["XII.26: behind a rampart", "rampart", 7, 2],
    ["XII.26: not in a forest", "forest", 8, 1],
    ["XII.26: not in a camp", "camp", 7, 1],
  ];
  test.each(places)("%s", (_title, tag, die, loss) => {
    // B fails by 1 and so does C; both sides lose double
    const s = assault([0, die, 8], undefined, ground({ "0404": [tag] }));
    expect(8 - sp(s, "R")).toBe(loss);
    s.answer("hex 0403", "turn 0");
    expect(8 - sp(s, "A")).toBe(loss);
  });
});
