import { dirname } from "node:path";
import type { AnyWargame } from "@redoubt/mechanics";
import { type Call, type Command, report, wordsOf } from "../command.ts";
import { unknownComplaint } from "../complaint.ts";
import { systemNamed } from "../opened.ts";
import { type Coverage, type CoveredRule, coverageOf } from "../rules/coverage.ts";
import { foldersOf, sourcesIn } from "../rules/sources.ts";
import { columns, counted } from "../sentences.ts";

function coverage(call: Call, system: AnyWargame): Coverage {
  const named = call.flag("sources");
  const { sources, tests } =
    named === undefined ? foldersOf(system.id) : { sources: named, tests: call.flag("tests") ?? "" };
  const root = dirname(sources);
  return coverageOf(system.rules, sourcesIn(sources, root), sourcesIn(tests, root));
}

function status({ kind, isMissing, enforcedBy, testedBy }: CoveredRule): string {
  if (!isMissing) return kind === "info" ? "information" : "enforced and tested";
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
    rule.enforcedBy.length === 0 ? "" : `${rule.enforcedBy[0].file}:${rule.enforcedBy[0].line}`,
    rule.testedBy.length === 0 ? "" : counted(rule.testedBy.length, "test"),
  ]);
  return [
    ...columns(rows, ""),
    ...unknown.map(({ id, file, line }) => `${file}:${line}: a test names ${id}, which is no rule`),
    missing.length === 0
      ? `${counted(rules.length, "rule")}, none missing.`
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
    ...rule.enforcedBy.map(({ file, line }) => `  ${file}:${line}`),
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
    "what is neither enforced and tested nor information with a reason.",
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
