// Lets simple scripts meet a level at Imperial Bayonets: node packages/ai/tune/scripted-bayonets.ts SCENARIO SCRIPT LEVEL GAMES [SEED]
// "turtle" stays where it is, digs in, fires and fights only when it must; "rush" sends everybody straight to the nearest objective and
// attacks whoever is beside. Sides are swapped; the same numbers play the same games.
import { answerList, askingStep, listAnswers, secretOfSeed, seededChance } from "@redoubt/engine";
import { asHex } from "@redoubt/hex";
import { asUnit } from "@redoubt/mechanics";
import { imperialBayonets as system } from "../../systems/imperial-bayonets/src/index.ts";
import { loreOf } from "../../systems/imperial-bayonets/src/mind/lore.ts";
import { standing } from "../../systems/imperial-bayonets/src/standing.ts";
import { type BayonetsPlay, BUILDING, has, MOVED } from "../../systems/imperial-bayonets/src/state.ts";
import { words } from "../../systems/imperial-bayonets/src/words.ts";
import { contest, createPlayer, type Player } from "../src/index.ts";
import { memory } from "../src/memory.ts";

type Scoring = (g: BayonetsPlay, seat: number, decision: string, verb: string, thing: number) => number;

const firing: Readonly<Record<string, number>> = {
  target: 5,
  add: 9,
  resolve: 7,
  end: 1,
  command: 5,
  check: 5,
  activate: 4,
  keep: 3,
  recover: 3,
  enter: 8,
  advance: 3,
};

const turtle: Scoring = (g, _seat, decision, verb, thing) => {
  if (decision === "march-orders") return verb === "end" ? 9 : 0;
  if (decision === "maneuver")
    return verb === "enter" ? 8 : verb === "unit" && mayDig(g, thing) ? 5 : verb === "end" ? 1 : 0;
  if (decision === "move") return verb === "dig" ? 9 : verb === "stop" ? 5 : 0;
  if (decision === "combat") return verb === "end" ? 9 : 5;
  if (decision === "advance") return verb === "end" ? 9 : 0;
  if (decision === "arrival") return verb === "hex" ? 5 : 0;
  return firing[verb] ?? 2;
};

const mayDig = (g: BayonetsPlay, piece: number): boolean =>
  g.world.kindOf[piece] === 0 &&
  g.c.spent[piece] === 0 &&
  !has(g, asUnit(piece), MOVED | BUILDING) &&
  g.c.works[g.c.hexOf[piece]] === 0;

const rush: Scoring = (g, seat, decision, verb, thing) => {
  if (decision === "march-orders") return verb === "end" ? 9 : 0;
  const far = (hex: number): number =>
    Math.min(...loreOf(g).goals.map((goal) => goal.far[hex] + (g.c.control[goal.hex] === seat + 1 ? 20 : 0)));
  if (decision === "maneuver")
    return verb === "enter" ? 8 : verb === "unit" && !has(g, asUnit(thing), MOVED) ? 5 : verb === "end" ? 1 : 0;
  if (decision === "move")
    return verb === "hex" ? 10_000 - far(asHex(thing)) : verb === "stop" ? 10_000 - far(here(g)) : 0;
  if (decision === "combat") return verb === "end" ? 1 : 5;
  if (decision === "arrival") return verb === "hex" ? 5 : 0;
  return firing[verb] ?? 2;
};

// Where the piece is that was taken up.
function here(g: BayonetsPlay): number {
  const { frames } = g.state;
  if (frames === null) return 0;
  const { movers } = frames.locals as unknown as { movers: readonly number[] }; // a frame forgets the type of its locals
  return g.c.hexOf[movers[0]];
}

/** A player that gives the answer with the highest score, the first of equals, and never twice the same in one position. */
function scripted(score: Scoring): Player {
  const list = answerList();
  const past = memory();
  return {
    answer(play, seat) {
      const g = play as unknown as BayonetsPlay; // the runner plays no other system
      listAnswers(play, seat, list);
      past.dropRepeats(play, list);
      const { decision } = askingStep(play, seat);
      let [best, most] = [list.codes[0], Number.NEGATIVE_INFINITY];
      for (let i = 0; i < list.count; i++) {
        const verb = words.verb(list.codes[i]);
        const names = words.verbs[verb as keyof typeof words.verbs].length;
        const value = score(g, seat, decision, verb, names > 0 ? words.arg(list.codes[i], 0) : 0);
        if (value > most) [best, most] = [list.codes[i], value];
      }
      return past.note(best);
    },
    explain: () => "By a script.",
    spent: () => 0,
  };
}

const scripts: Readonly<Record<string, Scoring>> = { turtle, rush };
const [scenario = "traktir", name = "turtle", level = "veteran", games = "10", seed = "1"] = process.argv.slice(2);
const sums = [0, 1].map(() => ({ score: 0, margin: 0, count: 0 }));
for (let game = 0; game < Number(games); game++) {
  const seat = game % 2;
  const player = createPlayer(level as "veteran", system, { seed: Number(seed) * 1000 + game });
  const players = seat === 0 ? [scripted(scripts[name]), player] : [player, scripted(scripts[name])];
  const dice = seededChance(secretOfSeed(Number(seed) * 1000 + (game >> 1)));
  const { verdict, play } = contest(system, { scenario, options: {} }, players, dice);
  const { difference } = standing(play as unknown as BayonetsPlay);
  sums[seat].score += verdict.winner === null ? 0.5 : verdict.winner === seat ? 1 : 0;
  sums[seat].margin += difference;
  sums[seat].count++;
}
for (const [seat, { score, margin, count }] of sums.entries())
  console.log(
    `${name} as ${system.seats[seat]} against ${level}, ${scenario}: ${((100 * score) / Math.max(count, 1)).toFixed(1)}% of ${count}, mean difference ${(margin / Math.max(count, 1)).toFixed(1)}`,
  );
