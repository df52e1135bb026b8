import type { GameRecord } from "./game-record.ts";

/** A share of games with its 95% interval. */
export interface Share {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** What a match came to for the first contestant: a win counts 1, a draw ½. */
export interface Tally {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly score: Share;
  /** The same for the games in which it sat in each seat. */
  readonly bySeat: readonly Share[];
}

/** The score of a game for the first contestant. */
export function scoreOf({ winner, seat }: GameRecord): number {
  return winner === null ? 0.5 : winner === seat ? 1 : 0;
}

/** The mean of scores from 0 to 1 with its 95% interval by Wilson's formula, which stays honest near 0 and 1. */
export function shareOf(scores: readonly number[]): Share {
  const n = scores.length;
  if (n === 0) return { mean: 0, low: 0, high: 1 };
  return shareAt(scores.reduce((sum, score) => sum + score, 0) / n, n);
}

/** The same for a mean of `n` scores. */
export function shareAt(mean: number, n: number): Share {
  const z = 1.96;
  const centre = (mean + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((mean * (1 - mean)) / n + (z * z) / (4 * n * n));
  return { mean, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

// Fewer pairs than this say too little about how much pairs differ.
const fewestPairs = 10;

/** The means of a value over the two games of each pair that have the same dice; a game without its other is left out. */
export function pairMeans(games: readonly GameRecord[], worth: (game: GameRecord) => number): readonly number[] {
  const byPair = new Map<number, number[]>();
  for (const game of games) byPair.set(game.game >> 1, [...(byPair.get(game.game >> 1) ?? []), worth(game)]);
  return [...byPair.values()].filter(({ length }) => length === 2).map(([one, other]) => (one + other) / 2);
}

/**
 * The share of games that come in pairs, sides swapped and with the same dice. In a match, what a good seat or lucky dice give to one
 * game of a pair they take from the other, so that pairs differ less than games do; what a seat scores between equals differs more, since
 * the same dice favour it twice. The interval is that of as many independent games as leave the same doubt.
 */
export function pairedShare(games: readonly GameRecord[], scoreIn = scoreOf): Share {
  const pairs = pairMeans(games, scoreIn);
  const plain = shareOf(games.map(scoreIn));
  if (pairs.length < fewestPairs) return plain;
  const mean = pairs.reduce((sum, score) => sum + score, 0) / pairs.length;
  const variance = pairs.reduce((sum, score) => sum + (score - mean) ** 2, 0) / (pairs.length - 1);
  // Where no pair differs from the next there is nothing to go by.
  if (variance === 0) return plain;
  return shareAt(plain.mean, (plain.mean * (1 - plain.mean) * pairs.length) / variance);
}

/** Sums a match up. */
export function tallyOf(games: readonly GameRecord[], seats: number): Tally {
  const scores = games.map(scoreOf);
  const count = (wanted: number) => scores.filter((score) => score === wanted).length;
  return {
    games: games.length,
    wins: count(1),
    draws: count(0.5),
    losses: count(0),
    score: pairedShare(games),
    bySeat: Array.from({ length: seats }, (_, seat) =>
      shareOf(games.filter((game) => game.seat === seat).map(scoreOf)),
    ),
  };
}

/** "62.5% (55.6–68.9)". */
export function shareText({ mean, low, high }: Share): string {
  const percent = (part: number) => (100 * part).toFixed(1);
  return `${percent(mean)}% (${percent(low)}–${percent(high)})`;
}

/** How quickly a contestant answered over a whole match. */
export interface Pace {
  readonly decisions: number;
  readonly within150: number;
  readonly slowest: number;
  readonly slowestTurn: number;
  readonly secondsPerGame: number;
}

/** The pace of the first (0) or second (1) contestant. */
export function paceOf(games: readonly GameRecord[], contestant: 0 | 1): Pace {
  const hastes = games.map(({ haste }) => haste[contestant]);
  const sum = (of: (haste: (typeof hastes)[number]) => number) => hastes.reduce((total, haste) => total + of(haste), 0);
  const decisions = sum((haste) => haste.decisions);
  return {
    decisions,
    within150: decisions === 0 ? 1 : 1 - sum((haste) => haste.slow) / decisions,
    slowest: Math.max(0, ...hastes.map((haste) => haste.slowest)),
    slowestTurn: Math.max(0, ...hastes.map((haste) => haste.slowestTurn)),
    secondsPerGame: games.length === 0 ? 0 : sum((haste) => haste.total) / games.length / 1000,
  };
}
