import type { Standing } from "./hands.ts";

type Choices = Standing["choices"];

/** Draws answers by a seed; none that a system calls rare while there are others. */
export interface Drawing {
  /** Any answer. */
  readonly any: (choices: Choices) => string;
  /** One that names something on the map, where there is one. */
  readonly act: (choices: Choices) => string;
  /** One that names nothing: it ends a phase, a list or a move, where there is one. */
  readonly end: (choices: Choices) => string;
}

/** Drawing for a system with these rare verbs. */
export function drawing(rareVerbs: readonly string[], roll: (below: number) => number): Drawing {
  const any = (choices: Choices): string => {
    const common = choices.filter(({ text }) => !rareVerbs.includes(text.split(" ")[0]));
    const from = common.length > 0 ? common : choices;
    return from[roll(from.length)].text;
  };
  const among = (choices: Choices, wanted: Choices): string => any(wanted.length > 0 ? wanted : choices);
  const isCommon = ({ text }: Choices[number]): boolean => !rareVerbs.includes(text.split(" ")[0]);
  return {
    any,
    act: (choices) =>
      among(
        choices,
        choices.filter(({ args }) => args.length > 0),
      ),
    end: (choices) =>
      among(
        choices,
        choices.filter((choice) => choice.args.length === 0 && isCommon(choice)),
      ),
  };
}
