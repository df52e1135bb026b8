import {
  type AnyPlay,
  answerList,
  type Chance,
  isProblems,
  listAnswers,
  offers,
  run,
  type Setup,
  seatsToAnswer,
  startPlay,
  takeAnswer,
  type Verdict,
} from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import { inTime, type Player } from "./player.ts";

/** What a game between players came to. */
export interface Contest {
  readonly verdict: Verdict;
  readonly decisions: number;
  /** The game as it ended, for whoever wants to count losses. */
  readonly play: AnyPlay;
}

/** Somebody who watches a contest: told before each answer, and of each answer. */
export interface Witness {
  readonly asked?: (play: AnyPlay, seat: number) => void;
  readonly answered?: (play: AnyPlay, seat: number, answer: number) => void;
}

// A game longer than this has no end.
const longest = 100_000;

/** Plays a game between two players to its end. An answer that is not allowed is an error of ours and throws. */
export function contest(
  system: AnyWargame,
  setup: Setup,
  players: readonly Player[],
  dice: Chance,
  witness: Witness = {},
): Contest {
  const play = startPlay(system, setup);
  if (isProblems(play)) throw new RangeError(play.map(({ where, what }) => `${where}: ${what}`).join("; "));
  const list = answerList();
  let decisions = 0;
  while (run(play, dice) === "ask") {
    const seat = seatsToAnswer(play)[0];
    witness.asked?.(play, seat);
    const answer = players[seat].answer(play, seat, inTime);
    listAnswers(play, seat, list);
    if (!offers(list, answer)) {
      throw new Error(`${system.seats[seat]} was given "${system.words.text(answer, system.naming(play.world))}"`);
    }
    witness.answered?.(play, seat, answer);
    takeAnswer(play, seat, answer);
    if (++decisions > longest) throw new Error(`no end after ${longest} decisions`);
  }
  return { verdict: system.verdict(play), decisions, play };
}
