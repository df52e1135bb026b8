import type { OptionSpec, Reading } from "@redoubt/engine";
import { readings as ledger } from "./data/readings.ts";
import type { QuadRule } from "./rule-index.ts";

/** A disputed reading as a choice at set-up. */
interface OpenChoice {
  readonly name: string;
  readonly question: string;
  readonly default: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** How a case that is misprinted, silent or at odds with another is played; `open` says what may be read otherwise. */
export interface LedgerEntry {
  readonly id: `S-${number}`;
  readonly title: string;
  readonly rules: readonly QuadRule[];
  readonly statement: string;
  readonly open?: string;
  readonly option?: OpenChoice;
}

/** The number of a reading, such as "S-7". */
export type ReadingId = (typeof ledger)[number]["id"];

type OptionOf<T> = T extends { readonly option: infer O } ? O : never;
type LedgerOption = OptionOf<(typeof ledger)[number]>;

/** The options of a game: one choice for each disputed reading. */
export type QuadOptions = {
  readonly [O in LedgerOption as O["name"]]: O["choices"][number]["value"];
};

const entries: readonly LedgerEntry[] = ledger;

/** All readings in order of number. */
export const readings: readonly Reading[] = entries.map(({ id, title, rules, statement, open, option }) => ({
  id,
  rules,
  text: `${title}. ${statement}${open === undefined ? "" : ` Open: ${open}`}`,
  ...(option === undefined ? {} : { option: option.name }),
}));

/** The disputed readings as switches at set-up. */
export const options: readonly OptionSpec[] = entries.flatMap(({ rules, option }) => {
  if (option === undefined) return [];
  const { name, question, default: standard, choices } = option;
  const labels = choices.map(({ value, label }) => `${value}: ${label}`).join("; ");
  return [{ id: name, title: `${question} (${labels})`, rules, choices: choices.map(({ value }) => value), standard }];
});
