import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { instrument, type Mutant } from "./instrument.ts";

/** What is no rule: lists and data, wording, views, the computer player, and what only checks or reads set-ups. */
const noRules = new RegExp(
  "(^|/)(data|mind|setup|wording|questions|events)/|" +
    "(^|[/-])(describe|view|evaluate|words|event|invariants|recount|readings|refusals|kit|index|position|world|questions)" +
    "[^/]*\\.ts$",
);

/** A system taken apart for mutants. */
export interface Subject {
  readonly folder: string;
  /** Instrumented sources by path. */
  readonly sources: ReadonlyMap<string, string>;
  readonly mutants: readonly Mutant[];
  readonly testFiles: readonly string[];
  /** Changes with every source and test that a result could depend on. */
  readonly fingerprint: string;
}

function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes(`${sep}node_modules${sep}`))
    .sort();
}

/** Reads a system; what its rules stand on lies in `beside`. */
export function subjectIn(folder: string, beside: readonly string[]): Subject {
  const sources = new Map<string, string>();
  const mutants: Mutant[] = [];
  for (const path of filesIn(join(folder, "src"))) {
    const file = relative(folder, path).split(sep).join("/");
    if (!file.endsWith(".ts") || noRules.test(file)) continue;
    const instrumented = instrument(file, readFileSync(path, "utf8"), mutants.length);
    mutants.push(...instrumented.mutants);
    sources.set(path, instrumented.text);
  }
  const testFiles = filesIn(join(folder, "test")).filter((path) => path.endsWith(".test.ts"));
  const hash = createHash("sha256");
  for (const path of [folder, ...beside].flatMap(filesIn)) {
    if (/\.(ts|json|txt)$/.test(path)) hash.update(path).update(readFileSync(path));
  }
  return { folder, sources, mutants, testFiles, fingerprint: hash.digest("hex").slice(0, 16) };
}
