import { asSeat, type Wording } from "@redoubt/engine";
import type { QuadEvent } from "./event.ts";
import { askedNow } from "./procedures/asked.ts";
import type { QuadColumns } from "./state.ts";
import { eventTold } from "./wording/events.ts";
import { answerText, promptText } from "./wording/prompts.ts";
import { refusalText } from "./wording/refusals.ts";
import { thingExplained } from "./wording/thing.ts";
import { words } from "./words.ts";
import type { World } from "./world.ts";

/** The sentences of the quad. */
export const wording: Wording<World, QuadColumns, QuadEvent> = {
  prompt: (g) => {
    const asked = askedNow(g);
    return asked === null ? "" : promptText(g, asked);
  },
  answer: (g, answer) => {
    const asked = askedNow(g);
    return asked === null ? words.verb(answer) : answerText(g, asked, answer);
  },
  event: eventTold,
  refusal: refusalText,
  thing: (g, seat, thing) => thingExplained(g, asSeat(seat), thing),
};
