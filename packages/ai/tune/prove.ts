// Whether what is kept as a blunder is one: node packages/ai/tune/prove.ts GAMES [PART OF A NAME]
// Lets regulars play on from each of them to the end and prints what came of it where the claim held and where it did not, with two standard errors.
import { keptGames, playedOn } from "./blunder.ts";

const [games = "40", wanted = ""] = process.argv.slice(2);

interface Ends {
  readonly lead: number;
  readonly score: number;
}

function told(ends: readonly Ends[]): string {
  if (ends.length === 0) return "never";
  const mean = (of: (end: Ends) => number): number => ends.reduce((sum, end) => sum + of(end), 0) / ends.length;
  const lead = mean((end) => end.lead);
  const variance = ends.length < 2 ? 0 : mean((end) => (end.lead - lead) ** 2) / (ends.length - 1);
  return `${ends.length} games: ${lead.toFixed(1)} ± ${(2 * Math.sqrt(variance)).toFixed(1)} points, score ${(100 * mean((end) => end.score)).toFixed(0)} %`;
}

for (const game of keptGames())
  for (const blunder of game.blunders) {
    if (!blunder.name.includes(wanted)) continue;
    const ends = Array.from({ length: Number(games) }, (_, i) => playedOn(game, blunder, i + 1));
    console.log(`${game.system}/${game.scenario}  ${blunder.name}`);
    console.log(`  done: ${told(ends.filter((end) => end.isDone))}`);
    console.log(`  not done: ${told(ends.filter((end) => !end.isDone))}`);
  }
