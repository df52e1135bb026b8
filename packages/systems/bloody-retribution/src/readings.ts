import type { OptionSpec, Reading } from "@redoubt/engine";
import { type ChoicesOf, type LedgerEntry, optionsOf, readingsOf } from "@redoubt/mechanics";
import { readings as ledger } from "./data/readings.ts";
import type { RetributionRule } from "./rule-index.ts";

/** The options of a game: one choice for each open reading. */
export type RetributionOptions = ChoicesOf<typeof ledger>;

const entries: readonly LedgerEntry<`B-${number}`, RetributionRule>[] = ledger;

/** All readings in order of number. */
export const readings: readonly Reading[] = readingsOf(entries);

/** The open readings as switches at set-up. */
export const options: readonly OptionSpec[] = optionsOf(entries);
