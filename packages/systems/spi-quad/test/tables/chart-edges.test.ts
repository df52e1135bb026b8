import { describe, expect, test } from "vitest";
import { chartsOf } from "../../src/setup/results.ts";
import type { QuadPlay } from "../../src/state.ts";
import { fireResults } from "../../src/tables/fire-results.ts";
import { terrainEffects } from "../../src/tables/terrain-effects.ts";
import { allied, alliedTurn, russian } from "../battlefield.ts";

describe("what the charts leave blank", () => {
  const without = [
    "major-road",
    "minor-road",
    "steep-along",
    "steep-along-woods",
    "ridge-gentle-gentle",
    "ridge-gentle-steep",
    "ridge-steep-steep",
    "cliff",
    "bridge",
    "sea",
  ];
  test.each(without)("8.4: no odds line is printed for %s", (name) => {
    expect(terrainEffects.filter((row) => row.terrain === name).map((row) => row.melee)).toEqual([null]);
  });
  test.each(["cliff", "sea"])("13.0: no price is printed for %s", (name) => {
    expect(terrainEffects.filter((row) => row.terrain === name).map((row) => row.half)).toEqual([null]);
  });
});

describe("charts of a position's own", () => {
  const fire = (cell: unknown) => {
    const s = alliedTurn("movement", { units: [allied("A", "0101"), russian("R", "0808")] });
    const { options } = (s.game.play() as QuadPlay).world;
    return chartsOf(options, { fire: [[cell, ...fireResults[0].slice(1)], ...fireResults.slice(1)] });
  };
  test("7.42: a dash of the print, written 0, and any result up to 9 may stand in a cell", () => {
    expect([fire(0), fire(9)].map(Array.isArray)).toEqual([false, false]);
  });
  test.each([-1, 10, 1.5, "1"])("7.42: %s is no result of fire", (cell) => {
    expect(fire(cell)).toMatchObject([{ where: "tables.fire[0][0]" }]);
  });
});
