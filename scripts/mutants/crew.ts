import { Worker } from "node:worker_threads";
import type { Loading } from "./loading.ts";
import type { Order, Outcome, Reply } from "./orders.ts";

/** A thread that carries out one order at a time. One that hangs or breaks is replaced by another. */
export interface Hand {
  /** Carries out an order; a thread that breaks, or takes longer than `most` milliseconds, answers null. */
  readonly order: (order: Order, most: number) => Promise<Reply | null>;
  /** The next order goes to a fresh thread. */
  readonly renew: () => Promise<void>;
  readonly end: () => Promise<void>;
}

const mostMegabytes = 1500;

/** A hand with a thread of its own. */
export function hire(loading: Loading, mutants: number): Hand {
  let worker: Worker | null = null;
  const renew = async (): Promise<void> => {
    const old = worker;
    worker = null;
    await old?.terminate();
  };
  return {
    renew,
    end: renew,
    async order(order, most) {
      worker ??= new Worker(new URL("./thread.ts", import.meta.url), {
        workerData: { loading, mutants },
        resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
        // What tests print is nobody's business here.
        stdout: true,
        stderr: true,
      });
      const reply = await replyOf(worker, order, most);
      if (reply === null) await renew();
      return reply;
    },
  };
}

function replyOf(worker: Worker, order: Order, most: number): Promise<Reply | null> {
  return new Promise((resolve) => {
    const finish = (reply: Reply | null): void => {
      clearTimeout(timer);
      worker.off("message", finish);
      worker.off("error", fail);
      worker.off("exit", fail);
      resolve(reply);
    };
    const fail = (): void => finish(null);
    const timer = setTimeout(fail, most);
    worker.on("message", finish);
    worker.on("error", fail);
    worker.on("exit", fail);
    worker.postMessage(order);
  });
}

// Systems that were loaded anew stay in the memory of their thread.
const mostRounds = 40;

/** Tries a mutant: where a system that is loaded already cannot show it, in one loaded anew. */
export async function tryMutant(
  hand: Hand,
  loadedOrder: Order | null,
  anewOrder: Order,
  most: number,
): Promise<Exclude<Outcome, { readonly outcome: "spoilt" | "not-reached" }>> {
  for (const order of [loadedOrder, anewOrder]) {
    if (order === null) continue;
    const reply = await hand.order(order, most);
    // A mutant that breaks its thread, or keeps it busy for ever, cannot be overlooked.
    if (reply?.kind !== "tried") return { outcome: "caught", by: "it never ends, or breaks the thread" };
    const { outcome, rounds } = reply;
    if (outcome.outcome === "spoilt" || rounds >= mostRounds) await hand.renew();
    if (outcome.outcome === "caught" || outcome.outcome === "survived") return outcome;
  }
  return { outcome: "survived", left: 0 };
}
