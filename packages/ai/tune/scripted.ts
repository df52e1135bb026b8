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
import { compared } from "./script-line.ts";

/** What an answer to one question is worth to a script, by its verb and what is named first; 0 where nothing is. */
export type Score = (verb: string, thing: number) => number;

/** A script: looks at a question once, then scores the answers to it. */
export type Scoring<G> = (g: G, seat: number, decision: string) => Score;

/** Somebody without thought: a name, and a player for a seat; null where it is nothing for that seat. */
export interface Dullard {
  readonly name: string;
  readonly player: (seat: number, seed: number) => Player | null;
}

/** A player that gives the answer with the highest score, the first of equals, and never twice the same in one position. */
export function scripted<G>({ words }: AnyWargame, scoring: Scoring<G>): Player {
  const list = answerList();
  const past = memory();
  return {
    answer(play, seat) {
      const g = play as unknown as G; // a script is only ever given plays of its system
      listAnswers(play, seat, list);
      past.dropRepeats(play, list);
      const score = scoring(g, seat, askingStep(play, seat).decision);
      let [best, most] = [list.codes[0], Number.NEGATIVE_INFINITY];
      for (let i = 0; i < list.count; i++) {
        const verb = words.verb(list.codes[i]);
        const names = words.verbs[verb].length;
        const value = score(verb, names > 0 ? words.arg(list.codes[i], 0) : 0);
        if (value > most) [best, most] = [list.codes[i], value];
      }
      return past.note(best);
    },
    explain: () => "By a script.",
    spent: () => 0,
  };
}

// Every plan that a mind offers a seat at the beginning or expects of it, kept for the whole game and played by look without slips.
function plansOf(system: AnyWargame, mind: Mind<AnyPlay>, play: AnyPlay, called: string): readonly Dullard[] {
  const offered = system.seats.map((_, seat) => [...mind.plans(play, seat), ...(mind.replies?.(play, seat) ?? [])]);
  const names = [...new Set(offered.flat().map(({ name }) => name))];
  return names.map((name) => ({
    name: `${called}: ${name}`,
    player(seat, seed) {
      const plan = offered[seat].find((one) => one.name === name);
      if (plan === undefined) return null;
      return commander(system, { ...mind, plans: () => [plan] }, { ...levels.recruit, slips: 0 }, { seed });
    },
  }));
}

/**
 * Whoever keeps to one plan and does not think. Those of the first edition are a measure that stays; where a mind has another by now, those that
 * it offers are met for comparison: they know all that the veteran knows, but for thinking.
 */
export function fixedPlans(system: AnyWargame, scenario: string): readonly Dullard[] {
  const mind = system.mind as Mind<AnyPlay> | undefined; // a system's mind is only ever given plays of that system
  const play = startPlay(system, { scenario, options: {} });
  if (mind === undefined || isProblems(play)) return [];
  if (mind.former === undefined) return plansOf(system, mind, play, "plan");
  return [...plansOf(system, mind.former, play, "plan"), ...plansOf(system, mind, play, compared)];
}

const leadOf = ({ score }: BoardView, side: string): number =>
  score.reduce((sum, line) => sum + (line.side === side ? line.points : -line.points), 0);

/** Lets a dullard meet a level once: the letter of what came of it for him, and by how many points he led at the end. */
export function meet(
  system: AnyWargame,
  scenario: string,
  dull: Player,
  level: PlayerName,
  seat: number,
  number: number,
): { readonly result: "w" | "d" | "l"; readonly lead: number } {
  const other = createPlayer(level, system, { seed: number });
  const players = seat === 0 ? [dull, other] : [other, dull];
  const dice = seededChance(secretOfSeed(number));
  const { verdict, play } = contest(system, { scenario, options: {} }, players, dice);
  return {
    result: verdict.winner === null ? "d" : verdict.winner === seat ? "w" : "l",
    lead: leadOf(system.view(play, null), system.seats[seat]),
  };
}
