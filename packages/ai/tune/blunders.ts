// Asks a player at the blunders that are kept in packages/ai/blunders: node packages/ai/tune/blunders.ts [PLAYER] [SEEDS] [PART OF A NAME]
// Prints a line for each: how often it did what must be done, the processor time of an asking, and what was wrong.
import type { PlayerName } from "../src/index.ts";
import { answered, keptGames } from "./blunder.ts";

const [player = "veteran", seeds = "4", wanted = ""] = process.argv.slice(2);
let [passed, count] = [0, 0];
for (const game of keptGames())
  for (const blunder of game.blunders) {
    if (!blunder.name.includes(wanted)) continue;
    const wrong: string[] = [];
    const begun = process.cpuUsage();
    for (let seed = 1; seed <= Number(seeds); seed++) {
      const why = answered(game, blunder, player as PlayerName, seed);
      if (why !== null) wrong.push(why);
    }
    const { user } = process.cpuUsage(begun);
    const good = Number(seeds) - wrong.length;
    count++;
    if (wrong.length === 0) passed++;
    const took = (user / 1e6 / Number(seeds)).toFixed(1);
    const whys = [...new Set(wrong)].join(", ");
    console.log(`${good}/${seeds} ${took} s  ${game.system}/${game.scenario}  ${blunder.name}${whys && `: ${whys}`}`);
  }
console.log(`${player} passes ${passed} of ${count} with every seed`);
