import {
  type AnyPlay,
  type Chance,
  clonePlay,
  type GameEvent,
  merged,
  noDice,
  outcomeKey,
  run,
  seededChance,
  takeAnswer,
  waysOf,
} from "@redoubt/engine";
import type { Broken } from "./checks.ts";

/** Whether dice fall after this answer before anybody decides again. */
export function leadsToDice(play: AnyPlay, seat: number, answer: number): boolean {
  const copy = clonePlay(play);
  takeAnswer(copy, seat, answer);
  return run(copy, noDice) === "roll";
}

/** The same dice, but only so many rolls of them; all where null. */
function upTo(rolls: number | null, chance: Chance): Chance {
  let left = rolls ?? Number.POSITIVE_INFINITY;
  return { roll: (dice) => (left-- > 0 ? chance.roll(dice) : null) };
}

/** Rolls the answer out `samples` times and compares how often each outcome came with its exact chance. */
export function oddsEqualFrequencies(
  play: AnyPlay,
  seat: number,
  answer: number,
  secret: string,
  samples: number,
): Broken | null {
  const { ways, rolls } = waysOf(play, seat, answer);
  const outcomes = merged(ways, outcomeKey);
  const expected = new Map(outcomes.map(({ chance, events }) => [outcomeKey(events), chance]));
  const total = outcomes.reduce((sum, { chance }) => sum + Number(chance.over) / Number(chance.under), 0);
  if (Math.abs(total - 1) > 1e-9) return { check: "odds", what: `the chances add up to ${total}` };
  const seen = new Map<string, number>();
  for (let i = 0; i < samples; i++) {
    const copy = clonePlay(play);
    const events: GameEvent[] = [];
    copy.sink = (event: GameEvent) => events.push(event);
    takeAnswer(copy, seat, answer);
    run(copy, upTo(rolls, seededChance(secret, i * 1000)));
    const key = outcomeKey(events);
    if (!expected.has(key)) return { check: "odds", what: `an outcome came that was not foreseen: ${key}` };
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  for (const [key, { over, under }] of expected) {
    const chance = Number(over) / Number(under);
    const wanted = chance * samples;
    // Six standard deviations: a false alarm once in half a billion outcomes.
    const slack = 6 * Math.sqrt(samples * chance * (1 - chance)) + 1;
    const came = seen.get(key) ?? 0;
    if (Math.abs(came - wanted) > slack) {
      return { check: "odds", what: `${came} of ${samples} instead of about ${Math.round(wanted)}: ${key}` };
    }
  }
  return null;
}
