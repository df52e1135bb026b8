import { asSeat, type Wording } from "@redoubt/engine";
import type { RetributionEvent } from "./event.ts";
import type { RetributionColumns } from "./state.ts";
import { answerText } from "./wording/answers.ts";
import { eventTold } from "./wording/events.ts";
import { prompt } from "./wording/prompts.ts";
import { refusalSentence } from "./wording/refusals.ts";
import { thingExplained } from "./wording/thing.ts";
import type { World } from "./world.ts";

/** The wording of Bloody Retribution. */
export const wording: Wording<World, RetributionColumns, RetributionEvent> = {
  prompt: (g, seat) => prompt(g, asSeat(seat)),
  answer: answerText,
  event: eventTold,
  refusal: (world, refused) => refusalSentence(refused, world),
  thing: (g, seat, thing) => thingExplained(g, asSeat(seat), thing),
};
