import { type Finding, lineAt, type SourceFile } from "./finding.ts";
import { isCode } from "./project-files.ts";

interface ForbiddenWord {
  readonly pattern: RegExp;
  readonly message: string;
  readonly where: "everywhere" | "code";
}

const WORDS: readonly ForbiddenWord[] = [
  {
    pattern: /(?<![\w.@-])\/work\//g,
    message: "names a folder of one machine",
    where: "everywhere",
  },
  {
    pattern: /https?:\/\/[^\s"'<>)]*\bregistry\b[^\s"'<>)]*|\bregistry\.(npmjs|yarnpkg)\b/gi,
    message: "names a package registry",
    where: "everywhere",
  },
  {
    pattern: /"resolved":\s*"https?:[^"]*"/g,
    message: "the lock file names where a package came from",
    where: "everywhere",
  },
  {
    pattern: /\.(skip|only|todo)\(|\b(test|it|describe|suite)\.(skip|only|todo|skipIf|runIf|fails)\b/g,
    message: "leaves tests out",
    where: "code",
  },
  {
    pattern: /\bx(it|test|describe)\(/g,
    message: "leaves tests out",
    where: "code",
  },
  {
    pattern: /\bexpect\(\s*true\s*\)/g,
    message: "tests nothing",
    where: "code",
  },
  {
    pattern: /\b(TO-?DO|FIX-?ME)\b/g,
    message: "leaves work undone",
    where: "code",
  },
];

/** Finds what must not be in the project: a machine's paths, registry addresses, tests left out, work left undone. */
export function checkForbiddenWords(files: readonly SourceFile[]): Finding[] {
  const findings: Finding[] = [];
  for (const { path, text } of files) {
    for (const { pattern, message, where } of WORDS) {
      if (where === "code" && !isCode(path)) continue;
      for (const match of text.matchAll(pattern)) {
        findings.push({ file: path, line: lineAt(text, match.index), message: `\`${match[0].trim()}\` ${message}` });
      }
    }
  }
  return findings;
}
