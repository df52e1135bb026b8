import { describe, expect, test } from "vitest";
import { bloodyRetribution } from "../src/index.ts";
import { british, movement, piquet, reachOf, soimonov, waiting } from "./field.ts";

const { questions } = bloodyRetribution;
const units = [soimonov("R", "0304"), british("A", "0306"), piquet("P", "0505"), waiting("W", 3)];
const s = () =>
  movement({
    map: { cols: 8, rows: 8, hexes: { "0303": ["forest"] }, sides: { "0303/0304": ["slope up:0303"] } },
    units,
  });

describe("questions", () => {
  test("8.6, 8.8, 8.12: what a path costs, step by step, with the cases", () => {
    expect(questions.cost(s().game.play(), "R", ["0304", "0303", "0302"])).toEqual({
      total: 12,
      steps: [
        { hex: "0303", cost: 8, rules: ["8.6", "8.8", "8.12"] },
        { hex: "0302", cost: 4, rules: ["8.5"] },
      ],
    });
  });

  test.each([
    ["X", ["0303"], 'no unit "X"'],
    ["R", ["0909"], "0909"],
    ["R", ["0302"], "not adjacent"],
    ["P", ["0504"], "Piquet"],
    ["W", ["0504"], "not on the map"],
  ])("a path that makes no sense: %s %j", (unit, path, problem) => {
    expect(questions.cost(s().game.play(), unit, path)).toMatchObject({ problem: expect.stringContaining(problem) });
  });

  test("7.2: what a unit reaches, and where it must stop", () => {
    const answer = questions.reach(s().game.play(), "R");
    if ("problem" in answer) throw new Error(answer.problem);
    expect(answer.hexes.find(({ hex }) => hex === "0305")).toEqual({
      hex: "0305",
      cost: 4,
      mustStop: true,
      mayEnd: true,
    });
    expect(reachOf(s(), "R").has("0306")).toBe(false);
    expect(questions.reach(s().game.play(), "P")).toMatchObject({ rule: "2.9" });
  });

  test("7.1: whose zones lie on a hex", () => {
    expect(questions.zones(s().game.play(), "0305")).toEqual({
      zones: [
        { side: "russian", units: ["R"] },
        { side: "allied", units: ["A"] },
      ],
    });
    expect(questions.zones(s().game.play(), "9999")).toHaveProperty("problem");
  });

  test("5.6: there is no line of sight in this game", () => {
    expect(questions.sight(s().game.play(), "0304", "0306")).toMatchObject({ rule: "5.6" });
  });

  test("9.1: a combat that cannot be", () => {
    const play = s().game.play();
    expect(questions.combat(play, [], [])).toHaveProperty("problem");
    expect(questions.combat(play, ["R"], ["A"])).toMatchObject({ rule: "9.1" });
    expect(questions.combat(play, ["R"], ["W"])).toMatchObject({ rule: "5.5" });
    expect(questions.combat(play, ["R"], [])).toHaveProperty("problem");
    expect(questions.combat(play, ["R"], ["Z"])).toHaveProperty("problem");
  });
});
