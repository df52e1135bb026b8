import { isProblems } from "@redoubt/engine";
import { type SituationText, situation } from "@redoubt/testkit/situation";
import { spiQuad } from "../src/index.ts";
import { foot } from "./troops.ts";

/** "clear", or the rule that blocks the line. */
export function look(text: SituationText, from: string, to: string): string {
  const { game } = situation(spiQuad, { units: [foot("A1", "0101")], ...text });
  const answer = spiQuad.questions.sight(game.play(), from, to);
  if (isProblems(answer)) throw new Error(answer[0].what);
  return answer.clear ? "clear" : answer.rule;
}
