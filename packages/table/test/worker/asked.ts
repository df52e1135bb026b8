import type { Decision } from "@redoubt/engine";
import type { RefereeCalls } from "../../src/worker/messages.ts";

/** The decisions that are asked now. */
export function asked(referee: RefereeCalls): readonly Decision[] {
  const { pending } = referee.pending(null);
  return pending.kind === "decide" ? pending.decisions : [];
}

/** Gives the answer of a seat to whatever it is asked now. */
export function answer(referee: RefereeCalls, seat: number, text: string): ReturnType<RefereeCalls["apply"]> {
  const decision = asked(referee).find((one) => one.seat === seat)?.id ?? -1;
  return referee.apply({ seat, decision, answer: text });
}
