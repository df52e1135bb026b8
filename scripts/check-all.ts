import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./bootstrap.mjs";
import { checkBorders } from "./checks/borders.ts";
import { checkFileSizes } from "./checks/file-sizes.ts";
import type { Finding, SourceFile } from "./checks/finding.ts";
import { checkForbiddenWords } from "./checks/forbidden-words.ts";
import { checkLockFile } from "./checks/lock-file.ts";
import { projectFiles } from "./checks/project-files.ts";
import { countTests, type Tally } from "./checks/tally.ts";
import { ensureChromium, NO_CHROMIUM } from "./chromium.ts";
import { ensureTable, NotBuilt, teachingFolder, testedFolder } from "./table/ensure.ts";

/** Runs a program of node_modules on this Node and returns whether it succeeded. */
function runTool(program: string, ...args: string[]): boolean {
  const result = spawnSync(process.execPath, [join(root, "node_modules", program), ...args], {
    cwd: root,
    stdio: "inherit",
  });
  if (result.error) console.error(result.error.message);
  return result.status === 0;
}

/** Prints what a check found and counts the check as one. */
function report(isFine: boolean, findings: readonly Finding[] = []): Tally {
  const told = findings.map(({ file, line, message }) => `${file}:${line}  ${message}`);
  for (const line of told) console.log(line);
  console.log(isFine ? "passed" : "FAILED");
  return isFine ? { passed: 1, failures: [] } : { passed: 0, failures: told.length > 0 ? told : ["see above"] };
}

function reportFindings(check: (files: readonly SourceFile[]) => Finding[], files: readonly SourceFile[]): Tally {
  const findings = check(files);
  return report(findings.length === 0, findings);
}

function runTests(...config: string[]): Tally {
  const folder = mkdtempSync(join(tmpdir(), "redoubt-test-"));
  const results = join(folder, "results.json");
  try {
    const isFine = runTool(
      "vitest/vitest.mjs",
      "run",
      ...config,
      "--reporter=default",
      "--reporter=json",
      `--outputFile=${results}`,
    );
    return countTests(results, isFine);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Builds the table once, then plays it in a real browser. */
function runBrowserTests(): Tally {
  try {
    ensureTable(testedFolder);
    ensureTable(teachingFolder, true);
  } catch (error) {
    if (!(error instanceof NotBuilt)) throw error;
    console.log(error.message);
    return report(false);
  }
  const chromium = ensureChromium();
  if (chromium === null) {
    console.log(NO_CHROMIUM);
    return report(false);
  }
  console.log(`In ${chromium}`);
  return runTests("--config=packages/table/browser/vitest.config.ts");
}

const TYPES = ["tsconfig.json", "packages/table/tsconfig.json", "packages/table/browser/tsconfig.json"];

function checkTypes(): Tally {
  const results = TYPES.map((project) => runTool("typescript/bin/tsc", "--noEmit", "-p", project));
  return report(results.every((isFine) => isFine));
}

const files = projectFiles(root);
const checks: readonly (readonly [heading: string, run: () => Tally])[] = [
  ["Types", checkTypes],
  ["Lint and format", () => report(runTool("@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."))],
  ["Borders between packages", () => reportFindings(checkBorders, files)],
  ["Lock file", () => reportFindings(checkLockFile, files)],
  ["File sizes", () => reportFindings(checkFileSizes, files)],
  ["Forbidden words", () => reportFindings(checkForbiddenWords, files)],
  ["Tests", () => runTests()],
  ["Tests in Chromium", runBrowserTests],
];

let passed = 0;
const failures: string[] = [];
for (const [heading, run] of checks) {
  console.log(`\n== ${heading} ==`);
  const begun = performance.now();
  const tally = run();
  console.log(`(${heading}: ${Math.round((performance.now() - begun) / 1000)} s)`);
  passed += tally.passed;
  failures.push(...tally.failures.map((failure) => `${heading}: ${failure.replace(`${root}/`, "")}`));
}
process.exitCode = failures.length === 0 ? 0 : 1;
// Last, so that whoever sees only the end of the output still reads what is wrong.
for (const failure of failures) console.log(`FAILED  ${failure}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
