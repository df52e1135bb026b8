import type { OptionSpec, Options, Reading, RuleEntry } from "@redoubt/engine";
import type { Chapter, ChartView } from "@redoubt/mechanics";

/** Everything that the book of rules shows of a system. */
export interface RulesBook {
  readonly system: string;
  readonly title: string;
  readonly edition: string;
  /** The battle on the table; null where the rules are read without a game. */
  readonly battle: { readonly id: string; readonly title: string } | null;
  readonly chapters: readonly Chapter[];
  readonly rules: readonly (RuleEntry & { readonly id: string })[];
  readonly readings: readonly Reading[];
  readonly charts: readonly ChartView[];
  readonly options: readonly OptionSpec[];
  readonly chosen: Options;
  readonly given: readonly { readonly rule: string; readonly fact: string }[];
  readonly reconstructed: readonly { readonly what: string; readonly basis: string }[];
}
