import { PgBoss } from "pg-boss";
import { StorageDown } from "../storage/contract.ts";
import { messageOf, placeOf, troubleAt } from "../storage/postgres-down.ts";

/** What can be called out: to play the computer's seats of a game, and to count one part of something. */
export type JobKind = "seats" | "part";

/** A job: the same key is called out once, until somebody has done it. */
export interface Job {
  readonly key: string;
  readonly data: object;
}

/** The queue of a PostgreSQL database, in which jobs lie until a worker on any machine takes them. */
export interface Queue {
  readonly callOut: (kind: JobKind, jobs: readonly Job[]) => Promise<void>;
  /**
   * Does jobs of a kind, one after another, until the queue is closed. A job whose worker throws or dies is given to
   * another one: what it does must count once however often it is begun.
   */
  readonly take: (kind: JobKind, work: (data: unknown) => Promise<void>) => Promise<void>;
  /** Waits for what is being done. */
  readonly close: () => Promise<void>;
}

const NAMES: Readonly<Record<JobKind, string>> = { seats: "redoubt-seats", part: "redoubt-part" };

/** A worker that has given no sign of life for so long is dead, in seconds: the shortest that the queue knows. */
const DEAD_AFTER = 10;
const LOOK_FOR_DEAD_EVERY = 3;
/** No job may be active for longer, in seconds; games between computers are long. */
const LONGEST = 6 * 3_600;
/** Deaths and tables of another version send a job back; only after so many it is given up. */
const MOST_TRIES = 1_000;
const MOST_AT_ONCE = 1_000;
/** How long the end waits for what is being done, in milliseconds. */
const PATIENCE = 20_000;

/** Whether this end of the queue takes jobs, or only calls them out. */
export type QueueSide = "worker" | "caller";

/** Opens the queue and makes its tables where there are none. */
export async function openQueue(address: string, side: QueueSide, report: (trouble: string) => void): Promise<Queue> {
  const isWorker = side === "worker";
  const boss = new PgBoss({
    connectionString: address,
    max: isWorker ? 4 : 2,
    schedule: false,
    supervise: isWorker,
    superviseIntervalSeconds: LOOK_FOR_DEAD_EVERY,
    monitorIntervalSeconds: LOOK_FOR_DEAD_EVERY,
    useListenNotify: isWorker,
  });
  boss.on("error", (error) => report(messageOf(troubleAt(placeOf(address), error))));
  await boss.start();
  for (const name of Object.values(NAMES)) {
    await boss.createQueue(name, {
      policy: "exclusive",
      notify: true,
      heartbeatSeconds: DEAD_AFTER,
      expireInSeconds: LONGEST,
      retryLimit: MOST_TRIES,
      retryDelay: 1,
    });
  }
  let isClosed = false;
  return {
    async callOut(kind, jobs) {
      for (let at = 0; at < jobs.length; at += MOST_AT_ONCE) {
        const some = jobs.slice(at, at + MOST_AT_ONCE);
        try {
          await boss.insert(
            NAMES[kind],
            some.map(({ key, data }) => ({ singletonKey: key, data })),
          );
        } catch (error) {
          throw new StorageDown(`${placeOf(address)} cannot be used now: ${messageOf(error)}`);
        }
      }
    },
    async take(kind, work) {
      let id = "";
      id = await boss.work(
        NAMES[kind],
        { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2, batchSize: 1 },
        async ([job]) => {
          try {
            await work(job.data);
          } finally {
            // There may be more: it looks again at once instead of waiting to be called.
            if (!isClosed) boss.notifyWorker(id);
          }
        },
      );
    },
    async close() {
      isClosed = true;
      await boss.stop({ graceful: true, timeout: PATIENCE });
    },
  };
}
