import { describe, expect, test } from "vitest";
import { allied, alliedTurn, mounted, russian, russianTurn, turned } from "../battlefield.ts";

type Situation = ReturnType<typeof alliedTurn>;
const shown = (s: Situation) => s.game.shown(s.decision().seat);
/** The commitments: label, reason where refused, what is given up and what follows. */
const commits = (s: Situation) =>
  shown(s).commits.map(({ label, refused, undone, follows }) =>
    [label, refused === null ? "" : refused.rule, ...undone, follows].filter(Boolean).join(" | "),
  );

describe("what a question shows of itself", () => {
  test("4.0A1: ending a Movement Phase tells what was not done and what follows", () => {
    const s = alliedTurn("movement", {
      units: [allied("A", "0303"), allied("B", "0505"), allied("E", "entry:0105"), russian("R", "0808")],
    });
    expect(commits(s)).toEqual([
      "End the Movement Phase | 2 units have not moved | 1 reinforcement could enter | Russian Defensive Fire",
    ]);
    s.answer("unit A", "hex 0304", "stop");
    expect(commits(s)[0]).toContain("1 unit has not moved");
  });
  test("5.0: a move shows its unit and its path; stopping is always there, with what forbids it", () => {
    const s = alliedTurn("movement", {
      units: [allied("A", "0303"), allied("B", "0304"), russian("R", "0808")],
      script: ["unit A"],
    });
    expect(shown(s)).toMatchObject({ unit: "A", left: 10, path: ["0303"] });
    expect(commits(s)).toEqual(["Stop here | 5.0"]);
    s.answer("hex 0304");
    expect(shown(s)).toMatchObject({ unit: "A", left: 8, path: ["0303", "0304"] });
    expect(commits(s)).toEqual(["Stop here | 5.32"]);
    s.answer("hex 0305");
    expect(commits(s)).toEqual(["Stop here"]);
  });
  test("7.11: a fire attack shows who fires at what, and that it lacks somebody", () => {
    const s = alliedTurn("offensive-fire", { units: [allied("A", "0403"), russian("R", "0404")] });
    expect(commits(s)).toEqual(["End the fire | 1 hex could still be fired at | Allied Melee"]);
    s.answer("target 0404");
    expect(shown(s)).toMatchObject({ picked: [], targets: ["0404"] });
    expect(commits(s)).toEqual(["Fire | 7.0"]);
    s.answer("add A");
    expect(shown(s).picked).toEqual(["A"]);
    expect(commits(s)).toEqual(["Fire"]);
  });
  test("8.11, 8.22: a melee tells who must be attacked too", () => {
    const s = alliedTurn("melee", { units: [allied("A", "0403"), russian("R", "0404"), russian("Q", "0303")] });
    expect(commits(s)).toEqual(["End the Melee Phase | 8.11 | 2 hexes could still be attacked | Allied Rally"]);
    s.answer("target 0404", "add A");
    expect(shown(s).commits[0]).toMatchObject({
      answer: "attack",
      refused: {
        rule: "8.22",
        class: "not-allowed",
        sentence: "Q must be attacked too: nobody else would be left to do it.",
      },
    });
    s.answer("target 0303");
    expect(shown(s)).toMatchObject({ picked: ["A"], targets: ["0404", "0303"], commits: [{ refused: null }] });
  });
  test("8.24: a hex whose attack would leave somebody out for good is not offered", () => {
    const s = alliedTurn("melee", {
      units: [allied("A", "0403"), allied("B", "0405"), russian("R", "0404"), russian("Q", "0303")],
    });
    s.answer("target 0404");
    expect(s.answers()).not.toContain("target 0303");
    expect(s.refusal("target 0303")).toMatchObject({ rule: "8.12", params: { units: "B" } });
  });
  test("8.5, 8.71: a retreat shows its unit and path, an advance the path it may take", () => {
    const s = alliedTurn("melee", { units: [allied("A", "0403", "4-9-4"), russian("R", "0404", "4-3-4")], dice: [1] });
    s.answer("target 0404", "add A", "attack");
    expect(shown(s)).toMatchObject({ unit: "R", path: ["0404"] });
    s.answer("hex 0405");
    expect(shown(s)).toMatchObject({ targets: ["0404"] });
    expect(commits(s)).toEqual(["Stay | 1 unit could advance"]);
  });
  test("11.26: withdrawals", () => {
    const s = russianTurn("defensive-fire", {
      units: [russian("R", "0403", "0-5-4"), allied("C", "0404", "0-2-4", mounted), allied("I", "0808")],
    });
    expect(commits(s)).toEqual(["End the withdrawals | 1 cavalry unit could withdraw | Russian Offensive Fire"]);
    s.answer("withdraw C");
    expect(shown(s)).toMatchObject({ unit: "C", path: ["0404"], commits: [] });
  });
  test("10.0, 4.0: the last phase of the game is grave", () => {
    const units = [allied("D", "0404", "4-2-4", turned), russian("R", "0808")];
    const last = alliedTurn("rally", { units, turn: 12, flags: { second: true } });
    expect(shown(last).commits).toMatchObject([
      { undone: ["1 unit could try to rally"], follows: "the end of the game", grave: true },
    ]);
    const first = alliedTurn("rally", { units, turn: 12 });
    expect(shown(first).commits).toMatchObject([{ follows: "Russian Movement", grave: false }]);
  });
});
