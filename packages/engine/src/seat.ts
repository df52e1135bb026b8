/** A place in a system's list of seats. */
export type Seat = number & { readonly __seat: true };

/** Names a number read from a typed array as the seat it is; does not check. */
export function asSeat(index: number): Seat {
  return index as Seat; // typed arrays lose the brand
}
