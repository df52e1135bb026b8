// Tunes the weights of a mind by seeded self-play:
//   node packages/ai/tune/tune.ts SYSTEM/SCENARIO SEAT GROUP [GENERATIONS] [GAMES] [SEED]
// GROUP names the weights to vary ("alma.allied"; "." for all). Each generation draws candidates around the present
// weights, lets each play the same games by look against the usual player of the other seat and its other plans, and moves
// to the mean of the best. At the end old and new weights meet the same opponents on games not used before.
import { type AnyPlay, secretOfSeed, seededChance } from "@redoubt/engine";
import type { AnyWargame, BoardView, Mind, WeightTree } from "@redoubt/mechanics";
import { wargames } from "@redoubt/registry";
import { commander } from "../src/commander.ts";
import { contest, levels } from "../src/index.ts";
import { lotsFrom } from "../src/lots.ts";

const [battle = "", seatText = "0", group = ".", generationsText = "10", gamesText = "10", seedText = "1"] =
  process.argv.slice(2);
const [id, scenario] = battle.split("/");
const system: AnyWargame | undefined = wargames.find((known) => known.id === id);
if (system?.mind?.tuning === undefined) throw new Error(`no system "${id}" with weights to tune`);
const { mind } = system;
const { weights, retuned } = mind.tuning as NonNullable<typeof mind.tuning>;
const seat = Number(seatText);
const games = Number(gamesText);
const lots = lotsFrom(Number(seedText));
const level = { ...levels.veteran, playouts: 0, tries: 0 };

const candidates = 14;
const survivors = 4;
// Spread of the first and of the last generation, in percent of a weight; small weights change by a few points at least.
const widest = 60;
const narrowest = 15;

type Path = readonly string[];

function pathsOf(tree: WeightTree, path: Path = []): Path[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === "number" ? [[...path, name]] : pathsOf(value, [...path, name]),
  );
}

function valueAt(tree: WeightTree, [name, ...rest]: Path): number {
  const found = tree[name];
  return typeof found === "number" ? found : valueAt(found, rest);
}

function withValue(tree: WeightTree, [name, ...rest]: Path, value: number): WeightTree {
  const found = tree[name];
  return { ...tree, [name]: typeof found === "number" ? value : withValue(found, rest, value) };
}

const paths = pathsOf(weights).filter((path) => group === "." || path.join(".").startsWith(`${group}.`));
const treeOf = (values: readonly number[]): WeightTree =>
  paths.reduce((tree, path, i) => withValue(tree, path, values[i]), weights);

// How clearly the running score speaks for the seat, from -400 to 400; 0 in a battle that keeps none.
function lead(play: AnyPlay): number {
  const { score } = (system as AnyWargame).view(play, null) as BoardView;
  const sum = (isOwn: boolean): number =>
    score.reduce((total, line) => total + ((line.side === system?.seats[seat]) === isOwn ? line.points : 0), 0);
  const [own, theirs] = [sum(true), sum(false)];
  return Math.trunc((400 * (own - theirs)) / (Math.abs(own) + Math.abs(theirs) + 10));
}

// What a game was worth: half by who won, half by how clear it was, since a clear loss should be told from a narrow one.
function playedBy(candidate: Mind, game: number): number {
  const players = [0, 1].map((side) => {
    if (side === seat) return commander(system as AnyWargame, candidate, level, { seed: game });
    // Every other game against the usual plan, the rest against the others in turn: no weights for one opponent only.
    const rival: Mind = {
      ...mind,
      plans: (play, own) => {
        const offered = mind.plans(play, own);
        return [offered[game % 2 === 0 ? 0 : ((game - 1) / 2) % offered.length]];
      },
    };
    return commander(system as AnyWargame, rival, level, { seed: game });
  });
  const dice = seededChance(secretOfSeed(9_000 + game));
  const { verdict, play } = contest(system as AnyWargame, { scenario, options: {} }, players, dice);
  return (verdict.winner === null ? 200 : verdict.winner === seat ? 400 : 0) + lead(play);
}

function scoreOf(values: readonly number[], first: number, count: number): number {
  const candidate = retuned(treeOf(values));
  let sum = 0;
  for (let game = 0; game < count; game++) sum += playedBy(candidate, first + game);
  return Math.trunc(sum / count);
}

// The sum of four lots is round enough: mostly small changes, seldom large ones; none at all for half of the weights.
function shaken(value: number, percent: number): number {
  if (lots.word() % 2 === 0) return value;
  const throwOf = (): number => (lots.word() % 201) - 100;
  const part = (throwOf() + throwOf() + throwOf() + throwOf()) / 200;
  const step = Math.max(Math.abs(value) * percent, 5 * percent) / 100;
  const changed = Math.round(value + part * step);
  // A weight keeps its sign: what is good does not become bad.
  return value < 0 ? Math.min(0, changed) : Math.max(0, changed);
}

const start = paths.map((path) => valueAt(weights, path));
let mean = start;
const generations = Number(generationsText);
for (let generation = 0; generation < generations; generation++) {
  const percent = widest - Math.trunc(((widest - narrowest) * generation) / Math.max(generations - 1, 1));
  const drawn = [mean, ...Array.from({ length: candidates - 1 }, () => mean.map((value) => shaken(value, percent)))];
  const scored = drawn.map((values) => ({ values, score: scoreOf(values, (generation >> 1) * games, games) }));
  const present = scored[0].score;
  scored.sort((a, b) => b.score - a.score);
  const best = scored.slice(0, survivors);
  mean = mean.map((_, i) => Math.round(best.reduce((sum, { values }) => sum + values[i], 0) / survivors));
  console.error(`generation ${generation + 1}: present ${present}, best ${best.map(({ score }) => score).join(" ")}`);
  console.error(paths.map((path, i) => `${path.join(".")}=${mean[i]}`).join(","));
}
const fresh = 100_000;
const trial = 4 * games;
console.log(`on ${trial} new games: before ${scoreOf(start, fresh, trial)}, after ${scoreOf(mean, fresh, trial)}`);
for (const [i, path] of paths.entries()) console.log(`${path.join(".")}: ${start[i]} -> ${mean[i]}`);
