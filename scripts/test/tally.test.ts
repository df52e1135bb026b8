import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { countTests } from "../checks/tally.ts";

function resultsFile(changes: object): string {
  const folder = mkdtempSync(join(tmpdir(), "redoubt-tally-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "results.json");
  const none = { numPassedTests: 0, testResults: [] };
  writeFileSync(file, JSON.stringify({ ...none, ...changes }));
  return file;
}

const fileOf = (...statuses: string[]) => ({
  name: "a.test.ts",
  status: "failed",
  assertionResults: statuses.map((status, at) => ({
    fullName: `claim ${at}`,
    status,
    failureMessages: status === "failed" ? ["Error: no\nat line 1"] : [],
  })),
});

test("passed tests are counted and failed ones named", () => {
  expect(countTests(resultsFile({ numPassedTests: 7 }), true)).toEqual({ passed: 7, failures: [] });
  const testResults = [fileOf("passed", "failed", "failed")];
  const failures = ["a.test.ts: claim 1 (Error: no)", "a.test.ts: claim 2 (Error: no)"];
  expect(countTests(resultsFile({ numPassedTests: 7, testResults }), false)).toEqual({ passed: 7, failures });
});

test("a file that does not load is a failure", () => {
  const tally = countTests(resultsFile({ numPassedTests: 7, testResults: [fileOf()] }), false);
  expect(tally.failures).toEqual(["a.test.ts (did not load)"]);
});

test("a test left out is a failure", () => {
  const tally = countTests(
    resultsFile({ numPassedTests: 7, testResults: [fileOf("pending", "todo", "passed")] }),
    true,
  );
  expect(tally.failures).toEqual(["a.test.ts: claim 0 (left out)", "a.test.ts: claim 1 (left out)"]);
});

test("a run that dies, writes nothing or runs nothing is a failure", () => {
  expect(countTests(resultsFile({ numPassedTests: 7 }), false).failures).toHaveLength(1);
  expect(countTests(resultsFile({}), true).failures).toHaveLength(1);
  expect(countTests("no-such-file.json", true).failures).toHaveLength(1);
});
