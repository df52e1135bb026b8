import {
  type AnyPlay,
  type AnySystem,
  answerList,
  type Chance,
  clonePlay,
  cloneState,
  copyState,
  isProblems,
  keepState,
  listAnswers,
  run,
  type Setup,
  sampleAnswer,
  seatsToAnswer,
  snapshotOf,
  startPlay,
  takeAnswer,
  uniform,
} from "@redoubt/engine";
import type { BenchCase } from "./alternate.ts";

/** A battle to be measured: a system with a set-up. */
export interface Battle {
  readonly name: string;
  readonly system: AnySystem;
  readonly setup: Setup;
}

/** Cheap unsigned words whose low bits are as good as the high ones (a counter, well mixed). */
export function createWords(seed: number): () => number {
  let counter = seed;
  return () => {
    counter = (counter + 0x9e3779b9) | 0;
    let mixed = Math.imul(counter ^ (counter >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
}

/** Dice from the bench's own cheap generator, so that only the rules are measured. */
export const diceOf = (word: () => number): Chance => ({
  roll: ({ count, sides, lowest }) => Array.from({ length: count }, () => lowest + uniform(word, sides)),
});

const word = createWords(1854);
const dice = diceOf(word);

const list = answerList(4096);

/** A play of the battle, set up. */
export function begun({ system, setup }: Battle): AnyPlay {
  const play = startPlay(system, setup);
  if (isProblems(play)) throw new Error(play.map(({ where, what }) => `${where}: ${what}`).join("; "));
  return play;
}

function seatNow(play: AnyPlay): number {
  return seatsToAnswer(play)[0];
}

/** Lists every legal answer, draws one and takes it. */
export function decide(play: AnyPlay, system: AnySystem, words: () => number): void {
  const seat = seatNow(play);
  listAnswers(play, seat, list);
  // Giving up is a legal answer, but a bench of one-move games would measure the set-up.
  const answer = sampleAnswer(system, list, words);
  takeAnswer(play, seat, answer);
}

/** Random play of whole games with nobody listening, in decisions; the state is kept for undo before each one. */
export function playCase(battle: Battle): BenchCase {
  const play = begun(battle);
  const start = cloneState(play.state);
  const snapshots = Array.from({ length: 64 }, () => snapshotOf(play.state));
  return {
    name: battle.name,
    run() {
      copyState(start, play.state);
      let decisions = 0;
      while (run(play, dice) === "ask") {
        keepState(play.state, snapshots[decisions & 63]);
        decide(play, battle.system, word);
        decisions++;
      }
      return decisions;
    },
  };
}

/** Views of a battle in its course, as one seat sees it. */
export function viewCase(battle: Battle): BenchCase {
  const play = begun(battle);
  for (let decisions = 0; decisions < 500 && run(play, dice) === "ask"; decisions++) decide(play, battle.system, word);
  return {
    name: `${battle.name}: view`,
    run() {
      for (let i = 0; i < 16; i++) battle.system.view(play, 0);
      return 16;
    },
  };
}

/** How long it takes to list the answers of the median decision of random games, as a rate. */
export function listingCase(battle: Battle): BenchCase {
  const plays: AnyPlay[] = [];
  const play = begun(battle);
  const start = cloneState(play.state);
  while (plays.length < 2000) {
    copyState(start, play.state);
    while (run(play, dice) === "ask") {
      if (uniform(word, 10) === 0) plays.push(clonePlay(play));
      decide(play, battle.system, word);
    }
  }
  return {
    name: `${battle.name}: listing answers`,
    slice: () => 1 / medianSeconds(plays),
  };
}

function medianSeconds(plays: readonly AnyPlay[]): number {
  const repeats = 5;
  const seconds = plays.map((play) => {
    const seat = seatNow(play);
    listAnswers(play, seat, list);
    const begunAt = performance.now();
    for (let i = 0; i < repeats; i++) listAnswers(play, seat, list);
    return (performance.now() - begunAt) / 1000 / repeats;
  });
  return seconds.sort((a, b) => a - b)[seconds.length >> 1];
}
