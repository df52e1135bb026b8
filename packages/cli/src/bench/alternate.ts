/**
 * One thing that is measured. An inner case runs here and returns how many operations one run did; an outer case
 * measures itself, a C program say, and returns operations a second over a slice of so many milliseconds.
 */
export type BenchCase =
  | { readonly name: string; run(): number }
  | { readonly name: string; slice(milliseconds: number): number };

/** Slices that each side runs before it is measured, so that the compiler has settled on its code. */
const warmUpSlices = 8;

/** What a case achieved, in operations a second. */
export type BenchResult = { readonly name: string; readonly best: number; readonly median: number };

/** How long to measure. */
export type BenchPace = {
  readonly rounds: number;
  readonly sliceMilliseconds: number;
  /** Told before every slice how much is done, from 0 to 1. */
  readonly onProgress?: (done: number, name: string) => void;
};

/**
 * Runs the cases in turn, a slice each, round after round. A shared machine drifts from second to second and only ever makes
 * a slice slower, so the best slice of each case is what is compared; and what others take of the processor is not counted,
 * only the time that it worked for the case.
 */
export function alternate(cases: readonly BenchCase[], pace: BenchPace): BenchResult[] {
  const { rounds, sliceMilliseconds, onProgress } = pace;
  const rates = new Map<string, number[]>(cases.map(({ name }) => [name, []]));
  for (const one of cases) rateOf(one, sliceMilliseconds * warmUpSlices);
  for (let round = 0; round < rounds; round++)
    cases.forEach((one, index) => {
      onProgress?.((round * cases.length + index) / (rounds * cases.length), one.name);
      rates.get(one.name)?.push(rateOf(one, sliceMilliseconds));
    });
  return cases.map(({ name }) => {
    const sorted = (rates.get(name) ?? []).sort((a, b) => a - b);
    return { name, best: sorted[sorted.length - 1], median: sorted[sorted.length >> 1] };
  });
}

/** How many times as fast one case was as another, best slice against best slice. */
export function timesAsFast(results: readonly BenchResult[], name: string, other: string): number | undefined {
  const one = results.find((result) => result.name === name);
  const two = results.find((result) => result.name === other);
  return one === undefined || two === undefined ? undefined : one.best / two.best;
}

function rateOf(one: BenchCase, milliseconds: number): number {
  if ("slice" in one) return one.slice(milliseconds);
  const worked = processorSeconds();
  const begun = performance.now();
  let done = 0;
  do done += one.run();
  while (performance.now() - begun < milliseconds);
  return done / (processorSeconds() - worked);
}

/** How long the processor has worked for this thread. */
export function processorSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000_000;
}
