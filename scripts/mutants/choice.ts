import { basename } from "node:path";
import type { Mutant } from "./instrument.ts";
import { type Attempt, type Measured, nameOf, type Order } from "./orders.ts";
import { keyOf } from "./results.ts";

// A mutant may well make a test longer; only far more than this is going round in circles.
const slack = (passes: number): number => passes * 20 + 200_000;

/** Which tests are tried on a mutant, and in which order. */
export interface Chooser {
  /** The tests that pass the place, the quickest first; null where none does once the system is loaded. */
  readonly loaded: (mutant: Mutant, milliseconds: number) => Order | null;
  /** All tests of the files that pass the place at all, those first whose file has caught others of the same source. */
  readonly anew: (mutant: Mutant, milliseconds: number) => Order;
  /** How many tests pass the place. */
  readonly count: (mutant: Mutant) => number;
  /** Remembers which test file caught a mutant. */
  readonly learn: (mutant: Mutant, by: string) => void;
}

interface Reaching {
  readonly attempt: Attempt;
  readonly milliseconds: number;
}

/** Chooses by what was measured. */
export function chooserOf(measured: ReadonlyMap<string, Measured>, hints: ReadonlyMap<string, string>): Chooser {
  const reaching = new Map<number, Reaching[]>();
  const onImport = new Map<number, Set<string>>();
  const all = new Map<string, readonly Reaching[]>();
  for (const [file, { tests, onImport: imported }] of measured) {
    const found = tests.map(({ isFine, milliseconds, passes, reached }, index) => {
      const one = { attempt: { file, index, mostPasses: slack(passes), expected: milliseconds }, milliseconds };
      if (isFine) for (const id of reached) reaching.set(id, [...(reaching.get(id) ?? []), one]);
      return isFine ? one : null;
    });
    all.set(
      file,
      found.filter((one) => one !== null),
    );
    for (const id of imported) onImport.set(id, (onImport.get(id) ?? new Set()).add(file));
  }
  for (const list of reaching.values()) list.sort((a, b) => a.milliseconds - b.milliseconds);
  const catches = new Map<string, number>();
  const filesFor = ({ id, file }: Mutant): readonly string[] => {
    const files = new Set([
      ...(onImport.get(id) ?? []),
      ...(reaching.get(id) ?? []).map(({ attempt }) => attempt.file),
    ]);
    const name = basename(file, ".ts");
    const merit = (test: string): number =>
      (catches.get(`${file} ${nameOf(test, "")}`) ?? 0) + (basename(test).startsWith(name) ? 5 : 0);
    const length = (test: string): number => (all.get(test) ?? []).reduce((sum, one) => sum + one.milliseconds, 0);
    return [...files].sort((a, b) => merit(b) - merit(a) || length(a) - length(b));
  };
  const order = (mutant: Mutant, isAnew: boolean, tests: readonly Attempt[], milliseconds: number): Order => {
    const hint = hints.get(keyOf(mutant));
    const isHinted = ({ file, index }: Attempt) => hint === nameOf(file, measured.get(file)?.tests[index].name ?? "");
    const ordered = hint === undefined ? tests : [...tests.filter(isHinted), ...tests.filter((one) => !isHinted(one))];
    return { kind: "try", mutant: mutant.id, isAnew, tests: ordered, milliseconds };
  };
  return {
    loaded(mutant, milliseconds) {
      const tests = reaching.get(mutant.id);
      if (tests === undefined || onImport.has(mutant.id)) return null;
      const attempts = tests.map(({ attempt }) => attempt);
      return order(mutant, false, attempts, milliseconds);
    },
    anew(mutant, milliseconds) {
      const tests = filesFor(mutant).flatMap((file) => (all.get(file) ?? []).map(({ attempt }) => attempt));
      return order(mutant, true, tests, milliseconds);
    },
    count: ({ id }) => reaching.get(id)?.length ?? 0,
    learn(mutant, by) {
      const key = `${mutant.file} ${by.split(": ")[0]}: `;
      catches.set(key, (catches.get(key) ?? 0) + 1);
    },
  };
}
