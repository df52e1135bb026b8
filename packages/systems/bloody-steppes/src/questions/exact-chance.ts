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

/** Whether events settle what is asked: yes or no; undefined where more must happen. */
export type Settles = (events: readonly SteppesEvent[]) => boolean | undefined;

/** A chance in percent, to the nearest whole one, and whether dice decide it. */
export interface Chance {
  readonly percent: number;
  readonly isRolled: boolean;
}

/**
 * The chance in percent, to the nearest whole one, that a procedure run on a position comes to something: every way its dice can
 * fall is followed through the very steps that will resolve it. Whoever is asked on the way stands and takes the first answer,
 * whatever instructions there are: those of the enemy are his secret.
 */
export function exactChance<L extends object>(
  g: SteppesPlay,
  procedure: Procedure<L, unknown>,
  locals: L,
  settles: Settles,
): Chance {
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
  // Ways are counted on the scale of all rolls that were followed.
  const found = { over: 0, under: 1 };
  let isRolled = false;
  const count = (under: number): void => {
    const scale = Math.max(found.under, under);
    found.over = found.over * (scale / found.under) + scale / under;
    found.under = scale;
  };
  const follow = (before: readonly SteppesEvent[], under: number): void => {
    const events = [...before];
    work.sink = (event) => events.push(event);
    let stop = run(work, noDice);
    while (stop === "ask" && settles(events) === undefined) {
      const [seat] = seatsToAnswer(work);
      listAnswers(work, seat, list);
      takeAnswer(work, seat, list.codes[0]);
      stop = run(work, noDice);
    }
    const settled = settles(events);
    if (settled !== undefined || stop !== "roll") {
      if (settled === true) count(under);
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
  return { percent: Math.round((found.over * 100) / found.under), isRolled };
}

const list = answerList();
