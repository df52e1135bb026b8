import type { GameRecord } from "./game-record.ts";
import { pairedShare, pairMeans, type Share, shareOf } from "./tally.ts";

/** How evenly a battle is matched when equals play it. */
export interface Balance {
  readonly games: number;
  /** What each seat scores: a win counts 1, a draw ½. */
  readonly score: readonly Share[];
  readonly wins: readonly number[];
  readonly draws: number;
  /** How many of all games somebody won. */
  readonly decisive: Share;
  /** By how many points seat 0 led at the end, on average; null where no game has it. */
  readonly margin: Mean | null;
  /** How often each level of victory came. */
  readonly levels: Readonly<Record<string, number>>;
  /** How many games ended on each turn. */
  readonly lengths: Readonly<Record<string, number>>;
  /** Units lost on average by each seat. */
  readonly losses: readonly number[];
  /** Questions that each seat answered in a turn, on average. */
  readonly questions: readonly number[];
  /** What seat 0 scores when it was ahead, and when it was behind, as the second turn began. */
  readonly ahead: Share;
  readonly behind: Share;
  readonly aheadGames: number;
}

/** A mean with its 95% interval. */
export interface Mean {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

// By pairs where there are any: two games with the same dice say less than two games.
function marginOf(games: readonly GameRecord[]): Mean | null {
  const known = games.filter(({ margin }) => margin !== undefined);
  const pairs = pairMeans(known, ({ margin = 0 }) => margin);
  const values = pairs.length < 2 ? known.map(({ margin = 0 }) => margin) : pairs;
  const n = values.length;
  if (n < 2) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1);
  const half = 1.96 * Math.sqrt(variance / n);
  return { mean, low: mean - half, high: mean + half };
}

/** "+3.1 (-0.4 to +6.6)". */
export function meanText({ mean, low, high }: Mean): string {
  const signed = (value: number) => (value > 0 ? "+" : "") + value.toFixed(1);
  return `${signed(mean)} (${signed(low)} to ${signed(high)})`;
}

const scoreOfSeat = ({ winner }: GameRecord, seat: number): number => (winner === null ? 0.5 : winner === seat ? 1 : 0);

function counts(keys: readonly string[]): Readonly<Record<string, number>> {
  const found = new Map<string, number>();
  for (const key of keys) found.set(key, (found.get(key) ?? 0) + 1);
  return Object.fromEntries([...found].sort(([a], [b]) => a.localeCompare(b, "en", { numeric: true })));
}

/** How many questions a seat answered in a turn. The first contestant sits where the game says, the second opposite. */
function questionsOf(games: readonly GameRecord[], seat: number): number {
  const asked = games.reduce((sum, game) => sum + game.haste[game.seat === seat ? 0 : 1].decisions, 0);
  return (
    asked /
    Math.max(
      1,
      games.reduce((sum, { turns }) => sum + turns, 0),
    )
  );
}

/** Sums up games between equals. */
export function balanceOf(games: readonly GameRecord[], seats: readonly string[]): Balance {
  const ahead = games.filter(({ lead }) => lead !== null && lead > 0);
  const behind = games.filter(({ lead }) => lead !== null && lead <= 0);
  const first = (records: readonly GameRecord[]): Share => shareOf(records.map((record) => scoreOfSeat(record, 0)));
  const level = ({ winner, level: name }: GameRecord): string => (winner === null ? name : `${seats[winner]}: ${name}`);
  return {
    games: games.length,
    score: seats.map((_, seat) => pairedShare(games, (game) => scoreOfSeat(game, seat))),
    wins: seats.map((_, seat) => games.filter(({ winner }) => winner === seat).length),
    draws: games.filter(({ winner }) => winner === null).length,
    decisive: pairedShare(games, ({ winner }) => (winner === null ? 0 : 1)),
    margin: marginOf(games),
    levels: counts(games.map(level)),
    lengths: counts(games.map(({ turns }) => String(turns))),
    losses: seats.map(
      (_, seat) => games.reduce((sum, { losses }) => sum + losses[seat], 0) / Math.max(1, games.length),
    ),
    questions: seats.map((_, seat) => questionsOf(games, seat)),
    ahead: first(ahead),
    behind: first(behind),
    aheadGames: ahead.length,
  };
}
