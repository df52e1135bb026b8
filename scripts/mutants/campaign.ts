import { chooserOf } from "./choice.ts";
import { type Hand, hire, tryMutant } from "./crew.ts";
import type { Mutant } from "./instrument.ts";
import { keyOf, type Results } from "./results.ts";
import type { Subject } from "./sources.ts";

/** How a campaign is run. */
export interface Campaign {
  readonly subject: Subject;
  /** The mutants to try. */
  readonly chosen: readonly Mutant[];
  readonly results: Results;
  /** How long tests are tried on one mutant. */
  readonly seconds: number;
  readonly jobs: number;
  /** Told now and then how far the work is. */
  readonly progress: (what: string, done: number, all: number) => void;
  readonly isStopped: () => boolean;
}

const measuringTakesAtMost = 600_000;
const saveEvery = 10_000;

/** Carries out `work` for every item, one item at a time for each hand. A stop leaves the rest. */
async function share<T>(
  hands: readonly Hand[],
  items: readonly T[],
  isStopped: () => boolean,
  work: (hand: Hand, item: T, done: number) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  let done = 0;
  await Promise.all(
    hands.map(async (hand) => {
      for (let item = waiting.shift(); item !== undefined && !isStopped(); item = waiting.shift()) {
        await work(hand, item, done++);
      }
    }),
  );
}

/** Measures the tests, then tries every chosen mutant of which nothing is known yet. */
export async function runCampaign(campaign: Campaign): Promise<void> {
  const { subject, chosen, results, jobs, progress, isStopped } = campaign;
  const { folder, sources, mutants, testFiles } = subject;
  const hands = Array.from({ length: jobs }, () => hire({ folder, sources }, mutants.length));
  try {
    const unmeasured = testFiles.filter((file) => !results.measured.has(file));
    await share(hands, unmeasured, isStopped, async (hand, file, done) => {
      progress("test files measured", done, unmeasured.length);
      const reply = await hand.order({ kind: "measure", file }, measuringTakesAtMost);
      if (reply?.kind === "measured") results.measured.set(file, reply.measured);
    });
    results.save();
    if (!isStopped()) await tryAll(campaign, hands, chosen);
  } finally {
    await Promise.all(hands.map((hand) => hand.end()));
    results.save();
  }
}

async function tryAll(campaign: Campaign, hands: readonly Hand[], chosen: readonly Mutant[]): Promise<void> {
  const { results, seconds, progress, isStopped } = campaign;
  const chooser = chooserOf(results.measured, results.hints);
  const unknown = chosen.filter((mutant) => !results.results.has(keyOf(mutant)));
  const milliseconds = seconds * 1000;
  let saved = Date.now();
  await share(hands, unknown, isStopped, async (hand, mutant, done) => {
    progress("mutants tried", done, unknown.length);
    const most = milliseconds * 4 + 30_000;
    const found = await tryMutant(hand, chooser.loaded(mutant, milliseconds), chooser.anew(mutant, milliseconds), most);
    if (found.outcome === "caught") chooser.learn(mutant, found.by);
    results.results.set(keyOf(mutant), found.outcome === "caught" ? found : { ...found, tests: chooser.count(mutant) });
    if (Date.now() - saved > saveEvery) {
      saved = Date.now();
      results.save();
    }
  });
}
