import type { RuleEntry, RuleKind } from "@redoubt/engine";
import { literalsIn } from "./literals.ts";

/** A source or test file of a system: its path as people should see it, and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** A place that enforces a rule. */
export interface Citation {
  readonly file: string;
  readonly line: number;
}

/** A test that names a rule. */
export interface RuleTest extends Citation {
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

function citationsIn(sources: readonly Source[], ids: ReadonlySet<string>): ReadonlyMap<string, readonly Citation[]> {
  const found = new Map<string, Citation[]>();
  for (const { path, text } of sources) {
    if (listing.test(path)) continue;
    for (const literal of literalsIn(text)) {
      if (ids.has(literal.text)) add(found, literal.text, { file: path, line: literal.line });
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
    return { id, ...entry, enforcedBy, testedBy, isMissing };
  });
  return { rules, missing: rules.filter(({ isMissing }) => isMissing).map(({ id }) => id), unknown };
}
