import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { runCampaign } from "../../mutants/campaign.ts";
import { readExplanations } from "../../mutants/explained.ts";
import { type Report, reportLines, reportOf } from "../../mutants/report.ts";
import { openResults } from "../../mutants/results.ts";
import { subjectIn } from "../../mutants/sources.ts";

const folder = fileURLToPath(new URL("fixture", import.meta.url));

function notes(): string {
  const place = mkdtempSync(join(tmpdir(), "redoubt-mutants-"));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  return join(place, "kept", "fixture.json");
}

/** Tries all mutants of the fixture, or those until `stopAfter` steps of progress. */
async function campaign(kept: string, stopAfter = Number.POSITIVE_INFINITY): Promise<Report & { steps: number }> {
  const subject = subjectIn(folder, []);
  const results = openResults(kept, subject.fingerprint, false);
  let steps = 0;
  await runCampaign({
    subject,
    chosen: subject.mutants,
    results,
    seconds: 5,
    jobs: 1,
    progress: () => steps++,
    isStopped: () => steps >= stopAfter,
  });
  const explanations = readExplanations(join(folder, "test/mutants.json"));
  return { ...reportOf("fixture", subject.mutants, results.results, explanations, results.measured), steps };
}

describe("a campaign", () => {
  test("finds what no test notices, and only that", async () => {
    const report = await campaign(notes());
    expect(report.leftOut).toEqual([]);
    expect(report.files.map(({ file }) => file)).toEqual([
      "src/checks/march.ts",
      "src/modifiers/fire.ts",
      "src/tables/prices.ts",
    ]);
    // Nothing costs a hex that is not there, and the guards of 1.3 are tested nowhere.
    expect(report.survivors.map(({ line, kind, code }) => `${line} ${kind}: ${code}`)).toEqual([
      "29 bound: left > 0",
      "39 refusal: isGuard && points < 9",
      "39 operand: points < 9",
      "39 bound: points < 9",
    ]);
    expect(report.explained).toBe(1);
    expect(report.caught).toBe(report.tried - report.survivors.length - 1);
    expect(report.idle.map(({ code }) => code)).toEqual(["gone"]);
    expect(reportLines(report).at(-1)).toMatch(/^fixture: \d+ of \d+ mutants caught, \d+(\.\d)?%; with 1 explained/);
  });

  test("can be stopped, goes on where it was, and does nothing twice", async () => {
    const kept = notes();
    const begun = await campaign(kept, 6);
    expect(begun.tried).toBeGreaterThan(0);
    expect(begun.tried).toBeLessThan(begun.chosen);
    expect(reportLines(begun).at(-1)).toContain("are still to be tried");
    const ended = await campaign(kept);
    expect(ended.tried).toBe(ended.chosen);
    expect((await campaign(kept)).steps).toBe(0);
  });
});
