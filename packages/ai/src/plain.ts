import { type AnswerList, answerList, listAnswers, type State } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import { temperaments } from "./level.ts";
import { below, lotsFrom, mixed } from "./lots.ts";
import { memory } from "./memory.ts";
import { rootOf } from "./order.ts";
import { plainMind } from "./plain-mind.ts";
import type { Player, PlayerSettings } from "./player.ts";
import { dropRare } from "./rare.ts";
import { sparePlace, type Thought, takeUp, thoughtFor } from "./thought.ts";
import { type Trying, worthOfAnswer } from "./trying.ts";

/** How many answers stay in the comparison from round to round, in how many ways each is gone on with, and how often with other dice. */
const rounds = [
  { answers: 16, ways: 6, dice: 1 },
  { answers: 5, ways: 6, dice: 3 },
  { answers: 2, ways: 4, dice: 4 },
] as const;

// Work units for one answer, where nothing else is said: well under a second in the dearest of the systems.
const usualBudget = 1_200;

// What has taken so many answers is brought to an end.
const longestOrder = 12;

// By how many points it must be better to leave a thing undone, and to go on with one: whoever never begins anything never wins.
const eagerness = 6;
const brevity = 2;

interface Candidate {
  readonly code: number;
  sum: number;
  count: number;
}

const mean = ({ sum, count }: Candidate): number => (count === 0 ? Number.NEGATIVE_INFINITY : sum / count);

/** The answers to be tried: all that name nothing, and as many of the rest as there is room for, drawn by lot. */
function candidatesOf({ thought, isBare }: Trying, list: AnswerList): Candidate[] {
  const codes = [...list.codes.subarray(0, list.count)];
  const bare = codes.filter(isBare);
  const rest = codes.filter((code) => !isBare(code));
  const room = Math.max(1, rounds[0].answers - bare.length);
  for (let i = 0; i < room && i < rest.length; i++) {
    const from = i + below(thought.lots, rest.length - i);
    [rest[i], rest[from]] = [rest[from], rest[i]];
  }
  return [...rest.slice(0, room), ...bare].map((code) => ({ code, sum: 0, count: 0 }));
}

// Tries the candidates round by round, the better ones again, until the budget is spent.
function compare(trying: Trying, candidates: Candidate[], luck: number, end: number, isLate: () => boolean): number {
  const { thought } = trying;
  let standing = candidates;
  for (const [round, { answers, ways, dice }] of rounds.entries()) {
    standing = standing.sort((a, b) => mean(b) - mean(a)).slice(0, answers);
    if (standing.length < 2) break;
    for (const candidate of standing) {
      candidate.sum += dice * worthOfAnswer(trying, candidate.code, { ways, dice, luck: mixed(luck, round) });
      candidate.count += dice;
      if (thought.spent >= end || isLate()) return best(trying, candidates);
    }
  }
  return best(trying, candidates);
}

// At the beginning of an order doing something is preferred among equals, within it coming to an end.
function best({ isBare, isBeginning }: Trying, candidates: readonly Candidate[]): number {
  const favour = isBeginning ? eagerness : brevity;
  const worth = (one: Candidate): number => mean(one) + (isBare(one.code) === isBeginning ? 0 : favour);
  return candidates.reduce((first, one) => (worth(one) > worth(first) ? one : first)).code;
}

// Whether the question begins something: most of what it offers names a unit, so that one of them is taken up.
function isBeginningOf({ words }: AnyWargame, list: AnswerList): boolean {
  let [units, others] = [0, 0];
  for (let i = 0; i < list.count; i++) {
    const [first] = words.verbs[words.verb(list.codes[i])];
    if (first === "unit") units++;
    else if (first !== undefined) others++;
  }
  return units > others;
}

// Whether both sides work side by side in secret.
const isLane = ({ base }: Thought): boolean => base.state.frames?.step.kind === "lanes";

/**
 * The opponent of a system that brings no mind of its own. It has no plan: it tries what it may answer on imagined games, goes on
 * by lot until the order is carried out, and gives the answer after which the system's own evaluation is best on average. What both
 * sides write side by side (order sheets) stays as it is: nothing tried there shows its worth before long.
 */
export function plainPlayer(system: AnyWargame, settings: PlayerSettings): Player {
  const mind = plainMind(system);
  const list = answerList();
  const inner = answerList();
  const past = memory();
  const choices = lotsFrom(1);
  const budget = settings.budget ?? usualBudget;
  const isBare = (code: number): boolean => system.words.verbs[system.words.verb(code)].length === 0;
  let thought: Thought | null = null;
  let place: State | null = null;
  let asked = 0;
  let inOrder = 0;
  let aim = "Nothing has been decided yet.";
  return {
    answer(play, seat, isLate) {
      if (thought === null || place === null || thought.base.world !== play.world) {
        thought = thoughtFor(system, mind, temperaments.steady, play);
        place = sparePlace(thought);
      }
      takeUp(thought, play, seat);
      listAnswers(thought.base, seat, list);
      // In this order: whoever has tried all else begins again, and does not give up.
      dropRare(system, list);
      past.dropRepeats(thought.base, list);
      // Each question is an order of its own, to where the like of it is asked again or what it leads to has ended.
      const root = rootOf(thought.base, seat, null);
      const isBeginning = isBeginningOf(system, list);
      aim = mind.aim(thought.base, seat, mind.plans(thought.base, seat)[0]);
      const luck = mixed(settings.seed, asked++);
      inOrder = isBeginning ? 0 : inOrder + 1;
      if (list.count === 1) return past.note(list.codes[0]);
      thought.lots.seed(luck);
      const trying: Trying = { thought, choices, root, seat, inner, isBare, place, isBeginning };
      const candidates = candidatesOf(trying, list);
      const bare = candidates.filter(({ code }) => isBare(code));
      if (isLane(thought) && bare.length > 0) return past.note(bare[0].code);
      const tried = inOrder > longestOrder && bare.length > 0 ? bare : candidates;
      return past.note(compare(trying, tried, luck, thought.spent + budget, isLate));
    },
    explain: () => aim,
    spent: () => thought?.spent ?? 0,
  };
}
