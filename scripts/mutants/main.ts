import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../bootstrap.mjs";
import { runCampaign } from "./campaign.ts";
import { readExplanations } from "./explained.ts";
import type { Mutant } from "./instrument.ts";
import { reportLines, reportOf } from "./report.ts";
import { openResults } from "./results.ts";
import { subjectIn } from "./sources.ts";

const usage = `npm run mutants -- SYSTEM [options]

Breaks the rules of a system one by one and tells which breaks no test notices: refusals and conditions, bounds,
modifiers, cells of tables, things that are done. Goes on where it stopped while sources and tests are the same.
Explained survivors are kept in packages/systems/SYSTEM/test/mutants.json.

  --only TEXT     only files whose path has this in it
  --kind KIND     only refusal, condition, operand, bound, modifier, cell or act
  --sample N      only N of them, evenly spread
  --seconds N     try tests on one mutant for this long at most (standard 20)
  --jobs N        threads (standard 2)
  --again         forget what earlier runs found out
  --json          print JSON`;

const foundations = ["hex", "engine", "mechanics", "testkit"];

function chosenOf(mutants: readonly Mutant[], only = "", kind = "", sample = 0): readonly Mutant[] {
  const fitting = mutants.filter((one) => one.file.includes(only) && (kind === "" || one.kind === kind));
  if (sample === 0 || sample >= fitting.length) return fitting;
  return Array.from({ length: sample }, (_, i) => fitting[Math.floor((i * fitting.length) / sample)]);
}

function numberOf(text: string | undefined, standard: number): number {
  const number = Number(text ?? standard);
  if (Number.isInteger(number) && number > 0) return number;
  throw new RangeError(`a whole number is wanted, not "${text}"`);
}

function showProgress(): (what: string, done: number, all: number) => void {
  let [begun, shown] = [0, 0];
  return (what, done, all) => {
    const now = Date.now();
    if (done === 0) [begun, shown] = [now, now];
    if (now - shown < (process.stderr.isTTY ? 500 : 15_000)) return;
    shown = now;
    const left = done === 0 ? "" : `, ${Math.ceil((((now - begun) / done) * (all - done)) / 60_000)} min left`;
    const line = `${done} of ${all} ${what}${left}`;
    process.stderr.write(process.stderr.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
  };
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: "string" },
      kind: { type: "string" },
      sample: { type: "string" },
      seconds: { type: "string" },
      jobs: { type: "string" },
      again: { type: "boolean" },
      json: { type: "boolean" },
      help: { type: "boolean" },
    },
  });
  const [system] = positionals;
  const folder = join(root, "packages/systems", system ?? "");
  if (values.help || system === undefined || !existsSync(join(folder, "src"))) {
    console.error(usage);
    return values.help ? 0 : 1;
  }
  const subject = subjectIn(
    folder,
    foundations.map((name) => join(root, "packages", name, "src")),
  );
  const chosen = chosenOf(subject.mutants, values.only, values.kind, Number(values.sample ?? 0));
  const kept = join(root, "node_modules/.cache/redoubt-mutants", `${system}.json`);
  const results = openResults(kept, subject.fingerprint, values.again ?? false);
  let isStopped = false;
  process.on("SIGINT", () => {
    if (isStopped) process.exit(130);
    isStopped = true;
    console.error("\nStopping after the mutants at hand; once more stops at once.");
  });
  await runCampaign({
    subject,
    chosen,
    results,
    seconds: numberOf(values.seconds, 20),
    jobs: numberOf(values.jobs, 2),
    progress: showProgress(),
    isStopped: () => isStopped,
  });
  if (process.stderr.isTTY) process.stderr.write("\r\u001b[K");
  const explanations = readExplanations(join(folder, "test/mutants.json"));
  const report = reportOf(system, chosen, results.results, explanations, results.measured);
  console.log(values.json ? JSON.stringify(report, null, 2) : reportLines(report).join("\n"));
  return isStopped ? 130 : 0;
}

process.exitCode = await main();
