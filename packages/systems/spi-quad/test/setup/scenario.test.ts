import { beginGame, isProblems, scriptedChance } from "@redoubt/engine";
import { situationOf } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";

function begun(scenario: string) {
  const game = beginGame(spiQuad, { scenario, options: {} }, scriptedChance([]));
  if (isProblems(game)) throw new Error(JSON.stringify(game));
  return situationOf(spiQuad, game);
}

describe("setting up a battle", () => {
  test("3.0, A22.1: Alma: 92 units on the map, five waiting, the Allies to move", () => {
    const { units, turn, active } = begun("alma").view();
    expect(units.filter(({ at }) => /^\d{4}$/.test(at)).length).toBe(92);
    expect(units.filter(({ at }) => at === "off-map").length).toBe(5);
    expect({ turn, active }).toEqual({ turn: 1, active: "allied" });
  });
  test("3.0, B16.0, B16.1, B16.2: Balaclava: 69 units on the map, 23 waiting, the Russians to move", () => {
    const game = begun("balaclava");
    const { units, turn, active } = game.view();
    expect(units.filter(({ at }) => /^\d{4}$/.test(at)).length).toBe(69);
    expect(units.filter(({ at }) => at === "off-map" || at.startsWith("entry:")).length).toBe(23);
    expect({ turn, active }).toEqual({ turn: 1, active: "russian" });
    expect(game.unit("1-Militia").stack).toBe(0);
    expect(game.unit("Canrobt").stack).toBe(1);
  });
  test("2.4, A19.31, A19.32, A19.33, B16.41, B16.43: counters show their movement allowance", () => {
    const allowance = (scenario: string, id: string) =>
      begun(scenario)
        .unit(id)
        .face.values.find(({ role }) => role === "movement")?.text;
    expect(["a/2nd-Br", "FB-1", "GR-1", "1/1st", "1/RB"].map((id) => allowance("alma", id))).toEqual([
      "3",
      "3",
      "2",
      "4",
      "5",
    ]);
    const balaclava = ["1-Hvy-Bty", "Barkers", "I-Troop", "C-Troop", "4-LtDr/L", "1-Marine"];
    expect(balaclava.map((id) => allowance("balaclava", id))).toEqual(["3", "3", "7", "7", "8", "0"]);
  });
});
