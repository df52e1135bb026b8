import { isProblems } from "@redoubt/engine";
import { directionTo, isUnread, parseHex } from "@redoubt/hex";
import { BARRED } from "@redoubt/mechanics";
import { expect, test } from "vitest";
import { stepPrice } from "../../src/checks/step-cost.ts";
import { bloodyRetribution } from "../../src/index.ts";
import { costOf, movement, soimonov } from "../field.ts";

/** The cases that make up a step from 0301 to 0302. */
function rulesOf(hexes: Record<string, string[]>, sides: Record<string, string[]> = {}) {
  const s = movement({ map: { cols: 8, rows: 8, hexes, sides }, units: [soimonov("R", "0301")] });
  const answer = bloodyRetribution.questions.cost(s.game.play(), "R", ["0302"]);
  return isProblems(answer) ? answer : answer.steps[0].rules;
}

test("8.8, TEC-6: a slope downhill costs nothing and is not told among the costs", () => {
  expect(rulesOf({}, { "0301/0302": ["slope up:0301"] })).toEqual(["8.5"]);
});

test("8.7, 8.12: two kinds of water in a hex are one case, told once", () => {
  const rules = rulesOf({ "0302": ["river", "marsh"] });
  expect(Array.isArray(rules) && rules.filter((rule) => rule === "8.7")).toEqual(["8.7"]);
});

test("8.11, TEC-9: a road leads neither into the sea nor out of it", () => {
  const map = { cols: 8, rows: 8, hexes: { "0302": ["sea"] }, roads: [["0301", "0302", "0303"]] };
  const s = movement({ map, units: [soimonov("R", "0301")] });
  expect(costOf(s, "R", "0302")).toBe("8.11");
  const { world } = s.game.play();
  const sea = parseHex(world.grid, "0302");
  const land = parseHex(world.grid, "0303");
  if (isUnread(sea) || isUnread(land)) throw new Error("no such hexes");
  const out = directionTo(world.grid, sea, land);
  if (out === undefined) throw new Error("not adjacent");
  expect(stepPrice(world.map, "infantry", sea, land, out, true)).toEqual({ cost: BARRED, rules: ["8.11"] });
});
