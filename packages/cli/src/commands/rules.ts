import { dirname } from "node:path";
import type { AnyWargame } from "@redoubt/mechanics";
import { type Call, type Command, report, wordsOf } from "../command.ts";
import { unknownComplaint } from "../complaint.ts";
import { systemNamed } from "../opened.ts";
import { type Coverage, type CoveredRule, coverageOf, type Means } from "../rules/coverage.ts";
import { foldersOf, sourcesIn } from "../rules/sources.ts";
import { columns, counted } from "../sentences.ts";

function coverage(call: Call, system: AnyWargame): Coverage {
  const named = call.flag("sources");
  const { sources, tests } =
    named === undefined ? foldersOf(system.id) : { sources: named, tests: call.flag("tests") ?? "" };
  const root = dirname(sources);
  return coverageOf(system.rules, sourcesIn(sources, root), sourcesIn(tests, root));
}

/** By what a rule is enforced, most used first, what only names it left out where anything else does. */
function meansText({ enforcedBy }: CoveredRule): string {
  const counts = new Map<Means, number>();
  for (const { by } of enforcedBy) counts.set(by, (counts.get(by) ?? 0) + 1);
  if (counts.size > 1) counts.delete("shape");
  return [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0)).join(", ");
}

function status(rule: CoveredRule): string {
  const { kind, isMissing, isByShape, enforcedBy, testedBy } = rule;
  if (!isMissing && kind === "info") return "information";
  if (!isMissing) return isByShape ? "by shape, tested" : "enforced and tested";
  if (kind === "info") return "MISSING: information without a reason";
  if (enforcedBy.length === 0) return testedBy.length === 0 ? "MISSING" : "MISSING: tested, not enforced";
  return "MISSING: enforced, not tested";
}

function tableLines({ rules, missing, unknown }: Coverage): readonly string[] {
  const rows = rules.map((rule) => [
    rule.id,
    rule.title,
    rule.kind,
    status(rule),
    meansText(rule),
    rule.enforcedBy.length === 0 ? "" : `${rule.enforcedBy[0].file}:${rule.enforcedBy[0].line}`,
    rule.testedBy.length === 0 ? "" : counted(rule.testedBy.length, "test"),
  ]);
  const shapes = rules.filter(({ isByShape }) => isByShape).length;
  return [
    ...columns(rows, ""),
    ...unknown.map(({ id, file, line }) => `${file}:${line}: a test names ${id}, which is no rule`),
    missing.length === 0
      ? `${counted(rules.length, "rule")}, none missing; ${shapes} of them are enforced by shape alone.`
      : `${counted(rules.length, "rule")}, ${missing.length} missing: ${missing.join(", ")}`,
  ];
}

function ruleLines(system: AnyWargame, rule: CoveredRule): readonly string[] {
  const readings = system.readings.filter(({ rules }) => rules.includes(rule.id));
  return [
    `${rule.id} ${rule.title} (${rule.kind}; ${status(rule)})`,
    `  ${rule.text}`,
    ...(rule.reason === undefined ? [] : [`  Not enforced because: ${rule.reason}`]),
    ...readings.map(({ id, text }) => `  Reading ${id}: ${text}`),
    ...(rule.enforcedBy.length === 0 ? [] : ["Enforced by:"]),
    ...columns(rule.enforcedBy.map(({ file, line, by }) => [`${file}:${line}`, by])),
    ...(rule.testedBy.length === 0 ? [] : ["Tested by:"]),
    ...columns(rule.testedBy.map(({ file, line, title }) => [`${file}:${line}`, title])),
  ];
}

/** `redoubt rules`: each rule with what enforces it and what tests it. */
export const rules: Command = {
  name: "rules",
  words: "SYSTEM [RULE]",
  summary: "show each rule with what enforces it and what tests it",
  text: [
    "A rule is enforced where the sources cite its number, and tested where the title of a test begins with it. Missing is",
    "what is neither enforced and tested nor information with a reason. By what it is enforced is told: a check refuses by",
    "it, a modifier, table or value counts by it, a step goes by it, an event tells of it, data gives what it prints. A rule",
    "that is only named, because the code has no way to break it, is enforced by shape.",
  ],
  flags: {
    sources: { value: "FOLDER", help: "read the sources there, not in the system's package" },
    tests: { value: "FOLDER", help: "read the tests there" },
  },
  examples: ["rules spi-quad", "rules spi-quad 7.42", "rules bloody-retribution --json"],
  run(call) {
    const [id, only] = wordsOf(call, rules, 1, 2);
    const system = systemNamed(call.registry, id);
    const covered = coverage(call, system);
    if (only === undefined) {
      report(call, { system: id, ...covered }, () => tableLines(covered));
      return;
    }
    const rule = covered.rules.find((known) => known.id === only);
    if (rule === undefined) throw unknownComplaint("rule", only, Object.keys(system.rules));
    const missing = rule.isMissing ? [rule.id] : [];
    report(call, { system: id, rules: [rule], missing }, () => ruleLines(system, rule));
  },
};
