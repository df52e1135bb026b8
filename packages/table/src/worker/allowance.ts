/** For how long somebody may still think in a turn. */
export interface Allowance {
  /** What is left of it in this turn, in milliseconds; a new turn begins with all of it. */
  readonly left: (turn: number) => number;
  /** Notes that so many milliseconds went. */
  readonly spend: (took: number) => void;
}

/** So many milliseconds for each turn; what one turn leaves is not carried over to the next. */
export function allowance(each: number): Allowance {
  let [turn, rest] = [-1, each];
  return {
    left(now) {
      if (now !== turn) [turn, rest] = [now, each];
      return rest;
    },
    spend(took) {
      rest = Math.max(rest - took, 0);
    },
  };
}
