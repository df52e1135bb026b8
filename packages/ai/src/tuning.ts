import { type AnyPlay, secretOfSeed, seededChance } from "@redoubt/engine";
import type { AnyWargame, WeightTree } from "@redoubt/mechanics";
import { commander } from "./commander.ts";
import { contest } from "./contest.ts";
import { levels } from "./level.ts";
import { lotsFrom } from "./lots.ts";

/** The weights of a mind that are tuned: those of one group, named "alma.allied"; "." for all. */
export interface TunedBattle {
  readonly system: string;
  readonly scenario: string;
  readonly seat: number;
  readonly group: string;
}

/** Candidates that play the same games: game `i` of candidate `c` is the part `c * games + i`. */
export interface TrialSpec extends TunedBattle {
  readonly candidates: readonly (readonly number[])[];
  /** The first of the games, each of which has its own dice. */
  readonly first: number;
  readonly games: number;
}

const level = { ...levels.veteran, playouts: 0, tries: 0 };
const candidatesDrawn = 14;
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

function tunedPaths(system: AnyWargame, group: string): readonly Path[] {
  const weights = system.mind?.tuning?.weights;
  if (weights === undefined) return [];
  return pathsOf(weights).filter((path) => group === "." || path.join(".").startsWith(`${group}.`));
}

/** The weights of a group by name, as they are now; none where there is nothing to tune. */
export function tunedWeights(
  system: AnyWargame,
  group: string,
): readonly { readonly name: string; readonly value: number }[] {
  const weights = system.mind?.tuning?.weights ?? {};
  return tunedPaths(system, group).map((path) => ({ name: path.join("."), value: valueAt(weights, path) }));
}

// How clearly the running score speaks for the seat, from -400 to 400; 0 in a battle that keeps none.
function lead(system: AnyWargame, seat: number, play: AnyPlay): number {
  const { score } = system.view(play, null);
  const sum = (isOwn: boolean): number =>
    score.reduce((total, line) => total + ((line.side === system.seats[seat]) === isOwn ? line.points : 0), 0);
  const [own, theirs] = [sum(true), sum(false)];
  return Math.trunc((400 * (own - theirs)) / (Math.abs(own) + Math.abs(theirs) + 10));
}

/** What one game of a trial was worth to its candidate: half by who won, half by how clear it was. */
export function trialGame(system: AnyWargame, spec: TrialSpec, part: number): number {
  const { mind } = system;
  if (mind?.tuning === undefined) throw new RangeError(`${system.id} has no weights to tune`);
  const { scenario, seat, group, candidates, first, games } = spec;
  const values = candidates[Math.trunc(part / games)];
  const game = first + (part % games);
  const { weights, retuned } = mind.tuning;
  const tree = tunedPaths(system, group).reduce((changed, path, i) => withValue(changed, path, values[i]), weights);
  // Every other game against the usual plan, the rest against the others in turn: no weights for one opponent only.
  const rival: typeof mind = {
    ...mind,
    plans(play, own) {
      const offered = mind.plans(play, own);
      return [offered[game % 2 === 0 ? 0 : ((game - 1) / 2) % offered.length]];
    },
  };
  const players = [0, 1].map((side) => commander(system, side === seat ? retuned(tree) : rival, level, { seed: game }));
  const dice = seededChance(secretOfSeed(9_000 + game));
  const { verdict, play } = contest(system, { scenario, options: {} }, players, dice);
  return (verdict.winner === null ? 200 : verdict.winner === seat ? 400 : 0) + lead(system, seat, play);
}

/** The mean score of each candidate, from what its games were worth by part. */
export function trialScores({ candidates, games }: TrialSpec, worth: readonly number[]): readonly number[] {
  return candidates.map((_, c) =>
    Math.trunc(worth.slice(c * games, (c + 1) * games).reduce((sum, one) => sum + one, 0) / games),
  );
}

/** Draws the candidates of a generation around a mean, which is the first of them. The same seed draws the same. */
export function drawCandidates(
  mean: readonly number[],
  generation: number,
  generations: number,
  seed: number,
): readonly (readonly number[])[] {
  const lots = lotsFrom(seed * 1_009 + generation);
  const percent = widest - Math.trunc(((widest - narrowest) * generation) / Math.max(generations - 1, 1));
  // The sum of four lots is round enough: mostly small changes, seldom large ones; none at all for half of the weights.
  const shaken = (value: number): number => {
    if (lots.word() % 2 === 0) return value;
    const throwOf = (): number => (lots.word() % 201) - 100;
    const part = (throwOf() + throwOf() + throwOf() + throwOf()) / 200;
    const step = Math.max(Math.abs(value) * percent, 5 * percent) / 100;
    const changed = Math.round(value + part * step);
    // A weight keeps its sign: what is good does not become bad.
    return value < 0 ? Math.min(0, changed) : Math.max(0, changed);
  };
  return [mean, ...Array.from({ length: candidatesDrawn - 1 }, () => mean.map(shaken))];
}

/** The mean of the best candidates, and what they scored. */
export function bestOf(
  candidates: readonly (readonly number[])[],
  scores: readonly number[],
): { readonly mean: readonly number[]; readonly best: readonly number[] } {
  const scored = candidates.map((values, i) => ({ values, score: scores[i] })).sort((a, b) => b.score - a.score);
  const kept = scored.slice(0, survivors);
  const mean = candidates[0].map((_, i) =>
    Math.round(kept.reduce((sum, { values }) => sum + values[i], 0) / kept.length),
  );
  return { mean, best: kept.map(({ score }) => score) };
}
