import { type MutantKind, sitesIn } from "./sites.ts";

/** One way to break a system. */
export interface Mutant {
  /** Its number in one run of the command. */
  readonly id: number;
  /** The file from the folder of the system. */
  readonly file: string;
  readonly line: number;
  readonly kind: MutantKind;
  readonly code: string;
  readonly becomes: string;
  /** Which one it is among those of its file that read alike, from 1 on. */
  readonly nth: number;
}

/** A source file with a switch at each place that can be broken. */
export interface Instrumented {
  readonly text: string;
  readonly mutants: readonly Mutant[];
}

/** The name that the switches have in instrumented sources. */
export const switchName = "__mutants";

/** Puts a switch at every place of a source file that can be broken; the numbers of the mutants go on from `first`. */
export function instrument(file: string, text: string, first: number): Instrumented {
  const sites = sitesIn(file, text);
  const before = new Map<number, { readonly end: number; readonly text: string }[]>();
  const after = new Map<number, string>();
  const commas = new Map<number, number>();
  const alike = new Map<string, number>();
  const mutants = sites.map((site, i): Mutant => {
    const id = first + i;
    const { kind, start, end, code, becomes, operator } = site;
    const opening =
      kind === "act" ? `{ if (${switchName}.act(${id})) ` : `${switchName}.${site.before.replace("{id}", String(id))}`;
    before.set(start, [...(before.get(start) ?? []), { end, text: opening }]);
    after.set(end, site.after + (after.get(end) ?? ""));
    if (operator !== undefined) commas.set(operator.start, operator.end);
    const key = `${kind} ${code} ${becomes}`;
    const nth = (alike.get(key) ?? 0) + 1;
    alike.set(key, nth);
    return { id, file, line: lineOf(text, start), kind, code, becomes, nth };
  });
  return { text: withInsertions(text, before, after, commas), mutants };
}

function withInsertions(
  text: string,
  before: ReadonlyMap<number, readonly { readonly end: number; readonly text: string }[]>,
  after: ReadonlyMap<number, string>,
  commas: ReadonlyMap<number, number>,
): string {
  const places = [...new Set([...before.keys(), ...after.keys(), ...commas.keys()])].sort((a, b) => a - b);
  const parts: string[] = [];
  let at = 0;
  for (const place of places) {
    parts.push(text.slice(at, place), after.get(place) ?? "");
    // What reaches farther is around the others.
    const opened = [...(before.get(place) ?? [])].sort((a, b) => b.end - a.end);
    parts.push(...opened.map((one) => one.text));
    const end = commas.get(place);
    if (end !== undefined) parts.push(",");
    at = end ?? place;
  }
  parts.push(text.slice(at));
  return parts.join("");
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
