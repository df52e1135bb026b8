import type { OptionSpec, Reading } from "@redoubt/engine";

/** A disputed reading as a choice at set-up. */
export interface OpenChoice {
  readonly name: string;
  /** What is chosen, where the title of the reading does not ask it. */
  readonly question?: string;
  readonly default: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** The battles to which it matters; without it, to all. */
  readonly battles?: readonly string[];
}

/** How one gap or contradiction of a rulebook is played, and why. */
export interface LedgerEntry<Id extends string = string, R extends string = string> {
  readonly id: Id;
  readonly title: string;
  readonly rules: readonly R[];
  readonly statement: string;
  readonly why: string;
  readonly option?: OpenChoice;
}

type OptionOf<T> = T extends { readonly option: infer O extends OpenChoice } ? O : never;

/** The options of a game: one choice for each open reading of the ledger. */
export type ChoicesOf<Ledger extends readonly LedgerEntry[]> = {
  readonly [O in OptionOf<Ledger[number]> as O["name"]]: O["choices"][number]["value"];
};

/** The readings of a ledger in order of number, as people read them. */
export function readingsOf(ledger: readonly LedgerEntry[]): readonly Reading[] {
  return ledger.map(({ id, title, rules, statement, why, option }) => ({
    id,
    rules,
    text: `${title}. ${statement} Reason: ${why}`,
    ...(option === undefined ? {} : { option: option.name }),
  }));
}

/** The open readings of a ledger as switches at set-up. */
export function optionsOf(ledger: readonly LedgerEntry[]): readonly OptionSpec[] {
  return ledger.flatMap(({ title, rules, option }) => {
    if (option === undefined) return [];
    const { name, question, default: standard, choices, battles } = option;
    const labels = choices.map(({ label }) => label);
    const values = choices.map(({ value }) => value);
    const only = battles === undefined ? {} : { battles };
    return [{ id: name, title: question ?? title, rules, choices: values, labels, standard, ...only }];
  });
}
