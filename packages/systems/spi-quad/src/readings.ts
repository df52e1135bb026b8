import type { OptionSpec, Reading } from "@redoubt/engine";
import { type ChoicesOf, type LedgerEntry, optionsOf, readingsOf } from "@redoubt/mechanics";
import { readings as ledger } from "./data/readings.ts";
import type { QuadRule } from "./rule-index.ts";

/** The number of a reading, such as "S-7". */
export type ReadingId = (typeof ledger)[number]["id"];

/** The options of a game: one choice for each disputed reading. */
export type QuadOptions = ChoicesOf<typeof ledger>;

const entries: readonly LedgerEntry<`S-${number}`, QuadRule>[] = ledger;

/** All readings in order of number. */
export const readings: readonly Reading[] = readingsOf(entries);

/** The disputed readings as switches at set-up. */
export const options: readonly OptionSpec[] = optionsOf(entries);
