import {
  answerList,
  askingStep,
  isProblems,
  listAnswers,
  run,
  sampleAnswer,
  seatsToAnswer,
  secretOfSeed,
  seededChance,
  startPlay,
  takeAnswer,
  uniform,
  wordStream,
} from "@redoubt/engine";
import { expect, test } from "vitest";
import { bloodySteppes } from "../src/index.ts";
import { say } from "../src/words.ts";

// The choices of a game are drawn far away from its dice.
const choiceStream = 4_000_000_001;

/** Whoever has written all he can still seals his sheet himself: it is secret, and what is sealed cannot be taken back (II.4, K-139). */
const sealed = ["order-sheet", "station-sheet"];

/** The questions of a random game, and those with a single answer beside the standing instructions, by their kind. */
function playOut(scenario: string, options: Readonly<Record<string, string>>, seed: number, most: number) {
  const secret = secretOfSeed(seed);
  const choose = wordStream(secret, choiceStream);
  const dice = seededChance(secret);
  const play = startPlay(bloodySteppes, { scenario, options });
  if (isProblems(play)) throw new Error(play[0].what);
  const list = answerList();
  const single = new Set<string>();
  let asked = 0;
  while (asked < most && run(play, dice) === "ask") {
    const seats = seatsToAnswer(play);
    const seat = seats[uniform(choose, seats.length)];
    listAnswers(play, seat, list);
    const answers = [...list.codes.subarray(0, list.count)].filter((code) => code !== say.instructions());
    const { decision } = askingStep(play, seat);
    if (answers.length < 2 && !sealed.includes(decision)) single.add(decision);
    takeAnswer(play, seat, sampleAnswer(bloodySteppes, list, choose));
    asked++;
  }
  return { asked, single: [...single] };
}

test.each([
  ["scarlett", {}, 5, 2000],
  ["great-redoubt", {}, 5, 2000],
  ["great-redoubt", { optionalActivation: "true" }, 3, 2000],
  ["great-redoubt", { instructions: "none" }, 3, 2000],
  ["balaclava", {}, 1, 1000],
  ["alma", {}, 1, 1000],
  ["inkerman", {}, 1, 1000],
] as const)("II.7: nobody is asked where there is one answer only: %s %o", (scenario, options, games, most) => {
  for (let seed = 1; seed <= games; seed++) {
    const { asked, single } = playOut(scenario, options, seed, most);
    expect([seed, single]).toEqual([seed, []]);
    expect(asked).toBeGreaterThan(50);
  }
});
