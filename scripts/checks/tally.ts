import { existsSync, readFileSync } from "node:fs";

/** How many checks or tests passed and failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** What Vitest's JSON reporter writes, as far as it is counted here. */
interface TestResults {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/** Counts Vitest's results; a file that did not load, a test left out and a run that died all count as failures. */
export function countTests(file: string, isFine: boolean): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const results: TestResults = JSON.parse(readFileSync(file, "utf8"));
  const unloaded = results.testResults.filter((each) => each.status === "failed" && each.assertionResults.length === 0);
  const leftOut = results.numPendingTests + results.numTodoTests;
  if (leftOut > 0) console.log(`${leftOut} tests were left out`);
  const failed = results.numFailedTests + unloaded.length + leftOut;
  const hasRun = isFine && results.numPassedTests > 0;
  return { passed: results.numPassedTests, failed: failed === 0 && !hasRun ? 1 : failed };
}
