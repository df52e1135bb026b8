import { readings as ledger } from "./data/readings.ts";
import type { RetributionRule } from "./rule-index.ts";

/** What an option may be set to. */
export type OptionValue = string | number | boolean;

/** A disputed reading as a choice at set-up. */
export interface ReadingOption {
  readonly name: string;
  readonly default: OptionValue;
  readonly choices: readonly { readonly value: OptionValue; readonly label: string }[];
}

/** How one gap or contradiction of the book is played, and why. */
export interface Reading {
  readonly id: `B-${number}`;
  readonly title: string;
  readonly rules: readonly RetributionRule[];
  readonly statement: string;
  readonly why: string;
  readonly option?: ReadingOption;
}

/** All readings by number. */
export const readings: readonly Reading[] = ledger;

type OptionOf<T> = T extends { readonly option: infer O } ? O : never;
type LedgerOption = OptionOf<(typeof ledger)[number]>;

/** The options of a game: one value for each open reading. */
export type RetributionOptions = {
  readonly [O in LedgerOption as O["name"]]: O["choices"][number]["value"];
};

/** The readings that are options at set-up. */
export const openReadings: readonly (Reading & { readonly option: ReadingOption })[] = readings.filter(
  (reading): reading is Reading & { readonly option: ReadingOption } => reading.option !== undefined,
);

/** The options as this project recommends them. */
export const defaultOptions: RetributionOptions = {
  crtFloor: -2,
  redoubtReduction: 2,
  bridgedWater: "counts",
  passThroughFriends: false,
  roadCancelsSteep: true,
  gunsUnderEnemy: "silent",
  flankChain: "one",
};
