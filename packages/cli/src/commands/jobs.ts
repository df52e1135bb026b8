import { type Command, report, wordsOf } from "../command.ts";
import { Complaint, usageComplaint } from "../complaint.ts";
import { withCountings } from "../jobs/spread.ts";
import { columns } from "../sentences.ts";

/** `redoubt jobs`: what is being counted on a database, and how far it is. */
export const jobs: Command = {
  name: "jobs",
  words: "",
  summary: "tell what is counted on a database and how far it is, stop it, and go on with it",
  text: ["The command that wanted a counting goes on with it too, by its results, wherever it is given again."],
  flags: {
    database: { value: "ADDRESS", help: "the PostgreSQL database, postgres://… (else DATABASE_URL)" },
    stop: { value: "NAME", help: "leave the rest of a counting undone" },
    resume: { value: "NAME", help: "have the rest of a counting done" },
  },
  examples: ["jobs --database postgres://localhost/redoubt", "jobs --stop 0123456789abcdef"],
  async run(call) {
    wordsOf(call, jobs, 0);
    const address = call.flag("database") ?? process.env.DATABASE_URL;
    if (address === undefined || address === "") throw usageComplaint("--database needs postgres://….");
    const [stopped, resumed] = [call.flag("stop"), call.flag("resume")];
    const kept = await withCountings(address, async ({ ledger, resume }) => {
      const unknown = (name: string) => new Complaint("store", `there is no counting "${name}"`);
      if (stopped !== undefined) {
        if ((await ledger.counting(stopped)) === null) throw unknown(stopped);
        await ledger.stop(stopped);
      }
      if (resumed !== undefined && !(await resume(resumed))) throw unknown(resumed);
      return ledger.countings();
    });
    const stateOf = ({ done, parts, isStopped }: (typeof kept)[number]): string =>
      done >= parts ? "done" : isStopped ? "stopped" : "open";
    report(call, kept, () =>
      kept.length === 0
        ? ["Nothing has been counted here."]
        : columns(kept.map((one) => [one.id, one.kind, `${one.done} of ${one.parts}`, stateOf(one)])),
    );
    return undefined;
  },
};
