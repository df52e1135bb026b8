import { answerList, listAnswers, sampleAnswer } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import { lotsFrom } from "./lots.ts";
import type { Player, PlayerSettings } from "./player.ts";

/** Somebody who gives any answer that is allowed, for tests and comparison. */
export function randomPlayer(system: AnyWargame, { seed }: PlayerSettings): Player {
  const lots = lotsFrom(seed);
  const list = answerList();
  return {
    answer(play, seat) {
      listAnswers(play, seat, list);
      return sampleAnswer(system, list, lots.word);
    },
    explain: () => "Every answer is drawn by lot among those the rules allow.",
    spent: () => 0,
  };
}
