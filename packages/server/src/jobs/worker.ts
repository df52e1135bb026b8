import type { AnyWargame } from "@redoubt/mechanics";
import { openRooms } from "../games/rooms.ts";
import { hireThinkers } from "../games/thinkers.ts";
import { openPostgres } from "../storage/postgres.ts";
import { type DoPart, opened, takeParts } from "./counting.ts";
import { takeSeats } from "./seats.ts";

/** What a worker is and does. */
export interface WorkerPlan {
  readonly address: string;
  readonly systems: readonly AnyWargame[];
  /** How many games it thinks in at a time, and how many parts it counts at a time. */
  readonly threads: number;
  readonly doPart: DoPart;
  /** Called when a part was counted, or a computer's seat was played until somebody else was asked. */
  readonly did: (what: "part" | "seats") => void;
  readonly report: (trouble: string) => void;
}

/** A worker that takes jobs. */
export interface RunningWorker {
  /** Takes no more jobs and gives back what it has begun. `stopParts` makes what doPart is doing throw. */
  readonly close: (stopParts: () => Promise<void>) => Promise<void>;
}

/** Rooms in which nobody has thought for a while are closed so often, in milliseconds. */
const TIDY_EVERY = 60_000;

/** Takes jobs from a database: the computer's seats of the games that servers keep there, and parts of countings. */
export async function startWorker(plan: WorkerPlan): Promise<RunningWorker> {
  const { address, systems, threads, report } = plan;
  const storage = await openPostgres(address);
  const [ledger, queue] = await opened(address, "worker", report);
  const rooms = await openRooms(storage, systems);
  const thinkers = Array.from({ length: threads }, () => hireThinkers(report));
  const tidying = setInterval(rooms.tidy, TIDY_EVERY);
  let isStopping = false;
  for (const thinker of thinkers) {
    await takeSeats(
      queue,
      rooms,
      thinker,
      () => isStopping,
      () => plan.did("seats"),
    );
    await takeParts(
      queue,
      ledger,
      plan.doPart,
      () => isStopping,
      () => plan.did("part"),
    );
  }
  return {
    async close(stopParts) {
      isStopping = true;
      clearInterval(tidying);
      const closing = queue.close();
      await stopParts();
      await closing;
      await Promise.all(thinkers.map((thinker) => thinker.close()));
      await ledger.close();
      await storage.close();
    },
  };
}
