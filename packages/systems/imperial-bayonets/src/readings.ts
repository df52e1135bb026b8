import type { OptionSpec, Reading } from "@redoubt/engine";
import { type ChoicesOf, type LedgerEntry, optionsOf, readingsOf } from "@redoubt/mechanics";
import { readings as ledger } from "./data/readings.ts";
import type { BayonetsRule } from "./rule-index.ts";

/** The number of a reading; a wrong one does not compile. */
export type ReadingId = (typeof ledger)[number]["id"];

/** The choices of a game among the open readings. */
export type ReadingChoices = ChoicesOf<typeof ledger>;

const entries: readonly LedgerEntry<`I-${number}`, BayonetsRule>[] = ledger;

/** All readings in order of number. */
export const readings: readonly Reading[] = readingsOf(entries);

/** The open readings as switches at set-up. */
export const readingOptions: readonly OptionSpec[] = optionsOf(entries);
