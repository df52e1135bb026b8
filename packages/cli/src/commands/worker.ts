import type { WorkerPlan } from "@redoubt/server/jobs";
import { type Command, numberFlag, report, wordsOf } from "../command.ts";
import { usageComplaint } from "../complaint.ts";
import { hireCrew } from "../jobs/crew.ts";
import { systemOf, type Task } from "../jobs/kinds.ts";
import { counted } from "../sentences.ts";
import { onStore } from "../server/store-trouble.ts";

const lookEvery = 100;
const toldEvery = 10_000;

/** Tells a trouble once for as long as it stays the same: a database that is gone is asked for every second. */
function onChange(tell: (trouble: string) => void): (trouble: string) => void {
  let last = "";
  return (trouble) => {
    if (trouble !== last) tell(trouble);
    last = trouble;
  };
}

/** `redoubt worker`: thinks and counts for servers and commands that share a database. */
export const worker: Command = {
  name: "worker",
  words: "",
  summary: "think and count for all that share a PostgreSQL database: computers' seats, matches, simulations, tuning",
  text: [
    "Any number of workers on any number of machines take jobs from the queue in the database. A worker that dies loses",
    "nothing: another one begins its jobs anew. One that loses the database says so and waits until it is back. Ctrl-C ends",
    "it and gives back what it has begun.",
  ],
  flags: {
    database: { value: "ADDRESS", help: "the PostgreSQL database, postgres://… (else DATABASE_URL)" },
    threads: { value: "N", help: "how much it does at a time, one thread each (standard 1)" },
  },
  examples: ["worker --database postgres://localhost/redoubt --threads 4"],
  async run(call) {
    wordsOf(call, worker, 0);
    const address = call.flag("database") ?? process.env.DATABASE_URL;
    if (address === undefined || address === "") throw usageComplaint("--database needs postgres://….");
    const threads = numberFlag(call, "threads", 1, 1);
    const { OtherVersion, startWorker } = await import("@redoubt/server/jobs");
    const crew = hireCrew(threads);
    const did = { part: 0, seats: 0 };
    const said = (): string => `${counted(did.part, "part")} counted, ${counted(did.seats, "call")} to play answered`;
    const plan: WorkerPlan = {
      address,
      systems: call.registry,
      threads,
      async doPart(counting, number) {
        const task = counting as Task; // as the commands of this package call it out
        if (systemOf(task, call.registry) === null) throw new OtherVersion(`${task.version} is not here`);
        return crew.work(task, number);
      },
      did: (what) => void did[what]++,
      report: onChange(call.io.err),
    };
    const running = await onStore(() => startWorker(plan), "Start the worker again once it is back.").catch(
      async (error: unknown) => {
        await crew.close();
        throw error;
      },
    );
    const stop = call.io.stopSign();
    call.io.err(`The worker takes jobs, ${threads} at a time. Ctrl-C ends it.`);
    let told = call.io.now();
    while (!stop.isSet()) {
      await new Promise((wait) => setTimeout(wait, lookEvery));
      if (call.io.now() - told < toldEvery) continue;
      told = call.io.now();
      call.io.passing(said());
    }
    call.io.passing(null);
    await running.close(crew.close);
    stop.release();
    report(call, did, () => [said()]);
    return undefined;
  },
};
