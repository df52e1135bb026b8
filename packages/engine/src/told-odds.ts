import type { GameEvent } from "./event.ts";
import { isHeardBy } from "./event.ts";
import { type Fraction, merged, waysOf } from "./odds.ts";
import type { AnyPlay } from "./start.ts";
import type { AnySystem } from "./system.ts";
import type { Told } from "./told.ts";

/** One thing that may come of a commitment, in words. */
export interface ToldOutcome {
  readonly chance: Fraction;
  /** All that happens beyond what is certain, one sentence each; empty where nothing more happens. */
  readonly sentences: readonly string[];
  /** The cells of the charts that lead to it, as the charts print them. */
  readonly cells: readonly string[];
  /** The units that are worse off by it, certain harm included. */
  readonly harms: readonly string[];
}

/** What may come of a commitment: what is certain, told once, and what the dice decide. */
export interface ToldOdds {
  readonly certain: readonly string[];
  readonly outcomes: readonly ToldOutcome[];
  /** How many rolls were counted where more dice fall before the next decision than can be counted; else null. */
  readonly rolls: number | null;
}

interface Account {
  readonly sentences: readonly string[];
  readonly cells: readonly string[];
  readonly harms: readonly string[];
}

/** What is told of events: those without dice say what came of it, those with dice which cell it came from. */
function accountOf(system: AnySystem, world: unknown, events: readonly GameEvent[], seat: number): Account {
  const heard = events.filter((event) => isHeardBy(event, seat));
  const told = heard.map((event) => ({ event, told: system.wording.event(world, event) }));
  const isResult = ({ event, told: { tone } }: { event: GameEvent; told: Told }) =>
    event.dice === undefined && tone !== "sequence";
  const results = told.filter(isResult).map((one) => one.told);
  return {
    sentences: results.map(({ text }) => text),
    cells: told.flatMap(({ told: { cell } }) => (cell === undefined ? [] : [cell])),
    harms: [...new Set(results.flatMap(({ harms = [] }) => harms))],
  };
}

/** The sentences that are in every account, each as often as in the account that has it least. */
function commonTo(accounts: readonly Account[]): readonly string[] {
  const [first, ...others] = accounts;
  if (first === undefined || others.length === 0) return [];
  const left = others.map(({ sentences }) => [...sentences]);
  return first.sentences.filter((sentence) => {
    if (!left.every((sentences) => sentences.includes(sentence))) return false;
    for (const sentences of left) sentences.splice(sentences.indexOf(sentence), 1);
    return true;
  });
}

function without(sentences: readonly string[], certain: readonly string[]): readonly string[] {
  const left = [...certain];
  return sentences.filter((sentence) => {
    const at = left.indexOf(sentence);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** What may come of an answer up to the next decision, in the words of the very events that will tell it. */
export function toldOdds(system: AnySystem, play: AnyPlay, seat: number, answer: number): ToldOdds {
  const { ways, rolls } = waysOf(play, seat, answer);
  const account = (events: readonly GameEvent[]) => accountOf(system, play.world, events, seat);
  const outcomes = merged(ways, (events) => account(events).sentences.join(" "));
  const accounts = outcomes.map(({ events }) => account(events));
  const certain = commonTo(accounts);
  const cells = new Map<string, Set<string>>();
  for (const { events } of ways) {
    const { sentences, cells: reached } = account(events);
    const key = sentences.join(" ");
    const known = cells.get(key) ?? new Set();
    for (const cell of reached) known.add(cell);
    cells.set(key, known);
  }
  return {
    certain,
    rolls,
    outcomes: outcomes.map(({ chance }, i) => ({
      chance,
      sentences: without(accounts[i].sentences, certain),
      cells: [...(cells.get(accounts[i].sentences.join(" ")) ?? [])],
      harms: accounts[i].harms,
    })),
  };
}
