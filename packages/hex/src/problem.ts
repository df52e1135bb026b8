/** Why a text does not name a hex, hexside or direction of a grid. */
export type GridProblem = {
  readonly code: "malformed" | "off-map" | "not-adjacent" | "unknown-direction";
  readonly text: string;
  readonly message: string;
};

/** A value read from text, or what is wrong with the text. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: GridProblem };

/** A value that was read. */
export function parsed<T>(value: T): Parsed<T> {
  return { ok: true, value };
}

/** A text that could not be read. */
export function unreadable<T>(code: GridProblem["code"], text: string, message: string): Parsed<T> {
  return { ok: false, problem: { code, text, message } };
}
