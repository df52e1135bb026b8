import { isProblems, startPlay } from "@redoubt/engine";
import { type Plan, steady } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { stanceOf, stancesOf, weightsOf } from "../../src/mind/stance.ts";
import { weights } from "../../src/mind/weights.ts";
import { RUSSIAN } from "../../src/seat.ts";
import type { QuadPlay } from "../../src/state.ts";

function begun(): QuadPlay {
  const play = startPlay(spiQuad, { scenario: "alma", options: {} });
  if (isProblems(play)) throw new Error("the scenario cannot be set up");
  return play;
}

const plan: Plan = { name: "as usual", genes: [1, 0, 0] };
const bold = { ...steady, drive: 130 };

describe("what is made of a plan", () => {
  test("is kept only for the same turn, player-turn, half of the battle and temper", () => {
    const g = begun();
    const table = weightsOf(weights, g, RUSSIAN);
    const isFresh = (): boolean => {
      const [made] = stancesOf(g, table, plan, steady);
      return JSON.stringify(made) === JSON.stringify(stanceOf(g, table, plan, steady));
    };
    expect(isFresh()).toBe(true);
    expect(stancesOf(g, table, plan, steady)).toBe(stancesOf(g, table, plan, steady));
    const changes = [
      () => g.c.turn.fill(g.world.turns),
      () => g.c.active.fill(1 - g.world.firstSeat),
      () => g.c.preservationTurn.fill(9),
    ];
    for (const change of changes) {
      change();
      expect(isFresh()).toBe(true);
    }
    expect(stancesOf(g, table, plan, bold)[0].drive).toBeGreaterThan(stancesOf(g, table, plan, steady)[0].drive);
  });
});
