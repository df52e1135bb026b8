import { askingFrame, type Refusal, type Wording } from "@redoubt/engine";
import type { BayonetsEvent } from "../event.ts";
import type { BayonetsColumns, BayonetsPlay } from "../state.ts";
import type { World } from "../world.ts";
import { answerText } from "./answers.ts";
import { tellEvent } from "./events.ts";
import { promptOf } from "./prompts.ts";
import { refusalSentences } from "./refusals.ts";
import { explain } from "./things.ts";

/** The kind of question that is asked now, of whichever seat. */
function decisionNow(g: BayonetsPlay): string {
  for (const seat of [0, 1]) {
    const step = askingFrame(g, seat)?.step;
    if (step?.kind === "ask") return step.decision;
  }
  return "";
}

/** The wording of Imperial Bayonets. */
export const wording: Wording<World, BayonetsColumns, BayonetsEvent> = {
  prompt: promptOf,
  answer: (g, code) => answerText(g, code, decisionNow(g)),
  event: tellEvent,
  refusal: (_world, refused: Refusal) => refusalSentences[refused.code]?.(refused.params) ?? refused.code,
  thing: explain,
};
