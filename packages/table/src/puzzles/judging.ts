import type { Puzzle } from "@redoubt/protocol";
import { createCaller } from "../client/caller.ts";
import { hireWorker } from "../client/hire.ts";
import type { Control } from "../session/control.ts";
import type { AnalystCalls, SeatAnswer, Tally, ToldLine } from "../worker/analyst-calls.ts";

/** How often a plan is played on before it is judged. */
export const GAMES = 100;
const MOST = 10;
const PIECE = 400;

/** Plays plans out at one table, in a worker of its own. */
export interface Judge {
  /** Counts what comes of some answers, telling as it goes; ends at once when `isStill` says so. */
  readonly count: (
    puzzle: Puzzle,
    first: readonly SeatAnswer[],
    tell: (tally: Tally) => void,
    isStill: () => boolean,
  ) => Promise<void>;
  /** The answers in words. */
  readonly line: (puzzle: Puzzle, answers: readonly SeatAnswer[]) => Promise<ToldLine>;
  readonly dismiss: () => void;
}

/** A judge of the game on a table. */
export function judgeAt({ app }: Control): Judge {
  const { calls: analyst, dismiss } = createCaller<AnalystCalls>("analyst", hireWorker);
  const study = async (): Promise<unknown> => analyst.study({ file: await app.referee.file(null) });
  return {
    dismiss,
    async count({ after }, first, tell, isStill) {
      await study();
      let all: Tally = { count: 0, halves: 0 };
      while (all.count < GAMES && isStill()) {
        const most = Math.min(MOST, GAMES - all.count);
        const ask = { entry: after, seat: first[0].seat, first, from: all.count, most, time: PIECE };
        const { count, halves } = await analyst.sample(ask);
        all = { count: all.count + count, halves: all.halves + halves };
        if (isStill()) tell(all);
      }
    },
    async line({ after }, answers) {
      await study();
      return analyst.line({ entry: after, answers });
    },
  };
}
