import { describe, expect, test } from "vitest";
import {
  allied,
  asked,
  at,
  barred,
  field,
  guns,
  horse,
  type More,
  mp,
  russian,
  shows,
  skirmish,
  stands,
  told,
} from "./steppe.ts";

const column = { formation: "column" };
const rifles = { ...skirmish, stats: { sp: 2, light: true } };
/** A steps from 0407 to 0406, two hexes before R in 0404. */
const come = (russians: readonly More[], mover: More = column, dice: readonly number[] = []) => {
  const s = field({ units: [allied("A", "0407", mover), ...russians], dice });
  s.answer("unit A", "hex 0406");
  return s;
};

describe("VI.15, sketch 12: the counterattack of infantry", () => {
  /** A British battalion comes into the front of the 3rd of the Dnieper. */
  const enter = (dice: readonly number[], dnieper: More = {}) => {
    const units = [
      allied("A", "0406", { stats: { morale: 8 } }),
      allied("B", "0909"),
      russian("D", "0404", dnieper),
      russian("Q", "0101"),
    ];
    const s = field({ units, dice });
    s.answer("unit A", "hex 0405");
    while (s.decision().kind === "reactor") s.answer("end");
    return s;
  };
  test("VI.15: sketch 12, it may strike an enemy who has come next to it in front", () => {
    expect(asked(enter([]))).toBe("russian counter-stroke");
  });
  test("VI.15: failing its check it does nothing and the enemy goes on", () => {
    const s = enter([9]);
    s.answer("unit D");
    stands(s, "allied");
    expect([asked(s), mp(s, "A"), shows(s, "D", "reaction")]).toEqual(["allied act", 3, true]);
  });
  test("VI.15: sketch 12, passing it attacks at once, as the attacker; the enemy's move is over", () => {
    const s = enter([0, 0, 0]);
    s.answer("unit D");
    stands(s, "allied");
    const phases = s.eventsOf("melee-checked") as unknown as readonly { phase: string; pieces: readonly number[] }[];
    expect(phases.map(({ phase, pieces }) => `${phase}${pieces[0]}`)).toEqual(["A2", "B0", "C2"]);
    expect(barred(s, "unit A")).toBe("XII.19");
    expect(shows(s, "D", "assault")).toBe(true);
  });
  test("VI.15: sketch 12, the enemy may withdraw before it", () => {
    const s = enter([0]);
    s.answer("unit D");
    expect(asked(s)).toBe("allied withdraw");
    s.answer("yes", "hex 0406", "end");
    expect(asked(s)).toBe("russian pursuit-facing");
    s.answer("turn 3");
    expect([at(s, "A"), at(s, "D"), asked(s)]).toEqual(["0406", "0405", "allied piece"]);
    expect(barred(s, "unit A")).not.toBe("");
  });
  test.each([
    ["looks away", { facing: "N/NE" }],
    ["is disorganized", { state: ["disorganized"] }],
    ["is in square", { formation: "square" }],
    ["skirmishes", rifles],
    ["has reacted", { state: ["reaction"] }],
  ])("VI.15: none by infantry that %s", (_name, more) => {
    expect(asked(enter([], more))).toBe("allied act");
  });
  test("VI.15: none two hexes off", () => {
    const s = come([russian("R", "0404")]);
    s.answer("end");
    expect(asked(s)).toBe("allied act");
  });
  test("VI.15: instead of fire: who has fired does not strike (K-58)", () => {
    const units = [allied("A", "0406"), allied("B", "0909"), russian("D", "0404")];
    const s = field({ units, dice: [9] });
    s.answer("unit A", "hex 0405", "unit D", "fire 0405");
    expect(asked(s)).toBe("allied act");
  });
  test("VI.15, VI.21: who has fired does not go along with those of its hex who strike", () => {
    const units = [allied("A", "0406"), allied("B", "0909"), russian("D", "0404"), russian("E", "0404")];
    const s = field({ units, dice: [9] });
    s.answer("unit A", "hex 0405", "unit D", "fire 0405", "end", "unit E");
    const [stroke] = s.eventsOf("counter-stroke") as unknown as readonly { pieces: readonly number[] }[];
    expect(stroke.pieces).toEqual([3]);
  });
  test("VI.15: both where the option says so (K-58)", () => {
    const units = [allied("A", "0406"), allied("B", "0909"), russian("D", "0404")];
    const s = field({ units, dice: [9], options: { fireThenCounterattack: "true" } });
    s.answer("unit A", "hex 0405", "unit D", "fire 0405");
    expect(asked(s)).toBe("russian counter-stroke");
  });
  test.each(["turn 3", "form 1", "fire 0404"])("VI.15: whoever began there and does %s may be struck", (act) => {
    const units = [allied("A", "0405", { stats: { morale: 9 } }), russian("D", "0404", { stats: { morale: 9 } })];
    const s = field({ units, dice: [9] });
    s.answer("unit A", act);
    while (s.decision().kind === "reactor") s.answer("end");
    expect(asked(s)).toBe("russian counter-stroke");
  });
});

describe("VIII.8: nobody strikes where he could not go", () => {
  const map = (more: object) => ({ cols: 10, rows: 10, ...more });
  const cliff = map({ sides: { "0404/0405": ["escarpment"] } });
  const stream = map({ sides: { "0404/0405": ["stream"] } });
  const swamp = (hex: string) => map({ hexes: { [hex]: ["marsh"] } });
  const none = "allied act";
  const some = "russian counter-stroke";
  test.each([
    ["VI.15, VIII.8: infantry does not counterattack up or down an escarpment", cliff, {}, "0405", none],
    ["VI.15, VIII.8: it does over a stream", stream, {}, "0405", some],
    ["VI.15, VIII.8: it does into a marsh", swamp("0405"), {}, "0405", some],
    ["XII.49, VIII.8: cavalry does not countercharge into a marsh next to it", swamp("0405"), horse, "0405", none],
    ["XII.49, VIII.8: nor into one a hex farther off", swamp("0406"), horse, "0406", none],
    ["XII.49, VIII.8: it does over a stream", stream, horse, "0405", some],
    ["XII.49, VIII.8: and on open ground a hex farther off", map({}), horse, "0406", some],
  ] as const)("%s", (_title, ground, more, to, question) => {
    const from = to === "0405" ? "0406" : "0407";
    // With G in its hex H need not fall back before infantry (VI.19)
    const units = [allied("A", from, column), russian("H", "0404", more), russian("G", "0404", guns)];
    const s = field({ map: ground, units });
    s.answer("unit A", `hex ${to}`);
    while (s.decision().kind === "reactor") s.answer("end");
    expect(asked(s)).toBe(question);
  });
});

describe("VI.16, sketch 13: the countercharge", () => {
  const hussars = russian("H", "0404", horse);
  test("VI.16: sketch 13, against an enemy next to it only the check is made", () => {
    const units = [allied("L", "0405", { ...horse, state: ["begun", "mp:6"] }), hussars];
    const s = field({ units, dice: [9] });
    s.answer("unit L", "form 5");
    s.answer("unit H");
    stands(s, "allied");
    expect([at(s, "H"), shows(s, "H", "reaction")]).toEqual(["0404", true]);
  });
  test("VI.16: sketch 13, against one two hexes off it goes one hex forward first", () => {
    const units = [allied("L", "0407", { ...horse, formation: "column" }), allied("B", "0909"), hussars];
    const s = field({ units, dice: [0, 0, 0] });
    s.answer("unit L", "hex 0406", "unit H");
    expect(told(s)).toContain("counter-stroke");
    stands(s, "allied");
    expect(at(s, "H")).not.toBe("0404");
  });
  test("VI.21: a countercharge is not continued", () => {
    const units = [
      allied("L", "0407", { ...horse, stats: { sp: 12, morale: 5, momentum: 1 } }),
      allied("B", "0909", horse),
      hussars,
    ];
    const s = field({ units, dice: [0, 9, 0] });
    s.answer("unit L", "hex 0406", "unit H");
    while (s.decision().kind !== "piece") s.answer(s.answers().includes("no") ? "no" : s.answers()[0]);
    expect(told(s)).toContain("fled");
    expect([told(s).includes("charge-earned"), asked(s)]).toEqual([false, "allied piece"]);
    expect(shows(s, "H", "charge")).toBe(false);
  });
});
