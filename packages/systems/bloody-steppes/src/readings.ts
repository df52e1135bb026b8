import type { OptionSpec, Reading } from "@redoubt/engine";
import { readings as ledger } from "./data/readings.ts";
import type { SteppesRule } from "./rule-index.ts";

/** A disputed reading as a choice at set-up. */
interface OpenChoice {
  readonly name: string;
  readonly default: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** How one gap or contradiction of the book is played, and why. */
export interface LedgerEntry {
  readonly id: `K-${number}`;
  readonly title: string;
  readonly rules: readonly SteppesRule[];
  readonly statement: string;
  readonly why: string;
  readonly option?: OpenChoice;
}

type OptionOf<T> = T extends { readonly option: infer O } ? O : never;
type LedgerOption = OptionOf<(typeof ledger)[number]>;

/** The options of a game: one choice for each open reading. */
export type SteppesOptions = {
  readonly [O in LedgerOption as O["name"]]: O["choices"][number]["value"];
} & { readonly instructions: "usual" | "none" };

const entries: readonly LedgerEntry[] = ledger;

/** All readings in order of number. */
export const readings: readonly Reading[] = entries.map(({ id, title, rules, statement, why, option }) => ({
  id,
  rules,
  text: `${title}. ${statement} Reason: ${why}`,
  ...(option === undefined ? {} : { option: option.name }),
}));

/** With which standing instructions a battle begins: no reading, but chosen at set-up like one. */
const instructionsOption: OptionSpec = {
  id: "instructions",
  title:
    "Standing instructions at the start (usual: fire at a chance of 30 percent, squares always, all else is asked; none: everything is asked)",
  rules: ["VI.6"],
  choices: ["usual", "none"],
  standard: "usual",
};

/** The open readings as switches at set-up, and what else is chosen there. */
export const options: readonly OptionSpec[] = [
  ...entries.flatMap(({ title, rules, option }) =>
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
  ),
  instructionsOption,
];

/** Our own choice for every switch. */
export const defaultOptions = Object.fromEntries(options.map(({ id, standard }) => [id, standard])) as SteppesOptions; // fromEntries forgets the names
