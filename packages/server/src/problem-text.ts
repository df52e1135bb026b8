import type { Problem } from "@redoubt/engine";

/** Everything that is wrong with something that was sent, in one line. */
export const problemText = (problems: readonly Problem[]): string =>
  problems.map(({ where, what }) => `${where}: ${what}`).join("; ");
