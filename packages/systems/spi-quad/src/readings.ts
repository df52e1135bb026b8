import { type Reading, type ReadingOption, readings } from "./data/readings.ts";

/** The number of a reading, such as "S-7". */
export type ReadingId = keyof typeof readings;

type OptionOf<R> = R extends { readonly option: infer O extends ReadingOption } ? O : never;
type AnyOption = OptionOf<(typeof readings)[ReadingId]>;

/** The name of a set-up switch. */
export type OptionName = AnyOption["name"];

/** The switches of a game: one choice for each disputed reading. */
export type QuadOptions = { readonly [O in AnyOption as O["name"]]: O["choices"][number] };

/** A set-up switch with the reading it belongs to. */
export interface OptionSwitch extends ReadingOption {
  readonly name: OptionName;
  readonly reading: ReadingId;
  readonly default: string;
}

/** The reading of this number. */
export const readingOf = (id: ReadingId): Reading => readings[id];

/** All readings in the order of the ledger. */
export const readingIds = Object.keys(readings) as readonly ReadingId[]; // Object.keys widens the literal keys to string.

/** The set-up switches in the order of the ledger. */
export const optionSwitches: readonly OptionSwitch[] = readingIds.flatMap((id) => {
  const option = readingOf(id).option;
  if (option === undefined) return [];
  // Every option of the ledger is one of AnyOption; readingOf forgets which.
  return [{ ...option, name: option.name as OptionName, reading: id, default: option.choices[0] }];
});

/** Our own choice for every switch. */
export const defaultOptions = Object.fromEntries(optionSwitches.map((o) => [o.name, o.default])) as QuadOptions; // fromEntries forgets the names.
