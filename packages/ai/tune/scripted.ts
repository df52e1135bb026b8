import {
  type AnyPlay,
  answerList,
  askingStep,
  isProblems,
  listAnswers,
  secretOfSeed,
  seededChance,
  startPlay,
} from "@redoubt/engine";
import type { AnyWargame, BoardView, Mind } from "@redoubt/mechanics";
import { commander } from "../src/commander.ts";
import { contest, createPlayer, levels, type Player, type PlayerName } from "../src/index.ts";
import { memory } from "../src/memory.ts";

/** A script: what an answer is worth to it, by the decision, the verb and what is named first; 0 where nothing is. */
export type Scoring<G> = (g: G, seat: number, decision: string, verb: string, thing: number) => number;

/** Somebody without thought: a name, and a player for a seat; null where it is nothing for that seat. */
export interface Dullard {
  readonly name: string;
  readonly player: (seat: number, seed: number) => Player | null;
}

/** A player that gives the answer with the highest score, the first of equals, and never twice the same in one position. */
export function scripted<G>({ words }: AnyWargame, score: Scoring<G>): Player {
  const list = answerList();
  const past = memory();
  return {
    answer(play, seat) {
      const g = play as unknown as G; // a script is only ever given plays of its system
      listAnswers(play, seat, list);
      past.dropRepeats(play, list);
      const { decision } = askingStep(play, seat);
      let [best, most] = [list.codes[0], Number.NEGATIVE_INFINITY];
      for (let i = 0; i < list.count; i++) {
        const verb = words.verb(list.codes[i]);
        const names = words.verbs[verb].length;
        const value = score(g, seat, decision, verb, names > 0 ? words.arg(list.codes[i], 0) : 0);
        if (value > most) [best, most] = [list.codes[i], value];
      }
      return past.note(best);
    },
    explain: () => "By a script.",
    spent: () => 0,
  };
}

/** Every plan that a mind offers a seat at the beginning, kept for the whole game and played by look without slips. */
export function fixedPlans(system: AnyWargame, scenario: string): readonly Dullard[] {
  const mind = system.mind as Mind<AnyPlay> | undefined; // a system's mind is only ever given plays of that system
  const play = startPlay(system, { scenario, options: {} });
  if (mind === undefined || isProblems(play)) return [];
  const offered = system.seats.map((_, seat) => mind.plans(play, seat));
  const names = [...new Set(offered.flat().map(({ name }) => name))];
  return names.map((name) => ({
    name: `plan: ${name}`,
    player(seat, seed) {
      const plan = offered[seat].find((one) => one.name === name);
      if (plan === undefined) return null;
      return commander(system, { ...mind, plans: () => [plan] }, { ...levels.recruit, slips: 0 }, { seed });
    },
  }));
}

/** What came of a meeting, by the seat of the dullard. */
export interface Met {
  score: number;
  /** By how many points it led at the end, in sum. */
  lead: number;
  count: number;
}

const leadOf = ({ score }: BoardView, side: string): number =>
  score.reduce((sum, line) => sum + (line.side === side ? line.points : -line.points), 0);

/** Lets a dullard meet a level, sides swapped, both games of a pair with the same dice; what it scored in each seat. */
export function meet(
  system: AnyWargame,
  scenario: string,
  { player: playerFor }: Dullard,
  level: PlayerName,
  games: number,
  seed: number,
): readonly Met[] {
  const met = system.seats.map((): Met => ({ score: 0, lead: 0, count: 0 }));
  for (let game = 0; game < games; game++) {
    const seat = game % 2;
    const number = seed * 1_000 + game;
    const dull = playerFor(seat, number);
    if (dull === null) continue;
    const other = createPlayer(level, system, { seed: number });
    const dice = seededChance(secretOfSeed(seed * 1_000 + (game >> 1)));
    const { verdict, play } = contest(
      system,
      { scenario, options: {} },
      seat === 0 ? [dull, other] : [other, dull],
      dice,
    );
    met[seat].score += verdict.winner === null ? 0.5 : verdict.winner === seat ? 1 : 0;
    met[seat].lead += leadOf(system.view(play, null), system.seats[seat]);
    met[seat].count++;
  }
  return met;
}
