import type { RuleEntry, RuleKind } from "@redoubt/engine";
import { literalsIn } from "./literals.ts";

/** A source or test file of a system: its path as people should see it, and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** A place in a file. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/**
 * How a place enforces a rule: a check refuses by it; a modifier, a table or some other value counts by it; a step goes by
 * it; an event tells that it took effect; data gives what it prints. A shape only names it: the code around has no way to
 * break it.
 */
export type Means = "check" | "modifier" | "table" | "step" | "value" | "event" | "data" | "shape";

/** A place that enforces a rule. */
export interface Citation extends Place {
  readonly by: Means;
}

/** A test that names a rule. */
export interface RuleTest extends Place {
  readonly title: string;
}

/** A rule with what enforces it and what tests it. */
export interface CoveredRule {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly kind: RuleKind;
  readonly reason?: string;
  readonly enforcedBy: readonly Citation[];
  readonly testedBy: readonly RuleTest[];
  /** Whether nothing but shapes enforces it. */
  readonly isByShape: boolean;
  readonly isMissing: boolean;
}

/** All rules of a system, those that are missing, and numbers in test titles that no rule has. */
export interface Coverage {
  readonly rules: readonly CoveredRule[];
  /** Rules that are neither enforced and tested nor information with a reason. */
  readonly missing: readonly string[];
  readonly unknown: readonly (RuleTest & { readonly id: string })[];
}

// Where rules are listed, talked about or read, they are not enforced.
const listing = /(^|\/)(rule-index|readings)\.ts$|(^|\/)data\/(rules?|readings)([-.][^/]*)?\.(ts|json)$/;

function add<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

const refusing = /^(refus|not(Now|Possible|Allowed)$)/;
const asking: readonly string[] = ["asks", "asksAll", "lanes", "rolls"];

/** How a file of this path enforces a rule that it cites within these calls and fields. */
function meansOf(path: string, within: readonly string[]): Means {
  if (within.includes("cites")) return "shape";
  if (within.some((name) => refusing.test(name))) return "check";
  if (within.includes("emit")) return "event";
  const folder = /(?:^|\/)(checks|modifiers|tables|procedures|data)\//.exec(path)?.[1];
  if (folder === "data") return "data";
  if (folder === "tables") return "table";
  if (folder === "modifiers") return "modifier";
  if (folder === "checks") return "check";
  return folder === "procedures" || within.some((name) => asking.includes(name)) ? "step" : "value";
}

function citationsIn(sources: readonly Source[], ids: ReadonlySet<string>): ReadonlyMap<string, readonly Citation[]> {
  const found = new Map<string, Citation[]>();
  for (const { path, text } of sources) {
    if (listing.test(path)) continue;
    for (const literal of literalsIn(text)) {
      if (!ids.has(literal.text)) continue;
      add(found, literal.text, { file: path, line: literal.line, by: meansOf(path, literal.within) });
    }
  }
  return found;
}

/** The rule numbers that a test title begins with: "7.41, 7.42: ..." names two. */
export function rulesInTitle(title: string): readonly string[] {
  const head = /^([^:\s]+(?:(?:,\s*|\s+and\s+|\s*&\s*)[^:\s,]+)*):\s/.exec(title)?.[1];
  return head === undefined ? [] : head.split(/,\s*|\s+and\s+|\s*&\s*/);
}

const looksLikeNumber = /^[A-Z]?\d+\.\d+[A-Za-z]?\d*$/;

/** Compares a rule index with the sources and tests of its system. */
export function coverageOf(
  index: Readonly<Record<string, RuleEntry>>,
  sources: readonly Source[],
  tests: readonly Source[],
): Coverage {
  const ids = new Set(Object.keys(index));
  const enforced = citationsIn(sources, ids);
  const tested = new Map<string, RuleTest[]>();
  const unknown: (RuleTest & { readonly id: string })[] = [];
  for (const { path, text } of tests) {
    for (const { text: title, line } of literalsIn(text)) {
      for (const id of rulesInTitle(title)) {
        if (ids.has(id)) add(tested, id, { file: path, line, title });
        else if (looksLikeNumber.test(id)) unknown.push({ id, file: path, line, title });
      }
    }
  }
  const rules = Object.entries(index).map(([id, entry]): CoveredRule => {
    const enforcedBy = enforced.get(id) ?? [];
    const testedBy = tested.get(id) ?? [];
    const isInformation = entry.kind === "info" && (entry.reason ?? "") !== "";
    const isMissing = !isInformation && (enforcedBy.length === 0 || testedBy.length === 0);
    const isByShape = enforcedBy.length > 0 && enforcedBy.every(({ by }) => by === "shape");
    return { id, ...entry, enforcedBy, testedBy, isByShape, isMissing };
  });
  return { rules, missing: rules.filter(({ isMissing }) => isMissing).map(({ id }) => id), unknown };
}
