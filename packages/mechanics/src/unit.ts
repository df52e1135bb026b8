/** A unit of a game: its place in the list of units, which is also its place in every column kept by unit. */
export type Unit = number & { readonly __unit: true };

/** Names a number read from a typed array as the unit it is; does not check. */
export function asUnit(index: number): Unit {
  return index as Unit; // typed arrays lose the brand
}
