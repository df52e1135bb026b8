import { describe, expect, test } from "vitest";
import {
  allied,
  asked,
  barred,
  facing,
  field,
  formation,
  guns,
  horse,
  type More,
  mp,
  rulesOf,
  russian,
  shows,
  skirmish,
  stands,
  told,
} from "./steppe.ts";

const column = { formation: "column" };
const rifles = { ...skirmish, stats: { sp: 2, light: true } };
type Shot = { readonly mp: number; readonly sp: number };
/** A steps from 0407 to 0406, two hexes before R in 0404. */
const come = (russians: readonly More[], mover: More = column, dice: readonly number[] = []) => {
  const s = field({ units: [allied("A", "0407", mover), ...russians], dice });
  s.answer("unit A", "hex 0406");
  return s;
};

describe("VI.6: kinds of reaction", () => {
  test("VI.6: infantry fires, forms, or turns by 60 degrees", () => {
    const s = come([russian("R", "0404")]);
    s.answer("unit R");
    expect(["fire 0406", "form 1", "form 2", "turn 4", "turn 2"].map((text) => barred(s, text))).toEqual(
      Array(5).fill(""),
    );
    expect([barred(s, "turn 0"), barred(s, "turn 5"), barred(s, "retire")]).toEqual(["VI.6", "VI.6", "VI.17"]);
  });
  test("VI.6: guns fire; they neither form nor turn (K-158)", () => {
    const s = come([russian("R", "0404", guns)]);
    s.answer("unit R");
    expect([barred(s, "fire 0406"), barred(s, "turn 2")]).toEqual(["", "VI.11"]);
  });
  test("VI.6: cavalry turns as well where the option says so (K-158)", () => {
    const s = field({
      units: [allied("A", "0407", column), russian("R", "0404", horse)],
      options: { reactionTurn: "every-arm" },
      script: ["unit A", "hex 0406", "unit R"],
    });
    expect(barred(s, "turn 2")).toBe("");
  });
  test("VI.6: reaction fire is at the acting unit alone (K-155)", () => {
    const s = come([russian("R", "0404"), russian("Q", "0101")], column);
    s.answer("unit R");
    expect(barred(s, "fire 0405")).toBe("VI.7");
  });
  test("VI.6: all who are able react, one after another, to one act (K-60)", () => {
    const s = come([russian("R", "0404"), russian("T", "0505")], column, [9, 9]);
    s.answer("unit R", "fire 0406");
    expect([barred(s, "unit R"), barred(s, "unit T")]).toEqual(["VI.21", ""]);
    s.answer("unit T", "fire 0406");
    expect([s.eventsOf("fired").length, asked(s)]).toEqual([2, "allied act"]);
  });
});

describe("VI.9: going on after fire", () => {
  const shot = (die: number, mover: More = column) => {
    const s = come([russian("R", "0404", { stats: { morale: 10 } })], mover, [die]);
    const before = mp(s, "A");
    s.answer("unit R", "fire 0406");
    const [hit] = s.eventsOf("fired") as unknown as readonly Shot[];
    return { s, lost: hit.mp, before };
  };
  test("VI.9: what is left of its points may be used", () => {
    const { s, lost, before } = shot(2);
    expect(lost).toBeGreaterThan(0);
    expect([asked(s), mp(s, "A")]).toEqual(["allied act", before - lost]);
    expect(barred(s, "hex 0405")).toBe("");
  });
  test("VI.9: with none left its move is over", () => {
    const units = [
      allied("A", "0407", { state: ["begun", "spent", "mp:2"] }),
      allied("B", "0909"),
      russian("R", "0404", { stats: { morale: 10 } }),
    ];
    const s = field({ units, dice: [2] });
    s.answer("unit A", "hex 0406", "unit R", "fire 0406");
    expect([asked(s), barred(s, "unit A")]).toEqual(["allied piece", "VIII.11"]);
  });
});

describe("VI.10, VI.11: formation and facing as a reaction", () => {
  /** A, next to R and before it since the activation began, fires at it; R then reacts. */
  const contact = (answer: string, dice: readonly number[]) => {
    const s = field({
      units: [allied("A", "0405", { stats: { morale: 3 } }), russian("R", "0404")],
      dice: [9, ...dice],
    });
    s.answer("unit A", "fire 0404", "unit R", answer);
    return s;
  };
  test("VI.10: who had the enemy before it must pass a check to react", () => {
    const s = contact("turn 4", [7, 7]);
    expect([facing(s, "R"), shows(s, "R", "reaction"), rulesOf(s, "checked")]).toEqual([
      "SW/NW",
      true,
      ["VI.10", "VI.11"],
    ]);
  });
  test("VI.10: who fails does not react, and is not disorganized", () => {
    const s = contact("turn 4", [8]);
    expect([facing(s, "R"), shows(s, "R", "disorganized")]).toEqual(["S/SW", false]);
    expect(told(s)).toContain("reaction-failed");
  });
  test("VI.10: fire needs no check", () => {
    const s = contact("fire 0405", [9]);
    expect(s.eventsOf("checked")).toEqual([]);
    expect(s.eventsOf("fired")).toHaveLength(2);
  });
  test("VI.10: nor has one to check whom the enemy has only just reached", () => {
    const s = come([russian("R", "0404")], column, [7]);
    s.answer("unit R", "turn 4");
    expect(rulesOf(s, "checked")).toEqual(["VI.11"]);
  });
  test("VI.10: nor one who had the enemy on its flank", () => {
    const units = [
      allied("A", "0405", { stats: { morale: 3 } }),
      russian("R", "0404", { ...rifles, facing: undefined, state: [] }),
      russian("Q", "0305", { facing: "S/SW" }),
    ];
    const s = field({ units, dice: [9] });
    s.answer("unit A", "fire 0404");
    expect(barred(s, "unit Q")).toBe("VI.7");
  });
  test.each([
    ["form 1", 7, false],
    ["form 1", 8, true],
    ["turn 4", 7, false],
    ["turn 4", 8, true],
  ])("VI.11: %s instead of fire, then a check: on a %i disorganized %s", (answer, die, isOut) => {
    const s = come([russian("R", "0404")], column, [die]);
    s.answer("unit R", answer);
    const changed = answer === "form 1" ? formation(s, "R") === "assault-column" : facing(s, "R") === "SW/NW";
    expect([changed, shows(s, "R", "disorganized"), shows(s, "R", "reaction")]).toEqual([true, isOut, true]);
  });
  test("VI.11: instead of fire: who has changed does not fire any more", () => {
    const s = come([russian("R", "0404")], column, [7]);
    s.answer("unit R", "form 2");
    stands(s, "russian");
    s.answer("hex 0405");
    expect(asked(s)).toMatch(/^allied/);
  });
});
