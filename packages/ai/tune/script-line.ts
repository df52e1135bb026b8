/** What a script came to in one seat, game by game: a letter for each (w, d or l), and by how many points it led at the end. */
export interface ScriptLine {
  readonly results: string;
  readonly leads: readonly number[];
}

/** A line of which nothing has been played. */
export const blankLine: ScriptLine = { results: "", leads: [] };

/** A share of the points with its 95% interval by Wilson's formula. */
export interface Share {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** What a line scores: a win counts 1, a draw ½. */
export function shareOf({ results }: ScriptLine): Share {
  const n = results.length;
  if (n === 0) return { mean: 0, low: 0, high: 1 };
  const points: Readonly<Record<string, number>> = { w: 1, d: 0.5, l: 0 };
  const mean = [...results].reduce((sum, letter) => sum + points[letter], 0) / n;
  const z = 1.96;
  const centre = (mean + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((mean * (1 - mean)) / n + (z * z) / (4 * n * n));
  return { mean, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

// A battle is even where a seat scores this between equals.
const even = [0.45, 0.55] as const;

/** What no script may score above in a seat whose share between equals is this: 40 % where it is even, elsewhere ten points less than it. */
export const boundFor = (share: number): number => (share >= even[0] && share <= even[1] ? 0.4 : share - 0.1);

// Fewer games than this say nothing, and so many are a whole match.
const fewest = 8;
const match = 200;

/**
 * How a line stands to its bound: it holds or fails where the whole interval lies on one side, or by its share once a whole match has been
 * played, and is open else.
 */
export function standOf(line: ScriptLine, bound: number): "holds" | "fails" | "open" {
  if (line.results.length < fewest) return "open";
  const { mean, low, high } = shareOf(line);
  if (line.results.length >= match) return mean <= bound ? "holds" : "fails";
  if (high <= bound) return "holds";
  return low > bound ? "fails" : "open";
}

/** What plans of the newest mind are called by: they are met for comparison, and no bound is set for them. */
export const compared = "plan of now";
