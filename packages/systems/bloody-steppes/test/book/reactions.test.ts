import { describe, expect, test } from "vitest";
import {
  allied,
  asked,
  at,
  barred,
  facing,
  field,
  formation,
  guns,
  horse,
  horseGuns,
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
const cossacks = { ...horse, formation: "dispersed", stats: { cossack: true } };
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
    expect([barred(s, "turn 0"), barred(s, "turn 5"), barred(s, "retire")]).toEqual(["VI.6", "VI.6", "VI.6"]);
  });
  test("VI.6: guns fire; they neither form nor turn (K-158)", () => {
    const s = come([russian("R", "0404", guns)]);
    s.answer("unit R");
    expect([barred(s, "fire 0406"), barred(s, "turn 2")]).toEqual(["", "VI.6"]);
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
    expect(barred(s, "fire 0405")).toBe("VI.6");
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

describe("VI.12, VI.13: squares against cavalry", () => {
  const rider = { ...horse, facing: "N/NE" };
  /** Cavalry comes from 0408 to 0406, two hexes from R in 0404. */
  const ride = (foot: More, dice: readonly number[] = []) => {
    const s = field({ units: [allied("A", "0407", rider), russian("R", "0404", foot)], dice });
    s.answer("unit A", "hex 0406");
    return s;
  };
  test.each([
    ["in its zone", {}],
    ["behind it", { facing: "N/NE" }],
    ["beyond its zone", { formation: "company-column", stats: { fire: "+1/-" } }],
  ])("VI.12: infantry forms square when cavalry is two hexes off, %s", (_name, more) => {
    const s = ride(more, [7]);
    s.answer("unit R", "form 4");
    expect([formation(s, "R"), shows(s, "R", "disorganized"), shows(s, "R", "reaction")]).toEqual([
      "square",
      false,
      true,
    ]);
  });
  test("VI.12: who fails stays in its formation and is disorganized", () => {
    const s = ride({}, [8]);
    s.answer("unit R", "form 4");
    expect([formation(s, "R"), shows(s, "R", "disorganized")]).toEqual(["line", true]);
  });
  test.each([
    [2, "VI.6"],
    [3, ""],
  ])("VI.12: %i points and a square", (sp, rule) => {
    const s = ride({ stats: { sp } });
    s.answer("unit R");
    expect(barred(s, "form 4")).toBe(rule);
  });
  test("VI.12: units of a hex reach 3 points together and form together", () => {
    const s = field({
      units: [
        allied("A", "0407", rider),
        russian("R", "0404", { stats: { sp: 2 } }),
        russian("Q", "0404", { stats: { sp: 1 } }),
      ],
      dice: [7],
    });
    s.answer("unit A", "hex 0406", "unit R", "form 4");
    expect([formation(s, "R"), formation(s, "Q")]).toEqual(["square", "square"]);
  });
  test("VI.12: not against infantry", () => {
    const s = come([russian("R", "0404")]);
    s.answer("unit R");
    expect(barred(s, "form 4")).toBe("VI.6");
  });
  test("VI.12: not three hexes off", () => {
    const s = field({ units: [allied("A", "0408", rider), russian("R", "0404", { facing: "N/NE" })] });
    s.answer("unit A", "hex 0407");
    expect(asked(s)).toBe("allied act");
  });
  /** A has declared its charge and closed; R forms square at the last moment. */
  const charge = (dice: readonly number[]) => {
    const units = [allied("A", "0406", rider), allied("B", "0909"), russian("R", "0404", { facing: "N/NE" })];
    const s = field({ units, dice });
    s.answer("unit A", "attack 0404");
    while (s.decision().kind === "withdraw") s.answer("no");
    s.answer("unit R", "form 4");
    return s;
  };
  test("VI.12: cavalry before whose charge a square was formed may break off: disorganized, and its move is over", () => {
    const s = charge([0, 7]);
    expect(asked(s)).toBe("allied press-charge");
    s.answer("no");
    expect([shows(s, "A", "disorganized"), barred(s, "unit A")]).toEqual([true, "VIII.11"]);
    expect(s.eventsOf("melee-checked")).toHaveLength(1);
  });
  test("VI.12: or it goes on", () => {
    const s = charge([0, 7, 0, 0]);
    s.answer("yes");
    expect(s.eventsOf("melee-checked")).toHaveLength(3);
  });
  test("VI.12: it is not asked where the square was not formed", () => {
    const s = charge([0, 8, 9]);
    expect(asked(s)).not.toBe("allied press-charge");
  });
  test("VI.13: infantry that a countercharge strikes does not change its formation", () => {
    const units = [allied("A", "0407", { nation: "french" }), russian("H", "0404", horse)];
    const s = field({ units, dice: [0, 0, 0] });
    s.answer("unit A", "hex 0406", "unit H");
    expect(s.decision().seat).toBe(0);
    expect(s.answers().some((text) => text.startsWith("form"))).toBe(false);
    stands(s, "allied");
    expect(formation(s, "A")).toBe("line");
  });
});

describe("VI.14: beginning in a zone", () => {
  test("VI.14: whoever would leave it is reacted to before it goes", () => {
    const s = field({ units: [allied("A", "0406", column), russian("R", "0404")], dice: [9] });
    s.answer("unit A", "hex 0407");
    expect([asked(s), at(s, "A"), mp(s, "A")]).toEqual(["russian reactor", "0406", 6]);
    s.answer("unit R", "fire 0406");
    expect(at(s, "A")).toBe("0407");
  });
  test("VI.14: points lost to that fire may keep it there", () => {
    const units = [
      allied("A", "0406", { state: ["begun", "mp:2"] }),
      allied("B", "0909"),
      russian("R", "0404", { stats: { morale: 10 } }),
    ];
    const s = field({ units, dice: [0] });
    s.answer("unit A", "hex 0407", "unit R", "fire 0406");
    expect(at(s, "A")).toBe("0406");
  });
  test("VI.14: a step from zone to zone is reacted to once, after it", () => {
    const s = field({ units: [allied("A", "0406", column), russian("R", "0404")] });
    s.answer("unit A", "hex 0405");
    expect([asked(s), at(s, "A")]).toEqual(["russian reactor", "0405"]);
  });
  const assault = (die: number, points: number) => {
    const units = [
      allied("A", "0405", { nation: "french", stats: { morale: 9 }, state: ["begun", `mp:${points}`] }),
      allied("B", "0909"),
      russian("R", "0404", { stats: { morale: 10 } }),
    ];
    const s = field({ units, dice: [die] });
    s.answer("unit A", "attack 0404");
    while (s.decision().kind !== "reactor") s.answer(s.answers().includes("no") ? "no" : "end");
    s.answer("unit R", "fire 0405");
    return s;
  };
  test("VI.14: declaring an assault is an act in the zone; shot out of its points it does not attack", () => {
    const s = assault(4, 1);
    expect(told(s)).not.toContain("melee-checked");
    expect(told(s)).toContain("assault-marked");
  });
});

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
    expect(barred(s, "unit A")).toBe("VIII.11");
    expect(shows(s, "D", "assault")).toBe(true);
  });
  test("VI.15: sketch 12, the enemy may withdraw before it", () => {
    const s = enter([]);
    s.answer("unit D");
    expect(asked(s)).toBe("allied withdraw");
    expect(s.answers()).toContain("yes");
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
      allied("L", "0407", { ...horse, stats: { morale: 2, momentum: 1 } }),
      allied("B", "0909", horse),
      hussars,
    ];
    const s = field({ units, dice: [0, 9, 0] });
    s.answer("unit L", "hex 0406", "unit H");
    let guard = 0;
    while (!barred(s, "unit B").startsWith("") || (s.decision().kind !== "piece" && guard++ < 12))
      s.answer(s.answers().includes("no") ? "no" : s.answers()[0]);
    expect(shows(s, "H", "charge")).toBe(false);
  });
});

describe("VI.17 to VI.20: falling back", () => {
  test("VI.17: skirmishers fire at infantry and fall back one or two hexes", () => {
    const s = come([russian("S", "0404", rifles)], column, [9]);
    s.answer("unit S", "retire");
    expect(told(s)).toContain("fired");
    const ways = s.answers().filter((text) => text.startsWith("hex"));
    expect(ways).not.toContain("hex 0405");
    s.answer("hex 0403", "hex 0402");
    expect([at(s, "S"), shows(s, "S", "reaction"), asked(s)]).toEqual(["0402", true, "allied act"]);
  });
  test("VI.17: also before guns", () => {
    const s = come([russian("S", "0404", rifles)], guns);
    s.answer("unit S");
    expect(barred(s, "retire")).toBe("");
  });
  const stay: readonly [string, More, More, readonly More[]][] = [
    ["VI.17: not before cavalry", { ...horse, formation: "column" }, rifles, []],
    ["VI.17: not in closed formation", column, {}, []],
    ["VI.17: not with others in the hex", column, rifles, [russian("Q", "0404")]],
    ["VI.18: horse guns not before cavalry", { ...horse, formation: "column" }, horseGuns, []],
    ["VI.18: foot guns never", column, guns, []],
  ];
  test.each(stay)("%s", (_name, mover, more, others) => {
    const s = come([russian("S", "0404", more), ...others], mover);
    s.answer("unit S");
    expect(barred(s, "retire")).toBe("VI.6");
  });
  test("VI.17: not when an enemy had it before him as the activation began", () => {
    const units = [allied("A", "0405", column), russian("S", "0404", rifles)];
    const s = field({ units, dice: [0] });
    s.answer("unit A", "turn 1", "unit S");
    expect(barred(s, "retire")).toBe("VI.6");
  });
  test("VI.18: horse guns fire and fall back before infantry", () => {
    const s = come([russian("G", "0404", horseGuns)], column, [9]);
    s.answer("unit G", "retire", "hex 0403", "hex 0402");
    expect([at(s, "G"), shows(s, "G", "reaction")]).toEqual(["0402", true]);
  });
  test("VI.19: lone cavalry must fall back when infantry comes next to it", () => {
    const units = [allied("A", "0406", column), russian("H", "0404", { ...horse, formation: "column" })];
    const s = field({ units });
    s.answer("unit A", "hex 0405");
    expect(s.decision().seat).toBe(1);
    expect(s.answers().every((text) => text.startsWith("hex") || text === "instructions")).toBe(true);
    s.answer(s.answers()[0]);
    if (s.decision().seat === 1) s.answer("end");
    expect([at(s, "H") !== "0404", shows(s, "H", "reaction"), asked(s)]).toEqual([true, true, "allied act"]);
  });
  test("VI.19: once in an activation", () => {
    const units = [
      allied("A", "0406", column),
      russian("H", "0404", { ...horse, formation: "column", state: ["reaction"] }),
    ];
    const s = field({ units });
    s.answer("unit A", "hex 0405");
    expect([at(s, "H"), asked(s)]).toEqual(["0404", "allied act"]);
  });
  test("VI.19: not before cavalry, not with guns in the hex, not when it countercharges", () => {
    const guarded = field({
      units: [
        allied("A", "0406", column),
        russian("H", "0404", { ...horse, facing: "N/NE" }),
        russian("G", "0404", { ...guns, facing: "N/NE" }),
      ],
    });
    guarded.answer("unit A", "hex 0405");
    expect([at(guarded, "H"), asked(guarded)]).toEqual(["0404", "allied act"]);
    const s = field({
      units: [allied("A", "0406", column), allied("B", "0909"), russian("H", "0404", horse)],
      dice: [9],
    });
    s.answer("unit A", "hex 0405");
    expect(asked(s)).toBe("russian counter-stroke");
    s.answer("unit H");
    stands(s, "allied");
    expect([at(s, "H"), asked(s)]).toEqual(["0404", "allied act"]);
  });
  test("VI.20: horse skirmishers fall back before cavalry, not before such as they", () => {
    const s = come([russian("C", "0404", cossacks)], { ...horse, formation: "column" });
    s.answer("unit C");
    expect(barred(s, "retire")).toBe("");
    const same = come([russian("C", "0404", cossacks)], { ...horse, formation: "dispersed", facing: undefined });
    expect(asked(same)).toMatch(/^allied/);
  });
  test("VI.20/1: they go away from the enemy, never nearer, at least two hexes from him (K-160)", () => {
    const s = come([russian("S", "0404", rifles)], column, [9]);
    s.answer("unit S", "retire");
    const ends = s.answers().filter((text) => text.startsWith("hex"));
    expect(ends.sort()).toEqual(["hex 0304", "hex 0305", "hex 0403", "hex 0504", "hex 0505"]);
    s.answer("hex 0505");
    expect(s.answers()).not.toContain("hex 0506");
  });
  test("VI.20/1, VI.24: past the front of an enemy they check, 1 worse for each hex", () => {
    const map = { cols: 1, rows: 10 };
    const units = [allied("A", "0106", column), russian("S", "0104", rifles), allied("E", "0101", { facing: "S/SW" })];
    const s = field({ map, units, dice: [9, 7] });
    s.answer("unit A", "hex 0105", "unit S", "retire");
    const ends = s.answers().filter((text) => text.startsWith("hex"));
    s.answer(ends[0]);
    if (s.decision().seat === 1 && s.answers().includes("hex 0102")) s.answer("hex 0102");
    expect(rulesOf(s, "checked")).toEqual(["VI.24"]);
    expect([at(s, "S"), shows(s, "S", "disorganized")]).toEqual(["0102", true]);
  });
});

describe("VI.21 to VI.25: markers, and going back", () => {
  test("VI.21: one reaction in an activation, of one kind", () => {
    const s = come([russian("R", "0404"), russian("T", "0505")], column, [9]);
    s.answer("unit R", "fire 0406");
    expect(barred(s, "unit R")).toBe("VI.21");
  });
  test("VI.22: a REACTION marker protects from nothing", () => {
    const s = field({
      units: [allied("A", "0405", { nation: "french" }), russian("R", "0404", { state: ["reaction"] })],
    });
    s.answer("unit A");
    expect([barred(s, "fire 0404"), barred(s, "attack 0404")]).toEqual(["", ""]);
  });
  test("VI.22: an ASSAULT marker protects from fire and attack", () => {
    const s = field({
      units: [allied("A", "0405", { nation: "french" }), russian("R", "0404", { state: ["assault"] })],
    });
    s.answer("unit A");
    expect([barred(s, "fire 0404"), barred(s, "attack 0404")]).toEqual(["VI.22", "XII.12"]);
  });
  test("VI.22: in melee the ASSAULT marker takes the place of the other", () => {
    const units = [
      allied("A", "0405", { nation: "french", stats: { morale: 9 } }),
      allied("B", "0909"),
      russian("R", "0404", { state: ["reaction"], stats: { morale: 9 } }),
    ];
    const s = field({ units, dice: [0, 0, 0] });
    s.answer("unit A", "attack 0404");
    stands(s, "russian");
    expect(shows(s, "R", "assault")).toBe(true);
  });
  test("VI.23: REACTION markers come off when the activation ends", () => {
    const s = come([russian("R", "0404")], column, [9]);
    s.answer("unit R", "fire 0406", "end");
    expect(shows(s, "R", "reaction")).toBe(false);
  });
  test("VI.24: withdrawing before a melee next to the front of another enemy it checks 1 worse; a level is lost", () => {
    const units = [
      allied("A", "0405", { nation: "french" }),
      allied("E", "0402", { facing: "S/SW" }),
      russian("R", "0404"),
      russian("Q", "1001"),
    ];
    const s = field({ units, dice: [7] });
    s.answer("unit A", "attack 0404");
    expect(s.decision().seat).toBe(1);
    s.answer("yes", "hex 0403");
    if (s.decision().seat === 1 && s.answers().includes("end")) s.answer("end");
    expect([at(s, "R"), shows(s, "R", "disorganized")]).toEqual(["0403", true]);
  });
  test("VI.25: nobody reacts to one who falls back", () => {
    const s = field({
      units: [allied("A", "0407", column), allied("E", "0601", { facing: "SW/NW" }), russian("S", "0404", rifles)],
      dice: [9],
    });
    s.answer("unit A", "hex 0406", "unit S", "retire", "hex 0403", "hex 0402");
    expect(asked(s)).toBe("allied act");
    expect(s.eventsOf("fired")).toHaveLength(1);
  });
});
