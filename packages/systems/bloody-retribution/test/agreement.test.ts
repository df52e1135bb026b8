import {
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
  whyNot,
  wordStream,
} from "@redoubt/engine";
import { expect, test } from "vitest";
import { bloodyRetribution } from "../src/index.ts";
import { refusalSentence } from "../src/wording/refusals.ts";
import { otherReadings, skirmish } from "./skirmish.ts";

const { words } = bloodyRetribution;

/** Every answer that can be written about a small field. */
function everyAnswer(units: number, hexes: readonly number[]): number[] {
  const things = { unit: [...Array(units).keys()], hex: hexes, number: [] };
  return Object.entries(words.verbs).flatMap(([verb, kinds]) => {
    const [first, second] = kinds;
    const make = words.say[verb as keyof typeof words.say]; // Object.entries widens the names.
    if (first === undefined) return [make()];
    if (second === undefined) return things[first].map((one) => make(one));
    return things[first].flatMap((one) => things[second].map((other) => make(one, other)));
  });
}

function disagreements(setup: Setup, seed: number, every: number): string[] {
  const play = startPlay(bloodyRetribution, setup);
  if (isProblems(play)) throw new Error(JSON.stringify(play));
  const naming = bloodyRetribution.naming(play.world);
  const all = everyAnswer(play.world.count, play.world.grid.cells);
  const word = wordStream(secretOfSeed(seed), 7);
  const chance = seededChance(secretOfSeed(seed));
  const list = answerList();
  const found: string[] = [];
  for (let i = 0; run(play, chance) === "ask"; i++) {
    const [seat] = seatsToAnswer(play);
    listAnswers(play, seat, list);
    if (i % every === 0) {
      const listed = new Set(list.codes.subarray(0, list.count));
      for (const code of all) {
        const why = whyNot(play, seat, code, answerList());
        if ((why === null) !== listed.has(code))
          found.push(`${words.text(code, naming)}: ${why?.rule ?? "not listed"}`);
        if (why !== null) expect(refusalSentence(why)).not.toMatch(/undefined|\bNaN\b/);
      }
    }
    takeAnswer(play, seat, sampleAnswer(bloodyRetribution, list, word));
  }
  return found;
}

test("whatever is listed is allowed and whatever is not is refused with a case, over all answers that can be written", () => {
  for (let seed = 1; seed <= 4; seed++) {
    for (const setup of [skirmish(), skirmish(otherReadings), skirmish({}, { phase: "movement", flags: {} })]) {
      expect(disagreements(setup, seed, 9), String(seed)).toEqual([]);
    }
  }
}, 120_000);
