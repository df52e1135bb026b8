import { askingFrame, asSeat, type Refusal, type Seat, type Wording } from "@redoubt/engine";
import type { BayonetsEvent } from "../event.ts";
import type { BayonetsColumns, BayonetsPlay } from "../state.ts";
import type { World } from "../world.ts";
import { answerText } from "./answers.ts";
import { tellEvent } from "./events.ts";
import { promptOf } from "./prompts.ts";
import { refusalText } from "./refusals.ts";
import { explain } from "./things.ts";

/** The kind of question that a seat is asked now. */
function decisionOf(g: BayonetsPlay, seat: Seat): string {
  const step = askingFrame(g, seat)?.step;
  return step?.kind === "ask" ? step.decision : "";
}

/** The wording of Imperial Bayonets. */
export const wording: Wording<World, BayonetsColumns, BayonetsEvent> = {
  prompt: (g, seat) => promptOf(g, asSeat(seat)),
  answer: (g, code, seat) => answerText(g, code, decisionOf(g, asSeat(seat))),
  event: tellEvent,
  refusal: (world, refused: Refusal) => refusalText(world, refused),
  thing: (g, seat, thing) => explain(g, asSeat(seat), thing),
};
