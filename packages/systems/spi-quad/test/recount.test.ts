import {
  answerList,
  isProblems,
  listAnswers,
  run,
  sampleAnswer,
  seatsToAnswer,
  secretOfSeed,
  seededChance,
  startPlay,
  takeAnswer,
  wordStream,
} from "@redoubt/engine";
import { describe, expect, test } from "vitest";
import type { QuadEvent } from "../src/event.ts";
import { spiQuad } from "../src/index.ts";
import type { QuadPlay } from "../src/state.ts";

/** A game played at random to its end, and everything that was told of it. */
function playOut(scenario: string, seed: number): { readonly g: QuadPlay; readonly events: readonly QuadEvent[] } {
  const play = startPlay(spiQuad, { scenario, options: {} });
  if (isProblems(play)) throw new Error("no game");
  const events: QuadEvent[] = [];
  play.sink = (event: QuadEvent) => events.push(event);
  const chance = seededChance(secretOfSeed(seed));
  const choose = wordStream(secretOfSeed(seed), 1);
  const list = answerList();
  while (run(play, chance) === "ask") {
    const [seat] = seatsToAnswer(play);
    listAnswers(play, seat, list);
    takeAnswer(play, seat, sampleAnswer(spiQuad, list, choose));
  }
  return { g: play as QuadPlay, events };
}

describe("points worked out from the events equal the running total", () => {
  test.each([
    ["A23.1, A23.11, A23.12: at the end of random games of Alma", "alma"],
    ["B23.1, B23.21, B23.22: at the end of random games of Balaclava", "balaclava"],
  ])("%s", (_, scenario) => {
    for (let seed = 1; seed <= 6; seed++) {
      const { g, events } = playOut(scenario, seed);
      expect(spiQuad.recount(g, events)).toBeNull();
    }
  });

  test("A23.11: an elimination that was not told is found", () => {
    const isRussianLoss = (g: QuadPlay, event: QuadEvent) => {
      if (event.kind !== "eliminated") return false;
      const { seat, kind } = g.world.units[g.world.unitIndex.get(event.unit) ?? 0];
      return seat === 1 && kind === "infantry";
    };
    // Random games seldom kill: the first of a few that does.
    let seed = 1;
    let { g, events } = playOut("alma", seed);
    while (seed < 40 && !events.some((event) => isRussianLoss(g, event))) ({ g, events } = playOut("alma", ++seed));
    const untold = events.filter((event) => !isRussianLoss(g, event));
    expect(spiQuad.recount(g, untold)).toContain("the running total is");
  });
});
