import type { OptionSpec, Reading } from "@redoubt/engine";
import { readings as ledger } from "./data/readings.ts";
import type { BayonetsRule } from "./rule-index.ts";

/** A disputed reading as a choice at set-up. */
interface OpenChoice {
  readonly name: string;
  readonly default: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** How one gap or contradiction of the book is played, and why. */
export interface LedgerEntry {
  readonly id: `I-${number}`;
  readonly title: string;
  readonly rules: readonly BayonetsRule[];
  readonly statement: string;
  readonly why: string;
  readonly option?: OpenChoice;
}

/** The number of a reading; a wrong one does not compile. */
export type ReadingId = (typeof ledger)[number]["id"];

type OptionOf<T> = T extends { readonly option: infer O } ? O : never;
type LedgerOption = OptionOf<(typeof ledger)[number]>;

/** The choices of a game among the open readings. */
export type ReadingChoices = {
  readonly [O in LedgerOption as O["name"]]: O["choices"][number]["value"];
};

const entries: readonly LedgerEntry[] = ledger;

/** All readings in order of number. */
export const readings: readonly Reading[] = entries.map(({ id, title, rules, statement, why, option }) => ({
  id,
  rules,
  text: `${title}. ${statement} Reason: ${why}`,
  ...(option === undefined ? {} : { option: option.name }),
}));

/** The open readings as switches at set-up. */
export const readingOptions: readonly OptionSpec[] = entries.flatMap(({ title, rules, option }) =>
  option === undefined
    ? []
    : [
        {
          id: option.name,
          title: `${title} (${option.choices.map(({ value, label }) => `${value}: ${label}`).join("; ")})`,
          rules,
          choices: option.choices.map(({ value }) => value),
          standard: option.default,
        },
      ],
);
