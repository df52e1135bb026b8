import { type Call, type Flag, numberFlag } from "../command.ts";
import { startProgress } from "../progress.ts";
import { onStore } from "../server/store-trouble.ts";
import { hireCrew } from "./crew.ts";
import type { PartResults, Task } from "./kinds.ts";

/** The flags of every command that counts. */
export const spreadFlags: Readonly<Record<string, Flag>> = {
  jobs: { value: "N", help: "at a time, one worker thread each (standard 1)" },
  database: {
    value: "ADDRESS",
    help: "a PostgreSQL database: `redoubt worker` on any number of machines does the work",
  },
};

/**
 * Does parts of a task, in threads of this process or by whoever takes them from the queue of a database, and tells of each
 * as it is done. Ctrl-C leaves the rest undone; false then.
 */
export async function doParts<T extends Task>(
  call: Call,
  noun: string,
  task: T,
  numbers: readonly number[],
  done: (result: PartResults[T["kind"]]) => void,
): Promise<boolean> {
  const address = call.flag("database");
  const progress = startProgress(call.io, noun, numbers.length);
  try {
    if (address === undefined) await inThreads(call, task, numbers, done, progress.goOn);
    else await overDatabase(address, task, numbers, done, progress.goOn);
    return !progress.isStopped();
  } finally {
    progress.end();
  }
}

type GoOn = (done: number) => Promise<boolean>;

async function inThreads<T extends Task>(
  call: Call,
  task: T,
  numbers: readonly number[],
  done: (result: PartResults[T["kind"]]) => void,
  goOn: GoOn,
): Promise<void> {
  const size = Math.min(numberFlag(call, "jobs", 1, 1), numbers.length);
  const crew = hireCrew(size);
  const waiting = [...numbers];
  let count = 0;
  const work = async (): Promise<void> => {
    for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) {
      done(await crew.work(task, number));
      if (!(await goOn(++count))) waiting.length = 0;
    }
  };
  try {
    await Promise.all(Array.from({ length: size }, work));
  } finally {
    await crew.close();
  }
}

async function overDatabase<T extends Task>(
  address: string,
  task: T,
  numbers: readonly number[],
  done: (result: PartResults[T["kind"]]) => void,
  goOn: GoOn,
): Promise<void> {
  await withCountings(address, ({ spread }) =>
    // Workers of the same version of the rules have counted it.
    spread(task, numbers, ({ result }) => done(result as PartResults[T["kind"]]), goOn),
  );
}

type Spreading = Awaited<ReturnType<typeof import("@redoubt/server/jobs")["openSpreading"]>>;

/** Opens the countings of a database for as long as the work takes. The server's parts are loaded only now. */
export function withCountings<T>(address: string, work: (spreading: Spreading) => Promise<T>): Promise<T> {
  return onStore(async () => {
    const { openSpreading } = await import("@redoubt/server/jobs");
    const spreading = await openSpreading(address);
    try {
      return await work(spreading);
    } finally {
      await spreading.close();
    }
  }, "What was counted is kept there. Once it can be reached again, the same command goes on where it stopped.");
}
