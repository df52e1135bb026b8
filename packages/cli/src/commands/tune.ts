import { bestOf, drawCandidates, type TrialSpec, trialScores, tunedWeights } from "@redoubt/ai/tuning";
import { type Call, type Command, numberFlag, report, wordsOf } from "../command.ts";
import { unknownComplaint, usageComplaint } from "../complaint.ts";
import { doParts, spreadFlags } from "../jobs/spread.ts";
import { systemNamed } from "../opened.ts";
import { exitStopped } from "../progress.ts";

// Games that no generation has seen.
const fresh = 100_000;

/** Has a trial played; null where somebody stopped it. */
async function scored(call: Call, spec: TrialSpec, version: string): Promise<readonly number[] | null> {
  const parts = Array.from({ length: spec.candidates.length * spec.games }, (_, i) => i);
  const worth: number[] = [];
  const task = { kind: "trial", spec, version } as const;
  const isDone = await doParts(call, "game", task, parts, ({ part, points }) => {
    worth[part] = points;
  });
  return isDone ? trialScores(spec, worth) : null;
}

/** `redoubt tune`: better weights for a mind, by self-play. */
export const tune: Command = {
  name: "tune",
  words: "SYSTEM/SCENARIO SEAT GROUP",
  summary: "tune the weights of a computer player by seeded self-play, in threads or spread over workers",
  text: [
    'GROUP names the weights to vary ("alma.allied"; "." for all). Each generation draws candidates around the present',
    "weights, lets each play the same games by look against the usual player of the other seat and its other plans, and moves",
    "to the mean of the best. At the end old and new weights meet the same opponents on games not used before. With",
    "--database a run that was stopped goes on where it was.",
  ],
  flags: {
    generations: { value: "N", help: "how many generations (standard 10)" },
    games: { value: "N", help: "games of each candidate (standard 10)" },
    seed: { value: "N", help: "the same number draws the same candidates (standard 1)" },
    ...spreadFlags,
  },
  examples: ["tune spi-quad/alma 0 alma.allied --generations 8 --games 24 --database postgres://localhost/redoubt"],
  async run(call) {
    const [battle, seatText, group] = wordsOf(call, tune, 3);
    const [id, scenario = ""] = battle.split("/");
    const system = systemNamed(call.registry, id);
    const known = system.scenarios.map((spec) => spec.id);
    if (!known.includes(scenario)) throw unknownComplaint("scenario", scenario, known);
    const seat = Number(seatText);
    if (system.seats[seat] === undefined) throw usageComplaint(`SEAT is a number from 0, not "${seatText}".`);
    const weights = tunedWeights(system, group);
    if (weights.length === 0) throw usageComplaint(`${system.title} has no weights "${group}" to tune.`);
    const [generations, games, seed] = [
      numberFlag(call, "generations", 10, 1),
      numberFlag(call, "games", 10, 1),
      numberFlag(call, "seed", 1),
    ];
    const of = { system: id, scenario, seat, group };
    const start = weights.map(({ value }) => value);
    let mean: readonly number[] = start;
    for (let generation = 0; generation < generations; generation++) {
      const candidates = drawCandidates(mean, generation, generations, seed);
      const scores = await scored(call, { ...of, candidates, first: (generation >> 1) * games, games }, system.version);
      if (scores === null) return exitStopped;
      const next = bestOf(candidates, scores);
      mean = next.mean;
      call.io.err(`generation ${generation + 1}: present ${scores[0]}, best ${next.best.join(" ")}`);
    }
    const trial = { ...of, candidates: [start, mean], first: fresh, games: 4 * games };
    const result = await scored(call, trial, system.version);
    if (result === null) return exitStopped;
    const [before, after] = result;
    const changed = weights.map(({ name, value }, i) => ({ name, before: value, after: mean[i] }));
    report(call, { ...of, games: trial.games, before, after, weights: changed }, () => [
      `on ${trial.games} new games: before ${before}, after ${after}`,
      ...changed.map((one) => `${one.name}: ${one.before} -> ${one.after}`),
    ]);
    return undefined;
  },
};
