/** A game in which every number of both seats was changed at once, by chance: what it was worth to seat 0, and which way each number went. */
export interface ShakenGame {
  readonly worth: number;
  /** By seat and number: 1 where it was made larger, -1 where smaller. */
  readonly signs: readonly (readonly number[])[];
}

/** What making a number larger, and not smaller, was worth to its seat, and how many of its standard errors that is. */
export interface Effect {
  readonly gain: number;
  readonly sureness: number;
}

// Up and down by this factor; small numbers by this much.
const factor = 1.7;
const least = 20;

/** A number made larger or smaller by some of the usual step: 1 for a whole step up, -0.5 for half a step down. */
export function shaken(value: number, steps: number): number {
  const byFactor = value * factor ** steps;
  const byLeast = value + steps * least;
  return Math.round(Math.abs(byFactor - value) > Math.abs(byLeast - value) ? byFactor : byLeast);
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

// The square of the standard error of a mean.
function doubtOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (values.length - 1) / values.length;
}

/** What each number of a seat is worth, by all games at once: the others went both ways in either half. */
export function effectsOf(games: readonly ShakenGame[], seat: number): readonly Effect[] {
  return (games[0]?.signs[seat] ?? []).map((_, number) => {
    const worthWhere = (sign: number): number[] =>
      games.filter(({ signs }) => signs[seat][number] === sign).map(({ worth }) => (seat === 0 ? worth : -worth));
    const [larger, smaller] = [worthWhere(1), worthWhere(-1)];
    const gain = meanOf(larger) - meanOf(smaller);
    return { gain, sureness: gain / Math.sqrt(doubtOf(larger) + doubtOf(smaller)) };
  });
}

// What is nearer to nothing than half a standard error stays; nothing goes farther than a little over a step.
const trifle = 0.5;
const farthest = 1.2;

/** A number moved the way that was worth more, the farther the surer that is. */
export function movedBy(value: number, { sureness }: Effect): number {
  const steps = Math.min(farthest, Math.max(0, Math.abs(sureness) - trifle) / 2);
  return shaken(value, Math.sign(sureness) * steps);
}
