import type { Finding, SourceFile } from "./finding.ts";
import { isCode } from "./project-files.ts";

const LONGEST = 300;
const EXEMPT = /(^|\/)(data|tables)\//;

/** Finds code files that are longer than a reader can hold; tables and data are as long as the page they copy. */
export function checkFileSizes(files: readonly SourceFile[]): Finding[] {
  const findings: Finding[] = [];
  for (const { path, text } of files) {
    if (!isCode(path) || EXEMPT.test(path)) continue;
    const lines = text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
    if (lines > LONGEST) {
      findings.push({ file: path, line: LONGEST + 1, message: `${lines} lines, at most ${LONGEST}: split it` });
    }
  }
  return findings;
}
