import type { GameRecord } from "../../src/match/game-record.ts";
import type { MatchFile } from "../../src/match/match-file.ts";

const haste = { decisions: 100, slow: 1, slowest: 200, slowestTurn: 900, total: 3000 };

/** A game as a match keeps it; only what a test is about differs from the next. */
export function record(game: number, winner: number | null, more: Partial<GameRecord> = {}): GameRecord {
  const level = winner === null ? "draw" : "victory";
  const plain = { turns: 12, decisions: 200, losses: [10, 20], lead: null, haste: [haste, haste] as const };
  return { game, seat: game % 2, winner, level, reason: "points", ...plain, ...more };
}

/** A match of two players at Alma with games won by these seats, sides swapped after each. */
export function matchOf(first: string, second: string, winners: readonly (number | null)[]): MatchFile {
  const contestant = (name: string) => ({ name, temperament: "steady" });
  return {
    format: "redoubt-match/1",
    version: "1",
    spec: { system: "spi-quad", scenario: "alma", contestants: [contestant(first), contestant(second)], seed: 1 },
    games: winners.map((winner, game) => record(game, winner)),
  } as MatchFile; // Tests name players that exist.
}
