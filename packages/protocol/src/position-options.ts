import type { OptionSpec, Options } from "@redoubt/engine";
import type { Position } from "@redoubt/mechanics";

/** The options of a position as a set-up has them; true and false stand for "on" and "off" where those are the choices. */
export function positionOptions(position: Position, specs: readonly OptionSpec[]): Options {
  const entries = Object.entries(position.options ?? {}).map(([id, choice]) => {
    const word = choice === true ? "on" : choice === false ? "off" : String(choice);
    const isKnown = specs.find((spec) => spec.id === id)?.choices.includes(word) ?? false;
    return [id, isKnown ? word : String(choice)];
  });
  return Object.fromEntries(entries);
}
