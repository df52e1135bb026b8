import type { OptionSpec, Reading } from "@redoubt/engine";
import { type ChoicesOf, type LedgerEntry, optionsOf, readingsOf } from "@redoubt/mechanics";
import { readings as ledger } from "./data/readings.ts";
import type { SteppesRule } from "./rule-index.ts";

/** The options of a game: one choice for each open reading. */
export type SteppesOptions = ChoicesOf<typeof ledger> & { readonly instructions: "usual" | "none" };

const entries: readonly LedgerEntry<`K-${number}`, SteppesRule>[] = ledger;

/** All readings in order of number. */
export const readings: readonly Reading[] = readingsOf(entries);

/** With which standing instructions a battle begins: no reading, but chosen at set-up like one. */
const instructionsOption: OptionSpec = {
  id: "instructions",
  title: "Which standing instructions are there at the start?",
  rules: ["VI.6"],
  choices: ["usual", "none"],
  labels: ["Fire at a chance of 30 percent, squares always; all else is asked", "None: everything is asked"],
  standard: "usual",
};

/** The open readings as switches at set-up, and what else is chosen there. */
export const options: readonly OptionSpec[] = [...optionsOf(entries), instructionsOption];

/** Our own choice for every switch. */
export const defaultOptions = Object.fromEntries(options.map(({ id, standard }) => [id, standard])) as SteppesOptions; // fromEntries forgets the names
