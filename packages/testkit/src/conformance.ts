import {
  type AnySystem,
  answerList,
  isProblems,
  listAnswers,
  run,
  type Setup,
  sampleAnswer,
  seatsToAnswer,
  secretOfSeed,
  seededChance,
  startPlay,
  takeAnswer,
  uniform,
  wordStream,
} from "@redoubt/engine";
import { describe, expect, test } from "vitest";
import { fuzzGame, reproduceCommand } from "./fuzz.ts";
import { leadsToDice, oddsEqualFrequencies } from "./odds-check.ts";

/** How long a conformance run takes and what the system adds to it. */
export interface ConformanceSettings {
  readonly games: number;
  readonly every?: number;
  /** How many rolls have their exact odds compared with sampled ones. */
  readonly oddsChecks?: number;
}

/** The promises every system keeps, as tests: random games under all checks, and odds against frequencies. */
export function conformance(system: AnySystem, setups: readonly Setup[], settings: ConformanceSettings): void {
  const { games, every = 7, oddsChecks = 12 } = settings;
  describe(`conformance of ${system.id}`, () => {
    for (const setup of setups) {
      const name = setup.scenario ?? "position";
      test(`${name}: ${games} random games keep every promise`, { timeout: 600_000 }, () => {
        for (let seed = 1; seed <= games; seed++) {
          const { failure } = fuzzGame(system, setup, seed, { every });
          const again = failure === null ? "" : reproduceCommand(system.id, setup, failure);
          expect(failure, again).toBeNull();
        }
      });
      test(`${name}: exact odds equal sampled frequencies`, { timeout: 600_000 }, () => {
        expect(compareOdds(system, setup, oddsChecks)).toEqual({ compared: oddsChecks, broken: null });
      });
    }
  });
}

/** Plays random games until `wanted` rolls have been compared. */
function compareOdds(system: AnySystem, setup: Setup, wanted: number) {
  let compared = 0;
  for (let seed = 1; compared < wanted && seed < 2000; seed++) {
    const play = startPlay(system, setup);
    if (isProblems(play)) throw new Error(JSON.stringify(play));
    const word = wordStream(secretOfSeed(seed), 4_000_000_003);
    const chance = seededChance(secretOfSeed(seed));
    const list = answerList();
    while (compared < wanted && run(play, chance) === "ask") {
      const seat = seatsToAnswer(play)[0];
      listAnswers(play, seat, list);
      const answer = sampleAnswer(system, list, word);
      if (uniform(word, 4) === 0 && leadsToDice(play, seat, answer)) {
        const broken = oddsEqualFrequencies(play, seat, answer, secretOfSeed(seed + 1000), 400);
        compared++;
        if (broken !== null) return { compared, broken };
      }
      takeAnswer(play, seat, answer);
    }
  }
  return { compared, broken: null };
}
