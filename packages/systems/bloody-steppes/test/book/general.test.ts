import { beginGame, isProblems, scriptedChance } from "@redoubt/engine";
import type { AppliedRow } from "@redoubt/mechanics";
import { situationOf } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { bloodySteppes } from "../../src/index.ts";
import {
  allied,
  asked,
  at,
  barred,
  chief,
  field,
  guns,
  leads,
  type More,
  russian,
  stands,
  strength,
  told,
} from "./steppe.ts";

type Checked = { readonly dice: readonly number[]; readonly morale: number; readonly isPassed: boolean };
type Shot = {
  readonly ledger: readonly AppliedRow[];
  readonly modified: number;
  readonly sp: number;
  readonly mp: number;
};
const column = { formation: "column" };
const battle = (scenario: string) => {
  const game = beginGame(bloodySteppes, { scenario, options: {} }, scriptedChance([]));
  if (isProblems(game)) throw new Error("the battle does not begin");
  return situationOf(bloodySteppes, game);
};

describe("I: battles and counters", () => {
  test.each([
    ["alma", "1854-09-20"],
    ["balaclava", "1854-10-25"],
    ["inkerman", "1854-11-05"],
  ])("I.1: %s on its day", (id, day) => {
    const card = bloodySteppes.scenarios.find((one) => one.id === id);
    expect(JSON.stringify([card, bloodySteppes.battles?.[id as never]])).toContain(day);
  });
  test.each([
    ["alma", 250],
    ["balaclava", 200],
    ["inkerman", 200],
  ])("I.2: a hex of %s is %i m", (id, metres) => {
    expect(JSON.stringify(bloodySteppes.maps[id as keyof typeof bloodySteppes.maps])).toContain(String(metres));
  });
  test("I.5: the five kinds of pieces take the field", () => {
    const branches = new Set(
      battle("alma")
        .view()
        .units.map(({ face }) => face.branch),
    );
    for (const branch of ["infantry", "rifles", "cavalry", "artillery", "leader"]) expect(branches).toContain(branch);
  });
  test("I.8: light battalions come in counters of two points, which are parts of it", () => {
    const units = battle("alma")
      .view()
      .units.filter(({ id }) => /^\d\.2\/RB$/.test(id));
    expect(units.map(({ face }) => face.steps?.now)).toEqual([2, 2, 2, 2]);
  });
  test("I.9: cavalry counters are regiments", () => {
    const ids = battle("balaclava")
      .view()
      .units.filter(({ face }) => face.branch === "cavalry")
      .map(({ name }) => name);
    for (const name of ["17th Lancers", "Scots Greys"]) expect(ids.some((one) => one.includes(name))).toBe(true);
  });
  test("I.10: Allied batteries are one counter, Russian ones halves", () => {
    const formation = (side: string) =>
      new Set(
        battle("alma")
          .view()
          .units.filter((unit) => unit.side === side && unit.face.isGun)
          .map(({ face }) => face.formation),
      );
    expect([...formation("allied")]).toEqual(["battery"]);
    expect(formation("russian")).toContain("half-battery");
  });
  test("I.11: commanders of every rank take part", () => {
    const ranks = new Set(
      battle("alma")
        .view()
        .units.filter(({ face }) => face.branch === "leader")
        .map(({ face }) => face.bandRight),
    );
    for (const rank of ["C-in-C", "Div", "Bde"]) expect(ranks).toContain(rank);
  });
});

describe("I.12, I.13: strength", () => {
  /** A of morale 10 fires from next to R. */
  const shoot = (target: More, die: number, more: readonly More[] = []) => {
    const units = [
      allied("A", "0405", { stats: { morale: 10 } }),
      allied("Z", "0909"),
      russian("R", "0404", { facing: "N/NE", ...target }),
      russian("Q", "0101"),
      ...more,
    ];
    const s = field({ units, dice: [die] });
    s.answer("unit A", "fire 0404");
    return s;
  };
  test("I.12: a unit without points is destroyed for good", () => {
    const s = shoot({ stats: { sp: 1 } }, 0);
    expect([at(s, "R"), s.unit("R").isGone, told(s).includes("destroyed")]).toEqual(["destroyed", true, true]);
  });
  test("I.12: lost points are crossed off", () => {
    const s = shoot({ stats: { sp: 8, morale: 10 } }, 1);
    const [hit] = s.eventsOf("fired") as unknown as readonly Shot[];
    expect(hit.sp).toBeGreaterThan(0);
    expect(strength(s, "R")).toBe(8 - hit.sp);
  });
  test("I.13: guns have none to lose", () => {
    const s = shoot({ ...guns, facing: "S/SW", stats: { morale: 10 } }, 0);
    const [hit] = s.eventsOf("fired") as unknown as readonly Shot[];
    expect(hit.sp).toBeGreaterThan(0);
    expect([s.eventsOf("strength-lost"), at(s, "R"), asked(s)]).toEqual([[], "0404", "russian reactor"]);
  });
});

describe("I.15 to I.19: the die and the check", () => {
  const turning = (die: readonly number[], morale: number, more: readonly More[] = [], own: More = {}) => {
    const unit = allied("A", "0405", { division: "d", stats: { morale }, ...own });
    const s = field({ units: [unit, ...more, russian("R", "0404", { ...column, facing: "N/NE" })], dice: die });
    s.answer("unit A", "turn 1");
    return (s.eventsOf("checked") as unknown as readonly Checked[])[0];
  };
  test("I.15: a die shows 0 to 9, and 0 is zero", () => {
    expect(turning([0], 2).isPassed).toBe(true);
    const s = field({
      units: [
        allied("L", "0101", leads("d")),
        allied("A", "0101", { division: "d" }),
        russian("G", "1010", leads("e")),
        russian("R", "1010", { division: "e" }),
      ],
      phase: "command",
      dice: [0, 1],
    });
    expect((s.eventsOf("initiative-rolled")[0] as unknown as { totals: readonly number[] }).totals).toEqual([0, 1]);
  });
  test("I.16: a check is one roll of one die", () => {
    expect(turning([3], 5).dice).toEqual([3]);
  });
  test.each([
    [4, true],
    [5, true],
    [6, false],
  ])("I.17: a %i against morale 5: passed %s", (die, isPassed) => {
    expect(turning([die], 5).isPassed).toBe(isPassed);
  });
  test("I.17: a disorganized unit checks one lower", () => {
    expect(turning([5], 6, [], { state: ["disorganized"] })).toMatchObject({ morale: 5, isPassed: true });
  });
  const leader = (place: string, more: More = leads("d", { modifier: 2 })) => allied("L", place, more);
  test.each([
    ["his own commander in the hex", leader("0405"), 7],
    ["his own commander next to it", leader("0406"), 5],
    ["a commander of another division", leader("0405", leads("other", { modifier: 2 })), 5],
    ["the commander-in-chief", leader("0405", chief({ modifier: 2 })), 5],
  ])("I.18: morale 5 with %s", (_name, commander, morale) => {
    const mate = commander.division === "other" ? [allied("O", "0909", { division: "other" })] : [];
    const own = leader("0407").id;
    const units = commander.division === "d" ? [commander] : [commander, ...mate, allied("D", "0909", leads("d"))];
    expect(own).toBe("L");
    const unit = allied("A", "0405", { division: "d", stats: { morale: 5 } });
    const s = field({
      units: [unit, ...units, russian("R", "0404", { ...column, facing: "N/NE" })],
      flags: { activation: { command: "d" } },
      dice: [5],
    });
    s.answer("unit A", "turn 1");
    expect((s.eventsOf("checked") as unknown as readonly Checked[])[0].morale).toBe(morale);
  });
  test("I.18: he is tested before the units; lost, his modifier is added to their die", () => {
    const units = [
      russian("R", "0404", { stats: { morale: 10 } }),
      russian("Q", "0101"),
      allied("L", "0405", leads("d", { modifier: 2 })),
      allied("A", "0405", { division: "d", stats: { morale: 6 }, state: ["disorganized"] }),
    ];
    const s = field({ units, active: "russian", dice: [0, 9, 0] });
    s.answer("unit R", "fire 0405", "hex 0406");
    const order = told(s).filter((kind) => ["commander-tested", "commander-lost", "checked"].includes(kind));
    expect([order, at(s, "L")]).toEqual([["commander-tested", "commander-lost", "checked"], "box:3"]);
    const [check] = s.eventsOf("checked") as unknown as readonly (Checked & { ledger: readonly AppliedRow[] })[];
    expect(check.ledger.map(({ value }) => value)).toContain(2);
    expect(check.morale).toBeLessThan(6);
  });
  test.each([
    [7, 4],
    [6, 3],
    [5, 3],
  ])("I.19: half of morale %i is %i for routed units", (morale, half) => {
    const units = [
      allied("L", "0110", leads("d")),
      allied("F", "0310", { division: "d", state: ["routed", "reorganization"], stats: { morale } }),
      allied("Z", "0110", { division: "d" }),
      russian("R", "1001"),
    ];
    const s = field({ units, flags: { activation: { command: "d" }, activated: [] }, dice: [0, 0, 0] });
    s.answer("end");
    stands(s, "russian");
    if (s.game.pending().kind === "decide" && asked(s) === "russian piece") s.answer("end");
    const rally = (s.eventsOf("checked") as unknown as readonly (Checked & { rule: string })[]).find(
      ({ rule }) => rule === "XIV.60",
    );
    expect(rally?.morale).toBe(half);
  });
  test("I.20: the active player's pieces act, the passive player's react", () => {
    const s = field({ units: [allied("A", "0406"), russian("R", "0404", { facing: "N/NE" })] });
    expect([asked(s), barred(s, "unit R")]).toEqual(["allied piece", "I.20"]);
    const t = field({ units: [allied("A", "0407", column), russian("R", "0404")], script: ["unit A", "hex 0406"] });
    expect([asked(t), barred(t, "unit A")]).toEqual(["russian reactor", "VI.7"]);
  });
});
