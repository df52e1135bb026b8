import { fullOptions, type OptionSpec, type Options, type Setup } from "@redoubt/engine";
import type { Result } from "../result.ts";

// A position may write true and false; a switch may call them as it likes.
const yes = ["on", "yes", "true"];
const no = ["off", "no", "false"];

function choiceOf(spec: OptionSpec | undefined, written: string | number | boolean): string {
  const text = String(written);
  if (spec === undefined || spec.choices.includes(text)) return text;
  const same = yes.includes(text) ? yes : no.includes(text) ? no : [];
  return spec.choices.find((choice) => same.includes(choice)) ?? text;
}

/** The options of a game: those of the set-up before those of its position, every other one as is standard. */
export function chosenOptions(specs: readonly OptionSpec[], { options, position }: Setup): Result<Options> {
  // The shape of a position is checked where it is read from a file.
  const written = (position as { readonly options?: Readonly<Record<string, string | number | boolean>> } | undefined)
    ?.options;
  const chosen = Object.entries({ ...written, ...options }).map(([id, choice]) => {
    const spec = specs.find((known) => known.id === id);
    return [id, choiceOf(spec, choice)] as const;
  });
  return fullOptions(specs, Object.fromEntries(chosen));
}
