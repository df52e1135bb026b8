import { StartError } from "../settings.ts";
import { messageOf, placeOf } from "../storage/postgres-down.ts";
import { type Counting, type Ledger, openLedger, type Part } from "./ledger.ts";
import { openQueue, type Queue } from "./queue.ts";

/** One part of a counting, as it lies in the queue. */
interface PartCall {
  readonly counting: string;
  readonly number: number;
}

/** How often whoever waits looks for parts that are done, in milliseconds, and calls out again what is missing. */
const LOOK_EVERY = 200;
const CALL_EVERY = 30_000;

/** Countings on a PostgreSQL database, spread over all workers. */
export interface Spreading {
  readonly ledger: Ledger;
  /**
   * Has parts done by whoever takes them, and tells of each, those that were done before first. Ends early where `goOn`
   * says so: what lies in the queue is then left alone by the workers until the same counting is wanted again.
   */
  readonly spread: (
    counting: Counting,
    numbers: readonly number[],
    done: (part: Part) => void,
    goOn: (done: number) => Promise<boolean>,
  ) => Promise<void>;
  /** Calls out what is missing of a counting that was stopped; false for an unknown one. */
  readonly resume: (id: string) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** Opens the countings of a database; one that cannot be reached is a StartError. */
export async function openSpreading(address: string): Promise<Spreading> {
  const [ledger, queue] = await opened(address, "caller");
  const callOut = (id: string, numbers: readonly number[]): Promise<void> =>
    queue.callOut(
      "part",
      numbers.map((number) => ({ key: `${id} ${number}`, data: { counting: id, number } satisfies PartCall })),
    );
  return {
    ledger,
    async spread(counting, numbers, done, goOn) {
      const id = await ledger.begin(counting, Math.max(...numbers, -1) + 1);
      const missing = new Set(numbers);
      let calledAt = Number.NEGATIVE_INFINITY;
      for (;;) {
        for (const part of await ledger.partsOf(id, [...missing])) {
          missing.delete(part.number);
          if (part.trouble !== null) {
            await ledger.stop(id);
            throw new Error(`part ${part.number} failed: ${part.trouble}`);
          }
          done(part);
        }
        if (missing.size === 0) return;
        if (!(await goOn(numbers.length - missing.size))) return ledger.stop(id);
        if (performance.now() - calledAt > CALL_EVERY) {
          calledAt = performance.now();
          await callOut(id, [...missing]);
        }
        await new Promise((wait) => setTimeout(wait, LOOK_EVERY));
      }
    },
    async resume(id) {
      const kept = await ledger.counting(id);
      if (kept === null) return false;
      await ledger.begin(kept, kept.parts);
      const numbers = Array.from({ length: kept.parts }, (_, i) => i);
      const has = new Set((await ledger.partsOf(id, numbers)).map(({ number }) => number));
      await callOut(
        id,
        numbers.filter((number) => !has.has(number)),
      );
      return true;
    },
    async close() {
      await queue.close();
      await ledger.close();
    },
  };
}

/** Opens both; a database that cannot be reached is told in words for whoever started this. */
export async function opened(
  address: string,
  side: "worker" | "caller",
  report: (trouble: string) => void = () => {},
): Promise<readonly [Ledger, Queue]> {
  let ledger: Ledger | null = null;
  try {
    ledger = await openLedger(address);
    return [ledger, await openQueue(address, side, report)];
  } catch (error) {
    await ledger?.close();
    throw new StartError(`${placeOf(address)} cannot be used: ${messageOf(error)}.`);
  }
}

/** How a worker does a part: what it returns is kept. What it throws is kept as trouble, but for OtherVersion. */
export type DoPart = (counting: Counting, number: number) => Promise<unknown>;

/** A part that this worker cannot do, because it knows the rules in another version: it is left for others. */
export class OtherVersion extends Error {
  override readonly name = "OtherVersion";
}

/** Takes parts from the queue, does those that are still wanted, and keeps what comes of them. */
export async function takeParts(
  queue: Queue,
  ledger: Ledger,
  doPart: DoPart,
  isStopping: () => boolean,
  kept: () => void,
): Promise<void> {
  await queue.take("part", async (data) => {
    const { counting: id, number } = data as PartCall; // only openSpreading calls parts out
    const counting = await ledger.counting(id);
    if (counting === null || counting.isStopped) return;
    if ((await ledger.partsOf(id, [number])).length > 0) return;
    const outcome = await doPart(counting, number).then(
      (result): Part => ({ number, result, trouble: null }),
      (error: unknown): Part => {
        // Whoever is told to end gives back what was begun.
        if (error instanceof OtherVersion || isStopping()) throw error;
        return { number, result: null, trouble: error instanceof Error ? error.message : String(error) };
      },
    );
    if (await ledger.keep(id, outcome)) kept();
  });
}
