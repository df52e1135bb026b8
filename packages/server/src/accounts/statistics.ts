import type { AccountStatistics } from "@redoubt/protocol";
import type { GatheredSeat } from "../storage/accounts.ts";
import type { StoredGame } from "../storage/contract.ts";

/** What an account has played, by system; a game that it holds both seats of counts for neither. */
export function statisticsOf(
  games: readonly StoredGame[],
  gathered: readonly GatheredSeat[],
): readonly AccountStatistics[] {
  const bySystem = new Map<string, { going: number; won: number; lost: number; drawn: number }>();
  for (const game of games) {
    const seats = gathered.filter((one) => one.game === game.id);
    if (seats.length !== 1) continue;
    const counts = bySystem.get(game.system) ?? { going: 0, won: 0, lost: 0, drawn: 0 };
    bySystem.set(game.system, counts);
    if (game.verdict === null) counts.going++;
    else if (game.winner === null) counts.drawn++;
    else if (game.winner === seats[0].seat) counts.won++;
    else counts.lost++;
  }
  return [...bySystem].map(([system, counts]) => ({ system, ...counts }));
}
