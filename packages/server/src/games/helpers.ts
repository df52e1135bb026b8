import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Helper } from "@redoubt/table/help";
import type { HelpCall, HelpReply } from "./helper-worker.ts";

// More hands than this would have too little to do.
const MOST_CORES = 8;

type Waiting = (reply: HelpReply) => void;

/** A thread that helps to think, started when it is first called. */
function hireHelper(): Helper {
  let worker: Worker | null = null;
  let next = 1;
  const waiting = new Map<number, Waiting>();
  const start = (): Worker => {
    const started = new Worker(new URL("./helper-worker.ts", import.meta.url));
    started.unref();
    started.on("message", (reply: HelpReply) => {
      waiting.get(reply.id)?.(reply);
      waiting.delete(reply.id);
    });
    started.on("error", (error: unknown) => {
      worker = null;
      for (const [id, done] of waiting) done({ id, value: null, trouble: String(error) });
      waiting.clear();
    });
    return started;
  };
  const called = async (message: HelpCall): Promise<HelpReply["value"]> => {
    worker ??= start();
    const replied = new Promise<HelpReply>((done) => waiting.set(message.id, done));
    worker.postMessage(message);
    const { value, trouble } = await replied;
    if (trouble !== null) throw new Error(trouble);
    return value;
  };
  return {
    brief: async (ask) => Number(await called({ id: next++, call: "brief", ask })),
    // Whoever was asked for values sends values.
    imagine: async (ask) => (await called({ id: next++, call: "imagine", ask })) as readonly number[] | null,
  };
}

/** Threads that help a thinking one, one for each core but its own. */
export function hireHelpers(cores = availableParallelism()): readonly Helper[] {
  return Array.from({ length: Math.min(cores, MOST_CORES) - 1 }, hireHelper);
}
