import {
  answerList,
  clonePlay,
  cloneState,
  copyState,
  everyRoll,
  listAnswers,
  noDice,
  type Procedure,
  pendingRoll,
  run,
  seatsToAnswer,
  takeAnswer,
} from "@redoubt/engine";
import type { SteppesEvent } from "../event.ts";
import { NEVER } from "../instructions.ts";
import type { SteppesPlay } from "../state.ts";

/** What events and the play after them settle of what is asked; undefined where more must happen. */
export type Settling<T> = (events: readonly SteppesEvent[], play: SteppesPlay) => T | undefined;

/** One of `under` equally likely ways of its branch: what it settled, undefined where all ended without. */
export type Visit<T> = (settled: T | undefined, under: number, play: SteppesPlay) => void;

const list = answerList();

/**
 * Follows every way in which the dice of a play can fall through the very steps that will resolve it, until it is settled. Whoever is
 * asked on the way stands and takes the first answer. Uses the play up. Comes to whether dice were rolled.
 */
export function followWays<T>(work: SteppesPlay, settles: Settling<T>, visit: Visit<T>): boolean {
  let isRolled = false;
  const follow = (before: readonly SteppesEvent[], under: number): void => {
    const events = [...before];
    work.sink = (event) => events.push(event);
    let stop = run(work, noDice);
    while (stop === "ask" && settles(events, work) === undefined) {
      const [seat] = seatsToAnswer(work);
      listAnswers(work, seat, list);
      takeAnswer(work, seat, list.codes[0]);
      stop = run(work, noDice);
    }
    const settled = settles(events, work);
    if (settled !== undefined || stop !== "roll") {
      visit(settled, under, work);
      return;
    }
    isRolled = true;
    const here = cloneState(work.state);
    const { dice } = pendingRoll(work);
    everyRoll(dice, (rolled) => {
      copyState(here, work.state);
      const after = [...events];
      work.sink = (event) => after.push(event);
      let left: readonly number[] | null = rolled;
      run(work, {
        roll: () => {
          const now = left;
          left = null;
          return now;
        },
      });
      follow(after, under * dice.sides ** dice.count);
    });
  };
  follow([], 1);
  return isRolled;
}

/** The same for a procedure on a position, whatever instructions there are: those of the enemy are his secret. */
export function everyWay<L extends object, T>(
  g: SteppesPlay,
  procedure: Procedure<L, unknown>,
  locals: L,
  settles: Settling<T>,
  visit: Visit<T>,
): boolean {
  const work = clonePlay(g) as SteppesPlay; // a copy of the same system's play
  work.c.instructions.fill(NEVER);
  work.state.frames = {
    procedure: procedure as Procedure,
    step: procedure.first,
    locals: { ...locals } as Readonly<Record<string, unknown>>, // locals are plain records
    as: null,
    lanes: null,
    below: null,
  };
  return followWays(work, settles, visit);
}
