import type { Puzzle } from "@redoubt/protocol";
import { createCaller } from "../client/caller.ts";
import { hireWorker } from "../client/hire.ts";
import type { Control } from "../session/control.ts";
import type { AnalystCalls, LeadTally, SampleAsk, SeatAnswer, Tally, ToldLine } from "../worker/analyst-calls.ts";
import { type Counted, isTurn } from "./figures.ts";

/** How often a plan is played on before it is judged. */
export const GAMES = 100;
const MOST = 10;
const PIECE = 400;

const bothTallies = (a: Tally, b: Tally): Tally => ({ count: a.count + b.count, halves: a.halves + b.halves });

const bothLeads = (a: LeadTally, b: LeadTally): LeadTally => ({
  count: a.count + b.count,
  sum: a.sum + b.sum,
  squares: a.squares + b.squares,
});

/** Plays plans out at one table, in a worker of its own. */
export interface Judge {
  /** Counts what comes of some answers, telling as it goes; ends at once when `isStill` says so. */
  readonly count: (
    puzzle: Puzzle,
    first: readonly SeatAnswer[],
    tell: (counted: Counted) => void,
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
    async count(puzzle, first, tell, isStill) {
      await study();
      const { after } = puzzle;
      const ask = { entry: after, seat: first[0].seat, first, time: PIECE };
      const goOn = async <T extends Counted>(
        count: (asked: SampleAsk) => Promise<T>,
        add: (a: T, b: T) => T,
        none: T,
      ) => {
        let all = none;
        while (all.count < GAMES && isStill()) {
          all = add(all, await count({ ...ask, from: all.count, most: Math.min(MOST, GAMES - all.count) }));
          if (isStill()) tell(all);
        }
      };
      if (isTurn(puzzle)) await goOn(analyst.leads, bothLeads, { count: 0, sum: 0, squares: 0 });
      else await goOn(analyst.sample, bothTallies, { count: 0, halves: 0 });
    },
    async line({ after }, answers) {
      await study();
      return analyst.line({ entry: after, answers });
    },
  };
}
