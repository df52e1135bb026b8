import { existsSync, readFileSync } from "node:fs";

/** How many checks or tests passed, and the names of those that failed. */
export interface Tally {
  readonly passed: number;
  readonly failures: readonly string[];
}

/** What Vitest's JSON reporter writes, as far as it is counted here. */
interface TestResults {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** The first line of what went wrong: the rest stands further up in the output. */
const whyFailed = (messages: readonly string[]): string => messages[0]?.split("\n")[0] ?? "left out";

/** Counts Vitest's results; a file that did not load, a test left out and a run that died all count as failures. */
export function countTests(file: string, isFine: boolean): Tally {
  if (!existsSync(file)) return { passed: 0, failures: ["a run of tests that wrote no results"] };
  const results: TestResults = JSON.parse(readFileSync(file, "utf8"));
  const failures = results.testResults.flatMap(({ name, status, assertionResults }) => {
    if (status === "failed" && assertionResults.length === 0) return [`${name} (did not load)`];
    return assertionResults
      .filter((each) => each.status !== "passed")
      .map((each) => `${name}: ${each.fullName} (${whyFailed(each.failureMessages)})`);
  });
  const hasRun = isFine && results.numPassedTests > 0;
  if (failures.length === 0 && !hasRun) failures.push("a run of tests that did not end well");
  return { passed: results.numPassedTests, failures };
}
