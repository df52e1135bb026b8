import type { Io } from "./io.ts";
import { counted } from "./sentences.ts";

/** The progress of long work: how much is done, how fast, how long it will take. */
export interface Progress {
  /** Tells how much is done now; lets signals through from time to time. True while nobody wants to stop. */
  readonly goOn: (done: number) => Promise<boolean>;
  /** Ends the showing and the listening. */
  readonly end: () => void;
  readonly isStopped: () => boolean;
}

const breathEvery = 40;
const shownFirstAfter = 500;

function duration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  return seconds < 5400 ? `${Math.ceil(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}

/** Shows progress on standard error: often on a terminal, now and then elsewhere. Ctrl-C stops the work between two steps. */
export function startProgress(io: Io, noun: string, total: number): Progress {
  const stop = io.stopSign();
  const start = io.now();
  const showEvery = io.width === null ? 10_000 : 200;
  let breath = start;
  let shown = start + (io.width === null ? 0 : shownFirstAfter - showEvery);
  const line = (done: number, now: number): string => {
    const rate = done / Math.max(0.001, (now - start) / 1000);
    const speed = rate >= 10 ? Math.round(rate).toLocaleString("en") : rate.toFixed(1);
    const left = rate > 0 ? `, ${duration((total - done) / rate)} left` : "";
    return `${done.toLocaleString("en")} of ${counted(total, noun)}, ${speed} a second${left}`;
  };
  return {
    isStopped: stop.isSet,
    async goOn(done) {
      const now = io.now();
      if (now - shown >= showEvery) {
        shown = now;
        io.passing(line(done, now));
      }
      if (now - breath >= breathEvery) {
        await io.breathe();
        breath = io.now();
      }
      return !stop.isSet();
    },
    end() {
      io.passing(null);
      stop.release();
    },
  };
}

/** The exit code of work that Ctrl-C stopped, as shells have it. */
export const exitStopped = 130;
