import type { Wording } from "@redoubt/engine";
import type { SteppesEvent } from "./event.ts";
import type { SteppesColumns } from "./state.ts";
import { answerText } from "./wording/answers.ts";
import { toldOf } from "./wording/event.ts";
import { promptFor } from "./wording/prompts.ts";
import { refusalSentence } from "./wording/refusals.ts";
import { thingText } from "./wording/thing.ts";
import type { World } from "./world.ts";

/** The sentences of Bloody Steppes. */
export const wording: Wording<World, SteppesColumns, SteppesEvent> = {
  prompt: promptFor,
  answer: answerText,
  event: toldOf,
  refusal: (_, refused) => refusalSentence(refused),
  thing: thingText,
};
