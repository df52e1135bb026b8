import type { Explanation } from "./explained.ts";
import type { Mutant } from "./instrument.ts";
import { type Measured, nameOf } from "./orders.ts";
import { keyOf, type Result } from "./results.ts";

/** How many mutants of a file were caught. */
export interface FileShare {
  readonly file: string;
  readonly mutants: number;
  readonly caught: number;
  readonly explained: number;
}

/** A mutant that no test noticed. */
export interface Survivor extends Omit<Mutant, "id"> {
  /** How many tests pass its place, and how many of all that might notice it were not tried for want of time. */
  readonly tests: number;
  readonly left: number;
}

/** What a campaign found out. */
export interface Report {
  readonly system: string;
  /** Chosen mutants that were tried, of all chosen ones. */
  readonly tried: number;
  readonly chosen: number;
  readonly caught: number;
  readonly explained: number;
  readonly files: readonly FileShare[];
  readonly survivors: readonly Survivor[];
  /** Explanations of mutants that are caught or no longer there. */
  readonly idle: readonly Explanation[];
  /** Tests that fail without any mutant when they are run here: they were left out. */
  readonly leftOut: readonly string[];
}

/** Sums up what is known of the chosen mutants. */
export function reportOf(
  system: string,
  chosen: readonly Mutant[],
  results: ReadonlyMap<string, Result>,
  explanations: readonly Explanation[],
  measured: ReadonlyMap<string, Measured>,
): Report {
  const files = new Map<string, { mutants: number; caught: number; explained: number }>();
  const survivors: Survivor[] = [];
  const used = new Set<Explanation>();
  let tried = 0;
  for (const mutant of chosen) {
    const result = results.get(keyOf(mutant));
    if (result === undefined) continue;
    tried++;
    const share = files.get(mutant.file) ?? { mutants: 0, caught: 0, explained: 0 };
    files.set(mutant.file, share);
    share.mutants++;
    const explanation = explanations.find((one) => isOf(one, mutant));
    if (result.outcome === "caught") share.caught++;
    else if (explanation !== undefined) {
      share.explained++;
      used.add(explanation);
    } else {
      const { id: _, ...rest } = mutant;
      survivors.push({ ...rest, tests: result.tests, left: result.left });
    }
  }
  const sum = (field: "caught" | "explained") => [...files.values()].reduce((all, share) => all + share[field], 0);
  return {
    system,
    tried,
    chosen: chosen.length,
    caught: sum("caught"),
    explained: sum("explained"),
    files: [...files].map(([file, share]) => ({ file, ...share })),
    survivors,
    idle: explanations.filter((one) => !used.has(one) && chosen.some(({ file }) => file === one.file)),
    leftOut: [...measured].flatMap(([file, { tests }]) =>
      tests.filter(({ isFine }) => !isFine).map(({ name }) => nameOf(file, name)),
    ),
  };
}

function isOf(one: Explanation, { file, kind, code, becomes, nth }: Mutant): boolean {
  const isSame = one.file === file && one.kind === kind && one.code === code && one.becomes === becomes;
  return isSame && (one.nth ?? 1) === nth;
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? "-" : `${Math.floor((1000 * part) / whole) / 10}%`;

const short = (code: string): string => (code.length > 70 ? `${code.slice(0, 67)}...` : code);

/** The report in lines. */
export function reportLines(report: Report): readonly string[] {
  const { system, tried, chosen, caught, explained, files, survivors, idle, leftOut } = report;
  const width = Math.max(4, ...files.map(({ file }) => file.length));
  return [
    ...files.map(
      (one) =>
        `${one.file.padEnd(width)}  ${String(one.caught).padStart(4)} of ${String(one.mutants).padStart(4)}  ` +
        `${percent(one.caught, one.mutants).padStart(6)}${one.explained === 0 ? "" : `, ${one.explained} explained`}`,
    ),
    ...(survivors.length === 0 ? [] : ["", "Not caught:"]),
    ...survivors.map(
      ({ file, line, kind, code, becomes, tests, left }) =>
        `  ${file}:${line}  ${kind}: ${short(code)}  becomes  ${short(becomes)}  (${tests} tests${left === 0 ? "" : `, ${left} not tried`})`,
    ),
    ...(idle.length === 0 ? [] : ["", "Explained, but caught or no longer there:"]),
    ...idle.map(({ file, kind, code }) => `  ${file}  ${kind}: ${short(code)}`),
    ...(leftOut.length === 0 ? [] : ["", "Tests left out, because they fail here without any mutant:"]),
    ...leftOut.map((one) => `  ${one}`),
    "",
    `${system}: ${caught} of ${tried} mutants caught, ${percent(caught, tried)}; with ${explained} explained ones ${percent(caught + explained, tried)}.` +
      (tried === chosen ? "" : ` ${chosen - tried} of ${chosen} are still to be tried: the same command goes on.`),
  ];
}
