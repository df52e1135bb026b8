import type { Dice } from "./chance.ts";
import { noDice } from "./chance.ts";
import type { GameEvent } from "./event.ts";
import { canonicalJson } from "./json.ts";
import { pendingRoll, run, takeAnswer } from "./run.ts";
import { type AnyPlay, clonePlay } from "./start.ts";
import { cloneState, copyState } from "./state.ts";

/** A chance as an exact fraction of two whole numbers in lowest terms. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** One thing that may come of a commitment, how likely it is, and the events that tell it. */
export interface OutcomeChance {
  readonly chance: Fraction;
  readonly events: readonly GameEvent[];
}

/** So many ways the dice can fall are followed; where there are more, only as many rolls as stay within it. */
const MOST_WAYS = 10_000;

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}

/** The fraction in lowest terms. */
export function fraction(over: bigint, under: bigint): Fraction {
  const shared = gcd(over, under);
  return { over: over / shared, under: under / shared };
}

/** Calls `visit` once for every way the dice can fall; all ways are equally likely. */
export function everyRoll(dice: Dice, visit: (rolled: readonly number[]) => void): void {
  const rolled = new Array<number>(dice.count).fill(dice.lowest);
  const highest = dice.lowest + dice.sides - 1;
  for (;;) {
    visit([...rolled]);
    let place = dice.count - 1;
    while (place >= 0 && rolled[place] === highest) rolled[place--] = dice.lowest;
    if (place < 0) return;
    rolled[place]++;
  }
}

/** The same text for the same outcome: events that hold dice tell how it came about, not what came. */
export function outcomeKey(events: readonly GameEvent[]): string {
  return canonicalJson(events.filter((event) => event.dice === undefined));
}

/**
 * Everything that may come of an answer up to the next decision of anybody, with exact chances, most likely first. It
 * runs the very steps that will resolve it: preview and resolution cannot disagree. Where too many dice fall before that
 * decision, up to the last roll that can be counted. The play itself is left as it is.
 */
export function oddsOf(play: AnyPlay, seat: number, answer: number): readonly OutcomeChance[] {
  return merged(waysOf(play, seat, answer).ways, outcomeKey);
}

/** One way the dice can fall after an answer, up to the next decision of anybody. */
export interface Way {
  /** It is one of this many equally likely ways of its branch. */
  readonly under: bigint;
  readonly events: readonly GameEvent[];
}

/** Every way the dice can fall after an answer. */
export interface Ways {
  readonly ways: readonly Way[];
  /** How many rolls were followed where more come before the next decision: too many to follow all; else null. */
  readonly rolls: number | null;
}

/** Every way the dice can fall after an answer, roll after roll as far as they can be counted. Leaves the play as it is. */
export function waysOf(play: AnyPlay, seat: number, answer: number): Ways {
  const work = clonePlay(play);
  const first: GameEvent[] = [];
  work.sink = (event: GameEvent) => first.push(event);
  takeAnswer(work, seat, answer);
  const start = cloneState(work.state);
  let found = explore(work, first, 1, Number.POSITIVE_INFINITY);
  for (let rolls = 2; found !== null && found.rolls !== null; rolls++) {
    copyState(start, work.state);
    const farther = explore(work, first, rolls, MOST_WAYS);
    if (farther === null) break;
    found = farther;
  }
  if (found === null) throw new Error("one roll has no bound");
  return found;
}

/** Ways that are the same to a key as one outcome each, most likely first. */
export function merged(ways: readonly Way[], key: (events: readonly GameEvent[]) => string): readonly OutcomeChance[] {
  const found = new Map<string, { over: bigint; under: bigint; readonly events: readonly GameEvent[] }>();
  for (const { under, events } of ways) {
    const name = key(events);
    const known = found.get(name);
    if (known === undefined) {
      found.set(name, { over: 1n, under, events });
      continue;
    }
    const sum = fraction(known.over * under + known.under, known.under * under);
    known.over = sum.over;
    known.under = sum.under;
  }
  const outcomes = [...found.values()].map(({ over, under, events }) => ({ chance: fraction(over, under), events }));
  return outcomes.sort((a, b) => Number(b.chance.over * a.chance.under - a.chance.over * b.chance.under));
}

/**
 * Follows every way the dice can fall from here over so many rolls, after events that have already happened; null where
 * there are more than `most` ways. Uses up `work`.
 */
function explore(work: AnyPlay, first: readonly GameEvent[], rolls: number, most: number): Ways | null {
  const ways: Way[] = [];
  let isCut = false;

  const branch = (before: readonly GameEvent[], under: bigint, left: number): void => {
    const events = [...before];
    work.sink = (event: GameEvent) => events.push(event);
    const isRoll = run(work, noDice) === "roll";
    if (!isRoll || left === 0) {
      isCut ||= isRoll;
      ways.push({ under, events });
      return;
    }
    const here = cloneState(work.state);
    const { dice } = pendingRoll(work);
    const faces = BigInt(dice.sides) ** BigInt(dice.count);
    everyRoll(dice, (rolled) => {
      if (ways.length > most) return;
      copyState(here, work.state);
      work.sink = (event: GameEvent) => events.push(event);
      const length = events.length;
      run(work, onceThenNone(rolled));
      branch(events.slice(), under * faces, left - 1);
      events.length = length;
    });
  };
  branch(first, 1n, rolls);
  return ways.length > most ? null : { ways, rolls: isCut ? rolls : null };
}

function onceThenNone(rolled: readonly number[]) {
  let left: readonly number[] | null = rolled;
  return {
    roll() {
      const now = left;
      left = null;
      return now;
    },
  };
}
