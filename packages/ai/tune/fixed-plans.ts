// Compares the plans of a mind by fixing one for a whole game: node packages/ai/tune/fixed-plans.ts SYSTEM/SCENARIO SEAT GAMES
// The other seat follows its usual plan; both play by look without slips. Prints what each plan scores, seed by seed the same.
import { secretOfSeed, seededChance } from "@redoubt/engine";
import type { AnyWargame, Plan } from "@redoubt/mechanics";
import { wargames } from "@redoubt/registry";
import { commander } from "../src/commander.ts";
import { contest, levels } from "../src/index.ts";

const [battle = "", seatText = "0", gamesText = "10"] = process.argv.slice(2);
const [id, scenario] = battle.split("/");
const system: AnyWargame | undefined = wargames.find((known) => known.id === id);
if (system?.mind === undefined) throw new Error(`no system "${id}" with a mind`);
const { mind } = system;
const seat = Number(seatText);
const games = Number(gamesText);
const level = { ...levels.recruit, slips: 0 };

function scoreOf(plan: Plan | null): number {
  let score = 0;
  for (let game = 0; game < games; game++) {
    const players = [0, 1].map((side) => {
      const own = side === seat && plan !== null ? { ...mind, plans: () => [plan] } : mind;
      return commander(system as AnyWargame, own, level, { seed: 2 * game + side });
    });
    const dice = seededChance(secretOfSeed(50 + game));
    const { verdict } = contest(system as AnyWargame, { scenario, options: {} }, players, dice);
    score += verdict.winner === null ? 0.5 : verdict.winner === seat ? 1 : 0;
  }
  return score / games;
}

console.log(`usual plan: ${scoreOf(null).toFixed(2)}`);
// The genes of the whole side in all combinations; groups do as the side does.
const plans = mind.geneSizes
  .slice(0, 3)
  .reduce<number[][]>(
    (made, size) => made.flatMap((genes) => Array.from({ length: size }, (_, value) => [...genes, value])),
    [[]],
  );
for (const genes of plans) console.log(`${genes.join(" ")}: ${scoreOf({ name: "fixed", genes }).toFixed(2)}`);
