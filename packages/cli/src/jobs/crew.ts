import { Worker } from "node:worker_threads";
import type { PartResults, Task } from "./kinds.ts";

/** What a thread of a crew is asked. */
export interface PartAsk {
  readonly task: Task;
  readonly number: number;
}

/** Threads that do parts of tasks, as many at a time as they are. */
export interface Crew {
  readonly work: <T extends Task>(task: T, number: number) => Promise<PartResults[T["kind"]]>;
  /** Ends the threads; what they are doing fails. */
  readonly close: () => Promise<void>;
}

/** Hires a crew. A thread that fails is replaced, and whoever waits for it is told. */
export function hireCrew(size: number): Crew {
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const waiting: ((worker: Worker) => void)[] = [];
  let isClosed = false;

  const start = (): Worker => {
    const worker = new Worker(new URL("./part-thread.ts", import.meta.url));
    all.add(worker);
    return worker;
  };
  const free = (worker: Worker): void => {
    const next = waiting.shift();
    if (next === undefined) idle.push(worker);
    else next(worker);
  };
  const hired = (): Promise<Worker> | Worker => {
    const worker = idle.pop() ?? (all.size < size ? start() : null);
    return worker ?? new Promise((done) => waiting.push(done));
  };
  return {
    async work(task, number) {
      const worker = await hired();
      try {
        return await answerOf(worker, { task, number });
      } catch (error) {
        all.delete(worker);
        void worker.terminate();
        if (!isClosed && waiting.length > 0) free(start());
        throw error;
      } finally {
        if (all.has(worker)) free(worker);
      }
    },
    async close() {
      isClosed = true;
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}

function answerOf<T>(worker: Worker, ask: PartAsk): Promise<T> {
  return new Promise((resolve, reject) => {
    const finish = (): void => {
      worker.off("message", take);
      worker.off("error", fail);
      worker.off("exit", end);
    };
    const take = (result: T): void => {
      finish();
      resolve(result);
    };
    const fail = (error: unknown): void => {
      finish();
      reject(error);
    };
    const end = (): void => fail(new Error("the thread has ended"));
    worker.on("message", take);
    worker.on("error", fail);
    worker.on("exit", end);
    worker.postMessage(ask);
  });
}
