/** What is wrong with a text that should name a hex, hexside or direction: the text, and why it names none. */
export type GridProblem = { readonly where: string; readonly what: string };

/** A text that could not be read, in the shape of every list of problems. */
export type Unread = readonly [GridProblem];

/** A value read from text, or what is wrong with the text. */
export type Parsed<T extends number> = T | Unread;

/** A text that could not be read. */
export function unread(where: string, what: string): Unread {
  return [{ where, what }];
}

/** Whether a text could not be read. */
export function isUnread<T extends number>(parsed: Parsed<T>): parsed is Unread {
  return typeof parsed !== "number";
}
