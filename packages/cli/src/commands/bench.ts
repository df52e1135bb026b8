import { BENCH_GROUPS, type GroupReport, runGroup, type Verdict } from "../bench/index.ts";
import { type Command, numberFlag, report } from "../command.ts";
import { Complaint, unknownComplaint } from "../complaint.ts";
import { whileLocked } from "../files/lock.ts";
import { readSave } from "../files/save.ts";
import { columns } from "../sentences.ts";

const rate = (perSecond: number): string =>
  perSecond >= 100 ? Math.round(perSecond).toLocaleString("en") : perSecond.toFixed(1);
const times = (number: number): string => (number >= 100 ? Math.round(number).toLocaleString("en") : number.toFixed(1));
const bound = ({ bound: kind, times: limit, aim }: Verdict): string =>
  `${kind} ${times(limit)}x${aim === undefined ? "" : ` (aim ${times(aim)}x)`}`;

function groupLines({ name, unit, results, verdicts, notes }: GroupReport): readonly string[] {
  return [
    `${name}: ${unit} a second, best slice (median)`,
    ...columns(results.map((result) => [result.name, rate(result.best), `(${rate(result.median)})`])),
    ...verdicts.map(
      (one) => `  ${one.holds ? "holds" : "FAILS"}: ${one.claim}: ${times(one.measured)}x, ${bound(one)}`,
    ),
    ...notes.map((note) => `  ${note}`),
  ];
}

/** The claims of all groups as a table for a document. */
export function benchTable(reports: readonly GroupReport[]): string {
  const rows = reports.flatMap(({ verdicts }) =>
    verdicts.map((one) => `| ${one.claim} | ${times(one.measured)}x | ${bound(one)} |`),
  );
  return ["| What | Measured | Must hold |", "|---|---|---|", ...rows].join("\n");
}

const begin = "<!-- bench:begin -->";
const end = "<!-- bench:end -->";

/** Puts the table between its two marks in a document. */
function writeTable(path: string, reports: readonly GroupReport[]): void {
  const { text, replace } = readSave(path);
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Complaint("file", `${path}: has no lines "${begin}" and "${end}" for the table`);
  replace(`${text.slice(0, from + begin.length)}\n${benchTable(reports)}\n${text.slice(to)}`);
}

/** `redoubt bench`: measures speed, as ratios in one run. */
export const bench: Command = {
  name: "bench",
  words: "[GROUP ...]",
  summary: "measure speed against peers, baselines and the machine's limit",
  text: [
    `Groups: ${Object.keys(BENCH_GROUPS).join(", ")}. The sides of a group are measured in turn and compared best slice`,
    "against best slice. Each group is printed when it is done; Ctrl-C keeps what was printed.",
  ],
  flags: {
    rounds: { value: "N", help: "how many slices each side gets (standard 10)" },
    slice: { value: "MS", help: "how long a slice is (standard 200)" },
    write: { value: "FILE", help: `put the table of claims between "${begin}" and "${end}" of a document` },
  },
  examples: ["bench", "bench flood --rounds 20", "bench --write README.md"],
  async run(call) {
    const { io } = call;
    const names = call.words.length === 0 ? Object.keys(BENCH_GROUPS) : call.words;
    for (const name of names) {
      if (!Object.hasOwn(BENCH_GROUPS, name)) throw unknownComplaint("group", name, Object.keys(BENCH_GROUPS));
    }
    const rounds = numberFlag(call, "rounds", 10, 1);
    const sliceMilliseconds = numberFlag(call, "slice", 200, 1);
    const reports: GroupReport[] = [];
    for (const name of names) {
      const passing = (what: string) => io.width !== null && io.passing(`${name}: ${what}`);
      passing("preparing");
      const group = await BENCH_GROUPS[name]();
      const onProgress = (done: number, one: string) => passing(`${Math.round(done * 100)}%, ${one}`);
      const measured = runGroup(group, { rounds, sliceMilliseconds, onProgress });
      io.passing(null);
      reports.push(measured);
      if (!call.isJson) io.out(groupLines(measured).join("\n"));
    }
    const path = call.flag("write");
    if (path !== undefined) whileLocked(path, () => writeTable(path, reports));
    const isGood = reports.every(({ verdicts }) => verdicts.every(({ holds }) => holds));
    report(call, { groups: reports, isGood }, () => [isGood ? "Every claim holds." : "Some claims do not hold."]);
    return isGood ? 0 : 1;
  },
};
