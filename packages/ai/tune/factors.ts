// Finds better numbers for both seats of a mind by changing all of them at once, up or down by chance, in games by look:
// node packages/ai/tune/factors.ts SYSTEM/SCENARIO GROUP,GROUP GAMES SEED TO [FROM]
// The groups are those of the mind's `tuning`, one for each seat; every game is played by plans that the mind or the one before it offers.
// Prints what every number is worth that is more than luck, and writes the numbers moved that way to TO; FROM is an earlier TO to begin with.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { type AnyPlay, isProblems, secretOfSeed, seededChance, startPlay } from "@redoubt/engine";
import type { AnyWargame, Mind, Plan, WeightTree } from "@redoubt/mechanics";
import { wargames } from "@redoubt/registry";
import { commander } from "../src/commander.ts";
import { contest, levels } from "../src/index.ts";
import { lotsFrom } from "../src/lots.ts";
import { effectsOf, movedBy, type ShakenGame, shaken } from "./factor-design.ts";

const [battle = "", groupsText = "", gamesText = "500", seedText = "1", to = "", from = ""] = process.argv.slice(2);
const [id, scenario = ""] = battle.split("/");
const found = wargames.find((known) => known.id === id);
if (found?.mind?.tuning === undefined) throw new Error(`no system "${id}" with numbers to tune`);
const system: AnyWargame = found;
const mind = found.mind as Mind<AnyPlay>; // a system's mind is only ever given plays of that system
const tuning = found.mind.tuning;
const groups = groupsText.split(",");
const started = startPlay(system, { scenario, options: {} });
if (isProblems(started) || to === "")
  throw new Error("usage: factors.ts SYSTEM/SCENARIO GROUP,GROUP GAMES SEED TO [FROM]");
const begun: AnyPlay = started;

type Numbers = Readonly<Record<string, number>>;

function numbersAt(tree: WeightTree, [name, ...rest]: readonly string[]): Numbers {
  const inner = tree[name] as WeightTree; // a path of a group leads through trees to numbers
  return rest.length > 0 ? numbersAt(inner, rest) : (inner as Numbers);
}

function withNumbers(tree: WeightTree, [name, ...rest]: readonly string[], numbers: Numbers): WeightTree {
  if (name === undefined) return numbers;
  return { ...tree, [name]: withNumbers(tree[name] as WeightTree, rest, numbers) };
}

const centre: Record<string, Numbers> =
  from !== "" && existsSync(from)
    ? (JSON.parse(readFileSync(from, "utf8")) as Record<string, Numbers>) // only this program writes it
    : Object.fromEntries(groups.map((group) => [group, numbersAt(tuning.weights, group.split("."))]));

const offered = system.seats.map((_, seat): readonly Plan[] =>
  [mind, mind.former ?? mind].flatMap((one) => one.plans(begun, seat)),
);
const level = { ...levels.veteran, playouts: 0, tries: 0 };
const lots = lotsFrom(Number(seedText));

// The other half of what a game is worth is how clear it was.
const clear = (lead: number): number => lead / (Math.abs(lead) + 15);

function played(number: number): ShakenGame {
  const signs = groups.map((group) => Object.keys(centre[group]).map(() => (lots.word() % 2 === 0 ? 1 : -1)));
  const changed = groups.reduce((tree, group, seat) => {
    const numbers = Object.entries(centre[group]).map(([name, value], i) => [name, shaken(value, signs[seat][i])]);
    return withNumbers(tree, group.split("."), Object.fromEntries(numbers));
  }, tuning.weights);
  const own = tuning.retuned(changed) as Mind<AnyPlay>;
  const players = system.seats.map((_, seat) => {
    const plan = offered[seat][lots.word() % offered[seat].length];
    return commander(system, { ...own, plans: () => [plan] }, level, { seed: number });
  });
  const dice = seededChance(secretOfSeed(number));
  const { verdict, play } = contest(system, { scenario, options: {} }, players, dice);
  const { score } = system.view(play, null);
  const lead = score.reduce((sum, line) => sum + (line.side === system.seats[0] ? line.points : -line.points), 0);
  const won = verdict.winner === null ? 0 : verdict.winner === 0 ? 1 : -1;
  return { worth: 0.35 * won + 0.15 * clear(lead), signs };
}

const games: ShakenGame[] = [];
for (let i = 0; i < Number(gamesText); i++) {
  games.push(played(Number(seedText) * 1_000_000 + i));
  if (i % 50 === 49) console.error(`${i + 1} of ${gamesText} games`);
}

const moved = groups.map((group, seat) => {
  const effects = effectsOf(games, seat);
  const numbers = Object.entries(centre[group]).map(([name, value], i) => {
    const { gain, sureness } = effects[i];
    const next = movedBy(value, effects[i]);
    if (Math.abs(sureness) > 1)
      console.log(`${group}.${name}: ${(100 * gain).toFixed(1)} (${sureness.toFixed(1)} errors), ${value} to ${next}`);
    return [name, next] as const;
  });
  return [group, Object.fromEntries(numbers)] as const;
});
writeFileSync(to, `${JSON.stringify(Object.fromEntries(moved), null, 2)}\n`);
