import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { countTests } from "../checks/tally.ts";

function resultsFile(changes: object): string {
  const folder = mkdtempSync(join(tmpdir(), "redoubt-tally-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "results.json");
  const none = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
  writeFileSync(file, JSON.stringify({ ...none, ...changes }));
  return file;
}

test("passed and failed tests are counted", () => {
  expect(countTests(resultsFile({ numPassedTests: 7 }), true)).toEqual({ passed: 7, failed: 0 });
  expect(countTests(resultsFile({ numPassedTests: 7, numFailedTests: 2 }), false)).toEqual({ passed: 7, failed: 2 });
});

test("a file that does not load is a failure", () => {
  const testResults = [{ status: "failed", assertionResults: [] }];
  expect(countTests(resultsFile({ numPassedTests: 7, testResults }), false)).toEqual({ passed: 7, failed: 1 });
});

test("a test left out is a failure", () => {
  expect(countTests(resultsFile({ numPassedTests: 7, numPendingTests: 1 }), true).failed).toBe(1);
});

test("a run that dies, writes nothing or runs nothing is a failure", () => {
  expect(countTests(resultsFile({ numPassedTests: 7 }), false).failed).toBe(1);
  expect(countTests(resultsFile({}), true).failed).toBe(1);
  expect(countTests("no-such-file.json", true).failed).toBe(1);
});
