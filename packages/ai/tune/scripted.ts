import { answerList, askingStep, listAnswers, secretOfSeed, seededChance } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import { contest, createPlayer, type Player, type PlayerName } from "../src/index.ts";
import { memory } from "../src/memory.ts";

/** A script: what an answer is worth to it, by the decision, the verb and what is named first; 0 where nothing is. */
export type Scoring<G> = (g: G, seat: number, decision: string, verb: string, thing: number) => number;

/** A player that gives the answer with the highest score, the first of equals, and never twice the same in one position. */
function scripted<G>({ words }: AnyWargame, score: Scoring<G>): Player {
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

/** What scripts meet: a level, so often, by a seed. */
export interface Meeting {
  readonly scenario: string;
  readonly name: string;
  readonly level: PlayerName;
  readonly games: number;
  readonly seed: number;
}

/** Lets a script meet a level, sides swapped; prints what it scores in each seat and the mean of `marginOf` at the end. */
export function meet<G>(system: AnyWargame, score: Scoring<G>, meeting: Meeting, marginOf: (g: G) => number): void {
  const { scenario, name, level, games, seed } = meeting;
  const sums = [0, 1].map(() => ({ score: 0, margin: 0, count: 0 }));
  for (let game = 0; game < games; game++) {
    const seat = game % 2;
    const player = createPlayer(level, system, { seed: seed * 1000 + game });
    const players = seat === 0 ? [scripted(system, score), player] : [player, scripted(system, score)];
    const dice = seededChance(secretOfSeed(seed * 1000 + (game >> 1)));
    const { verdict, play } = contest(system, { scenario, options: {} }, players, dice);
    sums[seat].score += verdict.winner === null ? 0.5 : verdict.winner === seat ? 1 : 0;
    sums[seat].margin += marginOf(play as unknown as G); // a script is only ever given plays of its system
    sums[seat].count++;
  }
  for (const [seat, { score: won, margin, count }] of sums.entries())
    console.log(
      `${name} as ${system.seats[seat]} against ${level}, ${scenario}: ${((100 * won) / Math.max(count, 1)).toFixed(1)}% of ${count}, mean difference ${(margin / Math.max(count, 1)).toFixed(1)}`,
    );
}
