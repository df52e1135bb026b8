import { type Call, call, offer, type Written } from "@redoubt/engine";
import { instructing } from "./procedures/instructing.ts";
import type { SteppesRule } from "./rule-index.ts";
import type { SteppesPlay } from "./state.ts";
import { say } from "./words.ts";

type Asking<L, F> = Extract<Written<SteppesPlay, SteppesRule, L, F>, { readonly asks: unknown }>["asks"];

/** A question beside which its owner may change his standing instructions: it is asked again when he has done so. */
export function instructed<S extends string, L, F>(step: S, asks: Asking<L, F>): Asking<L, F | Call<S, null>> {
  const { seat, list, why, take } = asks;
  return {
    ...asks,
    list: (g, locals, out) => {
      list(g, locals, out);
      offer(out, say.instructions());
    },
    ...(why === undefined
      ? {}
      : { why: (g, locals, answer) => (answer === say.instructions() ? null : why(g, locals, answer)) }),
    take: (g, locals, answer) =>
      answer === say.instructions() ? call(instructing, { seat: seat(g, locals) }, step) : take(g, locals, answer),
  };
}
