import type { Attendance } from "../storage/attendance.ts";

/** A server that gives signs of life. */
export interface Attending {
  /** Says that the server ends. */
  readonly leave: () => Promise<void>;
}

/** While the storage cannot be reached it is tried so often, in milliseconds. */
const RETRY = 1_000;

/** Gives signs of life from now on; `found` is called when it turns out that clocks stood still for a while. */
export async function attend(attendance: Attendance, now: () => number, found: () => void): Promise<Attending> {
  await attendance.arrive(now());
  let known = await attendance.beat(now());
  // No act can have been stored between the first and the last sign of life that failed.
  let failed: number | null = null;
  let timer: NodeJS.Timeout;
  const beat = async (): Promise<void> => {
    try {
      const count = await attendance.beat(now(), failed ?? undefined);
      failed = null;
      if (count !== known) found();
      known = count;
    } catch {
      failed = now();
    }
    wait();
  };
  const wait = (): void => {
    timer = setTimeout(() => void beat(), failed === null ? attendance.beatEvery : RETRY);
    timer.unref();
  };
  wait();
  return {
    async leave() {
      clearTimeout(timer);
      await attendance.leave(now());
    },
  };
}
